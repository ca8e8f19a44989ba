internal import Traces

extension Watch {
  /// Begins to follow the finger of a drag.
  func beginPull() {
    drag.pull = Pull()
    drag.isMoveDue = false
    drag.pull.turn = now.turn
    drag.pull.isPrompt = isToldAtOnce
    // In 2018 some drags that began late lost their whole way.
    let isEarly =
      hands.downTime >= 0 && hands.time >= 0 && hands.time - hands.downTime <= 150_000
    drag.pull.losesSlop =
      !hands.mayGoOn && (isEarly || law.switches.contains(.pansAsToday))
    // The finger of a drag that has begun is no other view's (A11).
    guard hands.areRecorded, hands.most == 1, !isInZoom else { return }
    drag.pull.isWhole = true
    drag.pull.start = Pull.Start(hands.travel)
    drag.pull.lead = hands.travel
    drag.pull.beginsAtSlop = drag.pull.isPrompt && hands.beginsAtSlop
    for axis in Axis.each where hands.travel.isKnown { noteStray(axis, by: hands.travel[axis]) }
    drag.isFirstScrollDue = isFirstScrollExpected
  }

  /// Follows a touch event in a drag.
  func followPull() {
    drag.isMoveDue = false
    drag.pull.addLongest(hands.longestStep)
    guard drag.pull.isWhole else { return }
    // Another finger, or the next drag, whose begin may not be heard.
    if hands.deeds.contains(.began) { drag.pull.isWhole = false }
    guard course.isSurely(in: Phase.dragging) else { return }
    // A finger's place as it is lifted is no move.
    if !hands.deeds.isDisjoint(with: [.ended, .cancelled]) { return }
    guard hands.most == 1, hands.deeds.isSubset(of: [.moved]) else {
      drag.pull.isWhole = false
      return
    }
    guard hands.step.isKnown else { return }
    drag.pull.add(hands.step)
    for axis in Axis.each { noteStray(axis, by: drag.pull.whole[axis]) }
    drag.isMoveDue = isMoveDue
  }

  /// Follows a call in a drag.
  func disturbPull(_ kind: Program.Kind, isByDelegate: Bool, isInBlock: Bool) {
    let isPlainMove = (kind == .assign || kind == .jump) && !isByDelegate && !isInBlock
    // An animation that is under way goes on, and puts the content elsewhere.
    if isPlainMove, program.animation.endsAllowed == 0 {
      drag.pull.isMoved = true
    } else if kind != .harmless {
      drag.pull.isSpoiled = true
    }
    drag.isMoveDue = false
    drag.isFirstScrollDue = false
  }

  /// Follows a `didScroll` in a drag.
  func followPulledScroll() {
    drag.isMoveDue = false
    drag.isFirstScrollDue = false
    drag.pull.sinceScroll = Place(x: 0, y: 0)
    drag.pull.longestSinceScroll = Place(x: 0, y: 0)
    drag.pull.hasScrolled = true
    if isToldAtOnce { drag.pull.isPrompt = true }
    guard drag.pull.isWhole, now.offset.isKnown, content.lastScroll.isKnown, geometry.isRangeKnown
    else {
      return
    }
    for axis in Axis.each where now.offset[axis] != content.lastScroll[axis] {
      let isAtEdge =
        now.offset[axis] <= geometry.least[axis] + setting.pixel
        || now.offset[axis] >= geometry.most[axis] - setting.pixel
      if isAtEdge { stray(axis) }
    }
  }

  private func noteStray(_ axis: Axis, by way: Int32) {
    let start = motion.dragStart
    guard start.isKnown, geometry.isRangeKnown else { return stray(axis) }
    let place = Int64(start[axis]) - Int64(way)
    if place < Int64(geometry.least[axis]) || place > Int64(geometry.most[axis]) {
      stray(axis)
    }
  }

  /// Notes that content strays from its finger on an axis.
  ///
  /// The pull is set as a whole: what is changed in place is guarded against others at each look.
  private func stray(_ axis: Axis) {
    var pull = drag.pull
    pull.stray(axis)
    drag.pull = pull
  }

  /// Ends the dues of a turn: a message that was due in it was told, or is not due any more.
  func endDues() {
    if !features.isEmpty {
      for feature in features.all { feature.endDues(self) }
    }
    program.call.isTurnOpen = false
    program.call.change.isInsetDue = false
    program.echo = Echo()
    drag.endDues()
  }

  /// True if a message comes in the turn of its touch, at its very time: in a log of a wall clock
  /// that does not happen.
  private var isToldAtOnce: Bool {
    hands.areRecorded && turns.touch == now.turn && turns.call != now.turn && now.time >= 0
      && now.time == hands.time
  }

  /// True if the move of the finger is so far that it must move the content (B08): inside the range
  /// one and the same way (B18), past an edge by less (D12).
  private var isMoveDue: Bool {
    guard drag.pull.isPrompt, isDragPlain, hears(.didScroll) else { return false }
    guard content.offset.isKnown else { return isUnseenMoveDue }
    guard content.lastScroll == content.offset, !content.offset.isAtLimit else { return false }
    return Axis.each.contains { axis in
      let way = -hands.step[axis]
      guard surelyMoves(axis) else { return false }
      if room(axis, from: content.offset, towards: way) > 4000 {
        return abs(way) >= 2000 && !drag.pull.strays(axis)
      }
      let excess = geometry.excess(content.offset, axis)
      return geometry.bounces(axis) && abs(way) >= 10_000 && abs(excess) < geometry.size[axis] / 4
        && excess.signum() != -way.signum()
    }
  }

  /// The same where nothing tells the place of the content: the finger went far less than there was room.
  @inline(never)
  private var isUnseenMoveDue: Bool {
    let start = dragOrigin
    guard hands.travel.isKnown, !isInZoom else { return false }
    let end = Place(x: start.x &- hands.travel.x, y: start.y &- hands.travel.y)
    return Axis.each.contains { axis in
      surelyMoves(axis) && abs(hands.step[axis]) >= 2000 && !drag.pull.strays(axis)
        && isClearInside(axis, from: start, to: end)
    }
  }

  /// True if a finger pulls content outwards that stands on an edge, which does not give way, on each axis that moves.
  var isHeldByWalls: Bool {
    let start = dragOrigin
    guard course.isSurely(in: Phase.dragging), turns.touch == now.turn, hands.most == 1,
      hands.step.isKnown, drag.callTurn < 0, !isInZoom, zoom == nil, !setting.isTable, hasOwnFinger,
      isDragPlain
    else { return false }
    return Axis.each.allSatisfy { axis in
      guard geometry.mayMove(axis, isTable: false) else { return true }
      guard surelyMoves(axis), !geometry.bounces(axis) else { return false }
      let isAtLeast = start[axis] == geometry.least[axis]
      return isAtLeast && hands.nearest[axis] >= 0 && hands.step[axis] >= 0
        || start[axis] == geometry.most[axis] && hands.farthest[axis] <= 0 && hands.step[axis] <= 0
    }
  }

  /// True if the turn that begins a drag must move the content already: the finger is farther than
  /// the slop by more than a few points (B06), and there is room.
  private var isFirstScrollExpected: Bool {
    guard drag.pull.isPrompt, isDragPlain, hears(.didScroll), course.wasSurely(in: Phase.atRest),
      drag.pull.losesSlop
    else {
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

  /// True if nothing but the finger moves the content, and nothing holds it back.
  var isDragPlain: Bool {
    geometry.isRangeKnown && geometry.isSetUp && !geometry.isDirectionalLockEnabled
      && !motion.isDisturbed && !drag.pull.isSpoiled && !drag.pull.isMoved
      && (!site.mayBeElsewhere || site.isAlone)
      && !site.mayBeRemoved && program.isIdle && !isZooming
      && dragOrigin.isKnown && !geometry.isOutside(dragOrigin)
  }

  /// The place from which the finger drags the content: if nobody heard the drag begin, that at touch-down.
  var dragOrigin: Place {
    if motion.dragStart.isKnown || hears(.willBeginDragging) { return motion.dragStart }
    return drag.isPlayed ? drag.touchStart : .unknown
  }

  /// Returns true if a finger can move an axis, for certain.
  func surelyMoves(_ axis: Axis) -> Bool {
    geometry.isRangeKnown && geometry.isSetUp && geometry.mayMove(axis, isTable: false)
      // No table goes sideways, whatever its insets are (T01).
      && !(setting.isTable && axis == .horizontal)
      // Content that is larger by a part of a pixel may fit (F24).
      && !(1...setting.halfPixel).contains(geometry.most[axis] &- geometry.least[axis])
  }

  /// Returns the distance from a place to the edge in a direction; 0 outside the range.
  func room(_ axis: Axis, from place: Place, towards way: Int32) -> Int32 {
    guard place.isKnown, geometry.isRangeKnown, way != 0, geometry.excess(place, axis) == 0 else {
      return 0
    }
    let edge = way > 0 ? geometry.most[axis] : geometry.least[axis]
    return Int32(clamping: abs(Int64(edge) - Int64(place[axis])))
  }
}

extension Hands {
  /// True if the latest move of the first finger, alone, was the first to go 10 points, along an axis or between
  /// the two: no source says which of them counts.
  fileprivate var beginsAtSlop: Bool {
    guard travel.isKnown, step.isKnown, deeds == [.moved] else { return false }
    let (x, y) = (Int64(travel.x) - Int64(step.x), Int64(travel.y) - Int64(step.y))
    return x * x + y * y < 10_000 * 10_000
  }
}
