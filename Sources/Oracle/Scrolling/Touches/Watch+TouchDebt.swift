internal import Traces
internal import Transcripts

extension Watch {
  /// Follows a touch event that may owe messages.
  func followDebt() {
    if hands.deeds.contains(.began) {
      drag.debt = drag.debt.atNextTouch
      drag.sure.forgetPlace()
      // The drag of this finger, which nobody may hear begin, is another one than that before.
      if hands.down == 1, !hears(.willBeginDragging) { motion.dragStart = .unknown }
      drag.isPlayed =
        hands.down == 1 && hands.most == 1 && isTouchedAlone && restsAround
        && course.isSurely(in: Phase.atRest | Phase.catching) && isPlayground
      drag.touchStart = content.offset
      drag.debt.isPlain = drag.isPlayed && course.isSurely(in: Phase.atRest)
      return
    }
    drag.debt.isDue = false
    guard hands.isLastLifted, !hands.wasCancelled else { return }
    let isPlayed = drag.isPlayed && geometry.isScrollEnabled && !mayBeDraggedAround
    if law.hasUnheard { followUnheardLift(isPlayed: isPlayed) }
    guard isPlayed, drag.debt.isPlain, isTouchUntold else { return }
    switch wayOfTouch {
    case .free: drag.debt.isDue = true
    // At a wall nothing scrolls.
    case .intoWall where hears(.willBeginDragging):
      drag.debt.isDue = true
      drag.debt.isAtWall = true
    case .intoWall, .none: break
    }
  }

  /// Follows what the finger that is lifted must have done, though some of it could not be heard.
  ///
  /// - Parameter isPlayed: true if the view had the finger to itself.
  private func followUnheardLift(isPlayed: Bool) {
    guard course.isSurely(in: Phase.drag.set) || isPlayed && wayOfTouch == .free else { return }
    if !hears(.willBeginDragging), !mayHaveOtherUse { drag.sure.drag = turns.touch }
    guard !hears(.didEndDraggingToRest) else { return }
    if isHeldInside { drag.sure.rest = turns.touch }
    if isHeldInside || isHeldOutside || isLeftSlowly {
      // A drag that has caught a glide began at a place that nothing tells.
      let near = drag.debt.isPlain ? placeOfLift : .unknown
      drag.sure.leave(at: placeLeftByFinger, orNear: near)
    }
    let tellsOfGlides = hears(.didEndDecelerating) || hears(.willBeginDecelerating)
    // A drag that nobody tells, and that is owed, makes no glide sure.
    let isUntold = drag.debt.isPlain && isTouchUntold
    if tellsOfGlides, !isUntold, isFlick || isPulledOut { drag.sure.glide = turns.touch }
  }

  /// True if something in the view may have used the finger: a row that it swiped, a control, or content that
  /// may fit.
  var mayHaveOtherUse: Bool { mayBeShort || mayHaveControls || mayHaveOpenedRow }

  /// True if a table that does not always bounce, or never, may be too short to move: it moves if its content
  /// is high enough, which it may only find out (R018).
  private var mayBeShort: Bool {
    setting.isTable
      && (setting.declaration.config[.alwaysBounceVertical]?.bool == false
        || (!geometry.bounce.vertical && hasEstimates))
  }

  /// True if rows may have handles or buttons, or had them when the finger came, which keep their fingers
  /// (R136, R142, R150).
  var mayHaveControls: Bool {
    guard setting.isTable else { return false }
    return table?.picks.options.isEditing != .no || table?.edits.finger.foundEditing != .no
  }

  /// True if nothing has told of the finger that is lifted: no drag, and no move of the content.
  private var isTouchUntold: Bool {
    guard hears(.willBeginDragging) else {
      return hears(.didScroll) && latest.message.turn < turns.touchDown
    }
    return course.isSurely(in: Phase.atRest) && drag.untoldScrolls == 0
  }

  /// True if a finger that comes down must be able to drag.
  private var isPlayground: Bool {
    hands.areRecorded && !site.keepsTouches && record.calls != .hidden
      && geometry.isSetUp
      && geometry.isRangeKnown && geometry.isScrollEnabled && !isZooming && !site.mayBeRemoved
      && program.isIdle
      // Cells are content, and the index is a control.
      && (!setting.isTable
        || (geometry.canCancelContentTouches && table?.picks.index.wasShown != true))
  }

  /// True if the finger pushes at an edge that does not give way.
  var isPushAtWall: Bool {
    content.offset.isKnown && geometry.isRangeKnown && hands.travel.isKnown
      && Axis.each.contains { axis in
        surelyMoves(axis) && !geometry.bounces(axis) && hands.travel[axis] != 0
          && geometry.excess(content.offset, axis) == 0
          && room(axis, from: content.offset, towards: -hands.travel[axis]) == 0
      }
  }

  private enum Way {
    case none, free, intoWall
  }

  /// The way of a finger that went twice as far as the slop along an axis that can move.
  private var wayOfTouch: Way {
    var way = Way.none
    let ways = hands.ways
    for axis in Axis.each where surelyMoves(axis) && ways[axis] >= 20_000 {
      let other: Axis = axis == .horizontal ? .vertical : .horizontal
      // A finger that goes along an axis that cannot move may do something else.
      if !surelyMoves(other), ways[other] > ways[axis] { continue }
      if geometry.bounces(axis) { return .free }
      let place = content.offset.isKnown ? content.offset : drag.touchStart
      guard place.isKnown, geometry.excess(place, axis) == 0 else { continue }
      let back = room(axis, from: place, towards: -1)
      let forth = room(axis, from: place, towards: 1)
      let goesBack = hands.farthest[axis] >= 20_000
      let goesForth = hands.nearest[axis] <= -20_000
      if goesBack && back > 20_000 || goesForth && forth > 20_000 { return .free }
      if goesBack != goesForth, (goesBack ? back : forth) == 0 { way = .intoWall }
    }
    return way
  }
}
