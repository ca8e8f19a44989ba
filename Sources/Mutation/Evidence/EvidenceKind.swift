public import Traces

/// A kind of evidence that can be taken away from any record.
///
/// Less of it may leave a fault unseen, and makes none: the law of evidence.
public enum EvidenceKind: String, Sendable, CaseIterable {
  /// The touches of fingers.
  case touches
  /// The calls of the program and its delegates.
  case calls
  /// The states in messages and at rest.
  case states
  /// The arguments of messages, and what their receivers answered.
  case arguments

  /// A record with less evidence.
  public struct Rest: Sendable {
    /// The record.
    public var transcript: Trace
    /// For each of its lines the index of that line in the whole record.
    public var origins: [Int]
  }

  /// Takes it away from a record.
  ///
  /// - Parameter transcript: the record.
  /// - Returns: the rest; nil: it has nothing of the kind.
  public func taken(from transcript: Trace) -> Rest? {
    var trace = transcript
    switch self {
    case .touches: trace.forget(.touch)
    case .calls: trace.forget(.call)
    case .states: trace.forgetStates()
    case .arguments: trace.forgetArguments()
    }
    guard trace != transcript else { return nil }
    return Rest(
      transcript: trace,
      origins: transcript.lines.indices.filter { !takes(transcript.lines[$0]) }
    )
  }

  /// Returns true if a line goes with it as a whole.
  private func takes(_ line: Line) -> Bool {
    switch line {
    case .touch: self == .touches
    case .call: self == .calls
    case .final: self == .states
    default: false
    }
  }
}
