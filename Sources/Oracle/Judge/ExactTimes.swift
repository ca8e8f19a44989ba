internal import Traces

extension TraceStream {
  /// Returns true if messages come at the very instants of inputs and frames: so does what lives by
  /// a virtual clock, and no log of a wall clock.
  ///
  /// The first messages tell. One at a frame's instant that no clock of milliseconds can show is needed.
  func tellsExactTimes() throws(Failure) -> Bool {
    guard header.inputs != nil else { return false }
    var times = ExactTimes(rate: Int64(max(1, header.effectiveRate)))
    try read { lines in
      let lines = lines.span
      var place = 0
      while place < lines.count, times.isOpen {
        // Looked at where it is: each line that is handed on is copied.
        lines.borrow(at: place) { times.take($0) }
        place += 1
      }
      return times.isOpen
    }
    return times.isExact && times.isFine
  }
}

/// The times of the first messages of a transcript, as far as they are exact.
private struct ExactTimes {
  /// The number of messages that are looked at: a table that is loaded and edited sends a hundred at one instant.
  private static let most = 600
  /// The number of them at the instants of frames that is enough: no wall clock meets so many by chance.
  private static let enoughFrames = 8

  let rate: Int64
  private var inputTime: Microseconds = 0
  private var count = 0
  private var frameCount = 0
  /// True if all messages so far came at the instants of inputs and frames.
  private(set) var isExact = true
  /// True if one came at an instant that no clock of milliseconds shows.
  private(set) var isFine = false
  /// True if more messages are to be looked at.
  var isOpen: Bool { isExact && count < Self.most && frameCount < Self.enoughFrames }

  init(rate: Int64) { self.rate = rate }

  mutating func take(_ line: borrowing Line) {
    switch line {
    case .touch(let touch): inputTime = touch.time ?? inputTime
    case .call(let call): inputTime = call.time ?? inputTime
    case .message(let message): take(message.time)
    default: break
    }
  }

  private mutating func take(_ time: Microseconds?) {
    count += 1
    guard let time else {
      isExact = false
      return
    }
    guard time != inputTime else { return }
    isExact = time.isOfFrame(rate)
    frameCount += 1
    if isExact, time % 1000 != 0 { isFine = true }
  }
}

extension Microseconds {
  /// Returns true if a frame comes at this instant.
  fileprivate func isOfFrame(_ rate: Int64) -> Bool {
    let number = (self * rate + 500_000) / 1_000_000
    return number > 0 && (2 * number * 1_000_000 + rate) / (2 * rate) == self
  }
}
