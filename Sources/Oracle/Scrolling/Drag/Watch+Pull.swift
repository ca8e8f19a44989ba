internal import Traces

extension Watch {
  /// Begins to follow the finger of a drag.
  func beginPull() {
    pull = Pull()
    isPullDue = false
    pull.turn = now.turn
    pull.isPrompt = isToldAtOnce
    guard hands.areRecorded, hands.most == 1, isOnlyScroller else { return }
    pull.isWhole = true
    pull.start = Pull.Start(hands.travel)
    pull.lead = hands.travel
    for axis in Axis.each where hands.travel.isKnown { noteStray(axis, by: hands.travel[axis]) }
    isFirstScrollDue = isFirstScrollExpected
  }

  /// Follows a touch event in a drag.
  func followPull() {
    isPullDue = false
    pull.addLongest(hands.longestStep)
    guard pull.isWhole, isSurely(in: Phase.dragging) else { return }
    if hands.deeds.contains(.began) { pull.isWhole = false }
    // Where the finger is as it is lifted is no move.
    if !hands.deeds.isDisjoint(with: [.ended, .cancelled]) { return }
    guard hands.most == 1, hands.deeds.isSubset(of: [.moved]) else {
      pull.isWhole = false
      return
    }
    guard hands.step.isKnown else { return }
    pull.add(hands.step)
    for axis in Axis.each { noteStray(axis, by: pull.whole[axis]) }
    isPullDue = isMoveDue
  }

  /// Follows a call in a drag.
  func disturbPull(_ kind: Program.Kind, isByDelegate: Bool, isInBlock: Bool) {
    let isPlainMove = (kind == .assign || kind == .jump) && !isByDelegate && !isInBlock
    // An animation that is under way goes on, and puts the content elsewhere.
    if isPlainMove, program.endsAllowed == 0 {
      pull.isMoved = true
    } else if kind != .harmless {
      pull.isSpoiled = true
    }
    isPullDue = false
    isFirstScrollDue = false
  }

  /// Follows a `didScroll` in a drag.
  func followPulledScroll() {
    isPullDue = false
    isFirstScrollDue = false
    pull.sinceScroll = Place(x: 0, y: 0)
    pull.longestSinceScroll = Place(x: 0, y: 0)
    pull.hasScrolled = true
    if isToldAtOnce { pull.isPrompt = true }
    guard pull.isWhole, now.offset.isKnown, lastScroll.isKnown, geometry.isRangeKnown else {
      return
    }
    for axis in Axis.each where now.offset[axis] != lastScroll[axis] {
      let isAtEdge =
        now.offset[axis] <= geometry.least[axis] + pixel
        || now.offset[axis] >= geometry.most[axis] - pixel
      if isAtEdge { pull.stray(axis) }
    }
  }

  private func noteStray(_ axis: Axis, by way: Int32) {
    let start = motion.dragStart
    guard start.isKnown, geometry.isRangeKnown else { return pull.stray(axis) }
    let place = Int64(start[axis]) - Int64(way)
    if place < Int64(geometry.least[axis]) || place > Int64(geometry.most[axis]) {
      pull.stray(axis)
    }
  }

  /// What was due in a turn is told, or was not: it is due no more.
  func endDues() {
    table?.endDues(self)
    program.isTurnOpen = false
    program.isInsetDue = false
    echo = Echo()
    isPullDue = false
    isFirstScrollDue = false
    isHideDue = false
    touchDebt.isDue = false
    endZoomDues()
  }

  /// Whether a message comes in the turn of its touch, at its very time: in a log of a wall clock
  /// that does not happen.
  private var isToldAtOnce: Bool {
    hands.areRecorded && touchTurn == now.turn && callTurn != now.turn && now.time >= 0
      && now.time == hands.time
  }

  /// Whether the move of the finger is so far that it must move the content (B08): inside the range
  /// one and the same way (B18), past an edge by less (D12).
  private var isMoveDue: Bool {
    guard pull.isPrompt, isDragPlain, hears(.didScroll), offset.isKnown, lastScroll == offset,
      !offset.isAtLimit
    else { return false }
    return Axis.each.contains { axis in
      let way = -hands.step[axis]
      guard surelyMoves(axis) else { return false }
      if room(axis, from: offset, towards: way) > 4000 {
        return abs(way) >= 2000 && !pull.strays(axis)
      }
      let excess = geometry.excess(offset, axis)
      return geometry.bounces(axis) && abs(way) >= 10_000 && abs(excess) < geometry.size[axis] / 4
        && excess.signum() != -way.signum()
    }
  }

  /// Whether the turn that begins a drag must move the content already: the finger is farther than
  /// the slop by more than a few points (Part 6), and there is room.
  private var isFirstScrollExpected: Bool {
    guard pull.isPrompt, isDragPlain, hears(.didScroll), wasSurely(in: Phase.atRest) else {
      return false
    }
    let start = whereabouts
    return start.isKnown && !start.isAtLimit
      && Axis.each.contains { axis in
        let way = -hands.travel[axis]
        let aside = hands.travel[axis == .horizontal ? .vertical : .horizontal]
        return surelyMoves(axis) && abs(way) >= 14_000 && abs(aside) <= abs(way) / 2
          && room(axis, from: start, towards: way) > 4000
      }
  }

  /// Whether nothing but the finger moves the content, and nothing holds it back.
  var isDragPlain: Bool {
    geometry.isRangeKnown && geometry.isSetUp && !geometry.isDirectionalLockEnabled
      && !motion.isDisturbed && !pull.isSpoiled && !pull.isMoved && (!mayBeElsewhere || isAlone)
      && !mayBeRemoved && program.endsAllowed == 0 && !toTop.isOpen && !isZooming
      && motion.dragStart.isKnown && geometry.excess(motion.dragStart) == 0
  }

  /// Whether a finger can move an axis, for certain.
  func surelyMoves(_ axis: Axis) -> Bool {
    geometry.isRangeKnown && geometry.isSetUp && geometry.mayMove(axis, isTable: false)
      // No table goes sideways, whatever its insets are (T01).
      && !(isTable && axis == .horizontal)
  }

  /// How far it is from a place to the edge in a direction; 0 outside the range.
  func room(_ axis: Axis, from place: Place, towards way: Int32) -> Int32 {
    guard place.isKnown, geometry.isRangeKnown, way != 0, geometry.excess(place, axis) == 0 else {
      return 0
    }
    let edge = way > 0 ? geometry.most[axis] : geometry.least[axis]
    return Int32(clamping: abs(Int64(edge) - Int64(place[axis])))
  }
}
