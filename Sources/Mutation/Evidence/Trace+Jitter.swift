internal import Traces

/// The effects of a clock on times.
extension Trace {
  /// The transcript as a clock tells it that is up to half a frame late, from frame to frame another
  /// time; nil: it has no times.
  ///
  /// Messages of one instant stay together, and with the input that they belong to.
  var jittered: Trace? {
    guard lines.contains(where: { $0.time != nil }) else { return nil }
    var trace = self
    let half = 500_000 / Microseconds(max(1, header.effectiveRate))
    var inputTime: Microseconds = -1
    var instant: Microseconds = -1
    var delay: Microseconds = 0
    var number: Microseconds = 0
    for index in lines.indices {
      guard let time = lines[index].time else { continue }
      if lines[index].isInput { inputTime = time }
      guard !lines[index].isInput, time != inputTime else { continue }
      if time != instant {
        instant = time
        number += 1
        // Seven tenths of half a frame more each time, and round again: no two in a row are alike.
        delay = min(half * (number * 7 % 10) / 10, room(after: index, at: time))
      }
      trace.lines[index].time = time + delay
    }
    return trace
  }

  /// Returns the delay with which the lines of an instant may be told and still come before the
  /// next.
  private func room(after index: Int, at time: Microseconds) -> Microseconds {
    let next = lines[index...].lazy.compactMap(\.time).first { $0 > time }
    return next.map { ($0 - time) / 2 } ?? .max
  }
}

extension Line {
  fileprivate var isInput: Bool {
    switch self {
    case .touch, .call, .settle: true
    case .message, .exception, .final, .gap, .expectation, .comment: false
    }
  }
}
