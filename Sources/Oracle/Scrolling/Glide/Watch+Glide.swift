internal import Traces

extension Watch {
  /// True if the view certainly glides by itself, with no call and no finger in it.
  var isFreeGlide: Bool {
    course.wasSurely(in: Phase.gliding) && course.isSurely(in: Phase.glidingOrClosed)
      && !motion.isDisturbed && !record.calls.leavesOpen && turns.call != now.turn
      && !program.toTop.isOpen
  }

  /// Forgets the calls that moved the content while the finger held it: the place of the lift has come of them all.
  @inline(never)
  func settleAtLift() {
    guard now.offset.isKnown, motion.liftOffset.isKnown, turns.call < now.turn, program.isIdle,
      !isZooming, !drag.pull.isMoved, !now.raised.contains(.isScrollAnimating), !course.isMidway,
      record.calls == .recorded
    else { return }
    motion.isDisturbed = false
  }

  /// True if a `didScroll` is the first that a single finger has left behind with its lift, three frames ago at
  /// most, and nothing but its speed moves the content.
  var isFirstStepOfGlide: Bool {
    guard hands.areRecorded, record.areFingersWhole, record.calls == .recorded,
      hands.down == 0, hands.isLastLifted, hands.most == 1, !hands.wasCancelled,
      turns.touch < now.turn, turns.call < turns.touchDown, turns.delegate < turns.touchDown,
      latest.message.event == .didScroll, latest.message.turn < turns.touch,
      drag.pull.turn > turns.touchDown,
      (now.time - hands.time) * setting.rate <= 3_000_000, !setting.hasDroppedFrames
    else { return false }
    return program.isIdle && !motion.isRewritten && !motion.isDisturbed && !isZooming
      && !isContentOther && !hasEstimates && !geometry.hasRefreshControl
      && now.offset.isKnown && content.lastScroll.isKnown && geometry.isRangeKnown
      && isInside(content.lastScroll) && !now.offset.isAtLimit && geometry.size.isKnown
  }

  /// True if a finger is down, and certainly not on this gliding view.
  var isFingerElsewhere: Bool { hands.down > 0 && course.isSurely(in: Phase.gliding) }

  /// Returns true if the glide goes against its direction inside the range, by more than a pixel.
  func hasTurnedBack(_ axis: Axis) -> Bool {
    let step = now.offset[axis] - content.lastScroll[axis]
    let direction = motion[axis].direction
    let wasOutside = motion[axis].wasOutside
    return direction != 0 && step.signum() == -direction && abs(step) > setting.pixel && !wasOutside
      && geometry.excess(now.offset, axis) == 0
      && geometry.excess(content.lastScroll, axis) == 0
  }

  /// True if a free glide ends without a bounce, and its target is known and in the range.
  var hasLandedFreely: Bool {
    geometry.isRangeKnown && !geometry.isPagingEnabled && motion.wish.isKnown
      && landing.isKnown && isInside(motion.liftOffset) && !motion.horizontal.wasOutside
      && !motion.vertical.wasOutside && !geometry.isOutside(motion.wish)
  }

  /// The place at which the glide ended.
  ///
  /// If the last `didScroll` and the end disagree, A06 or C21 says more.
  var landing: Place {
    if now.offset.differs(from: content.lastScroll, by: setting.halfPixel) { return .unknown }
    return now.offset.isKnown ? now.offset : content.lastScroll
  }

  /// The distance from the target at which it may end (C13).
  var landingTolerance: Int32? {
    guard motion.wish.isKnown, motion.liftOffset.isKnown else { return nil }
    if motion.isRewritten { return setting.pixel }
    // No source describes other rates (C17).
    guard geometry.rate != .other else { return nil }
    // 0.2 %; at other rates the two published formulas (C16) are farther apart: 0.5 % at `fast`.
    let part: Int32 = geometry.hasNormalRate ? 500 : 190
    return setting.pixel + motion.wish.distance(to: motion.liftOffset) / part + 1
      + setting.lastFrameExcess
  }

  /// True if a `didScroll` at rest belongs to a glide whose end has been told: it stands right
  /// behind it, or nothing has happened since that could have moved the content.
  ///
  /// A table is laid out after the frame, and what it finds there may be lower than it took it for.
  var isStrayScrollAfterEnd: Bool {
    guard course.wasSurely(in: Phase.atRest), program.isIdle else {
      return false
    }
    if latest.message.event == .didEndDecelerating, isRightAfterPrevious {
      return turns.call != now.turn && !isContentOther && areCallsTold
    }
    return latest.terminal == .didEndDecelerating && !latest.hasCause && isCauseless
  }

  /// True if a message that no call explains cannot be one's: calls were recorded, or touches and
  /// times were and there are no calls.
  private var areCallsTold: Bool {
    record.calls == .recorded || (record.calls == .unsaid && hands.areRecorded && now.time >= 0)
  }

  /// True if a glide without velocity ends, and has moved nothing: then it was inside the range that the content was
  /// let go, wherever that is.
  var isEmptyGlideOfHold: Bool {
    motion.glideScrolls == 0 && motion.isVelocityKnown && motion.velocity == (0, 0)
      && isFreeGlide && hears(.didScroll) && !motion.isRewritten && !motion.liftOffset.isKnown
      && !geometry.isPagingEnabled && law.knowsTargets && zoom == nil && !setting.isTable
      && hands.areRecorded && hands.isLastLifted && !hands.wasCancelled && turns.touch < now.turn
      && turns.call < turns.touchDown && hands.isLiftAfterHold
  }
}
