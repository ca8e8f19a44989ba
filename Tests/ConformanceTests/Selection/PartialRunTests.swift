import Replay
import TestSupport
import Testing
import Traces

@testable import Conformance

@Suite("A part of a run")
struct PartialRunTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func run(
    _ text: String,
    by subjects: [any Subject] = [ReferenceSubject()],
    _ change: (inout Run.Options) -> Void
  ) throws -> (results: [CaseResult], totals: Totals) {
    let file = try fixture.write(text, to: "in.trace.jsonl")
    var options = Run.Options()
    change(&options)
    return Run.played([file], by: subjects, options)
  }

  private static func share(_ number: Int, _ count: Int) -> (inout Run.Options) -> Void {
    { $0.selection.shard = ShardSelection(number: number, of: count) }
  }

  @Test("is right where it is empty, as long as others have something")
  func empty() throws {
    let codes = try (1...8).map {
      try run(TraceText.drag("a"), Self.share($0, 8)).totals.exitCode()
    }
    #expect(codes == Array(repeating: .success, count: 8))
    // Nothing at all is nothing in each share.
    let nothing = try run(TraceText.drag("a")) { options in
      options.selection = Selection(Filter(exactly: "b"))
      options.selection.shard = ShardSelection(number: 1, of: 8)
    }
    #expect(nothing.totals.exitCode() == .failed)
    #expect(try run(TraceText.drag("a"), Self.share(1, 1)).totals.extent.isWhole)
  }

  @Test("is right where everything in it was skipped, and applies no limit of the whole")
  func skipped() throws {
    let refusing = RefusingSubject(failure: .skipped(why: "no"))
    let whole = try run(TraceText.drag("a"), by: [refusing]) { _ in }
    #expect(whole.totals.exitCode(.count(0)) == .failed)
    for number in 1...2 {
      let part = try run(TraceText.drag("a"), by: [refusing], Self.share(number, 2))
      #expect(part.totals.exitCode(.count(0)) == .success)
    }
  }

  @Test("fails by what fails in it")
  func failing() throws {
    let codes = try (1...4).map {
      try run(TraceText.wrongDrag("a"), Self.share($0, 4)).totals.exitCode()
    }
    #expect(codes.count { $0 == .violated } == 1)
    #expect(codes.count { $0 == .success } == 3)
  }

  @Test("says of each case, to the byte, what the whole run says")
  func sameResults() throws {
    let text = (0..<12).map {
      $0 % 3 == 0 ? TraceText.wrongDrag("w\($0)") : TraceText.drag("c\($0)")
    }.joined()
    let whole = try run(text) { _ in }.results
    let parts = try (1...3).flatMap { try run(text, Self.share($0, 3)).results }
    func words(_ results: [CaseResult]) -> [String] {
      results.map { "\($0.id) \($0.outcome) \($0.findings) \($0.wasRepeated)" }.sorted()
    }
    #expect(words(parts) == words(whole))
  }

  @Test("ends after so many failures, with any number of jobs", arguments: [1, 4])
  func failures(jobs: Int) throws {
    let text = (0..<40).map {
      $0 % 4 == 3 ? TraceText.wrongDrag("c\($0)") : TraceText.drag("c\($0)")
    }.joined()
    let (results, totals) = try run(text) { options in
      options.mostFailures = 2
      options.jobs = jobs
    }
    #expect(results.map(\.id) == (0...7).map { "c\($0)" })
    #expect(totals.extent.failuresAtEnd == 2)
    #expect(totals.exitCode() == .violated)
  }

  @Test("ends at the end of a row, so that a matrix has no holes")
  func rows() throws {
    let refusing = RefusingSubject(failure: .failed(why: "it died"))
    let (results, totals) = try run(
      TraceText.drag("a") + TraceText.drag("b"),
      by: [refusing, ReferenceSubject()]
    ) {
      $0.mostFailures = 1
    }
    #expect(results.map(\.id) == ["a", "a"])
    // Of the rest nobody knows anything, so it is not counted against a subject.
    #expect(totals.exitCode() == .failed)
    let skipping = RefusingSubject(failure: .skipped(why: "no"))
    let second = try run(
      TraceText.wrongDrag("a") + TraceText.drag("b"),
      by: [ReferenceSubject(), skipping]
    ) {
      $0.mostFailures = 1
    }
    #expect(second.totals.exitCode() == .violated)
  }

  @Test("counts no failure that is known")
  func known() throws {
    let entry = KnownFailure(
      subject: nil,
      id: Wildcard("w*"),
      rule: "expectation.messages",
      reason: "so it is",
      place: Place(file: "known.jsonl", line: 1)
    )
    let (results, totals) = try run(
      TraceText.wrongDrag("w1") + TraceText.drag("a") + TraceText.wrongDrag("b")
        + TraceText.drag("c")
    ) {
      $0.mostFailures = 1
      $0.knownFailures = KnownFailures([entry])
    }
    #expect(results.map(\.id) == ["w1", "a", "b"])
    #expect(totals.staleEntries.isEmpty)
  }

  @Test("has the cases in which a rule had occasion to fail, and those that broke before")
  func rules() throws {
    let rule = try Filter("rule:expectation.messages")
    let text = TraceText.drag("plain") + TraceText.wrongDrag("wrong") + TraceText.drag("other")
    let (results, totals) = try run(text) { $0.selection = Selection(rule) }
    #expect(results.map(\.id) == ["wrong"])
    #expect(totals.all.cases == 1)
    let excluded = try run(text) { $0.selection.excluded = [rule] }
    #expect(excluded.results.map(\.id) == ["plain", "other"])
    let dying = RefusingSubject(failure: .failed(why: "it died"))
    let broken = try run(text, by: [ReferenceSubject(), dying]) { $0.selection = Selection(rule) }
    #expect(broken.results.count == 6)
    let silent = try run(TraceText.drag("a")) { $0.selection = Selection(rule) }
    #expect(silent.totals.exitCode() == .failed)
    #expect(silent.totals.extent.misses.first?.contains("rule:expectation.messages") == true)
  }

  @Test("calls no pattern out of date by a rule's filter, or by an early end")
  func stale() throws {
    let entry = KnownFailure(
      subject: nil,
      id: Wildcard("*"),
      rule: "scroll.lift.order",
      reason: "so it is",
      place: Place(file: "known.jsonl", line: 1)
    )
    func stale(_ change: (inout Run.Options) -> Void) throws -> Int {
      try run(TraceText.wrongDrag("a") + TraceText.drag("b")) { options in
        options.knownFailures = KnownFailures([entry])
        change(&options)
      }.totals.staleEntries.count
    }
    #expect(try stale { _ in } == 1)
    #expect(try stale { $0.selection = Selection(try? Filter("rule:expectation.messages")) } == 0)
    #expect(try stale { $0.mostFailures = 1 } == 0)
    #expect(try stale { $0.isPartial = true } == 0)
  }
}
