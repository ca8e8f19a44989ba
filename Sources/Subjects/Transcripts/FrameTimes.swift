import Traces

/// The times of frames: frame k at round(k · 10⁶ / rate) microseconds.
struct FrameTimes {
  private let rate: Int64

  init(rate: Int) {
    self.rate = Int64(rate)
  }

  /// Returns the instant of a frame.
  func time(of frame: Int64) -> Microseconds {
    (2 * frame * 1_000_000 + rate) / (2 * rate)
  }

  /// Returns the frame that comes at an instant, if one does.
  func frame(at time: Microseconds) -> Int64? {
    let frame = (time * rate + 500_000) / 1_000_000
    return frame > 0 && self.time(of: frame) == time ? frame : nil
  }
}
