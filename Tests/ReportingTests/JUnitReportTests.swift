import Conformance
import Foundation
import Oracle
import Testing

@testable import Reporting

@Suite("A JUnit report")
struct JUnitReportTests {
  private func document(_ results: [CaseResult], isTimeFixed: Bool = false) -> String {
    let began = isTimeFixed ? nil : "2026-01-02T03:04:05"
    var report = JUnitReport(RunPlan(tool: "1.2.3", began: began))
    for result in results { report.add(result) }
    let facts = JUnitReport.Facts(
      timestamp: "2026-01-02T03:04:05",
      isTimeFixed: isTimeFixed,
      properties: [.init("tool.version", "1.2.3"), .init("profile", "modern")]
    )
    return String(decoding: report.document(facts), as: UTF8.self)
  }

  private func suites(_ results: [CaseResult]) throws -> [XMLTree.Element] {
    try #require(XMLTree.read(document(results)))["testsuite"]
  }

  @Test("has a suite for each first segment of an id, in the order of their first cases")
  func suitesInOrder() throws {
    let suites = try suites(CaseResult.oneOfEach)
    #expect(suites.map { $0.attributes["name"] } == ["scroll", "table"])
    let cases = suites[0]["testcase"]
    #expect(cases.map { $0.attributes["name"] } == ["stops", "lifts", "pinch"])
    #expect(cases[0].attributes["classname"] == "touchstone.scroll.flick")
    #expect(cases[0].attributes["time"] == "0.001234")
    #expect(cases[0].children.isEmpty)
  }

  @Test("has an error for each subject that did not leave as it should")
  func complaints() throws {
    let complaints = ["a: it left a process running", "b: it went on running"]
    var report = JUnitReport(RunPlan(tool: "1.2.3"))
    report.add(CaseResult.sample("scroll/a", .pass))
    var text: [UInt8] = []
    var totals = Totals(subjects: ["a", "b"])
    totals.add(CaseResult.sample("scroll/a", .pass))
    report.finish(RunEnding(totals: totals, complaints: complaints), into: &text)
    let document = try #require(XMLTree.read(String(decoding: text, as: UTF8.self)))
    let suite = try #require(document["testsuite"].last)
    #expect(suite.attributes["name"] == "subjects")
    #expect(suite.attributes["errors"] == "2")
    let errors = suite["testcase"].flatMap { $0["error"] }
    #expect(errors.map { $0.attributes["message"] } == complaints)
    #expect(errors.map { $0.attributes["type"] } == ["subject-failure", "subject-failure"])
  }

  @Test("has a suite for each subject where that is asked for, and one for transcripts")
  func subjects() throws {
    var plan = RunPlan(tool: "1.2.3")
    plan.subjects = ["reference", "v1.2"]
    plan.commands = ["reference", "node a.js"]
    var report = JUnitReport(plan)
    for id in ["scroll/a", "scroll/b"] {
      for (column, name) in ["reference", "v1.2"].enumerated() {
        var result = CaseResult.sample(id, .fail, findings: [.sample()])
        result.subject = name
        result.column = column
        result.isTranscript = id == "scroll/b"
        report.add(result)
      }
    }
    let facts = JUnitReport.Facts(timestamp: "", isTimeFixed: true, properties: [])
    let document = String(decoding: report.document(facts), as: UTF8.self)
    let suites = try #require(XMLTree.read(document))["testsuite"]
    #expect(suites.map { $0.attributes["name"] } == ["reference", "v1.2", "transcripts"])
    #expect(
      suites.map { $0["testcase"].map { $0.attributes["classname"] } } == [
        ["touchstone.reference.scroll"], ["touchstone.v1-2.scroll"],
        ["touchstone.transcripts.scroll"],
      ]
    )
    let texts = suites.map { $0["testcase"][0]["failure"][0].text }
    #expect(
      texts.map { $0.hasSuffix("--until 0.15s --subject 'node a.js'") } == [false, true, false]
    )
  }

  @Test("counts exactly, and adds up times with three decimals")
  func counts() throws {
    let suite = try suites(CaseResult.oneOfEach)[0].attributes
    #expect(suite["tests"] == "3")
    #expect(suite["failures"] == "1")
    #expect(suite["errors"] == "0")
    #expect(suite["skipped"] == "1")
    #expect(suite["time"] == "0.003")
    #expect(suite["timestamp"] == "2026-01-02T03:04:05")
    #expect(suite["package"] == "touchstone")
    #expect(suite["hostname"] == "localhost")
  }

  @Test("puts message, place, explanation and one command into the one failure of a case")
  func failure() throws {
    let second = Violation.sample("scroll.should", grade: .should, found: "slow")
    let result = CaseResult.sample("scroll/drag/lifts", .fail, findings: [second, .sample()])
    let failures = try suites([result])[0]["testcase"][0]["failure"]
    #expect(failures.count == 1)
    let text = try #require(failures.first).text
    // The must rule leads, though it comes later.
    let message =
      "didEndDragging came at 0.150 s; expected: willEndDragging"
      + " [scroll.lift.order (B09, must)] (and 1 more)"
    #expect(failures[0].attributes["message"] == message)
    #expect(failures[0].attributes["type"] == "scroll.lift.order")
    #expect(text.hasPrefix(message))
    #expect(text.contains("traces/scroll/drag/lifts.trace.jsonl:4 at 0.15 s"))
    #expect(text.contains("scroll.should"))
    let command = "traces/scroll/drag/lifts.trace.jsonl --id scroll/drag/lifts --until 0.15s"
    #expect(text.hasSuffix("\n\nsee: touchstone show \(command)"))
  }

  @Test("tells errors and skips from failures")
  func errors() throws {
    let suites = try suites(CaseResult.oneOfEach)
    let error = try #require(suites[1]["testcase"][0]["error"].first)
    #expect(error.attributes["type"] == "subject-failure")
    #expect(error.text == "traces/table/select/first.trace.jsonl:1: it broke: <signal 11>")
    #expect(suites[0]["testcase"][2]["skipped"].first?.text == "it lacks \"zoom\" & more")
  }

  @Test("shows characters that XML forbids, and escapes all others")
  func illegalCharacters() throws {
    let wild = "\u{1B}[1m & < > \" ' \u{8} \u{0} \u{FFFE} 😀 ]]> \r \u{7F} \u{9B}2J \u{202E}x é"
    let text = document([.broken("a/b", why: wild)])
    let error = try #require(XMLTree.read(text))["testsuite"][0]["testcase"][0]["error"][0]
    let seen =
      "\\u{1B}[1m & < > \" ' \\u{08} \\u{00} \\u{FFFE} 😀 ]]> \\u{0D} \\u{7F} \\u{9B}2J \\u{202E}x é"
    #expect(error.text.hasSuffix(seen))
    #expect(error.attributes["message"]?.hasSuffix(seen) == true)
  }

  @Test("keeps messages on one line")
  func oneLine() {
    #expect(XMLText.attribute("a\nb\tc") == "a b c")
  }

  @Test("cuts long texts, and says so")
  func longText() throws {
    let long = String(repeating: "é&", count: 60_000)
    let suite = try suites([.broken("a/b", why: long)])[0]
    let error = suite["testcase"][0]["error"][0]
    #expect(error.text.utf8.count < 64_000)
    #expect(error.text.contains("[cut here: "))
    #expect((error.attributes["message"] ?? "").utf8.count < 1100)
  }

  @Test("gives cases of one name different names, for readers drop the second")
  func duplicates() throws {
    let results = [CaseResult.sample("a/b", .pass), .sample("a/b", .pass), .sample("a/b", .pass)]
    let names = try suites(results)[0]["testcase"].map { $0.attributes["name"] }
    #expect(names == ["b", "b (2)", "b (3)"])
  }

  @Test("has one case where none was selected, and that is an error")
  func empty() throws {
    let suite = try suites([])[0]
    #expect(suite.attributes["errors"] == "1")
    #expect(suite["testcase"].count == 1)
  }

  @Test("has no time in it where time is fixed")
  func fixedTime() {
    var slower = CaseResult.oneOfEach
    for index in slower.indices { slower[index].duration = .seconds(3) }
    let text = document(CaseResult.oneOfEach, isTimeFixed: true)
    #expect(text == document(slower, isTimeFixed: true))
    #expect(text.contains("timestamp=\"2000-01-01T00:00:00\""))
    #expect(text.contains("time=\"0.000000\""))
  }

  @Test("is the document that was agreed, byte for byte")
  func snapshot() {
    expectSnapshot("junit", document(CaseResult.oneOfEach, isTimeFixed: true))
  }

  @Test("never writes an exponent or a negative time")
  func times() {
    #expect(Seconds.places(6, of: 10) == "0.000010")
    #expect(Seconds.places(3, of: 1_234_567) == "1234.567")
  }
}
