public import Traces

/// Judges transcripts by the rules of a profile.
public struct Judge: Sendable {
  /// The profile.
  public let profile: Profile
  /// How much some rules weigh otherwise than in the rule book.
  public let settings: RuleSettings
  private let deferredBook: Deferred<Book>

  /// The rules, compiled.
  var book: Book { deferredBook.value }

  /// Creates a judge.
  ///
  /// The first transcript takes a few milliseconds more, for which the rules are compiled; with settings
  /// of its own a judge compiles them for itself.
  ///
  /// - Parameters:
  ///   - profile: the profile.
  ///   - settings: how much some rules weigh otherwise than in the rule book.
  public init(profile: Profile = .modern, settings: RuleSettings = RuleSettings()) {
    self.profile = profile
    self.settings = settings
    deferredBook = Deferred { Book.of(profile, settings) }
  }

  /// Judges a transcript in one pass: its header is not asked for a profile, the caller decides.
  public func verdict(of transcript: Trace) -> Verdict {
    verdict(of: transcript, comparesFrames: true)
  }

  /// Judges a transcript, and where frames are not compared each message for itself.
  func verdict(of transcript: Trace, comparesFrames: Bool) -> Verdict {
    var hearing = Hearing(
      transcript,
      profile: profile,
      book: book,
      comparesFrames: comparesFrames
    )
    for index in transcript.lines.indices {
      // Apart from the other lines: nearly all are messages, and each is copied once only.
      if case .message(let message) = transcript.lines[index] {
        hearing.hear(message, at: index)
      } else {
        hearing.hear(transcript.lines[index], at: index)
      }
    }
    hearing.close(at: transcript.lines.count - 1)
    return hearing.verdict(on: transcript)
  }
}
