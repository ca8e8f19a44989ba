internal import Traces

extension TraceStream {
  /// Whether messages come at the very instants of inputs and frames: so does what lives by a virtual
  /// clock, and no log of a wall clock.
  ///
  /// The first messages tell. One at a frame's instant that no clock of milliseconds can show is needed.
  func tellsExactTimes() throws(Failure) -> Bool {
    guard header.inputs != nil else { return false }
    let rate = Int64(max(1, header.effectiveRate))
    var inputTime: Microseconds = 0
    var (count, isExact, isFine) = (0, true, false)
    try search { line, _ in
      switch line {
      case .touch, .call: if let time = line.time { inputTime = time }
      case .message(let message):
        count += 1
        guard let time = message.time else {
          isExact = false
          break
        }
        guard time != inputTime else { break }
        isExact = time.isOfFrame(rate)
        if isExact, time % 1000 != 0 { isFine = true }
      default: break
      }
      return isExact && count < 200
    }
    return isExact && isFine
  }
}

extension Microseconds {
  /// Whether a frame comes at this instant.
  fileprivate func isOfFrame(_ rate: Int64) -> Bool {
    let number = (self * rate + 500_000) / 1_000_000
    return number > 0 && (2 * number * 1_000_000 + rate) / (2 * rate) == self
  }
}
