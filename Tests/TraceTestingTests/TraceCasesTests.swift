import Foundation
import Synchronization
import Testing
import TraceConformance
import TraceTesting

@Suite("Traces as arguments of a test")
struct TraceCasesTests {
  /// Tests that each trace is a case under its own name, run by this test.
  @Test("are cases with their own names", arguments: TraceCases(in: "../../traces/scroll/flick"))
  func named(_ trace: TestedTrace) {
    #expect(trace.testDescription == trace.trace?.id)
    #expect(trace.id.hasPrefix("scroll/flick/"))
    #expect(trace.expectConformance()?.outcome == .pass)
  }

  /// The issues that a trace records, none of which counts here.
  private func issues(_ body: () -> Void) -> [Issue] {
    let issues = Mutex<[Issue]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    return issues.withLock { $0 }
  }

  private func text(_ issue: Issue) -> String {
    issue.comments.map(\.rawValue).joined()
  }

  private static let drag = """
    {"trace":1,"id":"a/drag","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]}}
    {"t":0,"touch":"began","id":1,"x":160,"y":400}
    {"t":20000,"touch":"moved","id":1,"x":160,"y":360}
    {"t":300000,"touch":"ended","id":1,"x":160,"y":360}
    {"expect":"final","is":{"contentOffset":[0,99]},"within":0.5}
    {"end":4}

    """

  @Test(
    "of a folder that is missing or empty are one case that fails",
    arguments: ["no-such-folder", "Nothing"]
  )
  func missing(path: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let nothing = folder.appending(path: "Nothing")
    try FileManager.default.createDirectory(at: nothing, withIntermediateDirectories: true)
    let cases = TraceCases(in: folder.appending(path: path).path)
    #expect(cases.count == 1)
    let recorded = issues { for trace in cases { trace.expectConformance() } }
    #expect(recorded.count == 1)
    #expect(recorded[0].severity == .error)
    #expect(text(recorded[0]).contains(path == "Nothing" ? "without traces" : "no such file"))
    #expect(TraceCases([]).count == 1)
    #expect(issues { TraceCases([])[0].expectConformance() }.count == 1)
  }

  @Test("record what is wrong at the trace's file and line, with the explanation")
  func place() throws {
    let traces = try TraceCase.reading(text: Self.drag, named: "folder/drag.trace.jsonl")
    let recorded = issues { TraceCases(traces)[0].expectConformance() }
    #expect(recorded.count == 1)
    #expect(recorded[0].severity == .error)
    #expect(recorded[0].sourceLocation?.fileID == "Traces/drag.trace.jsonl")
    #expect(recorded[0].sourceLocation?.line == 4)
    #expect(text(recorded[0]).contains("expectation.final (must)"))
    #expect(text(recorded[0]).contains("expectation: folder/drag.trace.jsonl:5"))
  }

  private struct Unable: TraceSubject {
    func transcript(of trace: TraceCase) throws -> Transcript { throw TraceSkip("no fingers") }
  }

  private struct Broken: TraceSubject {
    struct Failure: Error {}
    func transcript(of trace: TraceCase) throws -> Transcript { throw Failure() }
  }

  @Test("tell what is skipped, and fail where everything is")
  func skipped() throws {
    let second = Self.drag.replacing("a/drag", with: "b/drag")
    let traces = try TraceCase.reading(text: Self.drag + second)
    let recorded = issues {
      for trace in TraceCases(traces) { trace.expectConformance(of: Unable()) }
    }
    #expect(recorded.map(\.severity) == [.warning, .warning, .error])
    #expect(text(recorded[0]) == "skipped: no fingers")
    #expect(text(recorded[2]) == "not one trace was judged, so nothing is proved")
  }

  @Test("fail where the subject breaks")
  func broken() throws {
    let traces = try TraceCase.reading(text: Self.drag)
    let recorded = issues { TraceCases(traces)[0].expectConformance(of: Broken()) }
    #expect(recorded.map(\.severity) == [.error])
    #expect(text(recorded[0]).contains("Failure()"))
    #expect(recorded[0].sourceLocation?.line == 1)
  }

  @Test("warn by a rule that should hold, and fail by it where strictness is asked for")
  func warnings() throws {
    let text = """
      {"trace":1,"id":"a/cells","component":"table","config":{"bounds":[320,480],"rowHeight":44,"sections":[1]},"inputs":["touch","call"]}
      {"t":0,"message":"numberOfSections(in:)","answer":1}
      {"t":0,"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":1}
      {"t":0,"message":"tableView(_:cellForRowAt:)","args":{"cellForRowAt":"0-0"},"answer":"cell-1"}
      {"t":0,"message":"tableView(_:cellForRowAt:)","args":{"cellForRowAt":"0-0"},"answer":"cell-2"}
      {"end":4}

      """
    let traces = try TraceCase.reading(text: text)
    let warned = issues { TraceCases(traces)[0].expectConformance() }
    #expect(warned.map(\.severity) == [.warning])
    #expect(self.text(warned[0]).contains("cell.made-once (R025, should)"))
    let strict = issues { TraceCases(traces)[0].expectConformance(isStrict: true) }
    #expect(strict.map(\.severity) == [.error])
  }
}
