import Oracle
import Replay
import TestSupport
import Testing
import Traces

@testable import Conformance

@Suite("What is known to fail")
struct KnownFailureLedgerTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private static let rule = "expectation.messages"

  private func entry(
    _ id: String,
    rule: String = rule,
    subject: String? = nil,
    expires: String? = nil
  ) -> KnownFailure {
    KnownFailure(
      subject: subject,
      id: Wildcard(id),
      rule: rule,
      reason: "so it is",
      expires: expires.flatMap(CalendarDate.init),
      place: Place(file: "known.jsonl", line: 7)
    )
  }

  private func run(
    _ text: String,
    _ entries: KnownFailure...,
    by subject: any Subject = ReferenceSubject(),
    filter: Filter? = nil,
    shard: String? = nil,
    isStrict: Bool = false
  ) throws -> (results: [CaseResult], totals: Totals) {
    let file = try fixture.write(text, to: "in.trace.jsonl")
    var options = Run.Options()
    options.knownFailures = KnownFailures(entries)
    options.today = try #require(CalendarDate("2026-11-23"))
    options.selection = Selection(filter)
    options.selection.shard = shard.flatMap { ShardSelection($0) }
    options.isStrict = isStrict
    return Run.played([file], by: [subject], options)
  }

  @Test("does not fail, and is counted")
  func known() throws {
    let (results, totals) = try run(TraceText.wrongDrag("a"), entry("a"))
    #expect(results.first?.outcome == .pass)
    #expect(results.first?.findings.contains { $0.known?.reason == "so it is" } == true)
    #expect(totals.all.known == 1)
    #expect(totals.exitCode() == .success)
  }

  @Test("hides no other rule, case or subject")
  func others() throws {
    #expect(
      try run(TraceText.wrongDrag("a"), entry("a", rule: "expectation.final")).totals.exitCode()
        == .violated
    )
    #expect(
      try run(TraceText.wrongDrag("a") + TraceText.wrongDrag("b"), entry("a")).totals.exitCode()
        == .violated
    )
    #expect(
      try run(TraceText.wrongDrag("a"), entry("a", subject: "iScroll")).totals.exitCode()
        == .violated
    )
    #expect(
      try run(TraceText.wrongDrag("a"), entry("a", subject: "reference")).totals.exitCode()
        == .success
    )
    let two = TraceText.wrongDrag("a").replacing(
      "{\"end\":4}",
      with: "{\"expect\":\"final\",\"is\":{\"contentOffset\":[0,1]}}\n{\"end\":5}"
    )
    let (results, totals) = try run(two, entry("a"))
    #expect(totals.exitCode() == .violated)
    #expect(results.first?.rulesFailing == ["expectation.final"])
  }

  @Test("is out of date where it no longer fails, or has expired")
  func stale() throws {
    let mended = try run(TraceText.drag("a"), entry("a")).totals
    #expect(mended.exitCode() == .stale)
    #expect(
      mended.staleEntries.map(\.text) == [
        "known.jsonl:7: a no longer fails by expectation.messages (the case was judged); remove the"
          + " entry"
      ]
    )
    let expired = try run(TraceText.wrongDrag("a"), entry("a", expires: "2026-11-23"))
    #expect(expired.results.first?.outcome == .pass)
    #expect(expired.totals.exitCode() == .stale)
    #expect(expired.totals.staleEntries.first?.text.contains("has expired on 2026-11-23") == true)
    #expect(
      try run(TraceText.wrongDrag("a"), entry("a", expires: "2026-11-24")).totals.exitCode()
        == .success
    )
  }

  @Test("is not out of date where its case was not selected, or not judged, or is not there")
  func unselected() throws {
    let text = TraceText.drag("a/x") + TraceText.wrongDrag("a/y") + TraceText.drag("b")
    #expect(try run(text, entry("a/y"), filter: Filter("b")).totals.exitCode() == .success)
    #expect(
      try run(text, entry("a/*"), filter: Filter(exactly: "a/x")).totals.exitCode() == .success
    )
    #expect(try run(text, entry("a/*")).totals.exitCode() == .success)
    // In the other share, nothing that the pattern speaks of fails.
    for shard in ["1/2", "2/2"] {
      #expect(try run(text, entry("a/*"), shard: shard).totals.staleEntries.isEmpty)
      #expect(try run(text, entry("a/y"), shard: shard).totals.staleEntries.isEmpty)
    }
    #expect(try run(TraceText.drag("b"), entry("nosuch")).totals.idleEntries.count == 1)
    #expect(
      try run(TraceText.drag("b"), entry("b", subject: "iScroll")).totals.exitCode() == .success
    )
    let broken = RefusingSubject(failure: .failed(why: "broke"))
    #expect(try run(TraceText.drag("b"), entry("b"), by: broken).totals.staleEntries.isEmpty)
  }

  @Test("may be a case that the subject cannot play, which is then skipped")
  func errors() throws {
    let broken = RefusingSubject(failure: .failed(why: "it died: signal 11"))
    let text = TraceText.drag("a")
    let (results, totals) = try run(text, entry("a", rule: "error"), by: broken)
    #expect(results.first?.outcome == .skip)
    #expect(results.first?.why == "it died: signal 11")
    #expect(totals.all.skips.map(\.why) == ["known failure: so it is"])
    #expect(try run(text, entry("a", rule: "error")).totals.exitCode() == .stale)
    // A rule that is known to fail does not excuse a crash.
    #expect(try run(text, entry("a"), by: broken).totals.all.errors == 1)
  }

  @Test("counts a warning only where it fails")
  func warnings() throws {
    let rule = try #require(RuleBook.rules.first { $0.grade == .should }).id
    var result = CaseResult(id: "a", place: Place(file: "x"), source: .file("x"), outcome: .pass)
    result.profile = "modern"
    var violation = try #require(
      run(TraceText.wrongDrag("a")).results.first?.findings.first?.violation
    )
    violation.rule = rule
    violation.grade = .should
    for isStrict in [false, true] {
      var ledger = KnownFailureLedger(KnownFailures([entry("a", rule: rule)]), isStrict: isStrict)
      var settled = result
      settled.findings = [
        Finding(violation: violation, line: nil, place: result.place, isStrict: isStrict)
      ]
      settled.outcome = isStrict ? .fail : .pass
      ledger.settle(&settled)
      #expect(settled.outcome == .pass)
      #expect((settled.findings.first?.known != nil) == isStrict)
      #expect(
        ledger.accounts(on: .distantPast, passingOver: []).allSatisfy { $0.stale == nil }
          == isStrict
      )
    }
  }

  @Test("learns nothing about a rule that the profile lacks")
  func profile() throws {
    let rule = try #require(RuleBook.rules.first { !$0.profiles.contains("classic") }).id
    let file = try fixture.write(TraceText.drag("a"), to: "in.trace.jsonl")
    var options = Run.Options()
    options.knownFailures = KnownFailures([entry("a", rule: rule)])
    #expect(Run.played([file], by: [ReferenceSubject()], options).totals.exitCode() == .stale)
    options.profile = .classic
    #expect(Run.played([file], by: [ReferenceSubject()], options).totals.exitCode() == .success)
  }
}
