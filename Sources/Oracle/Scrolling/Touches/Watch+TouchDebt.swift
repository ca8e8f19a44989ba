extension Watch {
  /// Follows a touch event that may owe messages.
  func followDebt() {
    if hands.deeds.contains(.began) {
      let isFresh = hands.down == 1 && hands.most == 1 && course.isSurely(in: Phase.atRest)
      drag.debt = drag.debt.atNextTouch
      drag.debt.isPlain = isFresh && site.isAlone && !site.keepsTouches && isPlayground
      drag.isFresh = drag.debt.isPlain
      return
    }
    drag.debt.isDue = false
    guard drag.isFresh, hands.isLastLifted, !hands.wasCancelled, geometry.isScrollEnabled else {
      return
    }
    if !hears(.didEndDraggingToRest), hears(.didEndDecelerating), isFlick, wayOfTouch == .free {
      drag.glideTurn = turns.touch
    }
    guard drag.debt.isPlain, isTouchUntold else { return }
    switch wayOfTouch {
    case .free: drag.debt.isDue = true
    // At a wall nothing scrolls.
    case .intoWall where hears(.willBeginDragging):
      drag.debt.isDue = true
      drag.debt.isAtWall = true
    case .intoWall, .none: break
    }
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
    hands.areRecorded && site.isOnlyScroller && isSurelyTouched && record.calls != .hidden
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
    let reach = { [hands] (axis: Axis) in max(hands.farthest[axis], -hands.nearest[axis]) }
    for axis in Axis.each where surelyMoves(axis) && reach(axis) >= 20_000 {
      let other: Axis = axis == .horizontal ? .vertical : .horizontal
      // A finger that goes along an axis that cannot move may do something else.
      if !surelyMoves(other), reach(other) > reach(axis) { continue }
      if geometry.bounces(axis) { return .free }
      guard content.offset.isKnown, geometry.excess(content.offset, axis) == 0 else { continue }
      let back = room(axis, from: content.offset, towards: -1)
      let forth = room(axis, from: content.offset, towards: 1)
      let goesBack = hands.farthest[axis] >= 20_000
      let goesForth = hands.nearest[axis] <= -20_000
      if goesBack && back > 20_000 || goesForth && forth > 20_000 { return .free }
      if goesBack != goesForth, (goesBack ? back : forth) == 0 { way = .intoWall }
    }
    return way
  }
}
