public import Traces

/// What takes part in a run besides the oracle: it sees each transcript that a subject gave.
///
/// A transcript of which a second play gave another one is not seen.
public protocol TranscriptReceiver: Sendable {
  /// Takes the transcript of a case, on any thread.
  ///
  /// - Parameters:
  ///   - transcript: what the subject told.
  ///   - trial: the case.
  ///   - subject: the subject's name.
  ///   - result: what the oracle says; the receiver may add to it.
  func receive(
    _ transcript: Trace,
    of trial: Case,
    by subject: String,
    _ result: inout CaseResult
  )

  /// Ends the run.
  ///
  /// - Parameter census: which cases there are.
  /// - Returns: what there is to say besides the results.
  func remarks(on census: Census) -> [BaselineRemark]
}

/// The cases that a run found.
public struct Census: Sendable {
  /// The ids of all cases that were read, wanted or not.
  public var ids: Set<String>
  /// The names of the subjects.
  public var subjects: [String]
  /// Whether that is all there is: nothing was left out, and everything could be read.
  public var isWhole: Bool
}
