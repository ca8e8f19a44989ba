import Conformance

/// Audits cases in a process of a crew.
struct CaseTrialJob<Trial: CaseTrial>: Job {
  /// The outcome of a case.
  struct Reply: Codable, Sendable {
    /// The outcome; nil: the request could not be read.
    var packed: Trial.Packed?
  }

  /// The way to audit a case.
  let trial: Trial

  func reply(to request: CaseMessage) -> Reply {
    Reply(packed: request.read().map { trial.packed(trial.outcome(of: $0)) })
  }
}
