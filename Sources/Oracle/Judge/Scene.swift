internal import Traces
internal import Transcripts

/// The facts about a view that the rules about one thing see at the judged event: a tap, a load, an
/// edit, a tile, an application.
///
/// A fact that is not told is thrown as what is lacking, and the rule that needs it is not judged.
protocol Scene: SendableMetatype {
  /// Shows a view; nil: it has nothing of the kind.
  init?(_ watch: Watch)

  /// The view.
  var watch: Watch { get }
  /// The event in words, for what was found.
  var words: String { get }
}

extension Scene {
  /// Needs a fact.
  func need(_ isKnown: Bool, _ lack: Lack) throws(Lack) { if !isKnown { throw lack } }

  /// Needs that a message could be heard.
  func hear(_ event: Event) throws(Lack) { try need(watch.hears(event), .message) }

  /// Needs that the delegate of no view has called anything in the turn: in a message that nobody heard it may have.
  func withoutDelegate() throws(Lack) {
    try withoutHiddenDelegate()
    try need(watch.turns.delegate != watch.now.turn, .delegate)
  }

  /// Needs that no delegate can have called anything in a message that nobody heard.
  func withoutHiddenDelegate() throws(Lack) {
    try need(watch.record.calls != .hidden || !watch.record.leavesUnheard, .calls)
  }

  /// Makes a question about the scene, asked at events of views that have one.
  static func question(
    _ events: Event...,
    answer: @escaping @Sendable (Self) throws(Lack) -> Answer,
    found: @escaping @Sendable (Self) -> String = { $0.words },
    expecting expected: @escaping @Sendable (Self) -> String
  ) -> Check {
    question(at: events, answer: answer, found: found, expecting: expected)
  }

  /// Returns a question about the scene, asked at a list of events.
  static func question(
    at events: [Event],
    scope: Question.Scope = [],
    answer: @escaping @Sendable (Self) throws(Lack) -> Answer,
    found: @escaping @Sendable (Self) -> String = { $0.words },
    expecting expected: @escaping @Sendable (Self) -> String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: scope,
        answer: { watch in
          guard let scene = Self(watch) else { return .notJudged }
          do throws(Lack) {
            return try answer(scene)
          } catch {
            return .lacks(error)
          }
        },
        found: { watch in Self(watch).map(found) ?? watch.now.event.word },
        expected: { watch in Self(watch).map { [expected($0)] } ?? [] }
      )
    )
  }
}
