internal import Traces

extension Watch {
  /// True if the target is still clearly elsewhere, where the content can go, if the delegate has moved it or it may
  /// be the page on which the content is.
  var isTargetAhead: Bool {
    guard motion.isRewritten || geometry.isPagingEnabled else { return true }
    // The page that a finger turns to may be the one on which it leaves the content.
    if !motion.wish.isKnown, !motion.isRewritten { return !mayBeOnPage(motion.liftOffset) }
    return isInside(motion.wish)
      && Axis.each.contains { axis in
        surelyMoves(axis) && abs(motion.wish[axis] &- motion.liftOffset[axis]) >= 2000
      }
  }

  /// Returns true if a known place may be that of a page, on each axis that moves.
  private func mayBeOnPage(_ place: Place) -> Bool {
    guard place.isKnown, geometry.size.isKnown else { return false }
    return Axis.each.allSatisfy { axis in
      let length = max(geometry.size[axis], 1)
      return !surelyMoves(axis) || abs(place[axis]) % length <= setting.pixel
    }
  }

  /// True if it is known where the glide goes: nobody can have moved its target unheard.
  var isTargetTold: Bool {
    hears(.willEndDragging) ? motion.target.isKnown : law.knowsTargets
  }

  /// True if this turn is the lift of the last finger after a hold (B16), inside the range.
  @inline(__always)
  var isLiftOfHold: Bool {
    hands.areRecorded && hands.isLiftAfterHold && turns.touch == now.turn
      && turns.call != now.turn && law.knowsTargets && isSurelyInside(liftPlace)
  }

  /// True if this turn is the lift of a finger so slow that no glide follows inside the range (B17).
  var isLiftOfSlowDrag: Bool {
    hands.areRecorded && hands.isLiftOfSlowMoves && turns.touch == now.turn
      && turns.call != now.turn && law.knowsTargets && isSurelyInside(liftPlace) && !isInZoom
  }

  /// True if the view stands in one that is zoomed, or may be: its points are not the finger's.
  var isInZoom: Bool {
    guard let container = site.container else { return false }
    let watches = site.stage.watches
    guard watches.indices.contains(container) else { return false }
    if let zoom = watches[container].zoom, zoom.scale.told != .one { return true }
    return watches[container].isInZoom
  }

  /// The offset at the lift, as far as it is known.
  var liftPlace: Place {
    if now.offset.isKnown { return now.offset }
    return content.offset.isKnown ? content.offset : placeOfFinger
  }

  /// The place to which a finger moved the content, if no message tells it, and if the finger went
  /// far less than there is room.
  ///
  /// It is off by no more than the slop.
  private var placeOfFinger: Place { turns.touch == now.turn ? placeOfLift : .unknown }

  /// The same of the finger that was lifted last.
  var placeOfLift: Place {
    let start = dragOrigin
    guard start.isKnown, !isInZoom, hands.most == 1, drag.callTurn < 0, isDragPlain,
      hands.travel.isKnown, hands.isLastLifted, losesSlop
    else { return .unknown }
    let place = Place(
      x: surelyMoves(.horizontal) ? start.x &- hands.travel.x : start.x,
      y: surelyMoves(.vertical) ? start.y &- hands.travel.y : start.y
    )
    let isInside = Axis.each.allSatisfy { isClearInside($0, from: start, to: place) }
    return isInside ? place : .unknown
  }

  /// Returns true if a finger on its way between two places has not come near an edge.
  func isClearInside(_ axis: Axis, from start: Place, to place: Place) -> Bool {
    guard geometry.mayMove(axis, isTable: setting.isTable) else { return true }
    guard surelyMoves(axis) else { return false }
    let (least, most) = (geometry.least[axis], geometry.most[axis])
    return isClear(of: hands.farthest[axis], from: start[axis] &- least, to: place[axis] &- least)
      && isClear(of: -hands.nearest[axis], from: most &- start[axis], to: most &- place[axis])
  }

  /// True if content of which nobody hears the moves rests far from where the finger that was lifted last has
  /// left it, and only a glide can have taken it there.
  var hasGlidedUnheard: Bool {
    guard !hears(.didScroll), record.hasAllCalls, hands.areRecorded,
      max(turns.call, turns.delegate) < turns.touchDown, isLeftToItself, zoom == nil,
      !program.toTop.isTapped, now.offset.isKnown
    else { return false }
    let place = placeOfLift
    // The slop that the finger lost is not taken off.
    return place.isKnown
      && Axis.each.contains { surelyMoves($0) && abs(now.offset[$0] &- place[$0]) > 14_000 }
  }

  /// The place at which the content rests after a finger that gives it no velocity, to the point: that of its way,
  /// less the 10 points that it lost as the drag began; past an edge, the edge (D07).
  var placeLeftByFinger: Place {
    // The loss of a finger that has caught a glide is not established.
    guard course.isSurely(in: Phase.drag.set) || drag.debt.isPlain,
      placeOfLift.isKnown || isPulledOut,
      drag.pull.isWhole, drag.pull.beginsAtSlop, zoom == nil,
      !hasEstimates, !geometry.hasRefreshControl,
      let x = coordinateLeft(.horizontal), let y = coordinateLeft(.vertical)
    else { return .unknown }
    return Place(x: x, y: y)
  }

  /// Returns the same on one axis; nil if that is not known.
  private func coordinateLeft(_ axis: Axis) -> Int32? {
    if let edge = edgePulledPast(axis) { return edge }
    let start = dragOrigin
    let (lead, way) = (drag.pull.lead[axis], drag.pull.whole[axis])
    guard surelyMoves(axis), lead != 0 || way != 0 else { return start[axis] }
    guard abs(lead) >= 10_000, !drag.pull.strays(axis),
      isClearInside(
        axis,
        from: start,
        to: Place(x: start.x &- hands.travel.x, y: start.y &- hands.travel.y)
      )
    else { return nil }
    return start[axis] &- way &- lead &+ 10_000 * lead.signum()
  }

  /// True if the finger surely loses 10 points and no more as its drag begins (motion.slop).
  private var losesSlop: Bool {
    hears(.willBeginDragging) ? drag.pull.losesSlop : law.switches.contains(.pansAsToday)
  }

  /// True if a finger that was still is lifted in the turn, nobody can hear if a glide follows, and none can have
  /// come back from past an edge.
  var isUnheardLiftOfHold: Bool {
    turns.touch == now.turn && hands.isLiftAfterHold && law.knowsTargets && !motion.isRewritten
      && !hears(.didEndDraggingToGlide) && (isLeftInside || isWhereNoBounceEnds)
  }

  /// True if the finger that is lifted has held the content where no glide follows (B11).
  var isHeldInside: Bool { hands.isLiftAfterHold && isLeftInPlace }

  /// True if the finger that is lifted was so slow that no glide follows (B17).
  var isLeftSlowly: Bool { hands.isLiftOfSlowMoves && !isInZoom && isLeftInPlace }

  /// True if the content is left where it may rest: between pages, and past an edge, it may not.
  private var isLeftInPlace: Bool { isLeftAlone && isLeftInside }

  /// True if the finger that is lifted has held the content past an edge, which gives it back (D07).
  var isHeldOutside: Bool { hands.isLiftAfterHold && isLeftAlone && isPulledOut }

  /// True if nothing but the finger that is lifted, and an edge, decides where the content rests.
  private var isLeftAlone: Bool {
    law.knowsTargets && drag.callTurn < 0 && !geometry.isPagingEnabled && !motion.isDisturbed
  }

  /// True if the finger that is lifted has surely left the content inside the range.
  private var isLeftInside: Bool {
    isSurelyInside(content.offset.isKnown ? content.offset : placeOfLift)
  }

  /// True if the content stands where no bounce ends (D07), nor the way to a page: clear of each edge that gives
  /// way.
  private var isWhereNoBounceEnds: Bool {
    isSurelyInside(now.offset) && !geometry.isPagingEnabled
      && Axis.each.allSatisfy { axis in
        let place = now.offset[axis]
        let isClear = place > geometry.least[axis] &+ 1000 && place < geometry.most[axis] &- 1000
        return isClear || !geometry.bounces(axis)
          || !geometry.mayMove(axis, isTable: setting.isTable)
      }
  }

  /// True if the finger that is lifted has pulled the content clearly past an edge: it comes back in a glide
  /// (D06).
  var isPulledOut: Bool {
    guard dragOrigin.isKnown, isDragPlain, losesSlop, hands.isLastLifted, hands.most == 1,
      hands.travel.isKnown, drag.callTurn < 0, !isInZoom, zoom == nil, !setting.isTable,
      isControlClosed, law.knowsTargets
    else { return false }
    return Axis.each.contains { edgePulledPast($0) != nil }
  }

  /// Returns the edge on an axis past which a finger has pulled the content clearly; nil: none.
  private func edgePulledPast(_ axis: Axis) -> Int32? {
    guard surelyMoves(axis), geometry.bounces(axis) else { return nil }
    let place = dragOrigin[axis] &- hands.travel[axis]
    if geometry.least[axis] &- place > 20_000 { return geometry.least[axis] }
    return place &- geometry.most[axis] > 20_000 ? geometry.most[axis] : nil
  }

  /// Returns true if a finger that went so far towards an edge has left the content clear of it:
  /// there was more room from the start, or it went the other way only and left more than the slop.
  private func isClear(of way: Int32, from start: Int32, to end: Int32) -> Bool {
    start > way &+ 20_000 || (way <= 0 && start >= 0 && end > 20_000)
  }

  /// The axis along which the touches say that the finger was lifted in full motion, clearly faster than
  /// what counts as no velocity (B17), with room to glide: twice the limit over three movements; nil: none.
  var feltFlick: Axis? {
    guard hands.areRecorded, hands.isLastLifted, hands.most == 1, turns.touch == now.turn,
      turns.call != now.turn, !hands.wasCancelled, hands.gap >= 0, hands.gap <= 20_000, !isInZoom,
      !drag.pull.hasOtherLock, !hands.hasRested,
      // No source says how a change of size under the finger changes the velocity.
      (program.call.kind != .geometry && program.call.kind != .zoom)
        || program.call.turn < turns.touchDown
    else { return nil }
    let isLocked = geometry.isDirectionalLockEnabled
    if isLocked, motion.lockedAxis != .horizontal { return nil }
    if hasRoom(.vertical, hands.steadySpeed(.vertical), limit: 0.5) { return .vertical }
    if isLocked { return nil }
    return hasRoom(.horizontal, hands.steadySpeed(.horizontal), limit: 0.5) ? .horizontal : nil
  }

  /// True if the finger that is lifted has flicked content that bounces: wherever that is, it glides.
  var isFlick: Bool {
    guard hands.isLastLifted, hands.most == 1, hands.gap >= 0, hands.gap <= 20_000,
      !hands.hasRested, !geometry.isDirectionalLockEnabled,
      isControlClosed, zoom == nil, !setting.isTable, law.knowsTargets,
      drag.callTurn < 0
    else { return false }
    return Axis.each.contains { axis in
      hands.steadySpeed(axis).magnitude >= 0.5 && surelyMoves(axis) && geometry.bounces(axis)
        && geometry.most[axis] > geometry.least[axis]
    }
  }

  /// True if the component itself tells a velocity that must lead to a glide (B17).
  var isFlickTold: Bool {
    guard motion.isVelocityKnown else { return false }
    // If pages are turned, less than half a point a millisecond may not count.
    let limit = geometry.isPagingEnabled ? 0.5 : 0.25
    return Axis.each.contains { axis in
      hasRoom(axis, toldVelocity(axis), limit: limit)
        || glidesAnywhere(axis, toldVelocity(axis), limit: limit)
    }
  }

  /// Returns true if a velocity leads to a glide wherever the content is: inside the range it goes
  /// on, and past an edge it comes back (D06).
  private func glidesAnywhere(_ axis: Axis, _ speed: Double, limit: Double) -> Bool {
    law.knowsTargets && !liftPlace.isKnown && speed.magnitude >= limit && surelyMoves(axis)
      && geometry.bounces(axis) && geometry.most[axis] > geometry.least[axis]
      && !geometry.hasRefreshControl && !course.isMidway
  }

  private func hasRoom(_ axis: Axis, _ speed: Double, limit: Double) -> Bool {
    let place = liftPlace
    guard law.knowsTargets, speed.magnitude >= limit, isInside(place), geometry.isSetUp,
      geometry.most[axis] > geometry.least[axis], geometry.mayMove(axis, isTable: setting.isTable)
    else { return false }
    let room = speed > 0 ? geometry.most[axis] - place[axis] : place[axis] - geometry.least[axis]
    return room > 10_000
  }

  /// Returns the velocity that the component tells on an axis.
  func toldVelocity(_ axis: Axis) -> Double {
    Double(axis == .vertical ? motion.velocity.y : motion.velocity.x) / 1_000_000
  }

  /// True if a glide inside the range is told with no velocity at all.
  var isGlideWithoutVelocity: Bool {
    guard motion.isVelocityKnown, isSurelyInside(motion.liftOffset),
      isStrictlyInside(motion.liftOffset), geometry.isSetUp, !geometry.isPagingEnabled,
      !motion.isRewritten, !motion.isDisturbed,
      turns.call != now.turn, law.knowsTargets, !record.calls.leavesOpen || !hands.areRecorded
    else { return false }
    return motion.velocity == (0, 0)
  }

  /// True if the told velocity would carry the content at least ten times as far as the told
  /// target, which no edge holds back, even at the lower rate: as points a second would.
  var isTooFastForTarget: Bool {
    guard motion.target.isKnown, motion.liftOffset.isKnown, !geometry.isPagingEnabled,
      !geometry.isDirectionalLockEnabled, hasKnownRate
    else { return false }
    return Axis.each.contains { axis in
      guard surelyMoves(axis), geometry.excess(motion.liftOffset, axis) == 0,
        motion.target[axis] > geometry.least[axis] + setting.pixel,
        motion.target[axis] < geometry.most[axis] - setting.pixel
      else { return false }
      let way = abs(Double(motion.target[axis]) - Double(motion.liftOffset[axis])) / 1000
      let speed = abs(toldVelocity(axis))
      return way >= 5 && speed >= 1 && speed * 99 > way * 10
    }
  }

  /// True if the told velocity is more than ten times the highest that the finger has had.
  var isTooFastForFinger: Bool {
    let told = max(abs(toldVelocity(.vertical)), abs(toldVelocity(.horizontal)))
    // No finger is as fast.
    if told > 250, !hands.areRecorded { return true }
    guard hands.areRecorded, hands.most == 1, turns.touch == now.turn, hands.isLastLifted,
      hands.speed.count > 0, !isInZoom
    else { return false }
    return told > 1 && told > hands.speed.top * 10
  }

  /// True if the rate is one of UIKit's two.
  var hasKnownRate: Bool { geometry.isSetUp && geometry.rate != .other }

  /// The answer that holds if the told target is as far as the told velocity carries (C16): the way
  /// is rate / (1 - rate) times the velocity.
  ///
  /// A speed below 0.01 points a millisecond may or may not count.
  var reachAnswer: Answer {
    guard motion.isVelocityKnown, motion.target.isKnown, isInside(motion.liftOffset), hasKnownRate,
      !geometry.isPagingEnabled, !motion.isDisturbed, turns.call != now.turn, hands.areRecorded,
      !isStreak,
      // V05 says more of a velocity that points the other way.
      !isAgainstTarget
    else { return .notJudged }
    let factor: (least: Double, most: Double) =
      geometry.rate == .normal ? (499, 499.5) : (99, 99.5)
    return Answer.onEachAxis { axis in
      guard surelyMoves(axis), motion.target[axis] > geometry.least[axis] + setting.pixel,
        motion.target[axis] < geometry.most[axis] - setting.pixel
      else { return .notJudged }
      let speed = toldVelocity(axis)
      let way = (Double(motion.target[axis]) - Double(motion.liftOffset[axis])) / 1000
      let slack = Double(setting.pixel) / 1000 + 0.002
      let least = factor.least * max(0, abs(speed) - 0.01) * 0.994 - slack
      let most = factor.most * abs(speed) * 1.006 + slack
      let isAgainst = speed != 0 && way * speed < 0 && abs(way) > slack
      return Answer(!isAgainst && abs(way) >= least && abs(way) <= most)
    }
  }

  /// True if the flick may be one of a quick series, which goes farther.
  var isStreak: Bool {
    guard drag.lastReleaseTime >= 0 else { return drag.hasReleased }
    return hands.downTime < 0 || hands.downTime - drag.lastReleaseTime <= 1_000_000
  }

  /// Returns true if the told velocity is of the order of the finger's: a unit or a zero is wrong
  /// by far more than any way of averaging.
  func hasCredibleVelocity(_ axis: Axis) -> Bool {
    let speeds = axis == .vertical ? hands.speed.vertical : hands.speed.horizontal
    let felt = [speeds[0].magnitude, speeds[1].magnitude, speeds[2].magnitude]
    let told = toldVelocity(axis).magnitude
    return told >= (felt.min() ?? 0) / 10 && told <= (felt.max() ?? 0) * 10
  }

  /// True if the told velocity points away from the told target.
  var isAgainstTarget: Bool {
    guard motion.isVelocityKnown, motion.target.isKnown, isInside(motion.liftOffset),
      !geometry.isPagingEnabled
    else { return false }
    return Axis.each.contains { axis in
      let way = motion.target[axis] &- motion.liftOffset[axis]
      return abs(way) >= 5000 && toldVelocity(axis) * Double(way.signum()) < 0
    }
  }

  /// Returns true if the told velocity goes the finger's way, or is none.
  func hasCredibleSign(_ axis: Axis) -> Bool {
    let told = toldVelocity(axis)
    return told == 0 || (told > 0) == (hands.steadySpeed(axis) > 0)
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
