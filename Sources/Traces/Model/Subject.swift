/// A component under test: a trace goes in, a transcript comes out.
///
/// A subject plays each trace from the beginning, in a world of its own.
public protocol Subject: Sendable {
  /// The name in reports: `reference` for the components that ship here.
  var name: String { get }

  /// True if it plays on the main actor, so that another trace is played meanwhile by another
  /// process alone.
  var playsOnMainActor: Bool { get }

  /// Plays a trace.
  ///
  /// - Parameter trace: what to play; its expectations, id, title and source must not matter.
  /// - Returns: the trace with the component's messages, exceptions and final states in it.
  /// - Throws: `SubjectFailure` where the trace cannot be played.
  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace

  /// Plays a trace, unless its transcript becomes too long: a search cannot wait for everything.
  ///
  /// - Parameters:
  ///   - trace: what to play.
  ///   - mostLines: how many lines the transcript may have.
  /// - Returns: the transcript, as `transcript(of:)` gives it.
  /// - Throws: `SubjectFailure` as `transcript(of:)` does; `failed` where there would be more lines.
  func transcript(of trace: Trace, mostLines: Int) throws(SubjectFailure) -> Trace

  /// Plays a trace that is too long to keep.
  ///
  /// - Parameters:
  ///   - trace: what to play.
  ///   - isAfresh: whether it is played as `transcriptAfresh(of:)` plays it.
  /// - Returns: the transcript, as `transcript(of:)` gives it; whoever reads it may have the trace played
  ///   each time.
  /// - Throws: `SubjectFailure` as `transcript(of:)` does; what goes wrong later, reading it throws.
  func transcript(of trace: LongTrace, isAfresh: Bool) throws(SubjectFailure) -> AnyTraceStream

  /// Plays a trace in a world that shares nothing with what was played before: a fresh process, where
  /// the subject lives in a process of its own.
  ///
  /// - Parameter trace: what to play.
  /// - Returns: the transcript, as `transcript(of:)` gives it.
  /// - Throws: `SubjectFailure` as `transcript(of:)` does.
  func transcriptAfresh(of trace: Trace) throws(SubjectFailure) -> Trace
}

extension Subject {
  /// It may be asked on several threads at a time.
  public var playsOnMainActor: Bool { false }

  /// Plays a trace as ever: each play has a world of its own already.
  public func transcriptAfresh(of trace: Trace) throws(SubjectFailure) -> Trace {
    try transcript(of: trace)
  }

  /// Plays the trace as a whole, and keeps the transcript.
  public func transcript(
    of trace: LongTrace,
    isAfresh: Bool
  ) throws(SubjectFailure) -> AnyTraceStream {
    let trace = try trace.whole()
    return AnyTraceStream(isAfresh ? try transcriptAfresh(of: trace) : try transcript(of: trace))
  }

  /// Plays a trace to its end, and counts the lines then.
  public func transcript(of trace: Trace, mostLines: Int) throws(SubjectFailure) -> Trace {
    let transcript = try transcript(of: trace)
    guard transcript.lines.count <= mostLines else { throw .tooLong(mostLines) }
    return transcript
  }
}

/// A reason that a subject gave no transcript.
public enum SubjectFailure: Error, Hashable, Sendable {
  /// It lacks what the trace needs: the case is skipped.
  case skipped(why: String)
  /// It broke: the case is an error, which is not a component's wrong behaviour.
  case failed(why: String)

  /// Returns the failure of a transcript that became longer than it may.
  ///
  /// - Parameter mostLines: how many lines it may have.
  /// - Returns: the failure.
  public static func tooLong(_ mostLines: Int) -> SubjectFailure {
    .failed(why: "the transcript is longer than \(mostLines) lines")
  }
}
