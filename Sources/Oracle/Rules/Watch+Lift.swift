internal import Traces

extension Watch {
  /// Whether this turn is the lift of a single finger after a hold (B16), inside the range, without
  /// paging.
  var isLiftOfHold: Bool {
    hands.areRecorded && hands.isLiftAfterHold && hands.most == 1 && touchTurn == now.turn
      && callTurn != now.turn && !geometry.isPagingEnabled && hears(.willEndDragging)
      && isInside(liftPlace)
  }

  /// The offset at the lift, as far as it is known.
  var liftPlace: Place { now.offset.isKnown ? now.offset : offset }

  /// Whether the touches say that the finger was lifted in full motion, clearly faster than what
  /// counts as no velocity (B17), with room to glide: twice the limit over three movements.
  var isFlickFelt: Bool {
    guard hands.areRecorded, hands.isLastLifted, hands.most == 1, touchTurn == now.turn,
      callTurn != now.turn, !hands.wasCancelled, hands.gap >= 0, hands.gap <= 20_000,
      !geometry.isDirectionalLockEnabled
    else { return false }
    return hasRoom(.vertical, hands.steadySpeed(.vertical), limit: 0.5)
      || hasRoom(.horizontal, hands.steadySpeed(.horizontal), limit: 0.5)
  }

  /// Whether the component itself tells a velocity that must lead to a glide (B17).
  var isFlickTold: Bool {
    guard motion.isVelocityKnown else { return false }
    let limit = 0.25
    return hasRoom(.vertical, Double(motion.velocity.y) / 1_000_000, limit: limit)
      || hasRoom(.horizontal, Double(motion.velocity.x) / 1_000_000, limit: limit)
  }

  private func hasRoom(_ axis: Axis, _ speed: Double, limit: Double) -> Bool {
    let place = liftPlace
    guard hears(.willEndDragging), speed.magnitude >= limit, isInside(place),
      !geometry.isPagingEnabled,
      geometry.isSetUp, geometry.most[axis] > geometry.least[axis]
    else { return false }
    let room = speed > 0 ? geometry.most[axis] - place[axis] : place[axis] - geometry.least[axis]
    return room > 10_000
  }

  /// The axis along which the finger was fast.
  private var flickAxis: Axis {
    hasRoom(.vertical, hands.steadySpeed(.vertical), limit: 0.5) ? .vertical : .horizontal
  }

  private var toldVelocity: Double {
    Double(flickAxis == .vertical ? motion.velocity.y : motion.velocity.x) / 1_000_000
  }

  /// Whether the told velocity is of the order of the finger's: a unit or a zero is wrong by far
  /// more than any way of averaging.
  var hasCredibleVelocity: Bool {
    let speeds = flickAxis == .vertical ? hands.speeds : hands.sideSpeeds
    let felt = [speeds[0].magnitude, speeds[1].magnitude, speeds[2].magnitude]
    let told = toldVelocity.magnitude
    return told >= (felt.min() ?? 0) / 10 && told <= (felt.max() ?? 0) * 10
  }

  var hasCredibleSign: Bool {
    let felt = hands.steadySpeed(flickAxis)
    return toldVelocity == 0 || (toldVelocity > 0) == (felt > 0)
  }
}

extension Motion {
  /// The told velocity as text.
  var velocityText: String {
    guard isVelocityKnown else { return "unknown" }
    let x = Words.decimal(velocity.x, places: 6)
    let y = Words.decimal(velocity.y, places: 6)
    return "(\(x), \(y))"
  }
}
