/// What is tested: a trace goes in, a transcript comes out.
///
/// A subject plays each trace from the beginning, in a world of its own, so several may be played
/// side by side.
public protocol Subject: Sendable {
  /// Plays a trace.
  ///
  /// - Parameter trace: what to play; its expectations, id, title and source must not matter.
  /// - Returns: the trace with the component's messages, exceptions and final states in it.
  /// - Throws: `SubjectFailure` where the trace cannot be played.
  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace
}

/// Why a subject gave no transcript.
public enum SubjectFailure: Error, Hashable, Sendable {
  /// It lacks what the trace needs: the case is skipped.
  case skipped(why: String)
  /// It broke: the case is an error, which is not a component's wrong behaviour.
  case failed(why: String)
}
