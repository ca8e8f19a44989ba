import Conformance
import Oracle
import Testing
import Traces

@testable import Reporting

@Suite("The console report")
struct ConsoleReportTests {
  private let report = ConsoleReport()

  private func text(
    _ results: [CaseResult],
    style: Style = .plain,
    isVerbose: Bool = false
  ) -> String {
    let report = ConsoleReport(style: style)
    var summary = Summary()
    var text = ""
    for result in results {
      summary.add(result)
      text += report.text(for: result)
    }
    let rules = ["scroll.lift.order", "scroll.never", "scroll.nowhere"]
    return text + report.closing(summary, rules: rules, isVerbose: isVerbose)
  }

  @Test("says nothing of a case that passes")
  func quiet() {
    #expect(report.text(for: .sample("a/b", .pass)).isEmpty)
  }

  @Test("names the facts that a rule lacked, where it is asked for that")
  func silences() {
    var result = CaseResult.sample("a/b", .pass)
    result.silences = [Verdict.Silence(rule: "x.y", lacks: ["the touches", "the times"])]
    #expect(
      report.silences(of: result)
        == "not judged  \(result.id)\n  for lack of the touches, the times: x.y\n"
    )
    #expect(!text([result]).contains("lacks"))
  }

  @Test("says where, what and how to see it of all others")
  func thorough() {
    expectSnapshot("console", text(CaseResult.oneOfEach))
  }

  @Test("warns of a should rule in a case that passes")
  func warning() {
    let result = CaseResult.sample("a/b", .pass, findings: [.sample("x.y", grade: .should)])
    let place = "traces/a/b.trace.jsonl:4"
    let sentence = "didEndDragging came at 0.150 s; expected: willEndDragging"
    let line = "warn  a/b: \(sentence) [x.y (B09, should)] [\(place)]\n"
    #expect(report.text(for: result) == line)
    #expect(text([result]).contains("(1 case, 1 warning, profile modern)"))
  }

  @Test("leaves out a violation that was expected")
  func expected() {
    var violation = Violation.sample()
    violation.isExpected = true
    #expect(report.text(for: .sample("a/b", .pass, findings: [violation])).isEmpty)
  }

  @Test("names the rules that had no occasion to fail, where that is asked for")
  func coverage() {
    let results = [CaseResult.sample("a/b", .pass)]
    #expect(text(results).contains("1 of 3 rules had occasion to fail; --verbose names the others"))
    #expect(text(results, isVerbose: true).hasSuffix("  scroll  never, nowhere\n"))
  }

  @Test("names what is known of a case that fails otherwise, and counts it")
  func known() {
    var result = CaseResult.sample("a/b", .fail, findings: [.sample(), .sample("x.y")])
    result.findings[1].known = .sample
    let text = text([result])
    #expect(text.contains("scroll.lift.order (B09, must)"))
    #expect(!text.contains("x.y (B09, must)"))
    #expect(text.contains("  known: x.y: so it is [known.jsonl:7]\n"))
    #expect(text.contains("(1 case, 1 known failure, profile modern)"))
  }

  @Test("sums skipped cases up by reason, the most frequent first")
  func skips() {
    var results = (0..<12).map { CaseResult.skipped("a/c\($0)", why: "reason \($0)") }
    results += [.skipped("a/d", why: "reason 7"), .skipped("a/e", why: "reason 7\nmore")]
    let text = text(results)
    #expect(text.contains("modern)\nskipped 3 cases: reason 7\nskipped 1 case: reason 0\n"))
    #expect(text.contains("skipped 4 cases: 4 other reasons, which --verbose names\n"))
    #expect(!self.text(results, isVerbose: true).contains("other reasons"))
  }

  @Test("has escape sequences only where colours are wanted")
  func colours() {
    #expect(!text(CaseResult.oneOfEach).contains("\u{1B}"))
    let style = Style(isColoured: true)
    #expect(text(CaseResult.oneOfEach, style: style).contains("\u{1B}[1;31mFAIL\u{1B}[0m"))
  }

  @Test(
    "quotes what a shell would take apart",
    arguments: [
      ("a/b-c.trace.jsonl", "a/b-c.trace.jsonl"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
      ("", "''"),
    ]
  )
  func quoting(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }

  @Test("shows progress after a second, and then not too often")
  func progress() {
    var line = ProgressLine()
    let moments = [900, 1100, 1150, 1201, 1300, 1302].map { Duration.milliseconds($0) }
    #expect(moments.map { line.isDue(elapsed: $0) } == [false, true, false, true, false, true])
  }
}

@Suite("JSON Lines")
struct JSONLinesReportTests {
  @Test("have the agreed keys in the agreed order")
  func keys() {
    var result = CaseResult.sample("a/b", .fail, findings: [.sample()])
    result.subject = "iScroll"
    let text = Violation.sample().text.replacing("\n", with: "\\n")
    let expected = """
      {"id":"a/b","file":"traces/a/b.trace.jsonl","subject":"iScroll","verdict":"fail",\
      "violations":[{"rule":"scroll.lift.order","grade":"must","catalogue":["B09"],"view":"main",\
      "line":4,"at":9,"t":150000,"text":"\(text)"}],"exercised":["scroll.lift.order"]}

      """
    #expect(JSONLinesReport.line(for: result) == expected)
  }

  @Test("say null where a violation is of no message, or its time is not known")
  func unknown() {
    let violation = Violation.sample(lineIndex: nil, time: nil)
    let line = JSONLinesReport.line(for: .sample("a/b", .fail, findings: [violation]))
    #expect(line.contains("\"line\":1,\"at\":null,\"t\":null"))
  }

  @Test("say why a case is an error or skipped, and what is known")
  func reasons() {
    let broken = JSONLinesReport.line(for: .broken("a", why: "it \"broke\""))
    #expect(broken.contains("\"verdict\":\"error\",\"why\":\"it \\\"broke\\\"\",\"violations\":[]"))
    var skipped = CaseResult.skipped("a", why: "no")
    #expect(JSONLinesReport.line(for: skipped).contains("\"verdict\":\"skip\",\"why\":\"no\",\"v"))
    skipped.knownError = .sample
    #expect(JSONLinesReport.line(for: skipped).contains("\"why\":\"no\",\"known\":true,\"v"))
    var known = CaseResult.sample("a", .pass, findings: [.sample()])
    known.findings[0].known = .sample
    #expect(JSONLinesReport.line(for: known).contains("\",\"known\":true}],\"exercised\""))
  }

  @Test("name the standard input as the command line does, and no subject where there is none")
  func standardInput() {
    let place = Place(file: Source.standardInput.name, line: 1)
    let result = CaseResult(id: "a", place: place, source: .standardInput, outcome: .pass)
    #expect(
      JSONLinesReport.line(for: result)
        == "{\"id\":\"a\",\"file\":\"-\",\"verdict\":\"pass\",\"violations\":[],\"exercised\":[]}\n"
    )
  }

  @Test("escape what JSON does not allow in strings")
  func escapes() {
    let text = JSONText.object { json in
      json.key("a\"b")
      json.string("\\ \n \t \u{1} \u{7F} é 😀")
    }
    #expect(text == "{\"a\\\"b\":\"\\\\ \\n \\t \\u0001 \\u007f é 😀\"}")
  }
}
