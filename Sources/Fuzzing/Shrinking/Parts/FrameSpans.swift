import Traces

/// The times of a trace as whole frames from one instant to the next, and what is left over.
struct FrameSpans {
  /// Lines that are played at one instant.
  struct Instant: Hashable {
    /// The places of the first and the last of them, and of what has no time between.
    var lines: Range<Int>
    /// Whole frames since the instant before, or since a settle before is over.
    var gap: Int64
    /// The time from the nearest frame to it.
    var rest: Microseconds
    /// The longest time that a settle in it may last, if there is one.
    var limit: Microseconds?
  }

  /// The instants, in order.
  var instants: [Instant] = []
  /// The times of the frames.
  let frames: Frames

  /// Reads the times of a trace; nil where they are not known.
  init?(of trace: Trace) {
    frames = Frames(rate: trace.header.effectiveRate)
    var fingers: Set<Int32> = []
    var now: Microseconds?
    var begin: Microseconds = 0
    for (place, line) in trace.lines.enumerated() {
      guard let time = line.time else {
        if case .comment = line { continue }
        if case .expectation = line { continue }
        if case .gap = line { continue }
        return nil
      }
      var isSame = time == now
      // A finger that comes a second time begins a new event, though no time passes.
      if case .touch(let touch) = line {
        if isSame, fingers.contains(touch.finger) { isSame = false }
        if !isSame { fingers = [] }
        fingers.insert(touch.finger)
      } else if !isSame {
        fingers = []
      }
      if isSame, let last = instants.indices.last {
        instants[last].lines = instants[last].lines.lowerBound..<place + 1
      } else {
        let frame = frames.nearest(to: time)
        instants.append(
          Instant(
            lines: place..<place + 1,
            gap: frame - frames.first(from: begin),
            rest: time - frames.time(of: frame)
          )
        )
      }
      now = time
      begin = time - instants[instants.count - 1].rest
      if case .settle(let settle) = line {
        instants[instants.count - 1].limit = settle.limit
        begin = time + settle.limit
        // The lines that follow are played when the wait is over.
        now = nil
      }
    }
  }

  /// The times of the instants.
  var times: [Microseconds] {
    var frame: Int64 = 0
    var earliest: Microseconds = 0
    return instants.map { instant in
      frame = max(0, frame + instant.gap)
      let time = max(earliest, frames.time(of: frame) + instant.rest)
      earliest = time
      if let limit = instant.limit {
        earliest = time + limit
        frame = frames.first(from: earliest)
      }
      return time
    }
  }

  /// Gives a trace, whose times these were, the times that these are now.
  func applied(to trace: Trace) -> Trace {
    var trace = trace
    for (instant, time) in zip(instants, times) {
      for place in instant.lines { trace.lines[place].setTime(time, limit: instant.limit) }
    }
    return trace
  }
}

extension Line {
  /// Sets the line's time, if it has one, and a settle's limit.
  fileprivate mutating func setTime(_ time: Microseconds, limit: Microseconds?) {
    switch self {
    case .touch(var touch):
      touch.time = time
      self = .touch(touch)
    case .call(var call):
      call.time = time
      self = .call(call)
    case .settle(var settle):
      settle.time = time
      settle.limit = limit ?? settle.limit
      self = .settle(settle)
    case .message(var message):
      message.time = time
      self = .message(message)
    case .exception(var exception):
      exception.time = time
      self = .exception(exception)
    case .final(var final):
      final.time = time
      self = .final(final)
    case .gap, .expectation, .comment: break
    }
  }
}
