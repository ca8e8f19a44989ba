import Traces

/// The instants at which frames come: frame k at round(k · 10⁶ / rate) microseconds.
struct Frames {
  private let rate: Int64

  init(rate: Int) {
    self.rate = Int64(rate)
  }

  /// Returns the instant of a frame.
  func time(of frame: Int64) -> Microseconds {
    (2 * frame * 1_000_000 + rate) / (2 * rate)
  }

  /// Returns the frame nearest to an instant.
  func nearest(to time: Microseconds) -> Int64 {
    (2 * time * rate + 1_000_000) / 2_000_000
  }

  /// Returns the first frame that is not before an instant.
  func first(from time: Microseconds) -> Int64 {
    let frame = nearest(to: time)
    return self.time(of: frame) < time ? frame + 1 : frame
  }

  /// Returns true if a frame comes at an instant.
  func isFrame(_ time: Microseconds) -> Bool {
    self.time(of: nearest(to: time)) == time
  }
}
