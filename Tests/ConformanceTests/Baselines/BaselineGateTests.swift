import Foundation
import Replay
import TestSupport
import Testing
import Traces

@testable import Conformance

@Suite("A run with baselines")
struct BaselineGateTests {
  private let fixture: TemporaryDirectory
  private var folder: BaselineFolder { BaselineFolder(fixture.path + "/b") }

  init() throws { fixture = try TemporaryDirectory() }

  private func run(
    _ subjects: [any Subject],
    _ filter: Filter? = nil,
    shard: String = "1/1",
    mostFailures: Int? = nil
  ) -> Totals {
    var options = Run.Options()
    options.selection = Selection(filter)
    options.selection.shard = ShardSelection(shard)
    options.mostFailures = mostFailures
    options.receiver = BaselineGate(folder) { "\($0)" }
    return Run.played([fixture.path + "/in"], by: subjects, options).totals
  }

  /// Records and accepts what subjects tell.
  private func accept(_ subjects: [any Subject]) {
    var options = Run.Options()
    options.repeatsAll = true
    options.receiver = BaselineRecorder(folder) { [fixture] bytes, path in
      let name = String(path.dropFirst(fixture.path.count + 1))
      do {
        try fixture.write(String(decoding: bytes, as: UTF8.self), to: name)
        return nil
      } catch {
        return "\(error)"
      }
    }
    _ = Run.played([fixture.path + "/in"], by: subjects, options)
    let review = BaselineReview(of: folder)
    for pending in review.pending { #expect(review.accept(pending) == nil) }
  }

  @Test("passes where all is as accepted, and fails where a message is missing")
  func difference() throws {
    try fixture.write(
      TraceText.drag("scroll/a") + TraceText.drag("scroll/b"),
      to: "in/a.trace.jsonl"
    )
    accept([ReferenceSubject()])
    #expect(run([ReferenceSubject()]).exitCode() == .success)
    let changed = ScriptedSubject("reference") { transcript, _, _ in
      transcript.lines.removeAll { $0.isEndOfDragging }
    }
    let totals = run([changed])
    #expect(totals.exitCode() == .violated)
    #expect(totals.all.failures.first { $0.rule == Demand.baseline.id }?.cases == 2)
  }

  @Test("fails a component that falls silent, of which the rules can say nothing any more")
  func silence() throws {
    try fixture.write(TraceText.drag("scroll/a"), to: "in/a.trace.jsonl")
    accept([ReferenceSubject()])
    let silent = ScriptedSubject("reference") { transcript, _, _ in
      transcript.lines.removeAll { if case .message = $0 { true } else { false } }
      transcript.header.observes = []
      transcript.header.lacks = Vocabulary.messageNames.map { Name($0) }
    }
    #expect(Run.played([fixture.path + "/in"], by: [silent]).totals.all.failed == 0)
    #expect(run([silent]).exitCode() == .violated)
  }

  @Test("passes a case that no rule can judge, for its baseline can")
  func unjudged() throws {
    try fixture.write(TraceText.drag("scroll/a"), to: "in/a.trace.jsonl")
    accept([EchoSubject()])
    let totals = run([EchoSubject()])
    #expect(totals.exitCode() == .success)
    #expect(totals.all.exercised.contains(Demand.baseline.id))
  }

  @Test("keeps the subjects of a matrix apart, and takes none of their files for orphans")
  func matrix() throws {
    try fixture.write(TraceText.drag("scroll/a"), to: "in/a.trace.jsonl")
    accept([ReferenceSubject(), EchoSubject()])
    #expect(run([ReferenceSubject(), EchoSubject()]).exitCode() == .success)
    #expect(run([EchoSubject()]).exitCode() == .success)
    #expect(run([ReferenceSubject()]).baselineRemarks == [])
  }

  @Test("calls a file an orphan whose path is that of no case, but not where cases are left out")
  func orphans() throws {
    try fixture.write(TraceText.drag("scroll/a"), to: "in/a.trace.jsonl")
    accept([ReferenceSubject()])
    let accepted = try String(
      contentsOfFile: folder.file("reference/scroll/a.transcript.jsonl"),
      encoding: .utf8
    )
    try fixture.write(accepted, to: "b/reference/scroll/gone.transcript.jsonl")
    try fixture.write(accepted, to: "b/other/scroll/gone.transcript.jsonl")
    try fixture.write(accepted, to: "b/reference/scroll/b.transcript.jsonl.pending")
    try fixture.write("words", to: "b/README.md")
    let totals = run([ReferenceSubject()])
    #expect(totals.exitCode() == .violated)
    #expect(totals.baselineRemarks.map(\.kind) == [.orphan, .orphan, .orphan, .orphan])
    #expect(try run([ReferenceSubject()], Filter("scroll/a")).exitCode() == .success)
    // A share, and a run that may end early, do not know all cases.
    for shard in ["1/2", "2/2"] {
      #expect(run([ReferenceSubject()], shard: shard).baselineRemarks.isEmpty)
    }
    #expect(run([ReferenceSubject()], mostFailures: 1).baselineRemarks.isEmpty)
  }

  @Test("asks for no baseline of a transcript, nor of what is skipped")
  func unplayed() throws {
    try fixture.write(TraceText.wrongTranscript("scroll/t"), to: "in/t.transcript.jsonl")
    try fixture.write(TraceText.drag("scroll/a"), to: "in/a.trace.jsonl")
    try fixture.write(
      TraceText.tap("scroll/b", extra: #","requires":["x"]"#),
      to: "in/b.trace.jsonl"
    )
    accept([ReferenceSubject()])
    let totals = run([ReferenceSubject()])
    #expect(totals.all.failures.map(\.rule) == ["expectation.messages"])
    #expect(totals.all.skipped == 1)
    #expect(folder.entries().files.map(\.path) == ["reference/scroll/a.transcript.jsonl"])
  }

  @Test("never records what is not reproducible, and keeps its baseline")
  func fickle() throws {
    try fixture.write(TraceText.drag("scroll/a"), to: "in/a.trace.jsonl")
    accept([FickleSubject()])
    #expect(folder.entries().files == [])
  }

  @Test("leaves nothing of a killed write in the way, and removes it when it has the folder alone")
  func leftovers() throws {
    try fixture.write(TraceText.drag("scroll/a"), to: "in/a.trace.jsonl")
    accept([ReferenceSubject()])
    let names = ["a.transcript.jsonl.pending.new", ".a.transcript.jsonl.pending.x.partial"]
    for name in names { try fixture.write("{\"tra", to: "b/reference/scroll/" + name) }
    #expect(run([ReferenceSubject()]).exitCode() == .success)
    folder.locked(alone: false, waiting: {}) {}
    #expect(folder.entries().files.map(\.path) == ["reference/scroll/a.transcript.jsonl"])
  }
}

extension Line {
  fileprivate var isEndOfDragging: Bool {
    guard case .message(let message) = self else { return false }
    return message.name == .didEndDragging
  }
}
