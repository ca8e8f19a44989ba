import Conformance
import Oracle
import Testing

@testable import Reporting

@Suite("A report for GitHub's runner")
struct GitHubReportTests {
  private let paths = RepositoryPath(root: nil, folder: "/repo")

  private func lines(_ results: [CaseResult]) -> [String] {
    GitHubReport(.sample, paths: paths).text(of: results, .sample)
      .split(separator: "\n").map(String.init)
  }

  private func annotations(_ name: String, _ results: [CaseResult]) -> [String] {
    lines(results).filter { $0.hasPrefix("::\(name) ") }
  }

  @Test("names the place of each, and escapes what the runner would read")
  func annotation() {
    let result = CaseResult.broken("a,b: 100%", why: "one\r\ntwo % :: three")
    #expect(
      annotations("error", [result]) == [
        "::error file=traces/a%2Cb%3A 100%25.trace.jsonl,line=1,"
          + "title=a%2Cb%3A 100%25%3A subject-failure::"
          + "traces/a,b: 100%25.trace.jsonl:1: one\\u{d}%0Atwo %25 :: three"
      ]
    )
  }

  @Test("has ten annotations of a kind: errors first, then what fails most, each rule once")
  func mostImportant() throws {
    let rare = CaseResult.sample("a/rare", .fail, findings: [.sample("rare")])
    let frequent = (0..<20).map {
      CaseResult.sample("a/f\($0)", .fail, findings: [.sample("often")])
    }
    let results = [rare] + frequent + [.broken("a/broken", why: "it died")]
    let errors = annotations("error", results)
    #expect(errors.count == 10)
    #expect(errors[0].contains("title=a/broken%3A subject-failure::"))
    #expect(errors[1].contains("title=a/f0%3A often::"))
    #expect(errors[2].contains("title=a/rare%3A rare::"))
    #expect(errors[3].contains("title=a/f1%3A often::"))
    #expect(
      lines(results).last
        == "::notice title=touchstone::22 cases, 0 passed, 21 failed, 1 error, 0 skipped, "
        + "12 more annotations are not shown, see the log"
    )
  }

  @Test("warns of what fails no case")
  func warnings() {
    let result = CaseResult.sample("a", .pass, findings: [.sample("slow", grade: .should)])
    #expect(annotations("warning", [result]).count == 1)
    #expect(annotations("error", [result]).isEmpty)
  }

  @Test("cuts messages at the 4,096 characters that the runner keeps, and says so")
  func longMessage() throws {
    let line = WorkflowCommand.line("error", [], String(repeating: "😀", count: 5000))
    let message = try #require(line.split(separator: "::").last)
    #expect(message.dropLast().utf16.count <= 4096 + 2)
    #expect(message.hasSuffix("%0A[cut here]\n"))
  }

  @Test("lets no text of a trace be a command")
  func noCommands() throws {
    let result = CaseResult.broken("a", why: "one\n::add-mask::secret\n##[group]x")
    let lines = lines([result])
    #expect(lines.contains("  \\u{3a}:add-mask::secret"))
    #expect(lines.contains("  \\u{23}#[group]x"))
    let commands = lines.filter { $0.drop { $0 == " " }.hasPrefix("::") }
    #expect(commands.allSatisfy { $0.hasPrefix("::error file=") || $0.hasPrefix("::notice ") })
  }

  @Test("has a page of Markdown for the step, with what fails most and in which nothing is markup")
  func summary() {
    let wild = CaseResult.sample(
      "a/wild",
      .fail,
      findings: [.sample("r", found: "<b>|`*`</details>")]
    )
    let page = StepSummary(.sample).text(of: CaseResult.oneOfEach + [wild], .sample)
    #expect(page.hasPrefix("### ❌ touchstone: 3 of 5 cases failed\n"))
    #expect(page.contains("| reference | 1 | 2 | 1 | 1 | 0 | 0 | 0 |\n"))
    #expect(page.contains("| scroll.lift.order | 1 | 1 |  |\n"))
    #expect(page.contains("<details><summary>a/wild: &lt;b&gt;"))
  }

  @Test("keeps the page within what GitHub shows, with what the step has already")
  func summaryLimit() {
    let long = String(repeating: "x", count: 5000)
    let many = (0..<1000).map { CaseResult.broken("a/c\($0)", why: long) }
    for occupied in [0, 1 << 19, (1 << 20) - 2000] {
      let page = StepSummary(.sample, occupied: occupied).text(of: many, .sample)
      #expect(page.utf8.count + occupied <= StepSummary.largest)
      #expect(page.contains("more cases not shown here.") == (occupied < 1 << 20))
    }
    #expect(StepSummary(.sample, occupied: 1 << 20).text(of: many, .sample).isEmpty)
  }
}
