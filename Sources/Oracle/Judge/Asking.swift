internal import Transcripts

extension Check {
  /// Returns a question asked at events of a view.
  static func at(
    _ events: [Event],
    scope: Question.Scope = [],
    judged: Question.Scope = [],
    answer: @escaping @Sendable (Watch) -> Answer,
    found: @escaping @Sendable (Watch) -> String = { $0.now.event.word },
    expecting expected: @escaping @Sendable (Watch) -> String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: scope,
        judged: judged,
        answer: answer,
        found: found,
        expected: { watch in [expected(watch)] }
      )
    )
  }
}

extension Check {
  /// Returns a question asked at each eighth frame of a glide.
  static func atEighthFrame(
    answer: @escaping @Sendable (Watch) -> FrameAnswer,
    found: @escaping @Sendable (Watch) -> String,
    expecting expected: @escaping @Sendable (Watch) -> String
  ) -> Check {
    .question(
      Question(
        events: [.didScroll],
        scope: [.inMotion, .eighthFrame],
        answer: { watch in answer(watch)(watch.now.offset, watch.now.time) },
        found: found,
        expected: { watch in [expected(watch)] },
        answerToFrames: answer
      )
    )
  }
}

extension Answer {
  /// Holds, or is violated.
  init(_ isKept: Bool) {
    self = isKept ? .holds : .violated
  }

  /// Holds if a fact is so, is violated if it is not; of what is not known nothing is judged.
  init(_ fact: Certainty) {
    switch fact {
    case .yes: self = .holds
    case .no: self = .violated
    case .unknown: self = .notJudged
    }
  }

  /// The same of a flag; nil: nobody tells it.
  init(_ flag: Bool?) { self.init(Certainty(flag)) }

  /// The same of several facts, all of which must be so.
  init(all facts: [Certainty]) {
    self.init(facts.contains(.no) ? .no : facts.contains(.unknown) ? .unknown : .yes)
  }

  /// Joins the answers about the axes: violated if one is, else held if one is, else not judged.
  @inline(__always)
  static func onEachAxis(_ answer: (Axis) -> Answer) -> Answer {
    var joined = Answer.notJudged
    for axis in Axis.each {
      switch answer(axis) {
      case .violated: return .violated
      case .holds: joined = .holds
      case .notJudged, .lacks: break
      }
    }
    return joined
  }
}
