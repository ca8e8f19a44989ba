extension AxisMotion {
  /// Goes one step on.
  ///
  /// - Parameters:
  ///   - milliseconds: The time since the lift for the first step of a glide or a bounce (C12); for
  ///     later steps the exact period of a frame, whatever the clock says.
  ///   - range: Where the axis may rest.
  ///   - bounces: Whether the axis may pass the ends of the range.
  public mutating func step(milliseconds: Double, range: ScrollRange, bounces: Bool) {
    if let settle {
      stepTowardPage(of: settle, milliseconds: milliseconds, range: range, bounces: bounces)
    } else if let approach {
      stepTowardTarget(of: approach, milliseconds: milliseconds, range: range, bounces: bounces)
    } else {
      stepFree(milliseconds: milliseconds, range: range, bounces: bounces)
    }
  }

  /// Goes one step on, unless the motion is over with it, or leads nowhere; then nothing changes.
  ///
  /// - Returns: Whether the step was made.
  public mutating func goOn(milliseconds: Double, range: ScrollRange, bounces: Bool) -> Bool {
    // Most glides go on by their velocity alone: the two numbers that a step changes bring it back.
    guard settle == nil, approach == nil else {
      var next = self
      next.step(milliseconds: milliseconds, range: range, bounces: bounces)
      guard next.position.isFinite, !next.isSettled(in: range) else { return false }
      self = next
      return true
    }
    let start = (position: position, velocity: velocity)
    stepFree(milliseconds: milliseconds, range: range, bounces: bounces)
    if position.isFinite, !isSlow(in: range) { return true }
    (position, velocity) = start
    return false
  }

  private mutating func stepTowardTarget(
    of approach: Approach,
    milliseconds: Double,
    range: ScrollRange,
    bounces: Bool
  ) {
    let next = approach.stepped(
      from: position,
      milliseconds: milliseconds,
      exponential: exponential
    )
    // A place outside is right on the way to a target inside, and wrong on the way to one outside.
    guard range.contains(next) || range.contains(approach.target) else {
      self.approach = nil
      return stepFree(milliseconds: milliseconds, range: range, bounces: bounces)
    }
    position = next
    velocity = approach.velocity(at: next)
  }

  mutating func stepFree(milliseconds: Double, range: ScrollRange, bounces: Bool) {
    guard bounces else { return stepClamped(milliseconds: milliseconds, range: range) }
    let edge = range.clamped(position)
    if edge == position {
      stepInside(milliseconds: milliseconds, range: range)
    } else {
      bounce(off: edge, milliseconds: milliseconds)
    }
  }

  /// Makes a step from inside the range, which may end beyond an edge.
  ///
  /// The frame is then shared out between the way to the edge and the bounce. Nothing of the
  /// velocity is lost.
  private mutating func stepInside(milliseconds: Double, range: ScrollRange) {
    let start = (position: position, velocity: velocity)
    glide(milliseconds: milliseconds)
    let edge = range.clamped(position)
    guard edge != position else { return }
    let share = (edge - start.position) / (position - start.position)
    (position, velocity) = start
    let beforeEdge = min(timeToReach(edge, share: share, of: milliseconds), milliseconds)
    glide(milliseconds: beforeEdge)
    bounce(off: edge, milliseconds: milliseconds - beforeEdge)
  }

  /// Returns when the edge is met in a frame whose free way it cuts in the ratio `share`.
  ///
  /// A device divides the time as the distance is divided. The closed form gives the exact time:
  /// t = ln(1−(e−x)/cv)/ln r.
  private func timeToReach(_ edge: Double, share: Double, of milliseconds: Double) -> Double {
    switch exponential {
    case .taylor:
      return milliseconds * share
    case .exact:
      let left = 1 - (edge - position) / (rate.distanceFactor * velocity)
      return ElementaryFunctions.log(left) / rate.logarithm
    }
  }

  /// Makes a step of a view that does not bounce: at the edge the velocity becomes zero, and the motion
  /// is over.
  private mutating func stepClamped(milliseconds: Double, range: ScrollRange) {
    glide(milliseconds: milliseconds)
    let excess = range.overscroll(of: position)
    guard excess != 0 else { return }
    position = range.clamped(position)
    // Content that was outside and moves inwards, as after a change of geometry, goes on inside.
    if excess * velocity > 0 { velocity = 0 }
  }

  private mutating func glide(milliseconds: Double) {
    let slowing = exponential(milliseconds * rate.logarithm)
    position += velocity * rate.distanceFactor * (1 - slowing)
    velocity *= slowing
  }

  private mutating func bounce(off edge: Double, milliseconds: Double) {
    let shrinking = exponential(Bounce.rate * milliseconds)
    let slowing = exponential(milliseconds * rate.logarithm)
    let excess =
      shrinking * (position - edge)
      + rate.distanceFactor * velocity * shrinking * (1 - slowing)
    position = edge + excess
    velocity *= slowing * shrinking
  }
}
