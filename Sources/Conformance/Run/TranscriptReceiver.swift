public import Traces

/// A participant in a run besides the oracle: it sees each transcript that a subject gave.
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

  /// Takes a case that was a transcript already, and was judged as it stood, on any thread.
  ///
  /// - Parameters:
  ///   - trial: the case.
  ///   - result: what the oracle says.
  func receive(asItStood trial: Case, _ result: CaseResult)

  /// Ends the run.
  ///
  /// - Parameter census: which cases there are.
  /// - Returns: what there is to say besides the results.
  func remarks(on census: Census) -> [BaselineRemark]
}

extension TranscriptReceiver {
  /// Leaves transcripts alone that nobody played.
  public func receive(asItStood trial: Case, _ result: CaseResult) {}

  /// Has nothing to say.
  public func remarks(on census: Census) -> [BaselineRemark] { [] }
}

/// Several that see each transcript, one after the other.
public struct TranscriptReceivers: TranscriptReceiver {
  private let all: [any TranscriptReceiver]

  /// Creates one of several; a later one sees what an earlier one has added to a result.
  public init(_ all: [any TranscriptReceiver]) {
    self.all = all
  }

  /// Hands a transcript to each.
  public func receive(
    _ transcript: Trace,
    of trial: Case,
    by subject: String,
    _ result: inout CaseResult
  ) {
    for receiver in all { receiver.receive(transcript, of: trial, by: subject, &result) }
  }

  /// Hands a case that nobody played to each.
  public func receive(asItStood trial: Case, _ result: CaseResult) {
    for receiver in all { receiver.receive(asItStood: trial, result) }
  }

  /// Returns the remarks of all receivers.
  public func remarks(on census: Census) -> [BaselineRemark] {
    all.flatMap { $0.remarks(on: census) }
  }
}

/// The cases that a run found.
public struct Census: Sendable {
  /// The ids of all cases that were read, wanted or not.
  public var ids: Set<String>
  /// The names of the subjects.
  public var subjects: [String]
  /// True if that is all there is: nothing was left out, and everything could be read.
  public var isWhole: Bool
}
