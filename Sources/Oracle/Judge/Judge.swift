public import Traces

/// Judges transcripts by the rules of a profile.
public struct Judge: Sendable {
  /// The profile.
  public let profile: Profile
  /// How much some rules weigh otherwise than in the rule book.
  public let settings: RuleSettings
  private let deferredBook = DeferredList<Book>()

  /// The rules, compiled.
  var book: Book { deferredBook.only { Book.of(profile, settings) } }

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
  }

  /// Judges a transcript in one pass: its header is not asked for a profile, the caller decides.
  ///
  /// What is kept does not grow with the transcript. Where it breaks rules, it is gone through once more,
  /// for what the violations quote.
  ///
  /// - Parameter transcript: the lines, in memory or wherever they come from.
  /// - Returns: the verdict.
  /// - Throws: why the lines stopped coming.
  public func verdict<Transcript: TraceStream>(
    of transcript: Transcript
  ) throws(Transcript.Failure) -> Verdict {
    try verdict(of: transcript, comparesFrames: true)
  }

  /// Judges a transcript, and where frames are not compared each message for itself.
  func verdict<Transcript: TraceStream>(
    of transcript: Transcript,
    comparesFrames: Bool
  ) throws(Transcript.Failure) -> Verdict {
    var hearing = try Hearing(
      transcript,
      profile: profile,
      book: book,
      comparesFrames: comparesFrames
    )
    var count = 0
    try transcript.read { lines in
      // A span lends its lines: what an array hands out is copied.
      hearing.hear(lines.span, after: count - 1)
      count += lines.count
      return true
    }
    hearing.close(at: count - 1)
    return try hearing.verdict(on: transcript)
  }
}
