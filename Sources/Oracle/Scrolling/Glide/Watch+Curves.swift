internal import Traces

extension Watch {
  /// The answer that holds if the content went as far as the touch that began the drag asks: its
  /// travel, less the slop that it took to recognise it.
  var slopAnswer: Answer {
    guard drag.pull.turn == now.turn, turns.touch == now.turn,
      latest.message.event == .willBeginDragging,
      drag.pull.isWhole, isDragPlain, course.isSurely(in: Phase.drag.set), now.offset.isKnown,
      hands.travel.isKnown, hands.step.isKnown, !isNested, !now.offset.isAtLimit,
      drag.pull.losesSlop
    else { return .notJudged }
    let travel = hands.travel
    // A drag that begins later than at 10 points is another matter.
    let before = max(abs(travel.x &- hands.step.x), abs(travel.y &- hands.step.y))
    guard before < 10_000 else { return .notJudged }
    return Answer.onEachAxis { axis in
      guard surelyMoves(axis), abs(travel[axis]) >= 10_000 else { return .notJudged }
      let way = 10_000 * travel[axis].signum() - travel[axis]
      guard room(axis, from: motion.dragStart, towards: way) > abs(way) + setting.pixel else {
        return .notJudged
      }
      return Answer(abs(now.offset[axis] - motion.dragStart[axis] - way) <= setting.pixel + 2)
    }
  }

  /// Returns the distance past the edge that a `didScroll` of a finger must show on an axis, in
  /// thousandths, and the tolerance; nil if that is not known.
  ///
  /// The earlier offset tells the finger's place on the curve, and its step tells the present one.
  func bandGoal(_ axis: Axis) -> (excess: Double, tolerance: Double)? {
    // Nearly all drags stay inside the range.
    let excess = geometry.excess(now.offset, axis)
    guard excess != 0, course.wasSurely(in: Phase.dragging), drag.pull.isWhole,
      drag.pull.turn != now.turn, isDragPlain,
      turns.touch == now.turn, turns.call != now.turn, now.time == hands.time, now.offset.isKnown,
      content.lastScroll.isKnown, !isNested,
      latest.message.event != .didScroll || latest.message.turn != now.turn,
      hears(.didScroll), surelyMoves(axis), geometry.bounces(axis)
    else { return nil }
    let earlier = geometry.excess(content.lastScroll, axis)
    guard earlier == 0 || earlier.signum() == excess.signum() else { return nil }
    let size = Double(geometry.size[axis])
    let isOnEdge =
      earlier == 0 && drag.pull.strays(axis)
      && room(axis, from: content.lastScroll, towards: excess) == 0
    guard size > 0, abs(Double(earlier)) < size / 2, !isOnEdge else { return nil }
    let shown = abs(Double(earlier))
    let start =
      earlier == 0
      ? -Double(room(axis, from: content.lastScroll, towards: excess))
      : size * shown / (0.55 * (size - shown))
    let finger = start - Double(drag.pull.sinceScroll[axis]) * Double(excess.signum())
    guard finger > 0 else { return nil }
    let goal = 0.55 * finger * size / (size + 0.55 * finger)
    // Farther out the curve is flatter, and the same half pixel a longer way of the finger.
    let steepness = earlier == 0 ? 1 : (size - goal) / (size - shown)
    return (goal, Double(setting.pixel) * (1 + max(1, steepness * steepness) / 2) + 3)
  }

  /// Returns the release velocities, any of them right, that the last movements of a single finger come to,
  /// three at most; none where that is not known, or where it counts as none.
  func velocityGoals(_ axis: Axis) -> [Double] {
    guard let goal = velocityGoal(axis, weight: FingerSpeed.weightToday), !mayBeThrownOff else {
      return []
    }
    guard !law.switches.contains(.pansAsToday),
      let former = velocityGoal(axis, weight: FingerSpeed.weightIn2018)
    else { return [goal] }
    return [goal, former]
  }

  /// True if a call may have thrown the finger off, which has come back since.
  private var mayBeThrownOff: Bool {
    program.call.turn >= turns.touchDown
      && (program.call.kind == .stop || program.call.kind == .halt)
  }

  private func velocityGoal(_ axis: Axis, weight: Double) -> Double? {
    guard motion.isVelocityKnown, hands.areRecorded, hands.isLastLifted, hands.most == 1,
      turns.touch == now.turn, turns.call != now.turn, !hands.wasCancelled, hands.gap >= 0,
      hands.gap <= 20_000, drag.pull.isWhole, !hands.mayGoOn,
      !motion.isDisturbed, !geometry.isDirectionalLockEnabled,
      surelyMoves(axis),
      drag.callTurn < 0, !hands.hasRested, let former = panBefore
    else { return nil }
    let speed = hands.speed
    let last = (
      side: speed.panned(.horizontal, 0, weight: weight),
      main: speed.panned(.vertical, 0, weight: weight)
    )
    guard last.side * last.side + last.main * last.main > 0.27 * 0.27 else { return nil }
    let latest = axis == .horizontal ? last.side : last.main
    // A drag of a single move has nothing to be blended with.
    guard former > 0 else { return -latest }
    let earlier = (
      side: speed.panned(.horizontal, 1, weight: weight),
      main: speed.panned(.vertical, 1, weight: weight)
    )
    guard earlier.side * earlier.side + earlier.main * earlier.main > 0.01 * 0.01 else {
      return nil
    }
    return -(0.75 * (axis == .horizontal ? earlier.side : earlier.main) + 0.25 * latest)
  }

  /// The number of moves of the drag before its latest that count, one at most; nil: it is not known.
  private var panBefore: Int? {
    if hands.speed.count >= 3, motion.dragScrolls >= 2 { return 1 }
    let pull = drag.pull
    guard pull.beginsAtSlop, pull.moves <= 1, hands.speed.count > pull.moves else { return nil }
    return Int(pull.moves)
  }

  /// True if velocity, rate and room say where the glide in progress must be.
  var isGlideReckoned: Bool {
    motion.isVelocityKnown && motion.liftOffset.isKnown && isInside(motion.liftOffset)
      && motion.target.isKnown && !motion.isRewritten && hasKnownRate && !geometry.isPagingEnabled
      && geometry.isSetUp && law.knowsTargets && !geometry.isDirectionalLockEnabled
  }

  /// True if it is known how fast the free glide that ends must still be.
  var isGlideEndTimed: Bool {
    isGlideReckoned && now.time >= 0 && drag.lastReleaseTime >= 0
      && !motion.horizontal.wasOutside && !motion.vertical.wasOutside && !motion.isOfStreak
      && !hasFingerComeSince && setting.rate >= 30 && !setting.hasDroppedFrames
  }

  /// Returns true if the target is where the velocity alone leads to, short of the edge.
  func isAimedInside(_ axis: Axis) -> Bool {
    let way = toldVelocity(axis) < 0 ? Int32(-1) : 1
    let whole = abs(toldVelocity(axis)) * reachFactor * 1000
    return Double(room(axis, from: motion.liftOffset, towards: way)) > whole * 1.02 + 2000
  }

  /// Returns the speed that a glide must still have, in points a millisecond, if it leads by two
  /// frames and a half.
  func speedLeft(_ axis: Axis) -> Double {
    let elapsed = Double(now.time - drag.lastReleaseTime) / 1000
    return abs(toldVelocity(axis)) * decay.left(after: elapsed + 2500 / Double(setting.rate))
  }

  /// True if where a bounce in a free glide must be by now is known.
  var isBounceTimed: Bool {
    motion.isVelocityKnown && !motion.isRewritten && !geometry.isPagingEnabled
      && motion.liftOffset.isKnown && geometry.isRangeKnown && geometry.isSetUp && now.time >= 0
      && drag.lastReleaseTime >= 0 && now.offset.isKnown && motion.glideScrolls >= 4
      && law.knowsTargets && turns.call < turns.touch && !program.toTop.isOpen
      && !hasFingerComeSince
  }

  /// True if a finger has come down since the latest release, which may have held what was released
  /// for a while, whoever took it (E13).
  var hasFingerComeSince: Bool { hands.downTime >= 0 && hands.downTime >= drag.lastReleaseTime }

  /// Returns the least and the greatest distance past an edge that an axis may have by now if it
  /// was released there at rest, in thousandths.
  func excessByNow(_ axis: Axis) -> (least: Double, most: Double)? {
    let start = geometry.excess(motion.liftOffset, axis)
    guard abs(start) > setting.pixel, toldVelocity(axis) == 0, !geometry.isShort(axis),
      geometry.bounces(axis)
    else { return nil }
    let whole = Double(abs(start))
    let period = 1000 / Double(setting.rate)
    let elapsed = Double(now.time - drag.lastReleaseTime) / 1000
    let slack = 1000 + Double(setting.pixel)
    let most = whole * Decay.fast.left(after: elapsed - 1.5 * period) + slack
    // The frame after dropped ones makes up for all of them, those before the lift too.
    let ahead = (2.5 + Double(setting.droppedFrames)) * period
    let least = whole * Decay.fast.left(after: elapsed + ahead) - slack
    return (least, most)
  }

  /// Returns the speed of a glide where it meets the edge; negative if it does not.
  func speedAtEdge(_ axis: Axis) -> Double {
    let told = toldVelocity(axis)
    let way: Int32 = told < 0 ? -1 : 1
    let room = Double(room(axis, from: motion.liftOffset, towards: way)) / 1000
    return abs(told) - room / reachFactor
  }

  /// Returns true if the target is the edge towards which the velocity points.
  func isAimedAtEdge(_ axis: Axis) -> Bool {
    let edge = toldVelocity(axis) < 0 ? geometry.least[axis] : geometry.most[axis]
    return abs(motion.target[axis] - edge) <= setting.pixel
  }

  /// The distance in points that a velocity of one point a millisecond carries content.
  var reachFactor: Double { geometry.hasNormalRate ? 499 : 99 }

  /// The decay of a glide's velocity.
  var decay: Decay { geometry.hasNormalRate ? .normal : .fast }

  /// The answer that holds if a glide has come to a target that its delegate wrote, and not in a single
  /// step.
  var wayAnswer: Answer {
    guard motion.isRewritten, motion.isVelocityKnown, motion.liftOffset.isKnown,
      motion.glideScrolls > 0, geometry.isRangeKnown, !geometry.isPagingEnabled,
      content.lastScroll.isKnown, content.lastScrollTime >= 0, drag.lastReleaseTime >= 0,
      !hasFingerComeSince,
      isInside(motion.liftOffset), isInside(motion.wish), !setting.hasDroppedFrames, hasKnownRate
    else { return .notJudged }
    let elapsed = Double(content.lastScrollTime - drag.lastReleaseTime) / 1000
    guard elapsed * Double(setting.rate) <= 2500 else { return .notJudged }
    return Answer.onEachAxis { axis in
      guard surelyMoves(axis) else { return .notJudged }
      let way = Double(abs(motion.wish[axis] &- motion.liftOffset[axis]))
      // It may be there soon if the finger was fast, or the way is short.
      let speed = abs(toldVelocity(axis))
      guard speed >= 0.3, way > 40_000 + 2000 * speed * elapsed else { return .notJudged }
      let isThere = abs(content.lastScroll[axis] &- motion.wish[axis]) <= setting.pixel
      return Answer(motion.glideScrolls != 1 || !isThere)
    }
  }
}
