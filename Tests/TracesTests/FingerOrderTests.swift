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

  /// The same in a record that begins in the middle; `g` is a gap.
  static let records: [(touches: String, problem: Problem?)] = [
    ("m1 e1", nil),
    ("e1 b1 e1", nil),
    ("c2 s1 e1", nil),
    ("b1 m2 e1 e2", nil),
    ("e1 m1", .fingerNotDown(1, phase: "moved")),
    ("m1 b1", .fingerAlreadyDown(1)),
    ("m1 e1 e1", .fingerNotDown(1, phase: "ended")),
    ("m3", .fingerDownAtEnd(3)),
    ("b1 g", nil),
    ("b1 g b1 e1", nil),
    ("b1 g m1 e1 g e1", nil),
    ("b1 e1 g m2 e2", nil),
    ("g e1 e1", .fingerNotDown(1, phase: "ended")),
  ]

  @Test("may have come unseen where a record begins in the middle", arguments: records)
  func unseen(touches: String, problem: Problem?) {
    let message = #"{"t":0,"message":"scrollViewDidScroll(_:)"}"#
    #expect(Self.problem(touches, begins: #","begins":"midway""#, then: [message]) == problem)
  }

  @Test("may have come unseen behind a gap only, where a record begins at its start")
  func unseenBehindGap() {
    let message = #"{"t":0,"message":"scrollViewDidScroll(_:)"}"#
    #expect(Self.problem("g m1 e1", then: [message]) == nil)
    #expect(Self.problem("m1 g e1", then: [message]) == .fingerNotDown(1, phase: "moved"))
  }

  @Test("come down in what is to be played, in which nothing is missing")
  func nothingUnseenIsPlayed() {
    let midway = #","begins":"midway""#
    #expect(Self.problem("m1 e1", begins: midway) == .fingerNotDown(1, phase: "moved"))
    #expect(Self.problem("b1 e1", begins: midway) == nil)
    #expect(Self.problem("b1 g") == .gapInTrace)
  }

  /// Reads a trace of touches; what is wrong with it.
  private static func problem(
    _ touches: String,
    begins: String = "",
    then answers: [String] = []
  ) -> Problem? {
    let phases = ["b": "began", "m": "moved", "s": "stationary", "e": "ended", "c": "cancelled"]
    var lines = [#"{"trace":1,"id":"a","component":"scroll"\#(begins)}"#]
    for touch in touches.split(separator: " ") {
      let phase = phases[String(touch.prefix(1))]
      lines.append(
        phase.map { #"{"t":0,"touch":"\#($0)","id":\#(touch.dropFirst()),"x":1,"y":2}"# }
          ?? #"{"gap":"cut"}"#
      )
    }
    lines += answers
    lines.append(#"{"end":\#(lines.count - 1)}"#)
    var reader = TraceReader(bytes: Array(lines.joined(separator: "\n").utf8))
    do {
      _ = try reader.nextTrace()
      return nil
    } catch {
      return error.problem
    }
  }

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
