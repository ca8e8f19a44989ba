import Traces

extension CaseResult {
  /// Creates the result of a case that has not been looked at any closer.
  init(of trial: Case, _ outcome: Outcome) {
    self.init(id: trial.id, place: trial.place, source: trial.source, outcome: outcome)
    title = trial.trace.header.title
    isTranscript = trial.isTranscript
    order = trial.order
  }

  /// Creates the result of a case that could be read but not judged.
  init(of trial: Case, fault: Fault, why: String) {
    self.init(of: trial, .error)
    self.fault = fault
    self.why = why
  }
}
