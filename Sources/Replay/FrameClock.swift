package import Traces

/// The times of frames: frame k at round(k · 10⁶ / rate) microseconds, but for those that are
/// dropped.
nonisolated package struct FrameClock {
  private let rate: Int64
  private let dropped: [Int]
  /// The number of the frame that comes next, or would if it is dropped.
  private var number: Int64 = 1
  /// The place of the first dropped frame that lies ahead.
  private var droppedAhead = 0

  package init(rate: Int, dropped: [Int]) {
    self.rate = Int64(rate)
    self.dropped = dropped
  }

  /// Returns the instant of a frame.
  func time(ofFrame number: Int64) -> Microseconds {
    (2 * number * 1_000_000 + rate) / (2 * rate)
  }

  /// The time of the next frame, dropped or not.
  package var nextTime: Microseconds { time(ofFrame: number) }

  /// Takes the next frame: its number, or nil if it is dropped.
  package mutating func take() -> Int64? {
    defer { number += 1 }
    guard droppedAhead < dropped.count, Int64(dropped[droppedAhead]) == number else {
      return number
    }
    droppedAhead += 1
    return nil
  }

  /// Passes over the frames due before an instant but for the last of them, which leave all that goes by the
  /// clock where it would be.
  ///
  /// - Returns: whether any was passed over.
  mutating func skip(toLastFramesBefore instant: Microseconds) -> Bool {
    let start = number
    skip(to: time(ofFrame: max(number, instant * rate / 1_000_000 - 1)))
    return number > start
  }

  /// Passes over all frames due before an instant, for nothing is in motion.
  package mutating func skip(to instant: Microseconds) {
    guard nextTime < instant else { return }
    number = max(number, instant * rate / 1_000_000 - 1)
    while nextTime < instant { number += 1 }
    while droppedAhead < dropped.count, Int64(dropped[droppedAhead]) < number { droppedAhead += 1 }
  }
}
