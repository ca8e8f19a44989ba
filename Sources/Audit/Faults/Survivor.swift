public import Conformance
public import Mutation
public import Traces

/// A mutant that no rule caught, although one that names the broken entry should have.
public struct Survivor: Hashable, Sendable, Codable {
  /// The id of the trace into whose transcript the fault was injected.
  public var caseID: String
  /// The file of the trace.
  public var source: Source
  /// The name of the fault.
  public var fault: Fault.Name
  /// The level of evidence of the mutant.
  public var evidence: EvidenceLevel
  /// The fault's place among those of its operator in the transcript, from 1.
  public var ordinal: Int
  /// The line of the mutant, as it is printed, at which the edit begins.
  public var line: Int
  /// The virtual time there, if it is known.
  public var time: Microseconds?
  /// The former content of that place, in short.
  public var subject: String
  /// The rules that the mutant violates, sorted, although none of them names the entry.
  public var noticedBy: [String] = []

  /// The id by which the mutant can be asked for.
  public var printID: String {
    PrintID.mutant(fault, ordinal: ordinal, at: evidence, of: caseID)
  }
}

extension Survivor {
  init(
    _ injection: Injection,
    in transcript: Trace,
    of trial: Case,
    at evidence: EvidenceLevel = .everything,
    noticedBy rules: [String] = []
  ) {
    let fault = injection.fault
    let index = fault.lineIndex
    let line = transcript.lines.indices.contains(index) ? transcript.lines[index] : nil
    self.init(
      caseID: trial.id,
      source: trial.source,
      fault: fault.name,
      evidence: evidence,
      ordinal: injection.ordinal,
      line: index + 2,
      time: line?.time,
      subject: line?.brief ?? "the end",
      noticedBy: rules
    )
  }
}

extension Line {
  /// The kind of the line in a word, or its name.
  fileprivate var brief: String {
    switch self {
    case .message(let message): message.name.text
    case .call(let call): call.name.text
    case .touch(let touch): "touch \(touch.phase.text)"
    case .exception(let exception): exception.name
    case .settle: "settle"
    case .final: "final"
    case .gap: "gap"
    case .expectation: "expect"
    case .comment: "comment"
    }
  }
}
