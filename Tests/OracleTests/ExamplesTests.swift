import Oracle
import TestSupport
import Testing
import Traces

@Suite("The examples of the rules")
struct ExamplesTests {
  struct Page: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let example: Example
    var testDescription: String { "\(rule.id): \(example.drawing)" }
  }

  static let passing = RuleBook.rules.flatMap { rule in
    rule.passing.map { Page(rule: rule, example: $0) }
  }
  static let failing = RuleBook.rules.flatMap { rule in
    rule.failing.map { Page(rule: rule, example: $0) }
  }

  @Test("Each example is a trace that a reader accepts")
  func readable() {
    for page in (Self.passing + Self.failing).part(every: 4) {
      let transcript = page.example.transcript
      var written = TraceWriter()
      written.write(transcript)
      var reader = TraceReader(bytes: written.bytes)
      let read = Result { try reader.nextTrace() }.map { $0?.lines.count }
      #expect((try? read.get()) == transcript.lines.count, "\(page): \(read)")
    }
  }

  @Test("What keeps a rule breaks none", arguments: passing)
  func keeping(_ page: Page) {
    let verdict = Judge(profile: page.example.profile).verdict(of: page.example.transcript)
    #expect(verdict.violations.map(\.text) == [])
  }

  @Test("What breaks a rule breaks that one alone, at the mark", arguments: failing)
  func breaking(_ page: Page) throws {
    let verdict = Judge(profile: page.example.profile).verdict(of: page.example.transcript)
    let rules = Set(verdict.violations.filter { $0.follows == nil }.map(\.rule))
    let texts = verdict.violations.map(\.text).joined(separator: "\n")
    #expect(rules == [page.rule.id], "\(texts)")
    #expect(verdict.violations.first?.lineIndex == page.example.faultIndex, "\(texts)")
    // A rule that only informs fails nothing.
    #expect(verdict.outcome(strict: true) == (page.rule.grade == .may ? .pass : .fail))
  }
}
