import Traces

/// The traces that are measured.
enum SampleTraces {
  /// A flick that glides for about two seconds.
  static let flick = """
    {"trace":1,"id":"bench/flick","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,8000]}}
    {"t":0,"touch":"began","id":1,"x":160,"y":400}
    {"t":16667,"touch":"moved","id":1,"x":160,"y":386}
    {"t":33333,"touch":"moved","id":1,"x":160,"y":372}
    {"t":50000,"touch":"moved","id":1,"x":160,"y":358}
    {"t":66667,"touch":"moved","id":1,"x":160,"y":344}
    {"t":83333,"touch":"moved","id":1,"x":160,"y":330}
    {"t":91667,"touch":"ended","id":1,"x":160,"y":330}
    {"end":7}

    """

  /// Sixty such flicks, up and down again, each at rest before the next: 60 frames a second.
  static let session: String = {
    var lines = [
      #"{"trace":1,"id":"bench/session","component":"scroll","config":{"bounds":[320,480],"contentOffset":[0,4000],"contentSize":[320,12000]}}"#
    ]
    var count = 0
    for flick in 0..<60 {
      let start = flick * 3_000_000
      let direction = flick.isMultiple(of: 2) ? -14 : 14
      for step in 0...6 {
        let phase = step == 0 ? "began" : step == 6 ? "ended" : "moved"
        let height = 240 + direction * min(step, 5)
        let time = start + step * 16_000
        lines.append(#"{"t":\#(time),"touch":"\#(phase)","id":1,"x":160,"y":\#(height)}"#)
        count += 1
      }
      lines.append(#"{"t":\#(start + 96_000),"settle":2900000}"#)
      count += 1
    }
    return (lines + [#"{"end":\#(count)}"#]).joined(separator: "\n") + "\n"
  }()

  /// Seven drags of seven events with pauses between, and a call; the system takes the fifth away.
  static let wander: String = {
    var lines = [
      #"{"trace":1,"id":"bench/wander","component":"scroll","config":{"bounds":[320,480],"contentOffset":[0,1000],"contentSize":[320,4000]}}"#
    ]
    for drag in 0..<7 {
      for step in 0...6 {
        let last = drag == 4 ? "cancelled" : "ended"
        let phase = step == 0 ? "began" : step == 6 ? last : "moved"
        let height = 200 + (drag.isMultiple(of: 2) ? 11 : -13) * min(step, 5)
        let time = drag * 700_000 + step * (step == 6 ? 40_000 : 16_000)
        lines.append(#"{"t":\#(time),"touch":"\#(phase)","id":1,"x":160,"y":\#(height)}"#)
      }
    }
    lines.append(
      #"{"t":6000000,"call":"setContentOffset(_:animated:)","args":{"animated":true,"contentOffset":[0,0]}}"#
    )
    return (lines + [#"{"end":\#(lines.count - 1)}"#]).joined(separator: "\n") + "\n"
  }()

  static func trace(_ text: String) throws -> Trace { try trace(Array(text.utf8)) }

  static func trace(_ bytes: [UInt8]) throws -> Trace {
    var reader = TraceReader(bytes: bytes)
    guard let trace = try reader.nextTrace() else { throw TraceError(.emptyFile) }
    return trace
  }
}
