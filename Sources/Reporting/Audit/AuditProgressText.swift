public import Audit
import Conformance

extension ProgressText {
  /// Creates the line of an audit.
  ///
  /// - Parameters:
  ///   - progress: how far it has come.
  ///   - total: how many traces there are; nil: that is not known.
  public init(_ progress: AuditProgress, of total: Int?) {
    var notes = ["\(progress.mutants) mutants"]
    if progress.survivors > 0 { notes.append("\(progress.survivors) survived") }
    if progress.falseAlarms > 0 { notes.append("\(progress.falseAlarms) false alarms") }
    self.init(done: progress.cases, of: total, "traces", notes: notes)
  }
}
