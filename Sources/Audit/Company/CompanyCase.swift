public import Conformance
public import Mutation
public import Oracle

/// The findings of an audit in company about one trace.
struct CompanyCase: AuditOutcome {
  /// An error, or why it was skipped; nil: it was audited.
  var trouble: CaseResult?
  /// The fates of faults, by family and disturbance.
  var cells: [String: [String: EvidenceTally]] = [:]
  /// The number of transcripts without a fault that were judged, by disturbance.
  var judged: [String: Int] = [:]
  /// The rules that spoke in company without a fault.
  var alarms: [CompanyAlarm] = []
  /// The faults that are told alone, and not in company.
  var silent: [SilentFault] = []
  /// The readings of what has no fault.
  var legalReadings: [UInt64] = []
  /// The faults that operators call hidden.
  var hidden: [SilentFault] = []
  /// The verdicts on mutants, where they are kept.
  var shadow: [Shadow.Row] = []
}

/// A rule that speaks in company although there is no fault.
public struct CompanyAlarm: Hashable, Sendable, Codable {
  /// The trace's id.
  public var caseID: String
  /// The file of the trace.
  public var source: Source
  /// The disturbance's name.
  public var disturbance: String
  /// The rule's id.
  public var rule: String
  /// The grade of the rule.
  public var grade: Grade
  /// The moment of the disturbance, in microseconds.
  public var moment: Int64

  /// The id by which the transcript can be asked for.
  public var printID: String { PrintID.company(disturbance, moment: moment, of: caseID) }
}

/// A fault that a rule tells alone, and none in company.
public struct SilentFault: Hashable, Sendable, Codable {
  /// The trace's id.
  public var caseID: String
  /// The file of the trace.
  public var source: Source
  /// The name of the fault.
  public var fault: Fault.Name
  /// The fault's place among those of its operator in the transcript, from 1.
  public var ordinal: Int
  /// The family of the entry that it breaks.
  public var family: String
  /// The disturbance's name.
  public var disturbance: String
  /// The hash of the text that a judge reads.
  var reading: UInt64 = 0

  /// The id by which the transcript can be asked for.
  public var printID: String {
    let mutant = PrintID.mutant(fault, ordinal: ordinal, at: .everything, of: caseID)
    return "\(mutant)/in/\(disturbance)"
  }
}
