import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone report")
struct ReportCommandTests {
  private let fixture: TemporaryDirectory
  private var log: String { fixture.path + "/run.jsonl" }

  init() throws {
    fixture = try TemporaryDirectory()
    try fixture.write(drag("scroll/a") + wrongDrag("scroll/b"), to: "in/a.trace.jsonl")
    try fixture.write(wrongDrag("table/c"), to: "in/c.trace.jsonl")
    try fixture.write("not json\n", to: "in/d.trace.jsonl")
  }

  private func read(_ name: String) throws -> Data {
    try #require(FileManager.default.contents(atPath: fixture.path + "/" + name))
  }

  /// All reports of a run, each in a file.
  private static let files = ["junit", "tap", "sarif", "code-quality"]

  @Test("makes of the log what the run makes, byte for byte", arguments: [[], ["--verbose"]])
  func sameReports(words: [String]) throws {
    for dialect in ["core", "jenkins", "rich", "surefire"] {
      var options = words + ["--fixed-time", "--junit-dialect", dialect]
      let run = Invocation(
        ["run", fixture.path + "/in", "--log", log] + options
          + Self.files.flatMap { ["--\($0)", fixture.path + "/run.\($0)"] }
      )
      #expect(run.code == .failed)
      options += Self.files.flatMap { ["--\($0)", fixture.path + "/report.\($0)"] }
      let report = Invocation(["report", log] + options)
      #expect(report.code == run.code)
      #expect(report.output == run.output)
      #expect(report.errors == run.errors)
      for file in Self.files { #expect(try read("run.\(file)") == read("report.\(file)")) }
    }
  }

  @Test(
    "makes of the log of a subject's run what the run makes, whatever its expectations weigh",
    arguments: [[], ["--expectations", "off"]]
  )
  func sameReportsOfSubjects(words: [String]) throws {
    let subject = "own=" + (try fixture.wrongSubject())
    let options = ["--fixed-time", "--junit"]
    let run = Invocation(
      ["run", fixture.path + "/in", "--subject", subject, "--log", log] + words + options
        + [fixture.path + "/run.xml"]
    )
    let report = Invocation(["report", log] + options + [fixture.path + "/report.xml"])
    #expect(report.code == run.code)
    #expect(report.output == run.output)
    #expect(try read("run.xml") == read("report.xml"))
    #expect(String(decoding: try read("report.xml"), as: UTF8.self).contains("\"expectations\""))
  }

  @Test("prints what --format asks for", arguments: ["text", "jsonl", "tap", "github"])
  func formats(format: String) {
    let words = ["--format", format, "--fixed-time"]
    let run = Invocation(["run", fixture.path + "/in", "--log", log] + words)
    let report = Invocation(["report", log] + words)
    #expect(report.output == run.output)
    #expect(report.errors == run.errors)
    #expect(report.code == run.code)
  }

  @Test("writes a log again, so that merged logs are one")
  func logOfLog() throws {
    _ = Invocation("run", fixture.path + "/in", "--log", log, "--fixed-time")
    _ = Invocation("report", log, "--log", fixture.path + "/again.jsonl")
    #expect(try read("again.jsonl") == read("run.jsonl"))
  }

  @Test("applies to all logs together what holds for a whole run")
  func wholeRun() throws {
    let skipped = drag("scroll/s").replacing(
      "\"title\"",
      with: "\"requires\":[\"time-travel\"],\"title\""
    )
    let one = try fixture.write(drag("scroll/p"), to: "one/p.trace.jsonl")
    let two = try fixture.write(skipped, to: "two/s.trace.jsonl")
    let logs = ["1", "2"].map { fixture.path + "/\($0).jsonl" }
    #expect(Invocation("run", one, "--log", logs[0], "--max-skipped", "0").code == .success)
    #expect(Invocation("run", two, "--log", logs[1], "--max-skipped", "0").code == .failed)
    #expect(Invocation("report", logs[1]).code == .failed)
    let both = Invocation(["report"] + logs)
    #expect(both.code == .tooManySkipped)
    #expect(both.errors.contains("1 of 2 cases were skipped; --max-skipped allows 0"))
    #expect(Invocation(["report"] + logs + ["--max-skipped", "50%"]).code == .success)
  }

  @Test("says what is wrong with a log, and reports what is in it")
  func killed() throws {
    _ = Invocation("run", fixture.path + "/in", "--log", log)
    let lines = String(decoding: try read("run.jsonl"), as: UTF8.self).split(separator: "\n")
    let cut = try fixture.write(lines.prefix(3).joined(separator: "\n"), to: "cut.jsonl")
    let report = Invocation("report", cut)
    #expect(report.code == .failed)
    #expect(report.output.contains("1 passed, 1 failed"))
    #expect(report.errors.contains("there is no end: the run was killed, or still goes on"))
    let none = Invocation("report", fixture.path + "/in/a.trace.jsonl")
    #expect(none.code == .failed)
    #expect(none.errors.contains("in/a.trace.jsonl:1:"))
    #expect(Invocation("report", fixture.path + "/nosuch").code == .failed)
    #expect(Invocation("report").code == .usage)
  }

  @Test("says of an empty file and of none what is wrong with them")
  func noLog() throws {
    let empty = try fixture.write("", to: "empty.jsonl")
    #expect(
      Invocation("report", empty).errors
        == "touchstone: \(empty):1:1: the file is empty; expected the log of a run, as --log writes it\n"
    )
    #expect(
      Invocation("report", empty + "x").errors
        == "touchstone: \(empty)x:1:1: the file cannot be read: No such file or directory\n"
    )
  }

  @Test("leaves a report as it was where a log cannot be read to its end")
  func brokenLog() throws {
    _ = Invocation("run", fixture.path + "/in", "--log", log)
    var lines = String(decoding: try read("run.jsonl"), as: UTF8.self).split(separator: "\n")
    lines[2] = "{\"id\":7}"
    let broken = try fixture.write(lines.joined(separator: "\n") + "\n", to: "broken.jsonl")
    let junit = try fixture.write("old", to: "junit.xml")
    let report = Invocation("report", broken, "--junit", junit)
    #expect(report.code == .failed)
    #expect(report.errors.contains("broken.jsonl:3:"))
    #expect(try read("junit.xml") == Data("old".utf8))
  }

  @Test("on GitHub's machines annotates by itself, and adds to the step's summary")
  func github() throws {
    let summary = try fixture.write("# before\n", to: "summary.md")
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary]
    let run = Invocation(["run", fixture.path + "/in"], environment: environment)
    #expect(run.output.contains("::error file="))
    #expect(run.output.hasSuffix("\n"))
    let page = String(decoding: try read("summary.md"), as: UTF8.self)
    #expect(page.hasPrefix("# before\n### ❌ touchstone: 3 of 4 cases failed\n"))
    let text = Invocation(
      ["run", fixture.path + "/in", "--format", "text"],
      environment: environment
    )
    #expect(!text.output.contains("::error"))
    #expect(try read("summary.md").count == page.utf8.count)
  }
}
