internal import Traces

// This extension follows how far the content may have gone where no message tells its place.
extension Watch {
  /// Forgets where the content is, and keeps where it was if only fingers can have moved it.
  func losePlace() {
    if content.offset.isKnown {
      let isOfFingers =
        hands.areRecorded && record.calls == .recorded && program.isIdle && !program.toTop.isTapped
        && turns.call != now.turn && isLaidOutAlone && zoom == nil && !setting.isTable
        && geometry.isRangeKnown && !geometry.isOutside(content.offset)
      let way = hands.down == 0 ? drag.glideReach : 0
      content.anchor = isOfFingers && way < .max ? content.offset : .unknown
      content.wayFromAnchor = way
    }
    content.offset = .unknown
  }

  /// True if the finger that is lifted was held: no glide follows inside the range (B11).
  private var isHold: Bool {
    hands.isLiftAfterHold && law.knowsTargets && !geometry.isPagingEnabled
  }

  /// Adds the way of the finger that is lifted, and that of the glide which it may have begun.
  ///
  /// It stands apart from what each touch costs.
  @inline(never)
  func addWay() {
    // A glide goes as far as half a second at its finger's speed (C16); in a quick series it goes farther,
    // and no source tells how far.
    let speed = isHold ? 0 : hands.speed.top
    let isKnown = speed < 100 && (speed < 0.25 || !isStreak)
    drag.glideReach = isKnown ? Int64(speed * 1_500_000) : .max
    if geometry.isPagingEnabled {
      drag.glideReach = max(drag.glideReach, 2 * Int64(max(geometry.size.x, geometry.size.y)))
    }
    guard content.anchor.isKnown else { return }
    guard hands.most == 1, hands.travel.isKnown, geometry.rate != .other, law.knowsTargets,
      !geometry.hasRefreshControl, drag.glideReach < .max
    else {
      content.anchor = .unknown
      return
    }
    content.wayFromAnchor += 2 * hands.reach + drag.glideReach
  }

  /// Keeps the target that a release told, where no message tells the place: near it a glide ends by itself (C13), and
  /// there a finger without velocity leaves the content (V03).
  ///
  /// It stands apart from what each touch costs.
  @inline(never)
  func keepTarget() {
    guard motion.wish.isKnown, !motion.isRewritten, !motion.isDisturbed, motion.isVelocityKnown,
      law.knowsTargets, hands.areRecorded, hands.down == 0, !hands.wasCancelled,
      record.calls == .recorded, turns.call < turns.touchDown, program.isIdle,
      !program.toTop.isTapped, isLaidOutAlone, zoom == nil, !setting.isTable,
      geometry.isRangeKnown, !geometry.isPagingEnabled, !geometry.hasRefreshControl,
      geometry.rate != .other, isStrictlyInside(motion.wish)
    else { return }
    if now.event == .didEndDecelerating {
      guard course.wasSurely(in: Phase.gliding), turns.touch < now.turn, drag.glideReach < .max
      else { return }
      content.wayFromAnchor =
        2 * Int64(setting.pixel) + Int64(setting.lastFrameExcess) + drag.glideReach / 190
    } else {
      guard motion.velocity == (0, 0), turns.touch == now.turn else { return }
      content.wayFromAnchor = Int64(setting.pixel)
    }
    content.anchor = motion.wish
  }

  /// Follows a call after which the content is elsewhere, or nobody knows where.
  func moveAnchor(by call: LatestCall) {
    let isPlaced =
      (call.kind == .assign || call.kind == .jump) && call.isAlone && call.block == nil
      && !setting.isTable && zoom == nil && course.isSurely(in: Phase.atRest)
    content.anchor = isPlaced ? call.target : .unknown
    content.wayFromAnchor = 0
  }

  /// Returns the range of offsets at which the content may be on an axis, in thousandths of a point; nil:
  /// nothing tells it.
  private func reach(_ axis: Axis) -> ClosedRange<Int64>? {
    guard program.isIdle else { return wayOfAnimation(axis) }
    guard content.anchor.isKnown else { return nil }
    let place = Int64(content.anchor[axis])
    let way = surelyMoves(axis) ? content.wayFromAnchor : 0
    guard hands.down > 0 else {
      return course.isSurely(in: Phase.atRest | Phase.gliding) ? place - way...place + way : nil
    }
    guard hands.most == 1, hands.travel.isKnown else { return nil }
    // A finger that goes down or to the right takes the content back.
    let back = 2 * Int64(max(0, hands.farthest[axis]))
    let forth = 2 * Int64(max(0, -hands.nearest[axis]))
    return place - way - back...place + way + forth
  }

  /// Returns the range of offsets that an animated scroll goes through on an axis.
  private func wayOfAnimation(_ axis: Axis) -> ClosedRange<Int64>? {
    let animation = program.animation
    guard hands.down == 0, animation.endsAllowed == 1, animation.isPure, !program.toTop.isOpen,
      animation.start.isKnown, animation.target.isKnown, course.isSurely(in: Phase.atRest)
    else { return nil }
    let (start, target) = (Int64(animation.start[axis]), Int64(animation.target[axis]))
    return min(start, target)...max(start, target)
  }

  /// Returns true if the content is certainly more than a pixel away from a place.
  func isSurelyAwayFrom(_ place: Place) -> Bool {
    guard place.isKnown else { return false }
    return Axis.each.contains { axis in
      guard let reach = reach(axis) else { return false }
      let (offset, pixel) = (Int64(place[axis]), Int64(setting.pixel))
      return offset < reach.lowerBound - pixel || offset > reach.upperBound + pixel
    }
  }

  /// True if the content rests, and is certainly inside its range, wherever fingers have left it.
  var isAnchoredInside: Bool {
    guard hands.down == 0, course.isSurely(in: Phase.atRest) else { return false }
    return Axis.each.allSatisfy { axis in
      guard let reach = reach(axis) else { return false }
      return reach.lowerBound >= Int64(geometry.least[axis])
        && reach.upperBound <= Int64(geometry.most[axis])
    }
  }

  /// True if the content is certainly inside its range and short of its end, wherever fingers have taken it.
  var isAnchoredBeforeEnd: Bool {
    Axis.each.allSatisfy { axis in
      guard let reach = reach(axis) else { return false }
      let (least, most) = (Int64(geometry.least[axis]), Int64(geometry.most[axis]))
      return reach.lowerBound >= least
        && (least == most ? reach.upperBound == least : reach.upperBound < most)
    }
  }

  /// Returns true if a rectangle of the content is certainly out of view on an axis, with room to bring it in.
  func isSurelyOutOfView(_ rect: Rect?) -> Bool {
    guard let rect, geometry.isRangeKnown else { return false }
    return Axis.each.contains { axis in
      guard let reach = reach(axis), surelyMoves(axis) else { return false }
      let start = Int64(axis == .horizontal ? rect.origin.x.units : rect.origin.y.units)
      let length = Int64(axis == .horizontal ? rect.size.x.units : rect.size.y.units)
      let (size, pixel) = (Int64(geometry.size[axis]), Int64(setting.pixel))
      let isInRange =
        start >= Int64(geometry.least[axis]) && start + length <= Int64(geometry.most[axis]) + size
      return length > 0 && isInRange
        && (start >= reach.upperBound + pixel + size || start + length <= reach.lowerBound - pixel)
    }
  }

  /// The place at which a scroll to the top ends (G05); unknown: something may have stopped or changed it.
  var endOfScrollToTop: Place {
    let start = program.toTop.start
    guard program.toTop.isPure, start.isKnown, geometry.insets.areKnown, zoom == nil,
      !setting.isTable
    else { return .unknown }
    return Place(x: start.x, y: -geometry.insets.adjusted.top.units)
  }
}
