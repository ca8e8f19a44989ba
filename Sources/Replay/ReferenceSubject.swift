public import Traces

/// The components that ship with Touchstone, as a subject: `HeadlessUIKit` on a virtual clock.
public struct ReferenceSubject: Subject {
  /// Creates the subject; each trace is played in a world of its own.
  public init() {}

  /// The name that reports give it.
  public var name: String { "reference" }

  /// Plays a trace through the real view tree.
  ///
  /// - Parameter trace: what to play.
  /// - Returns: the trace with all that its delegates were told, and its final states.
  /// - Throws: `SubjectFailure` where the reference lacks what the trace needs, or a delegate's
  ///   calls never end.
  public func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    try transcript(of: trace, mostLines: Trace.mostLines)
  }

  /// Plays a trace through the real view tree, and ends it where its transcript becomes too long.
  ///
  /// - Parameters:
  ///   - trace: what to play.
  ///   - mostLines: how many lines the transcript may have.
  /// - Returns: the transcript, as `transcript(of:)` gives it.
  /// - Throws: `SubjectFailure` as `transcript(of:)` does, and where there would be more lines.
  public func transcript(of trace: Trace, mostLines: Int) throws(SubjectFailure) -> Trace {
    var playback = try Playback(trace, mostLines: mostLines)
    return try playback.play()
  }

  /// Plays a trace and counts the frames in which something moved, for a benchmark.
  ///
  /// - Parameter trace: what to play.
  /// - Returns: how many frames were played.
  /// - Throws: `SubjectFailure` as `transcript(of:)` does.
  public func frameCount(of trace: Trace) throws(SubjectFailure) -> Int {
    var playback = try Playback(trace)
    _ = try playback.play()
    return playback.frameCount
  }
}
