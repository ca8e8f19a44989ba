import Fuzzing
import Testing
import Traces

/// Reads a trace from its lines; the end line is put in.
func trace(_ lines: String) throws -> Trace {
  let count = lines.split(separator: "\n").count { !$0.hasPrefix("{\"#\"") } - 1
  var reader = TraceReader(bytes: Array((lines + "\n{\"end\":\(count)}\n").utf8))
  return try #require(try reader.nextTrace())
}

/// Writes a trace's lines, but for the end.
func text(_ trace: Trace) -> String {
  var writer = TraceWriter()
  writer.write(trace)
  return String(decoding: writer.bytes, as: UTF8.self)
    .split(separator: "\n").dropLast().joined(separator: "\n")
}

/// A header that sets nothing.
let bareHeader = #"{"trace":1,"id":"some/failure","component":"scroll"}"#

extension Trace {
  /// Its touches.
  var touches: [Touch] {
    lines.compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
  }

  /// Its calls.
  var calls: [Call] {
    lines.compactMap { if case .call(let call) = $0 { call } else { nil } }
  }

  /// Its touches that move a finger.
  var moves: [Touch] { touches.filter { $0.phase == .moved } }

  /// The most fingers that are down at once.
  var mostFingers: Int {
    var (down, most) = (0, 0)
    for touch in touches {
      if touch.phase == .began { down += 1 } else if touch.phase.isLast { down -= 1 }
      most = max(most, down)
    }
    return most
  }
}

/// Shrinks and gives what came of it as text.
func shrunk(_ trace: Trace, while fails: @escaping @Sendable (Trace) -> Bool) -> String {
  var shrinker = Shrinker(stillFails: fails)
  return text(shrinker.shrunk(trace))
}
