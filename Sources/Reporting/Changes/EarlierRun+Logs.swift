public import Conformance
import Traces

extension EarlierRun {
  /// Reads the logs of an earlier run, or of its shards.
  ///
  /// A shard alone is a part of a run; a log without an end is none, for nobody knows what is missing.
  ///
  /// - Parameter logs: files as `--log` writes them; `-`: the standard input.
  /// - Throws: `LogMerge.Failure` for what is no log, or not that of a run that ended.
  public init(logs: [String]) throws(LogMerge.Failure) {
    let merge = try LogMerge(logs)
    let names = logs.map { $0 == "-" ? Source.standardInput.name : $0 }
    self.init(
      named: names.map(\.inOneLine).joined(separator: ", "),
      by: merge.plan.subjects,
      isPart: !merge.plan.selection.isEmpty || !merge.missingShards.isEmpty
    )
    if logs.count == 1 { firstPlace = "\(name):2:1" }
    let outcome = try merge.results { add($0) }
    let troubles = outcome.troubles.filter { !merge.missingShards.contains($0) }
    guard troubles.isEmpty else { throw LogMerge.Failure(lines: troubles) }
    // A share may have no case.
    guard !isEmpty || !merge.missingShards.isEmpty else {
      throw LogMerge.Failure(
        lines: ["\(name): no case stands in it; expected the log of a run that judged some"]
      )
    }
    isPart = isPart || outcome.ending.totals.extent.isPartial
  }
}
