internal import Conformance
internal import Oracle

/// One place where a rule is broken, with all that a reader needs to understand it.
public struct TraceViolation: Hashable, Sendable {
  /// The weight of a rule.
  public enum Grade: String, Hashable, Sendable, CaseIterable {
    /// It fails the case.
    case must
    /// It warns, and fails the case where strictness is asked for.
    case should
    /// It informs.
    case may
  }

  private let finding: Finding

  init(_ finding: Finding) {
    self.finding = finding
  }

  /// The rule's id, as `touchstone explain` takes it.
  public var rule: String { finding.violation.rule }

  /// The weight of the rule.
  public var grade: Grade { Grade(rawValue: finding.violation.grade.rawValue) ?? .must }

  /// True if it fails the case.
  public var isFailing: Bool { finding.isFailing }

  /// True if an expectation of the trace asks for it, so that it fails nothing.
  public var isExpected: Bool { finding.violation.isExpected }

  /// The file to open.
  public var file: String { finding.place.file }

  /// The line to open: of the message, or in a played trace of the touch or call that caused it.
  public var line: Int { finding.place.line ?? 1 }

  /// The virtual time in microseconds from the start of the trace; nil: it is not known.
  public var microseconds: Int64? { finding.violation.time }

  /// The rule of the earlier violation that this one comes from; nil: it stands by itself.
  public var follows: String? { finding.violation.follows }

  /// One line: what is wrong in a plain sentence, the rule, how much it weighs.
  public var headline: String { finding.violation.headline }

  /// The whole explanation: what came, what was expected, the state, and why that is believed.
  public var text: String { finding.text }
}
