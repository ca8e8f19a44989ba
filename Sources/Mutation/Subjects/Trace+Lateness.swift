internal import Traces

extension Trace {
  /// The transcript of a component that tells each message at the next frame, apart from those that ask
  /// something.
  var toldLate: Trace {
    var telling = LateTelling(header, moments: lines)
    for line in lines { telling.take(line) }
    telling.tell(before: .max)
    var trace = self
    trace.lines = telling.lines
    return trace
  }
}

/// Messages that wait for the next frame.
private struct LateTelling {
  private(set) var lines: [Line] = []
  private let rate: Int64
  private let dropped: Set<Int>
  /// The messages that are told, by view, in order: the state of a moment is that of the last one then.
  private let told: [ViewIndex: [Message]]
  private var waiting: [(frame: Int64, message: Message)] = []
  private var inputTime: Microseconds?

  init(_ header: Header, moments: [Line]) {
    rate = Int64(header.effectiveRate)
    dropped = Set(header.dropped)
    let messages = moments.compactMap {
      if case .message(let message) = $0 { message } else { nil }
    }
    told = Dictionary(grouping: messages, by: \.view)
  }

  mutating func take(_ line: Line) {
    switch line {
    case .message(let message) where message.answer == nil && message.time != nil:
      tell(before: message.time ?? 0)
      waiting.append((frame(after: message.time ?? 0), message))
    case .final(var final):
      // All waiting messages are told before the component is at rest.
      tell(before: .max)
      final.time = [final.time, lines.last?.time].compactMap(\.self).max()
      lines.append(.final(final))
    case .touch, .call, .gap, .settle, .message, .exception, .expectation, .comment:
      if let time = line.time { tell(before: time) }
      if line.isPlayed { inputTime = line.time }
      lines.append(line)
    }
  }

  /// Tells what is due before an instant.
  mutating func tell(before instant: Microseconds) {
    while let first = waiting.first, time(of: first.frame) < instant {
      waiting.removeFirst()
      var message = first.message
      let now = time(of: first.frame)
      message.time = now
      message.frame = now == inputTime ? Int32(truncatingIfNeeded: first.frame) : nil
      if let latest = told[message.view]?.last(where: { ($0.time ?? 0) <= now }) {
        message.state = latest.state
      }
      lines.append(.message(message))
    }
  }

  private func frame(after time: Microseconds) -> Int64 {
    var frame = time * rate / 1_000_000
    while self.time(of: frame) <= time || dropped.contains(Int(frame)) { frame += 1 }
    return frame
  }

  private func time(of frame: Int64) -> Microseconds {
    (2 * frame * 1_000_000 + rate) / (2 * rate)
  }
}
