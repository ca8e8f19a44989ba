import Conformance
import Testing

@testable import Reporting

/// A run is compared with an earlier one: each case by its result then and now.
@Suite("A run against an earlier one")
struct ChangeTests {
  private static let broken = CaseResult.sample("a/x", .fail, findings: [.sample("scroll.a")])
  private static let otherwise = CaseResult.sample("a/x", .fail, findings: [.sample("scroll.b")])
  private static let whole = CaseResult.sample("a/x", .pass)
  private static let error = CaseResult.broken("a/x", why: "it broke")
  private static let skipped = CaseResult.skipped("a/x", why: "it lacks touches")
  private static var known: CaseResult {
    var result = broken
    result.outcome = .pass
    result.findings[0].known = .sample
    return result
  }

  /// Compares two runs of one subject.
  private func changes(
    from before: [CaseResult],
    to now: [CaseResult],
    by subjects: [String] = ["mine"]
  ) -> RunChanges {
    var earlier = EarlierRun(named: "main.jsonl", by: subjects, isPart: false)
    for result in before { earlier.add(result) }
    var tally = ChangeTally(against: earlier, by: subjects)
    for result in now { tally.take(result) }
    return tally.changes(ofPart: false)
  }

  @Test(
    "tells apart what became of a case",
    arguments: [
      (Self.whole, Self.broken, RunChanges.Kind.newlyRed), (Self.whole, Self.error, .newlyRed),
      (Self.skipped, Self.broken, .newlyRed), (Self.known, Self.broken, .newlyRed),
      (Self.broken, Self.broken, .stillRed), (Self.broken, Self.otherwise, .redOtherwise),
      (Self.broken, Self.error, .redOtherwise), (Self.broken, Self.whole, .newlyGreen),
      (Self.error, Self.whole, .newlyGreen), (Self.known, Self.whole, .newlyGreen),
      (Self.broken, Self.known, .newlyKnown), (Self.broken, Self.skipped, .noLongerJudged),
      (Self.whole, Self.skipped, .noLongerJudged),
    ]
  )
  func kinds(before: CaseResult, now: CaseResult, kind: RunChanges.Kind) {
    #expect(changes(from: [before], to: [now]).changes.map(\.kind) == [kind])
  }

  @Test(
    "says nothing of what is as it was",
    arguments: [
      (Self.whole, Self.whole), (Self.skipped, Self.skipped), (Self.known, Self.known),
      (Self.skipped, Self.whole),
    ]
  )
  func nothing(before: CaseResult, now: CaseResult) {
    let changes = changes(from: [before], to: [now])
    #expect(changes.changes.isEmpty)
    #expect(changes.counts == "nothing changed")
  }

  @Test("calls a case that one run alone has new or gone, whatever became of it")
  func oneRunAlone() {
    let failing = CaseResult.sample("a/y", .fail, findings: [.sample("scroll.a")])
    let new = changes(from: [Self.whole], to: [Self.whole, failing])
    #expect(new.changes.map(\.kind) == [.new])
    #expect(new.counts == "1 new")
    let gone = changes(from: [Self.whole, failing], to: [Self.whole])
    #expect(gone.changes.map(\.kind) == [.gone])
    #expect(gone.changes.map(\.cause) == [nil])
  }

  @Test("of some cases alone is no reason to call the others gone")
  func part() {
    var earlier = EarlierRun(named: "main.jsonl", by: ["mine"], isPart: false)
    for id in ["a/x", "a/y"] { earlier.add(.sample(id, .pass)) }
    var tally = ChangeTally(against: earlier, by: ["mine"])
    tally.take(.sample("a/x", .pass))
    #expect(tally.changes(ofPart: true).counts == "1 not in this run")
  }

  @Test("is compared by subject, and whatever it is called where each run has one alone")
  func subjects() {
    func result(_ subject: String, _ column: Int, _ outcome: CaseResult.Outcome) -> CaseResult {
      var result = CaseResult.sample("a/x", outcome, findings: outcome == .fail ? [.sample()] : [])
      result.subject = subject
      result.column = column
      return result
    }
    let both = ["old", "new"]
    let matrix = changes(
      from: [result("old", 0, .fail), result("new", 1, .pass)],
      to: [result("old", 0, .fail), result("new", 1, .fail)],
      by: both
    )
    #expect(matrix.changes.map(\.kind) == [.stillRed, .newlyRed])
    #expect(matrix.changes.map(\.subject) == both)
    var earlier = EarlierRun(named: "main.jsonl", by: ["mine-1"], isPart: false)
    earlier.add(result("mine-1", 0, .pass))
    var tally = ChangeTally(against: earlier, by: ["mine-2"])
    tally.take(result("mine-2", 0, .fail))
    #expect(tally.changes(ofPart: false).changes.map(\.kind) == [.newlyRed])
  }

  @Test("of no case in common is no comparison")
  func mismatch() throws {
    var earlier = EarlierRun(named: "main.jsonl", by: ["mine"], isPart: false)
    earlier.firstPlace = "main.jsonl:2:1"
    earlier.add(.sample("a/x", .pass))
    var tally = ChangeTally(against: earlier, by: ["mine"])
    tally.take(.sample("b/x", .pass))
    let why = try #require(tally.mismatch)
    #expect(why.hasPrefix("main.jsonl:2:1: none of its cases is one of this run, not even a/x"))
    tally.take(.sample("a/x", .pass))
    #expect(tally.mismatch == nil)
  }

  /// Some cases of each kind.
  private var sample: RunChanges {
    func failing(_ id: String, _ rule: String) -> CaseResult {
      .sample(id, .fail, findings: [.sample(rule)])
    }
    return changes(
      from: [
        failing("a/still", "scroll.a"), failing("a/other", "scroll.a"), .sample("a/broke-1", .pass),
        .sample("a/broke-2", .pass), .sample("a/broke-3", .pass), failing("a/mended", "scroll.c"),
        .sample("a/gone", .pass),
      ],
      to: [
        failing("a/still", "scroll.a"), failing("a/other", "scroll.b"),
        failing("a/broke-1", "scroll.d"), failing("a/broke-2", "scroll.c"),
        failing("a/broke-3", "scroll.c"), .sample("a/mended", .pass), .sample("a/new", .pass),
        failing("a/new-and-red", "scroll.c"),
      ]
    )
  }

  private var ending: RunEnding {
    var ending = RunEnding(totals: Totals(subjects: ["mine"]))
    ending.changes = sample
    return ending
  }

  @Test("is told by kind and cause in the terminal, above the list of failures")
  func terminal() {
    let text = ChangesText(of: sample, style: .plain, isVerbose: false).text
    expectSnapshot("changes", text)
    let failing = CaseResult.sample("a/still", .fail, findings: [.sample()])
    let page = ConsoleRun(.sample).text(of: [failing], ending)
    #expect(page.hasSuffix(text + "failed  a/still\n"))
  }

  @Test("names no more than some cases, and all of them where that is asked for")
  func most() {
    let many = (1...30).map { CaseResult.sample("a/c\($0)", .fail, findings: [.sample()]) }
    let changes = changes(from: many.map { .sample($0.id, .pass) }, to: many)
    let short = ChangesText(of: changes, style: .plain, isVerbose: false).text
    #expect(short.contains("a/c9, a/c10 and 20 more\n"))
    let long = ChangesText(of: changes, style: .plain, isVerbose: true).text
    #expect(long.contains("a/c29, a/c30\n"))
  }

  @Test("is a table in the summary of a step, and words in its notice and in JUnit's properties")
  func otherReports() {
    let summary = StepSummary(.sample).text(of: [], ending)
    #expect(summary.contains("#### Against main.jsonl: 3 newly red, 1 red by another cause, "))
    #expect(summary.contains("| newly red | 2 | scroll.c | a/broke-2<br>a/broke-3 |\n"))
    #expect(summary.contains("| gone | 1 |  | a/gone |\n"))
    let paths = RepositoryPath(root: nil, folder: "/")
    let notice = GitHubReport(.sample, paths: paths).text(of: [], ending)
    #expect(notice.contains("against main.jsonl: 3 newly red, "))
    let junit = JUnitReport(.sample).text(of: [], ending)
    #expect(junit.contains("name=\"against\" value=\"main.jsonl: 3 newly red, "))
  }
}

/// An entry of a list of known failures leads to an issue.
@Suite("The issue of a known failure")
struct KnownFailureAddressTests {
  private func entry(_ reason: String, link: String? = nil) -> KnownFailure {
    var entry = KnownFailure.sample
    entry.reason = reason
    entry.link = link
    return entry
  }

  @Test(
    "is its link, or what its reason names",
    arguments: [
      ("so it is", "https://example.org/1" as String?, "https://example.org/1" as String?),
      ("see https://example.org/2.", nil, "https://example.org/2"),
      ("so it is (me/mine#12)", nil, "https://github.com/me/mine/issues/12"),
      ("so it is", "me/mine#12", "https://github.com/me/mine/issues/12"),
      ("so it is", "#12", nil), ("so it is", "javascript:alert(1)", nil), ("https://", nil, nil),
      ("a/b/c#1, a#1 and a/b#x", nil, nil),
    ]
  )
  func address(reason: String, link: String?, address: String?) {
    #expect(entry(reason, link: link).address == address)
  }

  @Test("is a link in the summary of a step, in which nothing is markup")
  func summary() {
    var account = KnownFailureAccount(of: entry("it [rests]", link: "https://example.org/(1)|a"))
    var totals = Totals(subjects: ["mine"])
    totals.knownFailures = [account]
    #expect(
      !StepSummary(.sample).text(of: [], RunEnding(totals: totals)).contains("Known failures")
    )
    (account.used, account.cases) = (3, 2)
    totals.knownFailures = [account]
    let page = StepSummary(.sample).text(of: [], RunEnding(totals: totals))
    #expect(page.contains("[it \\[rests\\]](https://example.org/%281%29%7Ca)\n"))
    #expect(page.contains("x.y, 2 cases: "))
  }

  @Test("stands behind the reason in the terminal")
  func terminal() {
    var result = CaseResult.sample("a/x", .fail, findings: [.sample("r"), .sample("s")])
    result.findings[1].known = entry("so it is", link: "me/mine#12")
    #expect(
      ConsoleReport().text(for: result)
        .contains("  known: s: so it is (https://github.com/me/mine/issues/12) [known.jsonl:7]\n")
    )
  }
}
