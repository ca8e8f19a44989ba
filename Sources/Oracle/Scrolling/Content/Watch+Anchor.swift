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
  /// Kept apart from what each touch costs.
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

  /// Follows a call after which the content is elsewhere, or nobody knows where.
  func moveAnchor(by call: LatestCall) {
    let isPlaced =
      (call.kind == .assign || call.kind == .jump) && call.isAlone && call.block == nil
      && !setting.isTable && zoom == nil && course.isSurely(in: Phase.atRest)
    content.anchor = isPlaced ? call.target : .unknown
    content.wayFromAnchor = 0
  }

  /// Returns true if the content is certainly more than a pixel away from a place: it rests or glides after
  /// fingers, or is on the way of an animated scroll.
  func isSurelyAwayFrom(_ place: Place) -> Bool {
    guard place.isKnown, hands.down == 0 else { return false }
    if !program.isIdle { return isBesideAnimation(place) }
    guard content.anchor.isKnown, course.isSurely(in: Phase.atRest | Phase.gliding) else {
      return false
    }
    return Int64(place.distance(to: content.anchor))
      > content.wayFromAnchor + Int64(setting.pixel)
  }

  /// Returns true if an animated scroll never comes by a place on its way.
  private func isBesideAnimation(_ place: Place) -> Bool {
    let animation = program.animation
    guard animation.endsAllowed == 1, animation.isPure, !program.toTop.isOpen,
      animation.start.isKnown, animation.target.isKnown, course.isSurely(in: Phase.atRest)
    else { return false }
    return Axis.each.contains { axis in
      let (start, target) = (animation.start[axis], animation.target[axis])
      return place[axis] < min(start, target) &- setting.pixel
        || place[axis] > max(start, target) &+ setting.pixel
    }
  }

  /// True if the content rests, and is certainly inside its range, wherever fingers have left it.
  var isAnchoredInside: Bool {
    guard content.anchor.isKnown, hands.down == 0, course.isSurely(in: Phase.atRest) else {
      return false
    }
    return Axis.each.allSatisfy { axis in
      let way = surelyMoves(axis) ? content.wayFromAnchor : 0
      let place = Int64(content.anchor[axis])
      return place - way >= Int64(geometry.least[axis]) && place + way <= Int64(geometry.most[axis])
    }
  }

  /// True if the content is certainly inside its range and short of its end, wherever fingers have taken it.
  var isAnchoredBeforeEnd: Bool {
    guard content.anchor.isKnown else { return false }
    let way = content.wayFromAnchor
    return Axis.each.allSatisfy { axis in
      let place = Int64(content.anchor[axis])
      let (least, most) = (Int64(geometry.least[axis]), Int64(geometry.most[axis]))
      if least == most { return place == least }
      // A finger that goes down or to the right takes the content back.
      let back = hands.down > 0 ? 2 * Int64(max(0, hands.farthest[axis])) : 0
      let forth = hands.down > 0 ? 2 * Int64(max(0, -hands.nearest[axis])) : 0
      return place - way - back >= least && place + way + forth < most
    }
  }

  /// Returns true if a rectangle of the content is certainly out of view on an axis, with room to bring it in.
  func isSurelyOutOfView(_ rect: Rect?) -> Bool {
    guard let rect, content.anchor.isKnown, hands.down == 0, geometry.isRangeKnown,
      course.isSurely(in: Phase.atRest)
    else { return false }
    return Axis.each.contains { axis in
      let start = Int64(axis == .horizontal ? rect.origin.x.units : rect.origin.y.units)
      let length = Int64(axis == .horizontal ? rect.size.x.units : rect.size.y.units)
      let place = Int64(content.anchor[axis])
      let size = Int64(geometry.size[axis])
      let way = content.wayFromAnchor + Int64(setting.pixel)
      let isInRange =
        start >= Int64(geometry.least[axis]) && start + length <= Int64(geometry.most[axis]) + size
      return surelyMoves(axis) && length > 0 && isInRange
        && (start >= place + way + size || start + length <= place - way)
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
