import Kinematics

/// The outcome of a drag: the velocity of the content, and the offset at which it will come to
/// rest.
nonisolated struct DragRelease {
  /// One axis of a release.
  struct Axis {
    /// The velocity of the offset in points a millisecond.
    let velocity: Double
    /// The offset at which the axis will come to rest, as the delegate left it.
    private(set) var target: Double
    /// True if the delegate moved the target.
    private var isMoved = false
    /// True if the target is a page, which nobody moves (K09).
    let isPage: Bool

    init(velocity: Double, target: Double) {
      self.velocity = velocity
      self.target = target
      isPage = false
    }

    init(velocity: Double, page: Double) {
      self.velocity = velocity
      target = page
      isPage = true
    }

    mutating func moveTarget(to newTarget: Double, onPixelGrid: (Double) -> Double) {
      guard newTarget != target, newTarget.isFinite else { return }
      isMoved = true
      target = onPixelGrid(newTarget)
    }

    /// Returns true if the axis has anywhere to go: a velocity, a target of the delegate's (V08),
    /// or a page that it is not on (K04).
    func moves(from offset: Double) -> Bool {
      velocity != 0 || (isMoved || isPage) && target != offset
    }

    func motion(
      from offset: Double,
      in range: ScrollRange,
      rate: DecelerationRate
    ) -> AxisMotion {
      if isPage {
        return AxisMotion(
          position: offset,
          velocity: velocity,
          page: target,
          range: range,
          rate: rate
        )
      }
      return isMoved
        ? AxisMotion(position: offset, velocity: velocity, target: target, rate: rate)
        : AxisMotion(position: offset, velocity: velocity, rate: rate)
    }
  }

  var x: Axis
  var y: Axis
  let rate: DecelerationRate

  /// The velocity on both axes.
  var velocity: (x: Double, y: Double) { (x.velocity, y.velocity) }

  /// True if either axis goes to a page.
  var isPaged: Bool { x.isPage || y.isPage }

  func moves(from offset: (x: Double, y: Double)) -> Bool {
    x.moves(from: offset.x) || y.moves(from: offset.y)
  }
}
