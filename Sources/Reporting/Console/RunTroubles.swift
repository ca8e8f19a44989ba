public import Conformance

/// Why a run in which nothing failed is no success all the same.
public enum RunTroubles: Sendable {
  /// Returns the lines for the standard error.
  ///
  /// - Parameters:
  ///   - plan: the run.
  ///   - ending: what became of it.
  /// - Returns: lines without line feeds.
  public static func lines(_ plan: RunPlan, _ ending: RunEnding) -> [String] {
    ending.complaints + nothing(plan, ending) + misnamings(ending.totals) + skips(plan, ending)
  }

  private static func nothing(_ plan: RunPlan, _ ending: RunEnding) -> [String] {
    let (totals, extent) = (ending.totals, ending.totals.extent)
    guard totals.all.cases > 0 else { return extent.remarks(onNoCase: plan.whyNothing) }
    return extent.remarks(ending.skipLimit) + (extent.isWhole ? unjudged(totals) : [])
  }

  private static func unjudged(_ totals: Totals) -> [String] {
    let names = totals.unjudged
    guard names.isEmpty else {
      return names.map { "not one case of \($0) was judged, so nothing is proved" }
    }
    return totals.isUnjudged ? ["not one case was judged, so nothing is proved"] : []
  }

  private static func misnamings(_ totals: Totals) -> [String] {
    totals.misnamedSubjects.map { misnaming in
      "the known failures speak of \"\(misnaming.name)\", which is no subject of this run; did you"
        + " mean \"\(misnaming.suggestion)\"?"
    }
  }

  private static func skips(_ plan: RunPlan, _ ending: RunEnding) -> [String] {
    guard let limit = ending.skipLimit else { return [] }
    return ending.totals.skippedTooMany(limit).map { name, summary in
      let whose = plan.isMatrix ? name.map { " by \($0)" } ?? "" : ""
      return "\(summary.skipped) of \(summary.cases) cases were skipped\(whose);"
        + " --max-skipped allows \(limit)"
    }
  }
}
