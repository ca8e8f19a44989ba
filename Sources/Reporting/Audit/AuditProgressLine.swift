public import Conformance

extension ProgressLine {
  /// Says how far an audit has come.
  ///
  /// - Parameters:
  ///   - progress: how far that is.
  ///   - elapsed: the time since the audit began.
  /// - Returns: what to print, if it is time.
  public mutating func text(for progress: AuditProgress, elapsed: Duration) -> String? {
    text(elapsed: elapsed) {
      var text = "\(progress.cases) traces, \(progress.mutants) mutants"
      if progress.survivors > 0 { text += ", \(progress.survivors) survived" }
      if progress.falseAlarms > 0 { text += ", \(progress.falseAlarms) false alarms" }
      return text
    }
  }
}
