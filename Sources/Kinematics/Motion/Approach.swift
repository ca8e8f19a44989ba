/// The glide to a target that the delegate put in place of the one offered (physics.md 3).
///
/// Distance is worth 1/|ln r| here, not r/(1−r): the speed is then a function of what remains,
/// the same in every step whichever exponential steps it, and falls to the rest speed just at the
/// target. An offset set from outside on the way does no harm for the same reason.
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

  /// Whether the speed stays and the rate changes, not the other way round.
  ///
  /// A target nearer than the speed would reach, ahead or behind: the speed stays, turned round if
  /// need be. A farther one: the rate stays. A glide that slowed less than its rate says could take
  /// half a minute to a target far behind.
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
