import Replay
import TestSupport
import Testing
import Traces

@testable import Conformance

@Suite("A run of several subjects")
struct MatrixTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("has a result for each case and subject, case by case", arguments: [1, 2, 9])
  func order(jobs: Int) throws {
    let text = (0..<20).map { TraceText.drag("case/c\($0)") }.joined()
    let file = try fixture.write(text, to: "in.trace.jsonl")
    var options = Run.Options()
    options.jobs = jobs
    let names = ["a", "b", "c"]
    let (results, totals) = Run.played([file], by: names.map { ScriptedSubject($0) }, options)
    #expect(
      results.map { "\($0.id) \($0.subject ?? "")" }
        == (0..<20).flatMap { row in names.map { "case/c\(row) \($0)" } }
    )
    #expect(results.map(\.column) == (0..<60).map { $0 % 3 })
    #expect(totals.columns.map(\.name) == names)
    #expect(totals.columns.map(\.summary.passed) == [20, 20, 20])
  }

  @Test("tells what no subject plays in each column, and counts it once")
  func unplayed() throws {
    let file = try fixture.write(TraceText.drag("a"), to: "a.trace.jsonl")
    let stream = try fixture.write(TraceText.wrongTranscript("b"), to: "b.transcript.jsonl")
    let (results, totals) = Run.played(
      [file, stream, "/nowhere"],
      by: [ScriptedSubject("one"), ScriptedSubject("two")]
    )
    #expect(results.map(\.outcome) == [.pass, .pass, .fail, .fail, .error, .error])
    #expect(results.map(\.subject) == ["one", "two", "one", "two", "one", "two"])
    #expect(totals.columns.map(\.summary.cases) == [1, 1])
    #expect(totals.unplayed.failed == 1)
    #expect(totals.unplayed.errors == 1)
  }

  @Test("counts what a subject played apart from recorded transcripts, and limits each by itself")
  func ownCounts() throws {
    let played = try fixture.write(
      (0..<3).map { TraceText.drag("case/c\($0)") }.joined(),
      to: "a.trace.jsonl"
    )
    let records = (0..<50).map { TraceText.transcriptOfDrag("record/r\($0)") }.joined()
    let recorded = try fixture.write(records, to: "b.transcript.jsonl")
    let picky = PickySubject(playing: "case/c1")
    let totals = Run.played([played, recorded], by: [picky]).totals
    #expect(totals.own.cases == 3)
    #expect(totals.own.passed == 1)
    #expect(totals.beside?.passed == 50)
    #expect(totals.exitCode(SkipLimit("50%")) == .tooManySkipped)
    #expect(totals.exitCode(SkipLimit("67%")) == .success)
    let alone = Run.played([recorded], by: [picky]).totals
    #expect(alone.own.passed == 50)
    #expect(alone.beside == nil)
  }

  @Test("numbers lines for each subject as `replay` prints them")
  func lineNumbers() throws {
    let text = TraceText.wrongDrag("bad/a") + TraceText.wrongDrag("bad/b")
    let file = try fixture.write(text, to: "a.trace.jsonl")
    let talkative = ScriptedSubject("talkative") { transcript, _, _ in
      transcript.lines.insert(.message(Message(time: 0, name: Name("x-heard"))), at: 1)
    }
    let (results, _) = Run.played([file], by: [ReferenceSubject(), talkative])
    for subject: any Subject in [ReferenceSubject(), talkative] {
      let alone = Run.played([file], by: [subject]).results
      let inMatrix = results.filter { $0.subject == subject.name }
      #expect(inMatrix.map { $0.findings.map(\.line) } == alone.map { $0.findings.map(\.line) })
      #expect(alone.allSatisfy { !$0.findings.isEmpty })
    }
  }

  @Test("answers with the gravest of what each subject alone would have answered")
  func exitCodes() throws {
    let text = (0..<3).map { TraceText.drag("case/c\($0)") }.joined()
    let file = try fixture.write(text, to: "in.trace.jsonl")
    let good = ScriptedSubject("good")
    let unable = RefusingSubject(failure: .skipped(why: "cannot"))
    let (_, totals) = Run.played([file], by: [good, unable])
    #expect(totals.exitCode() == .failed)
    #expect(totals.unjudged == [unable.name])

    let picky = PickySubject(playing: "case/c1")
    let some = Run.played([file], by: [good, picky]).totals
    #expect(some.exitCode() == .success)
    #expect(some.exitCode(SkipLimit("2")) == .success)
    #expect(some.exitCode(SkipLimit("1")) == .tooManySkipped)
    #expect(some.exitCode(SkipLimit("50%")) == .tooManySkipped)
    #expect(some.skippedTooMany(SkipLimit("50%")).map(\.name) == ["picky"])
  }
}

/// Plays one case, and skips all others.
private struct PickySubject: Subject {
  let name = "picky"
  let id: String

  init(playing id: String) { self.id = id }

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    guard trace.header.id == id else { throw .skipped(why: "it plays \(id) alone") }
    return try ReferenceSubject().transcript(of: trace)
  }
}

@Suite("How much may be skipped")
struct SkipLimitTests {
  @Test(
    "is a number or a percentage",
    arguments: [
      ("0", 0, 9, true), ("0", 1, 9, false), ("3", 3, 3, true), ("10%", 1, 10, true),
      ("10%", 2, 10, false), ("0%", 0, 0, true), ("12.5%", 1, 8, true), ("12.4%", 1, 8, false),
      ("12.05%", 12, 100, true), ("100%", 9, 9, true),
    ]
  )
  func limits(text: String, skipped: Int, cases: Int, isAllowed: Bool) throws {
    let limit = try #require(SkipLimit(text))
    #expect(limit.allows(skipped, of: cases) == isAllowed)
    #expect(limit.description == text)
  }

  @Test(
    "is nothing else",
    arguments: ["", "-1", "1.5", "101%", "%", "x", "1 %", "12.345%", "99999999999999999999", "+1"]
  )
  func wrong(text: String) { #expect(SkipLimit(text) == nil) }
}
