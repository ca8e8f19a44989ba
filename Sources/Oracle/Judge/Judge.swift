public import Traces

/// Judges transcripts by the rules of a profile.
public struct Judge: Sendable {
  /// The profile.
  public let profile: Profile

  /// Creates a judge.
  public init(profile: Profile = .modern) {
    self.profile = profile
  }

  /// Judges a transcript in one pass: its header is not asked for a profile, the caller decides.
  public func verdict(of transcript: Trace) -> Verdict {
    var hearing = Hearing(transcript, profile: profile)
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
