import Kinematics

/// Glide and bounce as functions of time: x0 + c v (1 - r^t), past an edge times e^(-0.01005 t).
///
/// The recurrence is compared with these functions: nothing here steps.
struct ClosedForm {
  var position: Double
  var velocity: Double
  var rate = DecelerationRate.normal

  /// r to the power of `time`.
  private func decay(_ time: Double) -> Double {
    ElementaryFunctions.exp(time * rate.logarithm)
  }

  func glide(after time: Double) -> (position: Double, velocity: Double) {
    (
      position + rate.distanceFactor * velocity * (1 - decay(time)),
      velocity * decay(time)
    )
  }

  func bounce(off edge: Double, after time: Double) -> (position: Double, velocity: Double) {
    let shrinking = ElementaryFunctions.exp(-0.01005 * time)
    let excess = position - edge + rate.distanceFactor * velocity * (1 - decay(time))
    return (edge + shrinking * excess, velocity * decay(time) * shrinking)
  }

  func time(toReach edge: Double) -> Double {
    let left = 1 - (edge - position) / (rate.distanceFactor * velocity)
    return ElementaryFunctions.log(left) / rate.logarithm
  }

  /// The time at which a glide falls to the speed at which it is over.
  var restTime: Double {
    ElementaryFunctions.log(DecelerationRate.restSpeed / abs(velocity)) / rate.logarithm
  }

  /// The time at which a bounce that begins on the edge turns back.
  var peakTime: Double {
    ElementaryFunctions.log((0.01005 - rate.logarithm) / 0.01005) / -rate.logarithm
  }
}
