import Kinematics

/// One axis of a scroll view: where it may rest, and what a finger or a release makes of it.
nonisolated struct ScrollAxis: Equatable {
  /// The offsets at which the content may rest, on the pixel grid.
  var range = ScrollRange(lower: 0, upper: 0)
  /// The length of the bounds.
  var dimension = 0.0
  /// True if a finger moves the axis at all.
  var canScroll = false
  /// True if the content may pass the edges.
  var bounces = true
  /// True if content that fits may pass them as well.
  var alwaysBounces = false
  /// True if the directional lock holds the axis in the drag under way.
  var isLocked = false
  /// The offset that the content would have without edges and without the finger's travel.
  private var anchor = 0.0
  /// The motion of the glide under way.
  var motion = AxisMotion(position: 0, velocity: 0, rate: .normal)

  func isOverscrolled(at offset: Double) -> Bool { !range.contains(offset) }

  /// Ties the content to the finger as they stand.
  mutating func tie(_ offset: Double, toTravel travel: Double) {
    anchor = (bounces ? range.unbanded(offset, dimension: dimension) : offset) + travel
  }

  /// Returns the offset for a finger that has travelled this far.
  func dragged(from offset: Double, travel: Double) -> Double {
    guard canScroll, !isLocked else { return offset }
    let proposed = anchor - travel
    return bounces
      ? range.rubberBanded(proposed, dimension: dimension) : range.clamped(proposed)
  }

  /// Returns what a release offers the delegate on this axis.
  ///
  /// An axis that a finger does not move has no velocity and keeps its target (V09, DL05).
  func release(
    from offset: Double,
    velocity: Double,
    rate: DecelerationRate,
    scale: Double
  ) -> DragRelease.Axis {
    // A velocity across the finger's direction that comes from rounding counts as zero.
    guard canScroll, !isLocked, abs(velocity) >= 0.000_000_5 else {
      return DragRelease.Axis(velocity: 0, target: range.clamped(offset))
    }
    return DragRelease.Axis(
      velocity: velocity,
      target: rate.projectedTarget(from: offset, velocity: velocity, in: range, scale: scale)
    )
  }

  var isSettled: Bool { motion.isSettled(in: range) }

  mutating func step(milliseconds: Double) {
    guard !isSettled else { return }
    motion.step(milliseconds: milliseconds, range: range, bounces: bounces)
  }

  func restingPosition(scale: Double) -> Double {
    motion.restingPosition(in: range, scale: scale)
  }
}
