public import Traces

/// Judges transcripts by the rules of a profile.
public struct Judge: Sendable {
  /// The profile.
  public let profile: Profile
  /// How much some rules weigh otherwise than in the rule book.
  public let settings: RuleSettings
  let book: Book

  /// Creates a judge.
  ///
  /// With settings of its own a judge takes a few milliseconds to make, and judges any number of
  /// transcripts.
  ///
  /// - Parameters:
  ///   - profile: the profile.
  ///   - settings: how much some rules weigh otherwise than in the rule book.
  public init(profile: Profile = .modern, settings: RuleSettings = RuleSettings()) {
    self.profile = profile
    self.settings = settings
    book = Book.of(profile, settings)
  }

  /// Judges a transcript in one pass: its header is not asked for a profile, the caller decides.
  public func verdict(of transcript: Trace) -> Verdict {
    var hearing = Hearing(transcript, profile: profile, book: book)
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
