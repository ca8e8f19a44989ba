public import Conformance
import Traces

/// The reasons why a run in which nothing failed is still no success.
public enum RunTroubles: Sendable {
  /// Returns the lines for the standard error.
  ///
  /// - Parameters:
  ///   - plan: the run.
  ///   - ending: what became of it.
  /// - Returns: lines without line feeds.
  public static func lines(_ plan: RunPlan, _ ending: RunEnding) -> [String] {
    ending.complaints + nothing(plan, ending) + misnamings(ending.totals) + skips(plan, ending)
      + ending.troubles.map(\.why)
  }

  /// Returns all that keeps a run from being a success and is no case, each with its code.
  ///
  /// - Parameters:
  ///   - plan: the run.
  ///   - ending: what became of it.
  /// - Returns: the troubles.
  public static func all(_ plan: RunPlan, _ ending: RunEnding) -> [RunTrouble] {
    let totals = ending.totals
    let leavings = ending.complaints.map { complaint in
      var trouble = RunTrouble(.failed, complaint)
      trouble.isOfSubject = true
      return trouble
    }
    let isNothing = totals.all.cases == 0 && !totals.extent.mayBeEmpty
    let nothing =
      isNothing ? totals.extent.remarks(onNoCase: plan.whyNothing) : unjudged(totals)
    return leavings + nothing.map { RunTrouble(.failed, $0) }
      + totals.remarks.map { RunTrouble($0.kind.code, $0.text) }
      + skips(plan, ending).map { RunTrouble(.tooManySkipped, $0) } + ending.troubles
  }

  private static func nothing(_ plan: RunPlan, _ ending: RunEnding) -> [String] {
    let (totals, extent) = (ending.totals, ending.totals.extent)
    guard totals.all.cases > 0 else { return extent.remarks(onNoCase: plan.whyNothing) }
    return extent.remarks(ending.skipLimit) + unjudged(totals)
  }

  private static func unjudged(_ totals: Totals) -> [String] {
    guard totals.all.cases > 0, totals.extent.isWhole else { return [] }
    let names = totals.unjudged
    let idle = totals.idle.map { name in
      "\(name.inOneLine) played no case, for there are only transcripts, so nothing is proved of it"
    }
    guard names.isEmpty, idle.isEmpty else {
      return names.map { "not one case of \($0.inOneLine) was judged, so nothing is proved" } + idle
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
      let whose = plan.isMatrix ? name.map { " by \($0.inOneLine)" } ?? "" : ""
      let what = name == nil && !plan.subjects.isEmpty ? "recorded transcripts" : "cases"
      return "\(summary.skipped) of \(summary.cases) \(what) were skipped\(whose);"
        + " --max-skipped allows \(limit)"
    }
  }
}
