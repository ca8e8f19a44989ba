import Conformance

/// The outcome of one case in an audit.
protocol AuditOutcome: Codable, Sendable {
  /// An error, or why the case was skipped; nil: it was audited.
  var trouble: CaseResult? { get set }

  /// Creates the outcome of a case in which nothing was found.
  init()
}

extension AuditOutcome {
  /// Creates the outcome of a case that could not be audited.
  init(trouble: CaseResult) {
    self.init()
    self.trouble = trouble
  }
}

/// A way to audit one case.
protocol CaseTrial: Sendable {
  /// The outcome of a case.
  associatedtype Outcome: AuditOutcome
  /// An outcome on its way from one process to another.
  associatedtype Packed: Codable & Sendable = Outcome

  /// Audits a case.
  func outcome(of trial: Case) -> Outcome

  /// Leaves out of an outcome what both processes know.
  func packed(_ outcome: Outcome) -> Packed

  /// Completes an outcome that another process has packed.
  func unpacked(_ packed: Packed) -> Outcome
}

extension CaseTrial where Packed == Outcome {
  func packed(_ outcome: Outcome) -> Outcome { outcome }

  func unpacked(_ packed: Outcome) -> Outcome { packed }
}

/// The findings of an audit, to which outcomes are added in the order of their cases.
protocol AuditFindings: Sendable {
  /// The outcome of a case.
  associatedtype Outcome: AuditOutcome

  /// The progress of the audit.
  var progress: AuditProgress { get }
  /// The part of the corpus that was audited.
  var extent: RunExtent { get set }

  /// Adds the outcome of the next case.
  mutating func add(_ outcome: Outcome)

  /// Draws the conclusions for which all cases must be known.
  mutating func conclude()
}
