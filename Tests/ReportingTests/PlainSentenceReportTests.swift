import Conformance
import Oracle
import Testing

@testable import Reporting

@Suite("What a person reads of a failure")
struct PlainSentenceReportTests {
  private let paths = RepositoryPath(root: nil, folder: "/repo")
  private let result = CaseResult.sample("a/b", .fail, findings: [.sample()])
  private let sentence = "didEndDragging came at 0.150 s; expected: willEndDragging"

  @Test("begins with the same plain sentence in every report")
  func everywhere() throws {
    let plan = RunPlan.sample
    let console = ConsoleRun(plan).text(of: [result], plan)
    #expect(console.hasPrefix("FAIL  a/b\n  \(sentence).\n"))
    let element = try #require(JUnitOutcome(result))
    #expect(element.message.hasPrefix(sentence))
    #expect(element.text.hasPrefix(sentence))
    let sarif = SARIFReport(plan, paths: paths).text(of: [result], plan)
    #expect(sarif.contains("\"message\":{\"text\":\"\(sentence).\\n"))
    let gitHub = GitHubReport(plan, paths: paths).text(of: [result], plan)
    #expect(gitHub.contains("::\(sentence).%0A"))
    let summary = StepSummary(plan).text(of: [result], plan)
    #expect(summary.contains("<details><summary>a/b: \(sentence) "))
    #expect(CodeQualityReport(paths: paths).text(of: [result], plan).contains(":\"\(sentence) ["))
    #expect(TAPReport(plan).text(of: [result], plan).contains("message: \"\(sentence) ["))
    #expect(JSONLinesReport.line(for: result).contains("\"text\":\"\(sentence).\\n"))
  }

  @Test("tells a cause once in full, and in how many other cases it came")
  func onceInFull() {
    let results = (1...7).map { number in
      let violation = Violation.sample(time: Int64(number) * 1000)
      return CaseResult.sample("a/\(number)", .fail, findings: [violation])
    }
    let text = ConsoleRun(.sample).text(of: results, .sample)
    #expect(text.matches(of: /because:/).count == 1)
    #expect(text.matches(of: /see:/).count == 1)
    #expect(text.contains("\n  also in 6 cases: a/2, a/3, a/4, a/5, …\n"))
    let whole = ConsoleRun(.sample, isVerbose: true).text(of: results, .sample)
    #expect(whole.matches(of: /because:/).count == 7)
    #expect(!whole.contains("also in"))
  }

  @Test("has one command for a case, however many causes it has")
  func oneCommand() {
    let two = CaseResult.sample("a/b", .fail, findings: [.sample(), .sample("x.y")])
    let text = ConsoleRun(.sample).text(of: [two], .sample)
    #expect(text.matches(of: /because:/).count == 2)
    #expect(text.matches(of: /touchstone (show|replay|run)/).count == 1)
  }

  @Test("explains three causes of a rule in full, and has a line for each other one")
  func manyOfOneRule() {
    let results = ["a", "b", "c", "d"].map { word in
      CaseResult.sample("x/\(word)", .fail, findings: [.sample(found: "another \(word)")])
    }
    let text = ConsoleRun(.sample).text(of: results, .sample)
    #expect(text.matches(of: /because:/).count == 3)
    #expect(text.contains("FAIL  x/d\n  Another d at 0.150 s; expected: willEndDragging ["))
  }

  @Test("ends with the ids of what failed, ten of many")
  func ids() {
    let two = [result, .broken("c/d", why: "it died")]
    #expect(ConsoleRun(.sample).text(of: two, .sample).hasSuffix("\nfailed  a/b\nerror   c/d\n"))
    let many = (1...13).map { CaseResult.sample("a/\($0)", .fail, findings: [.sample()]) }
    let text = ConsoleRun(.sample).text(of: many, .sample)
    #expect(text.hasSuffix("\nfailed  a/10\nand 3 more, which --verbose names\n"))
  }

  @Test("breaks every line between words, at 80 columns and at 120", arguments: [80, 120])
  func width(columns: Int) {
    var long = Violation.sample()
    long.expected = [Array(repeating: "willEndDragging", count: 20).joined(separator: " ")]
    let failing = CaseResult.sample("a/b", .fail, findings: [long])
    for isColoured in [false, true] {
      let style = Style(isColoured: isColoured, width: columns)
      let text = ConsoleRun(.sample, style: style).text(of: [failing], .sample)
      let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      for line in plain.split(separator: "\n") {
        #expect(line.count <= columns, "\(line)")
        #expect(!line.hasSuffix("willEndDrag"))
      }
      let whole = ConsoleRun(.sample).text(of: [failing], .sample)
      let words = { (text: String) in text.split { " \n\\".contains($0) }.map(String.init) }
      #expect(words(plain) == words(whole))
    }
  }

  @Test("breaks a command with backslashes, and never within a quoted word or before a value")
  func command() {
    let line =
      "  see: touchstone show a.jsonl --id a/b --subject 'node my adapter.js --fast' --until 0.1s"
    #expect(
      FoldedText.folded(line, to: 40) == """
          see: touchstone show a.jsonl \\
            --id a/b \\
            --subject 'node my adapter.js --fast' \\
            --until 0.1s
        """
    )
    #expect(FoldedText.folded(line, to: nil) == line)
  }
}
