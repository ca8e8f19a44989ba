import Conformance
import Reporting

extension Arguments {
  /// Returns the run with which `--against` compares; nil: it is not given.
  ///
  /// - Throws: `LogMerge.Failure` for what is no log of a run that ended.
  func earlierRun() throws(LogMerge.Failure) -> EarlierRun? {
    let logs = all(Option.against.name)
    return logs.isEmpty ? nil : try EarlierRun(logs: logs)
  }
}
