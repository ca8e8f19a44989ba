import Replay
import TestSupport
import Testing

@testable import Conformance

@Suite("A known failure with a pattern and a count")
struct KnownFailureCountTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func totals(
    _ text: String,
    count: Int,
    _ options: Run.Options = Run.Options()
  ) throws
    -> Totals
  {
    let file = try fixture.write(text, to: "in.trace.jsonl")
    var options = options
    options.knownFailures = KnownFailures([
      KnownFailure(
        subject: nil,
        id: Wildcard("a/*"),
        rule: "expectation.messages",
        count: count,
        reason: "so it is",
        place: Place(file: "known.jsonl", line: 7)
      )
    ])
    return Run.played([file], by: [ReferenceSubject()], options).totals
  }

  @Test("holds as long as no other case fails")
  func holds() throws {
    let text = TraceText.wrongDrag("a/x") + TraceText.wrongDrag("a/y") + TraceText.drag("a/z")
    #expect(try totals(text, count: 2).exitCode() == .success)
  }

  @Test("hides no failure that came later")
  func exceeded() throws {
    let totals = try totals(TraceText.wrongDrag("a/x") + TraceText.wrongDrag("a/y"), count: 1)
    #expect(totals.exitCode() == .violated)
    #expect(totals.remarks.map(\.kind) == [.exceeded])
    #expect(
      totals.exceededEntries.first?.why.hasPrefix("1 case fails by expectation.messages that")
        == true
    )
  }

  @Test("is out of date where fewer cases fail, unless some were not played")
  func fewer() throws {
    let text = TraceText.wrongDrag("a/x") + TraceText.drag("a/y")
    let totals = try totals(text, count: 2)
    #expect(totals.exitCode() == .stale)
    #expect(totals.knownFailures.first?.countNow == 1)
    var options = Run.Options()
    options.selection = Selection(Filter(exactly: "a/x"))
    #expect(try self.totals(text, count: 2, options).exitCode() == .success)
  }
}
