import Conformance
import Oracle
import Reporting

extension Measurement {
  /// The number of cases in a measured report.
  private static let caseCount = 100_000

  /// The measurements of the speed at which reports are made.
  static var reports: [Measurement] {
    let plan = RunPlan(tool: Touchstone.version, began: "2026-01-02T03:04:05")
    let paths = RepositoryPath(root: nil, folder: "/")
    let reports: [(name: String, report: any RunReport)] =
      JUnitDialect.all.map { ("JUnit XML, \($0.name)", JUnitReport(plan, dialect: $0)) } + [
        ("the log", LogReport(plan)), ("TAP", TAPReport(plan)),
        ("SARIF", SARIFReport(plan, paths: paths)), ("text", ConsoleRun(plan)),
      ]
    return reports.map { name, report in
      Measurement(
        name: "\(name) of 100,000 cases",
        unit: .milliseconds,
        goal: "under 1,000",
        target: 1_000
      ) {
        let results = (0..<caseCount).map(result)
        var totals = Totals(subjects: [RunPlan.reference])
        for result in results { totals.add(result) }
        let ending = RunEnding(totals: totals)
        return { size(of: report, results, ending) > 0 ? 1 : 0 }
      }
    }
  }

  /// Returns the number of bytes of a report.
  private static func size(
    of report: any RunReport,
    _ results: [CaseResult],
    _ ending: RunEnding
  ) -> Int {
    var report = report
    var size = 0
    var bytes: [UInt8] = []
    report.begin(into: &bytes)
    for result in results {
      bytes.removeAll(keepingCapacity: true)
      report.take(result, into: &bytes)
      size += bytes.count
    }
    report.finish(ending, into: &bytes)
    return size + bytes.count
  }

  /// Returns a case of a large corpus: one in a hundred fails, one in fifty is skipped.
  private static func result(_ number: Int) -> CaseResult {
    let source = Source.file("traces/folder-\(number / 500)/case-\(number).trace.jsonl")
    let place = Place(file: source.name, line: 1)
    let id = "folder-\(number % 7)/part-\(number / 500)/case-\(number)"
    let outcome: CaseResult.Outcome =
      number % 100 == 0 ? .fail : number % 50 == 1 ? .skip : .pass
    var result = CaseResult(id: id, place: place, source: source, outcome: outcome)
    result.subject = RunPlan.reference
    result.profile = "modern"
    result.order = number
    result.duration = .microseconds(number)
    result.exercised = RuleBook.rules.prefix(40).map(\.id)
    if outcome == .skip { result.why = "the subject lacks \"zoom\"" }
    if outcome == .fail {
      result.findings = [Finding(violation: violation, line: 5, place: place)]
    }
    return result
  }

  private static let violation = Violation(
    rule: "scroll.lift.order",
    sentence: "A lift sends willEndDragging, then didEndDragging.",
    grade: .must,
    catalogue: ["B09"],
    sources: [],
    view: "main",
    found: "didEndDragging",
    expected: ["willEndDragging"],
    prefix: Violation.Prefix()
  )
}
