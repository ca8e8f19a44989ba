public import Traces

/// Judges transcripts by the rules of a profile.
public struct Judge: Sendable {
  /// The profile.
  public let profile: Profile
  /// The levels of the rules that a project sets differently from the rule book.
  public let settings: RuleSettings
  /// The number of seconds of the processor that judging a transcript may take, besides the time
  /// that grows with its lines.
  let seconds: Int
  private let deferredBook = DeferredList<Book>()

  /// The rules, compiled.
  var book: Book { deferredBook.only { RuleBook.compiled(profile, settings) } }

  /// Creates a judge.
  ///
  /// The first transcript takes a few milliseconds more, for which the rules are compiled; with settings
  /// of its own a judge compiles them for itself.
  ///
  /// - Parameters:
  ///   - profile: the profile.
  ///   - settings: how much some rules weigh otherwise than in the rule book.
  public init(profile: Profile = .modern, settings: RuleSettings = RuleSettings()) {
    self.init(profile: profile, settings: settings, seconds: JudgingMeter.usualSeconds)
  }

  /// Creates a judge who gives up after so many seconds of the processor.
  init(profile: Profile, settings: RuleSettings = RuleSettings(), seconds: Int) {
    self.profile = profile
    self.settings = settings
    self.seconds = seconds
  }

  /// Judges a transcript in one pass: its header is not asked for a profile, the caller decides.
  ///
  /// Memory does not grow with the transcript. One that takes too long is given up: its verdict says
  /// why. Where a transcript breaks rules, it is gone through once more,
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
    var meter = JudgingMeter(seconds: seconds)
    var count = 0
    try transcript.read { lines in
      // A span lends its lines: what an array hands out is copied.
      let lines = lines.span
      var start = 0
      while start < lines.count, !meter.isOver {
        let end = min(start + JudgingMeter.piece, lines.count)
        hearing.hear(lines.extracting(start..<end), after: count - 1)
        count += end - start
        meter.count(lines: end - start)
        start = end
      }
      return !meter.isOver
    }
    hearing.close(at: count - 1)
    return try hearing.verdict(on: transcript, &meter)
  }
}
