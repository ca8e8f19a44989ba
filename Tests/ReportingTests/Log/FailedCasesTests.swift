import Conformance
import TestSupport
import Testing

@testable import Reporting

@Suite("What failed in the run of a log")
struct FailedCasesTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  /// A plan without entries that would be out of date.
  private static var plan: RunPlan {
    var plan = RunPlan.sample
    plan.knownFailures = []
    return plan
  }

  private func log(
    _ results: [CaseResult],
    named name: String = "run.jsonl",
    _ change: (inout RunEnding) -> Void = { _ in }
  ) throws -> String {
    var totals = Totals(subjects: Self.plan.subjects)
    for result in results { totals.add(result) }
    var ending = RunEnding(totals: totals, skipLimit: Self.plan.skipLimit)
    change(&ending)
    return try fixture.write(LogReport(Self.plan).text(of: results, ending), to: name)
  }

  private func mistake(_ log: String) -> String {
    let mistake = #expect(throws: FileMistake.self) { try FailedCases(logs: [log]) }
    return mistake?.description ?? ""
  }

  @Test("is those cases that failed or were errors, and all of a file that could not be read")
  func cases() throws {
    var unread = CaseResult.broken("in/a", why: "no JSON")
    unread.fault = .malformed
    unread.source = .file("in/a.trace.jsonl")
    let first = try log(CaseResult.oneOfEach + [unread])
    let second = try log([.fickle], named: "second.jsonl")
    let failed = try FailedCases(logs: [first, second])
    #expect(failed.ids == ["scroll/drag/lifts", "table/select/first", "scroll/fickle"])
    #expect(failed.sources == ["in/a.trace.jsonl"])
    #expect(failed.rest.isEmpty)
    #expect(try FailedCases(logs: [log([.sample("a", .pass)])]).isEmpty)
  }

  @Test("is not known of a log without its end, of an empty one, and of one that says too little")
  func unfinished() throws {
    let whole = LogReport(Self.plan).text(of: CaseResult.oneOfEach, Self.plan)
    let lines = whole.split(separator: "\n").map { $0 + "\n" }
    let partial = "there is no end: the run was killed, or still goes on"
    let last = String(lines.last ?? "")
    let without = String(whole.replacing(",\"code\":3", with: ""))
    let headless = String(lines.dropLast().joined())
    let files: [(text: String, why: String)] = [
      ("", "run.jsonl:1:1: the file is empty; expected the log of a run"),
      (String(lines[0]), partial), (headless, partial),
      (whole + "{\"id\"", "there is more below its end"),
      (whole + "garbage\n", "there is more below its end"),
      (whole + last, "there is more below its end"),
      (without, "its end has no exit code"),
      (
        "{\"id\":\"b\",\"verdict\":\"pass\"}\n",
        "this is no log, for its first line has no key \"touchstone\""
      ),
      ("<xml/>\n", "run.jsonl:1:1: this is no line of JSON; expected the log of a run"),
    ]
    for (text, why) in files {
      let said = mistake(try fixture.write(text, to: "run.jsonl"))
      #expect(said.contains(why), "\(said)")
      #expect(!said.contains("\n"))
    }
    #expect(mistake(fixture.path + "/none").contains("/none:1:1: the file cannot be read: "))
  }

  @Test("is also what the run ended with that is no case")
  func rest() throws {
    let passing = [CaseResult.sample("a", .pass)]
    let skipped = try log(passing + [.skipped("b", why: "x")]) { $0.skipLimit = .count(0) }
    #expect(try FailedCases(logs: [skipped]).rest.map(\.code) == [.tooManySkipped])
    let remarks = [
      BaselineRemark(.unusable, Place(file: "b.jsonl"), why: "it is a folder"),
      BaselineRemark(.orphan, Place(file: "c.jsonl"), why: "no case"),
      BaselineRemark(.edited, Place(file: "d.jsonl"), why: "edited"),
    ]
    let remarked = try log(passing) { $0.totals.baselineRemarks = remarks }
    let rest = try FailedCases(logs: [remarked]).rest
    #expect(rest.map(\.code) == [.failed, .violated, .stale])
    #expect(rest[0].why == "\(remarked) ended with 3 for what is no case: b.jsonl: it is a folder")
    #expect(try FailedCases(logs: [log([.skipped("b", why: "x")])]).rest.map(\.code) == [.failed])
    #expect(try FailedCases(logs: [log([])]).rest.map(\.code) == [.failed])
    let stopped = try log(passing) { $0.totals.extent.isPartial = true }
    #expect(try FailedCases(logs: [stopped]).rest.map(\.code) == [.failed])
  }

  @Test("stays through one rerun after the other, and subjects that leave well mend theirs")
  func kept() throws {
    let passing = [CaseResult.sample("a", .pass)]
    var trouble = RunTrouble(.stale, "run.jsonl ended with 5 for what is no case: known.jsonl:3: x")
    trouble.isKept = true
    let again = try log(passing) { $0.troubles = [trouble] }
    #expect(try FailedCases(logs: [again]).rest == [trouble])
    let outcome = try LogMerge([again]).results { _ in }
    #expect(outcome.ending.troubles == [trouble])
    #expect(outcome.ending.exitCode == .stale)
    let left = try log(passing) { $0.complaints = ["it did not leave"] }
    #expect(try FailedCases(logs: [left]).rest.map(\.code) == [.failed])
    let both = try log(CaseResult.oneOfEach) { $0.complaints = ["it did not leave"] }
    #expect(try FailedCases(logs: [both]).rest.isEmpty)
  }
}
