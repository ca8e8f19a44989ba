/// One axis in motion after a release: its state, and one step of the recurrence.
///
/// Positions are offsets in points, velocities the offset's in points a millisecond. Both are
/// kept unrounded; the loop that shows them frame by frame lives with the view.
public struct AxisMotion: Sendable, Equatable {
  /// The position of the axis.
  ///
  /// Set from outside in the middle of a glide, it goes on from there (F16): with its velocity, or
  /// to its target if it has one.
  public var position: Double
  /// The velocity of the axis.
  public var velocity: Double

  let rate: DecelerationRate
  let exponential: Exponential
  var approach: Approach?
  /// The spring to a page; there is no approach then.
  var settle: PageSettle?

  /// Creates a motion that goes on by its own velocity.
  public init(
    position: Double,
    velocity: Double,
    rate: DecelerationRate,
    exponential: Exponential = .taylor
  ) {
    self.position = position
    self.velocity = velocity
    self.rate = rate
    self.exponential = exponential
  }

  /// Creates a motion that lands on a target that is not the one offered at the release.
  ///
  /// Between here and there it never turns back, and it never passes the target; its velocity
  /// follows from what remains. If the target is outside the range, it forgets it as soon as it is
  /// outside itself, and goes on by its velocity.
  public init(
    position: Double,
    velocity: Double,
    target: Double,
    rate: DecelerationRate,
    exponential: Exponential = .taylor
  ) {
    let approach = Approach(from: position, velocity: velocity, to: target, rate: rate)
    self.init(
      position: position,
      velocity: approach.velocity(at: position),
      rate: rate,
      exponential: exponential
    )
    self.approach = approach
  }

  /// The target that the delegate or paging gave this motion, unless an edge has made it forget.
  public var target: Double? { settle?.page ?? approach?.target }

  /// Returns true if the motion is over, but for its last write.
  public func isSettled(in range: ScrollRange) -> Bool {
    if let settle, range.contains(position), range.contains(settle.page) {
      return settle.isSettled(position: position, velocity: velocity)
    }
    // One that is on its target has no velocity, and none yet if it was set elsewhere since.
    if let approach, position != approach.target, range.contains(approach.target) { return false }
    return isSlow(in: range)
  }

  /// Returns true if the velocity carries the motion no farther, and no edge draws it back.
  func isSlow(in range: ScrollRange) -> Bool {
    abs(velocity) < DecelerationRate.restSpeed
      && abs(range.overscroll(of: position)) < Bounce.restDistance
  }

  /// Returns what the last write of a settled motion says.
  ///
  /// The delegate's target, the page, the edge, or the nearest pixel inside the range.
  public func restingPosition(in range: ScrollRange, scale: Double) -> Double {
    if let target { return range.clamped(target) }
    return range.clamped(PixelGrid.rounded(range.clamped(position), scale: scale))
  }
}
