import Foundation
import HeadlessUIKit
import Testing
import TraceConformance
import TraceTesting

@Suite("A strip")
struct StripTests {
  @Test("does what traces expect", arguments: TraceCases(in: "Traces"))
  func conforms(_ trace: TestedTrace) { trace.expectConformance(of: StripSubject()) }

  @Test("that forgets a message is found out", arguments: TraceCases(in: "Traces"))
  func forgets(_ trace: TestedTrace) {
    withKnownIssue("The strip was told to forget it.") {
      trace.expectConformance(of: StripSubject(forgotten: ["scrollViewWillBeginDragging(_:)"]))
    }
  }

  @Test("says what is wrong in words that lead to the line")
  func explanation() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Traces").path
    let traces = try TraceCase.reading(folder)
    let trace = try #require(traces.first { $0.id == "strip/drag" })
    let broken = StripSubject(forgotten: ["scrollViewWillBeginDragging(_:)"])
    let verdict = trace.verdict(of: broken)
    #expect(verdict.outcome == .fail)
    let violation = try #require(verdict.violations.first { $0.isFailing })
    #expect(violation.file.hasSuffix("Traces/drag.trace.jsonl"))
    #expect(verdict.explanation.contains(violation.rule))
    #expect(verdict.explanation.contains("because:"))
  }
}

@Suite("The components that ship with Touchstone")
struct ReferenceTests {
  @Test("do what traces expect", arguments: TraceCases(in: "Traces"))
  func conforms(_ trace: TestedTrace) { trace.expectConformance(of: .reference) }

  /// A scroll view that overrides nothing that matters.
  final class Card: UIScrollView {}

  @Test("may be subclassed", arguments: TraceCases(in: "Traces"))
  func subclass(_ trace: TestedTrace) {
    trace.expectConformance(of: ViewSubject("card") { Card(frame: $0) })
  }
}
