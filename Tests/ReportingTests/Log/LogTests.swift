import Conformance
import Foundation
import TestSupport
import Testing
import Traces

@testable import Oracle
@testable import Reporting

@Suite("The log of a run")
struct LogTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Writes a log and opens it again.
  private func merge(_ text: String) throws -> LogMerge {
    try LogMerge([directory.write(text, to: "run.jsonl")])
  }

  private func results(in logs: LogMerge) throws -> (results: [CaseResult], LogMerge.Outcome) {
    var results: [CaseResult] = []
    let outcome = try logs.results { results.append($0) }
    return (results, outcome)
  }

  @Test("gives back the results that went into it, whatever is in them", arguments: 0..<40)
  func withoutLoss(seed: UInt64) throws {
    var random = RandomResults(seed: seed)
    let made = (0..<25).map { _ in random.result() }
    let logs = try merge(LogReport(random.plan).text(of: made, random.plan))
    let (read, _) = try results(in: logs)
    #expect(read == made)
    var plan = random.plan
    // Of the shards together nobody says which they were.
    plan.shard = nil
    #expect(logs.plan == plan)
  }

  @Test("has room for every property of a result: whoever adds one adds it here and to the log")
  func allProperties() {
    let result = CaseResult.sample("a", .fail, findings: [.sample()])
    let names = { (value: Any) in Mirror(reflecting: value).children.compactMap(\.label) }
    #expect(
      names(result) == [
        "id", "title", "place", "source", "subject", "outcome", "fault", "why", "findings",
        "leftOut",
        "exercised", "silences", "profile", "isTranscript",
        "knownError", "column", "wasRepeated", "duration",
        "order",
      ]
    )
    #expect(
      names(result.findings[0]) == [
        "violation", "line", "place", "expectation", "known", "isStrict",
      ]
    )
    #expect(
      names(result.findings[0].violation) == [
        "rule", "sentence", "grade", "catalogue", "sources", "view", "lineIndex",
        "expectationIndex",
        "time", "found", "expected", "prefix", "state", "allowed", "advice", "follows",
        "isExpected", "hasCauseInProgram",
      ]
    )
  }

  @Test("has the objects of --format jsonl in it")
  func objects() {
    let lines = LogReport(.sample).text(of: CaseResult.oneOfEach, .sample).split(separator: "\n")
    #expect(lines.count == CaseResult.oneOfEach.count + 2)
    for (line, result) in zip(lines.dropFirst(), CaseResult.oneOfEach) {
      let object = JSONLinesReport.line(for: result).dropLast(2)
      #expect(line.hasPrefix(object + ",\"log\":{"))
    }
  }

  @Test("has no time in it where times are left out")
  func fixedTime() {
    var plan = RunPlan.sample
    plan.began = nil
    var slower = CaseResult.oneOfEach
    for index in slower.indices { slower[index].duration = .seconds(3) }
    #expect(
      LogReport(plan).text(of: slower, plan) == LogReport(plan).text(of: CaseResult.oneOfEach, plan)
    )
  }

  @Test("can be read up to where its run was killed, and says that it was")
  func killed() throws {
    let whole = LogReport(.sample).text(of: CaseResult.oneOfEach, .sample)
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    let cut = lines.prefix(3).joined(separator: "\n") + "\n" + lines[3].prefix(40)
    let (read, outcome) = try results(in: merge(cut))
    #expect(read == Array(CaseResult.oneOfEach.prefix(2)))
    #expect(
      outcome.troubles == [
        "\(directory.path)/run.jsonl: there is no end: the run was killed, or still goes on; "
          + "2 results stand in it"
      ]
    )
  }

  @Test("that lacks a line says so")
  func lineIsMissing() throws {
    var lines = LogReport(.sample).text(of: CaseResult.oneOfEach, .sample).split(separator: "\n")
    lines.remove(at: 2)
    let (_, outcome) = try results(in: merge(lines.joined(separator: "\n") + "\n"))
    #expect(
      outcome.troubles == [
        "\(directory.path)/run.jsonl: its end counts 4, but 3 results stand in it: lines are missing"
      ]
    )
  }

  @Test(
    "is told from other files, with the place of the mistake",
    arguments: [
      ("", "1:1: "),
      (
        "{\"id\":\"a\"}\n",
        "1:1: this is no log, for its first line has no key \"touchstone\"; expected the log of a run"
      ),
      ("{\"touchstone\":\"log\",\"version\":2,\"tool\":\"9\",\"nothing\":\"\"}\n", "1:31: "),
      ("no log\n", "1:1: "),
    ]
  )
  func otherFiles(text: String, message: String) throws {
    let file = try directory.write(text, to: "other.jsonl")
    let failure = #expect(throws: LogMerge.Failure.self) { try LogMerge([file]) }
    #expect(failure?.lines.count == 1)
    #expect(failure?.lines.first?.hasPrefix("\(file):\(message)") == true)
  }

  @Test("says of a run that ended early why, and which filters missed")
  func extent() throws {
    var totals = Totals(subjects: [RunPlan.reference])
    totals.extent.isPartial = true
    totals.extent.failuresAtEnd = 2
    totals.extent.misses = ["--filter x matches no case"]
    totals.extent.idsMissing = ["scroll/gone"]
    var plan = RunPlan.sample
    plan.knownFailures = []
    let logs = try merge(LogReport(plan).text(of: [], RunEnding(totals: totals)))
    let (_, outcome) = try results(in: logs)
    #expect(outcome.ending.totals.extent == totals.extent)
  }

  @Test("makes the reports that the run made, byte for byte")
  func sameReports() throws {
    var plan = RunPlan.sample
    plan.began = nil
    let made = CaseResult.oneOfEach + [.fickle, .known]
    let logs = try merge(LogReport(plan).text(of: made, plan, complaints: ["it did not leave"]))
    let (read, outcome) = try results(in: logs)
    let paths = RepositoryPath(root: nil, folder: "/work")
    let reports: [any RunReport] =
      JUnitDialect.all.map { JUnitReport(plan, dialect: $0) } + [
        ConsoleRun(plan), JSONLinesReport(), TAPReport(plan), SARIFReport(plan, paths: paths),
        CodeQualityReport(paths: paths), GitHubReport(plan, paths: paths), StepSummary(plan),
        LogReport(plan), KnownFailureDraft(),
      ]
    for report in reports {
      let first = report.text(of: made, plan, complaints: ["it did not leave"])
      #expect(report.text(of: read, outcome.ending) == first)
      #expect(!first.isEmpty)
    }
  }
}
