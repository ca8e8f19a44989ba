import Kinematics

/// A scroll that code asked to be animated, or that a tap on the status bar started.
nonisolated struct ScrollAnimation {
  /// The purpose of the scroll.
  ///
  /// It decides which message ends the scroll.
  enum Purpose {
    case offset
    case top
    /// The way back from past an edge: from where a refresh control was, or where a finger stopped a
    /// scroll to the top.
    case home
  }

  let purpose: Purpose
  /// Tells one animation of a view from the next.
  let serial: Int
  private var x: OffsetAnimation
  private var y: OffsetAnimation
  private var frames = 0

  init(
    _ purpose: Purpose,
    from start: (x: Double, y: Double),
    to end: (x: Double, y: Double),
    serial: Int
  ) {
    self.purpose = purpose
    self.serial = serial
    x = OffsetAnimation(from: start.x, to: end.x)
    y = OffsetAnimation(from: start.y, to: end.y)
  }

  var end: (x: Double, y: Double) { (x.to, y.to) }

  /// Lets the animation end at another place, at the same time as before.
  mutating func redirect(toX endX: Double, y endY: Double) {
    x = OffsetAnimation(from: x.from, to: endX)
    y = OffsetAnimation(from: y.from, to: endY)
  }

  mutating func advance(frames: Int) {
    self.frames += frames
  }

  /// Returns true if it is over, its time taken in whole frames so that no rounding adds up.
  func isFinished(framesPerSecond: Double) -> Bool {
    x.isFinished(at: elapsed(framesPerSecond))
  }

  func value(framesPerSecond: Double) -> (x: Double, y: Double) {
    let elapsed = elapsed(framesPerSecond)
    return (x.value(at: elapsed), y.value(at: elapsed))
  }

  private func elapsed(_ framesPerSecond: Double) -> Double {
    Double(frames) * 1_000 / framesPerSecond
  }
}
