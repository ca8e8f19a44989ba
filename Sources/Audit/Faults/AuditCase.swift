import Conformance
import Mutation

/// The findings of an audit about one trace.
struct AuditCase: AuditOutcome {
  /// An error, or why it was skipped; nil: it was audited.
  var trouble: CaseResult?
  /// True if it was judged as it was given.
  var isTranscript = false
  /// The counts of the transcripts that were judged, by rendition.
  var renditions: [RenditionTally] = []
  /// The rules that were violated without a fault.
  var alarms: [Alarm] = []
  /// The fates of the faults, in the order of the plan; empty if none was injected.
  var breaches: [BreachTally] = []
  /// The mutants that no rule caught.
  var survivors: [Survivor] = []
  /// The number of occasions to fail that rules had, by id.
  var exercise: [String: Int] = [:]
  /// The number of mutants that rules caught, by id.
  var bites: [String: Int] = [:]
  /// The rules that a counter-example broke as it should.
  var counterExamples: Set<String> = []
  /// The readings of what has no fault, where less is told.
  var legalReadings: [UInt64] = []
  /// The mutants that operators call hidden.
  var hidden: [HiddenFault] = []
  /// The verdicts on mutants, where they are kept.
  var shadow: [Shadow.Row] = []
  /// The time that mutants took.
  var mutantTime = Duration.zero

  /// All but the breaches, of which a message has the counts alone.
  private enum CodingKeys: CodingKey {
    case trouble, isTranscript, renditions, alarms, survivors, exercise, bites, counterExamples,
      legalReadings, hidden, shadow, mutantTime
  }
}

/// A mutant of which an operator says that nobody can tell it at a level of evidence.
struct HiddenFault: Codable, Sendable {
  /// The place of its breach in the plan.
  var breach: Int
  /// The level of evidence.
  var level: EvidenceLevel
  /// The hash of the text that a judge reads.
  var reading: UInt64
}
