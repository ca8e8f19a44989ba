import Foundation
import Replay
import TestSupport
import Testing
import Traces

@testable import Conformance

@Suite("A trace that is too long to keep")
struct LongTraceTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func results(
    of paths: [String],
    by subjects: [any Subject] = [ReferenceSubject()],
    keeping mostKept: Int
  ) -> [CaseResult] {
    var options = Run.Options()
    options.mostKept = mostKept
    options.repeatsAll = true
    options.tellsSilences = true
    return Run.played(paths, by: subjects, options).results.map { result in
      var result = result
      result.duration = .zero
      return result
    }
  }

  @Test(
    "gets the verdict that it gets as a whole",
    arguments: [
      "scroll/flick", "zoom", "table/tap", "controllers/table", "oracle/defects/iscroll",
      "oracle/logs",
    ]
  )
  func verdicts(folder: String) throws {
    let path = Repository.traces.appending(path: folder).path
    // In part, every fourth file.
    let files = try #require(FileManager.default.subpaths(atPath: path)).sorted()
      .filter { $0.hasSuffix(".jsonl") }.part(every: 4).map { path + "/" + $0 }
    let whole = results(of: files, keeping: .max)
    #expect(whole.count > Extent.count(3, part: 0))
    #expect(results(of: files, keeping: 2) == whole)
  }

  @Test("is judged as a transcript in the same words, at the same lines")
  func transcripts() throws {
    let path = Repository.traces.appending(path: "oracle/defects/iscroll").path
    let whole = results(of: [path], by: [], keeping: .max)
    #expect(whole.contains { $0.outcome == .pass } && whole.contains { !$0.findings.isEmpty })
    #expect(results(of: [path], by: [], keeping: 0) == whole)
  }

  @Test("is played into the same transcript, which comes in pieces")
  func pieces() throws {
    let touches = (1...12_000).map {
      #"{"t":\#($0 * 8000),"touch":"moved","id":1,"x":160,"y":\#(240 + $0 % 200)}"#
    }
    let file = try fixture.write(
      """
      {"trace":1,"id":"long","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,900]}}
      {"t":0,"touch":"began","id":1,"x":160,"y":240}
      \(touches.joined(separator: "\n"))
      {"#":"in the midst of an event"}
      {"t":96000000,"touch":"ended","id":1,"x":160,"y":240}
      {"expect":"final","is":{"isDragging":false}}
      {"end":12003}

      """,
      to: "in.trace.jsonl"
    )
    var reader = CaseReader(Corpus(paths: [file]), for: .run, keeping: 1)
    var found: LongTrace?
    if case .toJudge(let new)? = reader.next() { found = new.long }
    let long = try #require(found)
    let whole = try ReferenceSubject().transcript(of: long.whole())
    let stream = ReferenceSubject().transcript(of: long, isAfresh: false)
    var lines: [Line] = []
    var pieces = 0
    try stream.read { piece in
      lines += piece
      pieces += 1
      return true
    }
    #expect(lines == whole.lines && stream.header == whole.header)
    #expect(pieces > 3)

    // Whoever has enough is given no more.
    pieces = 0
    try stream.read { _ in
      pieces += 1
      return pieces < 2
    }
    #expect(pieces == 2)
  }

  @Test("is found by the rule that it expects to be broken")
  func filter() throws {
    var options = Run.Options()
    options.mostKept = 1
    options.selection.groups = [[try Filter("rule:scroll.lift.order")]]
    let path = Repository.traces.appending(path: "oracle/defects/catalogue").path
    let kept = Run.played([path], by: [], options).results.map(\.id)
    options.mostKept = .max
    #expect(Run.played([path], by: [], options).results.map(\.id) == kept)
    #expect(!kept.isEmpty)
  }

  @Test("fails where its lines are, told at the touch that led there")
  func places() throws {
    let subject = ScriptedSubject("silent") { transcript, _, _ in
      transcript.lines.removeAll { line in
        if case .message(let message) = line { message.name == .didEndDragging } else { false }
      }
    }
    let file = try fixture.write(
      TraceText.drag("case/a") + TraceText.drag("case/b"),
      to: "in.trace.jsonl"
    )
    let whole = results(of: [file], by: [subject], keeping: .max)
    #expect(whole.map(\.outcome) == [.fail, .fail])
    #expect(results(of: [file], by: [subject], keeping: 1) == whole)
  }

  @Test("is said to differ from one play to the next, between lines")
  func difference() throws {
    let subject = ScriptedSubject("fickle") { transcript, play, _ in
      if play % 2 == 1 { transcript.lines.removeLast() }
    }
    let file = try fixture.write(TraceText.drag("case/a"), to: "in.trace.jsonl")
    let results = results(of: [file], by: [subject], keeping: 1)
    #expect(results.map(\.fault) == [.notReproducible])
    #expect(
      results[0].why
        == "played again, after other cases, the transcript differs, first in one of the lines 1 to 4097"
    )
  }

  @Test("is kept where its transcript is to be seen")
  func receiver() throws {
    final class Witness: TranscriptReceiver {
      func receive(
        _ transcript: Trace,
        of trial: Case,
        by subject: String,
        _ result: inout CaseResult
      ) {
        result.why = "\(trial.long == nil), \(transcript.lines.isEmpty)"
      }
    }
    let file = try fixture.write(TraceText.drag("case/a"), to: "in.trace.jsonl")
    var options = Run.Options()
    options.mostKept = 1
    options.receiver = Witness()
    let (results, _) = Run.played([file], by: [ReferenceSubject()], options)
    #expect(results.map(\.why) == ["true, false"])
  }

  @Test("is kept where it comes from a descriptor, which another process does not have")
  func descriptor() throws {
    let file = try fixture.write(TraceText.drag("case/a"), to: "in.trace.jsonl")
    let handle = try #require(FileHandle(forReadingAtPath: file))
    let path = "/dev/fd/\(handle.fileDescriptor)"
    var reader = CaseReader(Corpus(paths: [path]), for: .run, keeping: 1)
    var found: Case?
    if case .toJudge(let new)? = reader.next() { found = new }
    #expect(found?.trace.lines.count == 3 && found?.long == nil)
  }

  @Test("that has changed since it was found is an error that says so")
  func changed() throws {
    let file = try fixture.write(TraceText.drag("case/a"), to: "in.trace.jsonl")
    var reader = CaseReader(Corpus(paths: [file]), for: .run, keeping: 1)
    var found: LongTrace?
    if case .toJudge(let new)? = reader.next() { found = new.long }
    let long = try #require(found)
    _ = try fixture.write(TraceText.drag("case/b"), to: "in.trace.jsonl")
    #expect(
      throws: SubjectFailure.failed(
        why: "\(file):1:1: the file is not what it was when it was read first; "
          + "expected a file that stays as it is while it is judged"
      )
    ) { try long.read { _ in true } }
  }
}
