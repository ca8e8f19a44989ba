import Replay
import TestSupport
import Testing
import Traces

@testable import Conformance

@Suite("Playing again")
struct DeterminismTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func run(
    _ count: Int,
    by subject: any Subject,
    all: Bool = true,
    jobs: Int = 1
  ) throws -> (results: [CaseResult], totals: Totals) {
    let text = (0..<count).map { TraceText.drag("case/c\($0)") }.joined()
    let file = try fixture.write(text, to: "in.trace.jsonl")
    var options = Run.Options()
    options.repeatsAll = all
    options.jobs = jobs
    return Run.played([file], by: [subject], options)
  }

  @Test("finds nothing in a subject that does the same each time")
  func same() throws {
    let subject = ScriptedSubject("steady")
    let (results, totals) = try run(40, by: subject)
    #expect(results.map(\.id) == (0..<40).map { "case/c\($0)" })
    #expect(totals.exitCode() == .success)
    #expect(totals.all.repeated == 40)
    #expect(subject.played.count == 120)
    #expect(subject.played.count { $0.hasPrefix("+") } == 40)
  }

  @Test("comes after other cases, and afresh at last")
  func order() throws {
    let subject = ScriptedSubject("steady")
    _ = try run(30, by: subject)
    let first = try #require(subject.played.firstIndex(of: "case/c0"))
    let later = try #require(subject.played.lastIndex(of: "case/c0"))
    let between = Set(subject.played[first..<later])
    #expect(between.count > 10)
    #expect(subject.played[later + 1] == "+case/c0")
  }

  @Test("shows the first line that differs when a case is played later, both ways")
  func later() throws {
    let subject = ScriptedSubject("fickle") { transcript, play, isFresh in
      guard play > 0, !isFresh else { return }
      let index = transcript.lines.firstIndex { if case .message = $0 { true } else { false } }
      guard let index, case .message(var message) = transcript.lines[index] else { return }
      message.name = Name("x-other")
      transcript.lines[index] = .message(message)
    }
    let (results, totals) = try run(1, by: subject)
    let why = try #require(results.first?.why)
    #expect(results.first?.fault == .notReproducible)
    #expect(why.contains("after other cases"))
    #expect(why.contains("first in line 4 of the transcript"))
    #expect(why.contains("\n  first: {\"t\":20000,\"message\":\"scrollViewWillBeginDragging(_:)\""))
    #expect(why.contains("\n  then:  {\"t\":20000,\"message\":\"x-other\""))
    #expect(totals.exitCode() == .notReproducible)
  }

  @Test("shows what a fresh process does otherwise")
  func fresh() throws {
    let subject = ScriptedSubject("fickle") { transcript, _, isFresh in
      if isFresh { transcript.lines.removeLast() }
    }
    let (results, totals) = try run(1, by: subject)
    #expect(results.first?.why?.contains("in a fresh process") == true)
    #expect(results.first?.why?.contains("(the transcript has no line") == true)
    #expect(totals.exitCode() == .notReproducible)
  }

  @Test("does not compare the reason of an exception, which is for people")
  func exceptionReason() throws {
    let subject = ScriptedSubject("talkative") { transcript, play, _ in
      let reason = "object at 0x\(play)"
      let exception = RaisedException(time: 300_000, name: "x-exception", reason: reason)
      transcript.lines.append(.exception(exception))
    }
    let (results, _) = try run(1, by: subject)
    #expect(results.first?.fault == nil)
  }

  @Test("chooses one case in ten by its id, whatever else is in the run")
  func choice() throws {
    let ids = (0..<5000).map { "scroll/case-\($0)" }
    let chosen = ids.count(where: Repetition.isChosen)
    #expect((400...600).contains(chosen))
    let subject = ScriptedSubject("steady")
    _ = try run(60, by: subject, all: false)
    let repeated = Set(subject.played.filter { $0.hasPrefix("+") }.map { $0.dropFirst() })
    #expect(
      repeated == Set((0..<60).map { "case/c\($0)" }.filter(Repetition.isChosen).map { $0[...] })
    )
    #expect(!repeated.isEmpty)
  }

  @Test("says of a subject that breaks when it plays again, that it does")
  func breaksLater() throws {
    let subject = BreakingSubject()
    let (results, totals) = try run(1, by: subject)
    #expect(results.first?.fault == .subject)
    #expect(results.first?.why?.contains("played at first, but not when played again") == true)
    #expect(totals.exitCode() == .failed)
  }

  @Test("changes neither results nor their order with the number of jobs")
  func jobs() throws {
    let alone = try run(50, by: ScriptedSubject("steady"), jobs: 1).results
    let many = try run(50, by: ScriptedSubject("steady"), jobs: 5).results
    #expect(alone.map(\.id) == many.map(\.id))
  }

  @Test("keeps no more lines waiting than fit")
  func memory() throws {
    var rechecks = Rechecks()
    let new = Case(
      trace: Trace(header: Header(id: "a", component: "scroll")),
      source: .file("a"),
      isTranscript: false
    )
    var long = Trace(header: new.trace.header)
    long.lines = Array(repeating: .comment(Comment("x")), count: Rechecks.mostLines)
    let first = Performance(result: CaseResult(of: new, .pass), transcript: long)
    rechecks.add(Recheck(number: 0, trial: new, column: 0, first: first))
    #expect(rechecks.next(for: 0, isOver: false) == nil)
    rechecks.add(Recheck(number: 1, trial: new, column: 0, first: first))
    #expect(rechecks.next(for: 0, isOver: false)?.number == 0)
    #expect(rechecks.next(for: 0, isOver: false) == nil)
    #expect(rechecks.next(for: 0, isOver: true)?.number == 1)
  }
}

/// Plays the first time, and breaks from then on.
private final class BreakingSubject: Subject {
  let name = "breaking"
  private let subject = ScriptedSubject("inner")

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    guard subject.played.isEmpty else { throw .failed(why: "out of memory") }
    return try subject.transcript(of: trace)
  }
}
