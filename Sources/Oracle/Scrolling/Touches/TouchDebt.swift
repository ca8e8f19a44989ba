/// What a finger's touch on a resting view, from its beginning to its end, owes in messages.
struct TouchDebt: Sendable {
  /// Whether the view surely had the finger to itself, at rest, from its beginning.
  var isPlain = false
  /// Whether the drag messages are due (B07, B10), and whether the content could move at all (B21).
  var isDue = false
  var isAtWall = false
  /// The end of a drag whose finger the system took away (B22).
  var isCancelDue = false

  /// Something else may have had a hand in it.
  mutating func forgive() {
    isPlain = false
    isDue = false
    isCancelDue = false
  }
}

extension Watch {
  /// Follows a touch event that may owe messages.
  func followDebt() {
    if hands.deeds.contains(.began) {
      let isFresh = hands.down == 1 && hands.most == 1 && isSurely(in: Phase.atRest)
      touchDebt = TouchDebt()
      touchDebt.isPlain = isFresh && isAlone && !keepsTouches && isPlayground
      return
    }
    touchDebt.isDue = false
    guard touchDebt.isPlain, hands.isLastLifted, isSurely(in: Phase.atRest), untoldScrolls == 0,
      !hands.wasCancelled, geometry.isScrollEnabled
    else { return }
    switch wayOfTouch {
    case .free: touchDebt.isDue = true
    case .intoWall:
      touchDebt.isDue = true
      touchDebt.isAtWall = true
    case .none: break
    }
  }

  /// Whether a finger that comes down must be able to drag.
  private var isPlayground: Bool {
    hands.areRecorded && isSurelyTouched && calls != .hidden && geometry.isSetUp
      && geometry.isRangeKnown && geometry.isScrollEnabled && !isZooming && !mayBeRemoved
      && program.endsAllowed == 0 && !toTop.isOpen && hears(.willBeginDragging)
      // Cells are content, and the index is a control.
      && (!isTable || (geometry.canCancelContentTouches && table?.picks.index.wasShown != true))
  }

  /// Whether the finger pushes at an edge that does not give way.
  var isPushAtWall: Bool {
    offset.isKnown && geometry.isRangeKnown && hands.travel.isKnown
      && Axis.each.contains { axis in
        surelyMoves(axis) && !geometry.bounces(axis) && hands.travel[axis] != 0
          && geometry.excess(offset, axis) == 0
          && room(axis, from: offset, towards: -hands.travel[axis]) == 0
      }
  }

  private enum Way {
    case none, free, intoWall
  }

  /// Whether the finger went twice as far as the slop along an axis that can move.
  private var wayOfTouch: Way {
    var way = Way.none
    let reach = { [hands] (axis: Axis) in max(hands.farthest[axis], -hands.nearest[axis]) }
    for axis in Axis.each where surelyMoves(axis) && reach(axis) >= 20_000 {
      let other: Axis = axis == .horizontal ? .vertical : .horizontal
      // A finger that goes along an axis that cannot move may do something else.
      if !surelyMoves(other), reach(other) > reach(axis) { continue }
      if geometry.bounces(axis) { return .free }
      guard offset.isKnown, geometry.excess(offset, axis) == 0 else { continue }
      let back = room(axis, from: offset, towards: -1)
      let forth = room(axis, from: offset, towards: 1)
      let goesBack = hands.farthest[axis] >= 20_000
      let goesForth = hands.nearest[axis] <= -20_000
      if goesBack && back > 20_000 || goesForth && forth > 20_000 { return .free }
      if goesBack != goesForth, (goesBack ? back : forth) == 0 { way = .intoWall }
    }
    return way
  }
}
