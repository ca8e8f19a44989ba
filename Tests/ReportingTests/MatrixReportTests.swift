import Conformance
import Oracle
import Testing
import Traces

@testable import Reporting

@Suite("The matrix")
struct MatrixReportTests {
  private static let names = [
    "reference", "iScroll", "better-scroll", "Scroller", "Flickable", "Kivy ScrollView", "Qt Quick",
    "GTK 4", "Chromium",
  ]

  private func row(_ id: String, _ changes: [Int: (inout CaseResult) -> Void]) -> [CaseResult] {
    Self.names.indices.map { column in
      var result = CaseResult.sample(id, .pass)
      result.subject = Self.names[column]
      result.column = column
      changes[column]?(&result)
      return result
    }
  }

  private func fail(_ rules: String...) -> (inout CaseResult) -> Void {
    { result in
      let findings = rules.map { Violation.sample($0) }
      result.outcome = .fail
      result.findings = CaseResult.sample(result.id, .fail, findings: findings).findings
    }
  }

  private func rows() -> [CaseResult] {
    let long = "scroll/" + String(repeating: "a-rather-long-name/", count: 5) + "end"
    return row("scroll/flick/stops-inside", [:])
      + row(
        long,
        [
          1: fail("scroll.paging.ends-on-page", "scroll.rest.flags", "scroll.rest.flags"),
          2: fail("scroll.paging.ends-on-page", "scroll.rest.flags"),
          4: {
            $0.outcome = .skip; $0.why = "it has no paging"
          },
          5: { result in
            result.outcome = .error
            result.fault = .subject
            result.why = "it died in this trace: signal 11\nits standard error ends:\nboom"
          },
          6: { result in
            result.findings = CaseResult.sample(result.id, .pass, findings: [.sample()]).findings
            result.findings[0].known = .sample
          },
          8: { result in
            let warning = Violation.sample("scroll.glide.curve", grade: .should)
            result.findings = CaseResult.sample(result.id, .pass, findings: [warning]).findings
          },
        ]
      ) + row("scroll/drag/lifts", [7: fail("scroll.lift.order")])
  }

  private func text(
    _ results: [CaseResult],
    style: Style = .plain,
    isVerbose: Bool = false
  )
    -> String
  {
    var report = MatrixReport(of: Self.names, style: style, isVerbose: isVerbose)
    return results.map { report.text(after: $0) }.joined()
  }

  @Test("has a line a case, and names what each subject does wrong")
  func rowsOfText() { expectSnapshot("matrix", text(rows())) }

  @Test("shows every case where that is asked for")
  func verbose() {
    let text = text(rows(), isVerbose: true)
    #expect(text.contains(String(repeating: "ok    ", count: 9) + " scroll/flick/stops-inside\n"))
  }

  @Test("says the names again after many rows, and draws in ASCII where it must")
  func headings() {
    let many = (0..<90).flatMap { row("a/c\($0)", [0: fail("x.y")]) }
    let lines = text(many, style: Style(isASCII: true)).split(separator: "\n")
    #expect(lines.count { $0 == "reference" } == 3)
    #expect(lines[1] == "|     iScroll")
  }

  @Test("ends with the cases that each subject fails, below its name")
  func failing() {
    var results = (0..<12).flatMap { row("a/c\($0)", [0: fail("x.y")]) }
    results += row("a/other", [1: fail("x.y"), 2: { $0.outcome = .error }])
    var totals = Totals(subjects: Self.names)
    for result in results { totals.add(result) }
    func closing(isVerbose: Bool) -> String {
      var report = MatrixReport(of: Self.names, isVerbose: isVerbose)
      for result in results { _ = report.text(after: result) }
      return report.closing(totals, rules: [])
    }
    let text = closing(isVerbose: false)
    let list = (0..<10).map { "  failed  a/c\($0)\n" }.joined()
    let first = "\n\(Self.names[0]), 12 cases\n\(list)  and 2 more, which --verbose names\n"
    let others =
      "\n\(Self.names[1]), 1 case\n  failed  a/other\n\n\(Self.names[2]), 1 case\n  error   a/other\n"
    #expect(text.hasSuffix(first + others))
    #expect(text.contains("subject "))
    #expect(closing(isVerbose: true).contains("  failed  a/c11\n"))
  }

  @Test("has escape sequences only where colours are wanted")
  func colours() {
    #expect(!text(rows()).contains("\u{1B}"))
    #expect(text(rows(), style: Style(isColoured: true)).contains("\u{1B}[1;31mFAIL\u{1B}[0m"))
  }

  @Test("counts the rules that are broken because others are")
  func followers() {
    let broken = row("a/b", [0: fail("a.root", "b.follower", "c.follower")]).map { result in
      var result = result
      for place in result.findings.indices.dropFirst() {
        result.findings[place].violation.follows = "a.root"
      }
      return result
    }
    #expect(text(broken).contains("    reference: a.root (2 follow) [traces/a/b.trace.jsonl:4]\n"))
  }

  @Test("gives what is said of two subjects in one line")
  func shared() {
    let text = text(rows())
    #expect(
      text.contains("iScroll, better-scroll: scroll.paging.ends-on-page, scroll.rest.flags [")
    )
  }
}

@Suite("The beginning of a list of known failures")
struct KnownFailureDraftTests {
  @Test("has an entry for each subject and rule that fails, with the cases, in a fixed order")
  func entries() {
    var draft = KnownFailureDraft()
    let violations: [Violation] = [
      .sample("x.y"), .sample("x.y"), .sample("a.b"), .sample("c.d", grade: .should),
    ]
    for id in ["b", "a"] {
      var result = CaseResult.sample(id, .fail, findings: violations)
      result.subject = "iScroll"
      if id == "a" { result.findings[2].known = .sample }
      draft.add(result)
    }
    var broken = CaseResult.broken("c", why: "it died")
    broken.subject = "iScroll"
    draft.add(broken)
    draft.add(.sample("d", .pass, findings: [.sample("c.d", grade: .should)]))
    #expect(
      draft.text == """
        {"subject":"iScroll","id":"b","rule":"a.b","reason":"not yet explained"}
        {"subject":"iScroll","id":"c","rule":"error","reason":"not yet explained"}
        {"subject":"iScroll","id":"*","rule":"x.y","count":2,"reason":"not yet explained"}

        """
    )
    #expect(draft.count == 3)
  }
}
