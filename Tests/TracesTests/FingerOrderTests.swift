import Testing
import Traces

/// One finger is followed without a set, and others with one: all must be followed the same.
@Suite("The fingers of a trace")
struct FingerOrderTests {
  /// Touches as letters, each with its finger, and what is wrong with them.
  static let traces: [(touches: String, problem: Problem?)] = [
    ("b1 m1 e1", nil),
    ("b1 b2 m1 m2 e1 m2 e2", nil),
    ("b1 b2 e1 b1 e2 e1", nil),
    ("b1 b2 b3 e2 e1 e3 b2 c2", nil),
    ("b1 b1", .fingerAlreadyDown(1)),
    ("b1 b2 b2", .fingerAlreadyDown(2)),
    ("b1 b2 e1 b2", .fingerAlreadyDown(2)),
    ("m1", .fingerNotDown(1, phase: "moved")),
    ("b1 m2", .fingerNotDown(2, phase: "moved")),
    ("b1 e1 m1", .fingerNotDown(1, phase: "moved")),
    ("b1 b2 e2 e2", .fingerNotDown(2, phase: "ended")),
    ("b1 b2 e1 m1", .fingerNotDown(1, phase: "moved")),
    ("b7", .fingerDownAtEnd(7)),
    ("b7 b3 b5", .fingerDownAtEnd(3)),
    ("b3 b7", .fingerDownAtEnd(3)),
    ("b3 b7 b5 e3", .fingerDownAtEnd(5)),
  ]

  @Test("are down from their first touch to their last", arguments: traces)
  func order(touches: String, problem: Problem?) {
    var lines = [#"{"trace":1,"id":"a","component":"scroll"}"#]
    for touch in touches.split(separator: " ") {
      let phase =
        ["b": "began", "m": "moved", "e": "ended", "c": "cancelled"][touch.prefix(1)] ?? ""
      lines.append(#"{"t":0,"touch":"\#(phase)","id":\#(touch.dropFirst()),"x":1,"y":2}"#)
    }
    lines.append(#"{"end":\#(lines.count - 1)}"#)
    var reader = TraceReader(bytes: Array(lines.joined(separator: "\n").utf8))
    do {
      #expect(try reader.nextTrace()?.lines.count == lines.count - 2)
      #expect(problem == nil)
    } catch {
      #expect(error.problem == problem)
    }
  }
}
