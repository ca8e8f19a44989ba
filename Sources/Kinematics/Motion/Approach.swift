/// The glide to a target that the delegate wrote in place of the offered one (V04).
///
/// For a nearer target the rate changes, for a farther one the velocity, as in an early scroll view
/// in JavaScript that is ascribed to Apple.
///
/// The distance is computed with the factor 1/|ln r| here, not with r/(1−r). The speed is then a
/// function of the remaining distance alone, the same for each exponential, and falls to the rest
/// speed just at the target. For the same reason an offset that code sets on the way does no harm.
struct Approach: Sendable, Hashable {
  let target: Double
  /// ln of the rate; infinitely negative if the target is as good as reached.
  let logarithm: Double

  init(from position: Double, velocity: Double, to target: Double, rate: DecelerationRate) {
    let distance = abs(target - position)
    let speed = abs(velocity)
    self.target = target
    logarithm =
      Self.keepsSpeed(speed, distance: distance, rate: rate)
      ? (DecelerationRate.restSpeed - speed) / distance
      : rate.logarithm
  }

  /// Returns true if the speed stays and the rate changes, and false for the reverse.
  ///
  /// For a target nearer than the speed would reach, ahead or behind, the speed stays; it is turned
  /// round where the target is behind. For a farther target the rate stays: with a rate nearer to 1
  /// the glide to a target far behind could take half a minute.
  private static func keepsSpeed(
    _ speed: Double,
    distance: Double,
    rate: DecelerationRate
  ) -> Bool {
    distance > 0 && speed > DecelerationRate.restSpeed && distance < rate.distance(ofSpeed: speed)
  }

  /// Returns the velocity that leads from `position` to the target; zero on it.
  func velocity(at position: Double) -> Double {
    let remaining = target - position
    guard remaining != 0 else { return 0 }
    let speed = DecelerationRate.restSpeed - logarithm * abs(remaining)
    return remaining < 0 ? 0 - speed : speed
  }

  /// Returns the position one step on: exactly the target at the end, and never past it.
  func stepped(from position: Double, milliseconds: Double, exponential: Exponential) -> Double {
    let velocity = velocity(at: position)
    let slowing = exponential(milliseconds * logarithm)
    // Written so that an infinite logarithm, which leaves no number here, is the end too.
    guard abs(velocity * slowing) > DecelerationRate.restSpeed else { return target }
    let next = position - velocity / logarithm * (1 - slowing)
    // The formula does not pass the target; its rounding might.
    return velocity < 0 ? max(next, target) : min(next, target)
  }
}
