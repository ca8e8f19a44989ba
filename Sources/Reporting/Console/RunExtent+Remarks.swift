public import Conformance
import Traces

extension RunExtent {
  /// Returns the remarks on a run, or on a share of one, that has no case; a sentence each.
  ///
  /// - Parameter why: what to say where nothing was left out.
  /// - Returns: sentences for the standard error.
  public func remarks(onNoCase why: String) -> [String] {
    guard mayBeEmpty else { return misses.isEmpty ? [why] : ["no case was selected"] + misses }
    guard !isPartial, let shard else { return [] }
    return ["no case of the run is in shard \(shard)"]
  }

  /// Returns the remarks on a run of which some cases were not wanted, or not reached.
  ///
  /// - Parameter limit: how many cases may be skipped; nil: any number.
  /// - Returns: sentences for the standard error.
  public func remarks(_ limit: SkipLimit?) -> [String] {
    var remarks = misses
    if let failuresAtEnd {
      let failures = counted(failuresAtEnd, "failure")
      remarks.append("stopped after \(failures), as was asked for; what came later was not run")
    }
    if !idsMissing.isEmpty {
      let some = idsMissing.prefix(5).joined(separator: ", ") + (idsMissing.count > 5 ? " …" : "")
      let cases =
        idsMissing.count == 1
        ? "1 case that failed is" : "\(idsMissing.count) cases that failed are"
      remarks.append("\(cases) not there any more: \(some)")
    }
    if isShare, let limit {
      remarks.append(
        "--max-skipped \(limit) is for the whole run, so it was not applied to this share"
      )
    }
    return remarks
  }
}
