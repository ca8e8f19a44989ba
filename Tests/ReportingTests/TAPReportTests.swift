import Conformance
import Testing

@testable import Reporting

@Suite("A report in TAP")
struct TAPReportTests {
  @Test("has a point a case, numbered from 1, and the plan")
  func points() {
    let results = CaseResult.oneOfEach + [.known]
    let lines = TAPReport(.sample).text(of: results, .sample).split(separator: "\n")
    #expect(
      lines.filter { !$0.hasPrefix(" ") } == [
        "TAP version 14", "ok 1 - scroll/flick/stops", "not ok 2 - scroll/drag/lifts",
        "not ok 3 - table/select/first",
        "ok 4 - scroll/zoom/pinch # SKIP it lacks \"zoom\" & more",
        "not ok 5 - scroll/known # TODO known failure: so it is", "1..5",
      ]
    )
    #expect(lines.contains("  at: {file: \"traces/scroll/drag/lifts.trace.jsonl\", line: 4}"))
  }

  @Test("escapes what means something in a description")
  func escapes() {
    let result = CaseResult.skipped("a # TODO \\", why: "no #2\nmore")
    let text = TAPReport(.sample, version: .thirteen).text(of: [result], .sample)
    #expect(text == "TAP version 13\nok 1 - a \\# TODO \\\\ # SKIP no \\#2\n1..1\n")
  }

  @Test("of no case is a failure")
  func nothing() {
    let text = TAPReport(.sample).text(of: [], .sample)
    #expect(text.hasSuffix("1..0 # no case was selected\nBail out! no case was selected\n"))
  }

  @Test("names the subjects where there are several, and a transcript once")
  func subjects() {
    var plan = RunPlan.sample
    plan.subjects = ["reference", "v2"]
    let results = ["a", "b"].flatMap { id in
      plan.subjects.enumerated().map { column, name in
        var result = CaseResult.sample(id, .pass)
        result.subject = name
        result.column = column
        result.isTranscript = id == "b"
        return result
      }
    }
    let text = TAPReport(plan).text(of: results, plan)
    #expect(text.contains("ok 1 - a by reference\nok 2 - a by v2\nok 3 - b\n1..3\n"))
  }
}
