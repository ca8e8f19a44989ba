internal import Traces
internal import Transcripts

// This extension follows the messages of a drag, a glide and a scroll by the program.
extension Watch {
  /// Takes in where and how fast the finger lets the content go.
  func takeRelease(_ message: borrowing Message) {
    motion.liftOffset = whereabouts
    motion.isVelocityKnown = false
    motion.isOfStreak = isStreak
    if case .pair(let x, let y)? = message.arguments[.withVelocity] {
      motion.velocity = (x.units, y.units)
      motion.isVelocityKnown = true
    }
    if !motion.isVelocityKnown, turns.touch == now.turn { feelVelocity() }
    motion.target = Place(message.arguments[.targetContentOffset]?.point)
    motion.wish = motion.target
    if case .object(let answers)? = message.answer {
      motion.wish = Place(answers[.targetContentOffset]?.point ?? nil)
    }
    refresh.isSentElsewhere =
      motion.isRewritten || !motion.isVelocityKnown || motion.velocity.y > 0
    if motion.isRewritten { content.anchor = .unknown }
    // A glide takes the content to where the delegate wrote it, though the finger was held (V08).
    if motion.isRewritten || !motion.wish.isKnown {
      drag.sure.rest = -1
      drag.sure.forgetPlace()
    }
    if geometry.isPagingEnabled { choosePages(in: now.turn) }
  }

  /// Knows a velocity that no message tells: a finger that was held has none (B16).
  private func feelVelocity() {
    guard hands.areRecorded, hands.most == 1, hands.isLiftAfterHold else { return }
    motion.velocity = (0, 0)
    motion.isVelocityKnown = true
  }

  /// True if a `didScroll` at rest can only be the finger's.
  var isUntold: Bool { course.wasSurely(in: Phase.atRest) && isOfFinger }

  /// True if the program cannot have caused a `didScroll`: it tells of the drag or the glide that is under way.
  var isOfMotion: Bool {
    guard hands.areRecorded, record.calls == .recorded, !course.isMidway else { return false }
    let isOfGlide =
      hands.down == 0 && turns.touch != now.turn && turns.call != now.turn && program.isIdle
      && !program.toTop.isTapped && isLeftToItself && !isOnItsWayHome
    return isOfGlide || isOfFinger
  }

  /// True if a `didScroll` can only be the finger's, or a glide's that it has caught.
  private var isOfFinger: Bool {
    turns.touch == now.turn && turns.call != now.turn
      && hands.most == 1 && hands.deeds == .moved && !site.keepsTouches
      && (hasOwnFinger || isLeftToItself && now.time == hands.time)
      && program.isIdle && !program.toTop.isTapped && !geometry.isOutside(content.lastScroll)
      && !isOnItsWayHome
      // No source says where the alignment puts content that fits.
      && !geometry.isAligned
      // A way home after a pinch has frames of its own.
      && (zoom == nil || now.time == hands.time)
      // So has a table under a row that is carried near an edge (R552); without times it cannot be told.
      && (table?.edits.mayCarryRow != true || now.time >= 0 && now.time == hands.time)
  }

  /// True if a finger rests on the view since it came down, and nothing else can move the content.
  var isUnderStillFinger: Bool {
    hands.down == 1 && hands.most == 1 && hands.deeds == .began && turns.touch != now.turn
      && turns.call != now.turn && hands.areRecorded && record.calls == .recorded
      && !course.isMidway && program.isIdle && !program.toTop.isTapped && isLeftToItself
      && !isOnItsWayHome && hasOwnFinger
  }

  /// True if fingers have zoomed and may have left the content where it does not rest.
  var isOnItsWayHome: Bool {
    guard let zoom else { return false }
    return (zoom.endTurn >= 0 || zoom.zoomTurn >= 0) && mayGoHomeAtLift
  }

  /// Forgets the offset if `didScroll` cannot be heard and something may move the content: a view at rest
  /// stands where it stood.
  func loseSight() {
    guard !hears(.didScroll) else { return }
    let standsStill =
      course.isSurely(in: Phase.atRest) && record.calls == .recorded && hands.areRecorded
      && program.isIdle && turns.call != now.turn && isLeftToItself
      && !isOnItsWayHome
    if !standsStill { losePlace() }
  }

  /// Follows a `didScroll`.
  func followScroll() {
    if !course.wasSurely(in: Phase.dragging), course.isSurely(in: Phase.dragging) {
      beginUnheardDrag()
    }
    // If touches are not recorded, one of the two may be the step at the lift (C12). If another
    // finger is down, the first two may be.
    let isSecond = latest.message.event == .didScroll && isRightAfterPrevious && isFreeGlide
    content.isDoubled =
      isSecond && hands.areRecorded && now.time >= 0
      && (turns.touch != now.turn || (isFingerElsewhere && motion.glideScrolls > 1))
    program.call.scrolls &+= 1
    if program.animation.endsAllowed > 0 {
      program.animation.scrolls &+= 1
      // A message in the turn of a delegate's call may be of the call around it. Rows that turned
      // out other may have brought a table's content in. So may a zoom on its way back.
      if program.animation.isPure, !isNested, !isContentOther, !isOnItsWayHome {
        program.animation.isEndDue = true
      }
    }
    if program.toTop.isOpen, program.toTop.isPure, !record.calls.leavesOpen {
      program.toTop.isEndDue = true
    }
    if program.toTop.isTapped, !program.toTop.isOpen { program.toTop.scrollsBeforeQuestion &+= 1 }
    if course.phases & Phase.gliding != 0 { followGlideFrame() }
    if isUntold { drag.untoldScrolls &+= 1 }
    motion.dragScrolls &+= 1
    if course.phases & Phase.dragging != 0 {
      followPulledScroll()
      if geometry.hasRefreshControl { followUnheardPull() }
    } else if program.toTop.isDragged {
      endDraggedTop()
    }
    if now.offset.isKnown { content.followScroll(now) } else { followScrollToNowhere() }
    if aftermath.isTainted { aftermath.followScroll() }
    program.echo.isOpen = false
    drag.isBounceHeld = false
    // Content that a call places outside the range, at once or in time, may rest there (F12).
    content.isMovedByFinger =
      (course.phases & Phase.atRest == 0 || isZoomedByFingers) && turns.call != now.turn
      && (program.animation.endsAllowed == 0 || course.isSurely(in: Phase.dragging))
  }

  /// Follows a `didScroll` of a glide.
  @inline(__always)
  private func followGlideFrame() {
    motion.glideScrolls &+= 1
    guard now.offset.isKnown else { return followUnseen() }
    guard content.lastScroll.isKnown else { return }
    // A place that a call sets says nothing about the speed of the glide.
    motion.lastMove =
      turns.call == now.turn
      ? Place(x: 0, y: 0)
      : Place(x: now.offset.x &- content.lastScroll.x, y: now.offset.y &- content.lastScroll.y)
    follow(.horizontal)
    follow(.vertical)
  }

  /// Follows a `didScroll` that does not tell where the content is.
  @inline(never)
  private func followScrollToNowhere() {
    losePlace()
    content.followScroll(now)
    takeGoal()
  }

  /// Takes the content to be where a call has put it at once, if no message tells where it is (F01).
  private func takeGoal() {
    guard turns.call == now.turn, program.call.turn == now.turn, program.call.isOwn,
      program.call.kind == .assign || program.call.kind == .jump, program.call.block == nil,
      program.call.isAlone, program.call.scrolls == 1, !setting.isTable, zoom == nil,
      course.isSurely(in: Phase.atRest)
    else { return }
    content.offset = program.call.target
  }

  /// Takes in that the content has moved in a glide, and nobody tells to where: one that goes to an edge may
  /// have been past it.
  private func followUnseen() {
    guard motion.target.isKnown, geometry.isRangeKnown else { return }
    if goesToEdge(.horizontal) { motion.horizontal.wasOutside = true }
    if goesToEdge(.vertical) { motion.vertical.wasOutside = true }
  }

  private func goesToEdge(_ axis: Axis) -> Bool {
    let target = motion.target[axis]
    let isAtEdge =
      target <= geometry.least[axis] + setting.pixel
      || target >= geometry.most[axis] - setting.pixel
    return isAtEdge && motion.liftOffset[axis] != target
  }

  private func follow(_ axis: Axis) {
    let step = now.offset[axis] - content.lastScroll[axis]
    let isOutside = geometry.excess(now.offset, axis) != 0
    // Nearly all steps of a glide go on as before.
    guard isOutside || step != 0 && motion[axis].direction == 0 else { return }
    let crosses = isOutside && geometry.excess(content.lastScroll, axis) == 0
    let next = motion[axis].following(step, isOutside: isOutside, crosses: crosses)
    // Set as a whole: what is changed in place is guarded against others at each look.
    if axis == .horizontal { motion.horizontal = next } else { motion.vertical = next }
  }

  /// True if the inset has changed in the turn, or may have where nobody hears of it: the content moves
  /// with it (N04).
  var mayFollowInset: Bool {
    content.inset.noticedTurn == now.turn
      || !hears(.didChangeAdjustedContentInset) && mayHaveSafeArea
  }

  /// True if a safe area may have a part in the inset; a header that says nothing of the view does not tell.
  private var mayHaveSafeArea: Bool {
    geometry.insets.haveSafeArea || setting.declaration.config.isEmpty
  }

  /// Follows a change of the inset.
  ///
  /// The message's state tells the new inset, or the call that set it, or nothing.
  func followInset() {
    program.call.change.insetsTold &+= 1
    program.call.change.isInsetDue = false
    if !program.call.change.setsInset { program.call.change.isInside = .unknown }
    let isTold = now.known.contains(.adjustedInset)
    content.inset.notice(isTold: isTold, in: now.turn)
    if !isTold, !(program.call.change.setsInset && program.call.turn == now.turn) {
      // A control's room may be known again once it is closed; whatever else has a part may not.
      if geometry.insets.holdControl {
        geometry.shareInset(isTold: false)
      } else {
        geometry.forgetInsets()
      }
    }
  }

  /// Follows the begin of a drag that could not be heard: this `didScroll` tells of it first.
  private func beginUnheardDrag() {
    let start = content.offset
    followBegin()
    motion.dragStart = start
    // The direction of the finger's first way counts, and it may have begun to drag before.
    motion.lockedAxis = nil
    drag.pull.start = .unclear
    drag.isFirstScrollDue = false
  }

  /// Follows a lift after which a glide may begin that cannot be heard.
  func beginUnheardGlide() {
    guard !hears(.willBeginDecelerating), !hears(.didEndDraggingToGlide) else { return }
    if !hears(.willEndDragging) {
      motion.liftOffset = content.lastScroll.isKnown ? content.lastScroll : placeLeftByFinger
      motion.isVelocityKnown = false
      feelVelocity()
      if geometry.isPagingEnabled { choosePages(in: turns.touch) }
    }
    // If the drag was heard, a finger has moved the content.
    let isDragged = course.phases & Phase.atRest == 0
    if isDragged, !hears(.didScroll), !isPlacedInTurn { content.isMovedByFinger = true }
    followNewGlide()
  }

  /// Follows the begin of a drag.
  func followBegin() {
    let wasDisturbed = motion.isDisturbed && !course.wasSurely(in: Phase.atRest)
    motion = Motion()
    // An animation that the finger has not stopped goes on under it.
    motion.isDisturbed = wasDisturbed || program.animation.endsAllowed > 0
    motion.dragStart = whereabouts
    // If no offset was told yet, take that of `willBeginDragging`: the next `didScroll` differs
    // from it (A02).
    if !content.lastScroll.isKnown, hears(.didScroll), turns.call != now.turn {
      content.lastScroll = now.offset
    }
    motion.lockedAxis = lockedAxis
    drag.debt = TouchDebt()
    drag.callTurn = -1
    // Without times and touches nothing else tells that the turn of a call is over.
    if !hands.areRecorded { program.call.isTurnOpen = false }
    program.still = StillCall()
    drag.restBefore = course.wasSurely(in: Phase.atRest) ? motion.dragStart : .unknown
    refresh.isOfLatestDrag = false
    if !site.isOnlyScroller { site.stage.handOver(to: self) }
    drag.isHideDue =
      geometry.dismissal == .onDrag && site.keyboard?.isUp == .yes && record.calls == .recorded
      && hears(.keyboardWillHide)
      // The keyboard that a call brings up may come after a begin which is not heard.
      && (now.event == .willBeginDragging || turns.call < turns.touchDown)
    beginPull()
  }

  /// The axis to keep where the finger clearly went along the other: under 9 degrees off, well
  /// inside the 20 that RE gives.
  private var lockedAxis: Axis? {
    let travel = hands.travel
    guard geometry.isDirectionalLockEnabled, hands.areRecorded, hands.most == 1, travel.isKnown
    else { return nil }
    // By division: six times a long way is more than 32 bits hold.
    if abs(travel.x) <= abs(travel.y) / 6 { return .horizontal }
    if abs(travel.y) <= abs(travel.x) / 6 { return .vertical }
    return nil
  }

  /// Follows the end of a drag.
  func followLift() {
    drag.debt.isCancelDue = false
    drag.isMoveDue = false
    drag.isBounceHeld = false
    if now.event != .didEndDraggingToRest {
      drag.hasReleased = true
      drag.lastReleaseTime = now.time
      if now.event == .didEndDraggingToGlide { beginGlide() } else { followNewGlide() }
    }
    if now.event == .didEndDraggingToRest, course.isSurely(in: Phase.atRest) {
      let hadScrolls = motion.dragScrolls > 0
      end(.didEndDraggingToRest)
      content.isMovedByFinger = hadScrolls && !isPlacedInTurn
    } else if now.event == .didEndDraggingToRest,
      course.isSurely(in: Phase.atRest | Phase.lateGlide.set)
    {
      // A glide that was wrongly denied may still come; the place that the message tells is told now.
      doubtPlace()
    }
  }

  /// True if a call has asked for an offset in this turn, where the content may rest (F12).
  private var isPlacedInTurn: Bool { program.call.kind.isScroll && program.call.turn == now.turn }

  /// Follows the begin of a glide.
  func beginGlide() {
    // A glide that begins as the view is taken out ends silently, like a glide before it (C18).
    if site.mayBeRemoved, turns.call == now.turn, now.event == .willBeginDecelerating {
      course.phases |= Phase.gone.set
    }
    // If no `didScroll` is heard, a glide tells that a finger moved the content.
    if !hears(.didScroll), !isPlacedInTurn { content.isMovedByFinger = true }
    followNewGlide()
  }

  /// Forgets the frames of the glide before: another one begins, or may begin.
  private func followNewGlide() {
    if motion.isDisturbed { settleAtLift() }
    motion.glideScrolls = 0
    // The last frame of the glide before may have written twice.
    content.isDoubled = false
    let start = motion.liftOffset
    content.lastScrollTime = -1
    motion.horizontal = AxisMotion(
      isOutside: !start.isKnown || geometry.excess(start, .horizontal) != 0
    )
    motion.vertical = AxisMotion(
      isOutside: !start.isKnown || geometry.excess(start, .vertical) != 0
    )
  }

  /// Follows the end of an animated scroll.
  func followAnimationEnd() {
    // If no times are told, the end of an animation tells that the turn of its call is over.
    let isLater =
      now.time < 0 && !hands.areRecorded && program.animation.endsAllowed == 1
      && program.call.kind.isAnimated && program.call.block == nil && turns.delegate < turns.call
    // It ends where it was asked to go (F10).
    let goal =
      program.animation.isPure && program.animation.endsAllowed == 1
      ? program.animation.target : .unknown
    program.animation.end()
    program.closingTime = nil
    end(.didEndScrollingAnimation)
    if !now.offset.isKnown, goal.isKnown, !setting.isTable, zoom == nil { content.offset = goal }
    if isLater, record.calls == .recorded { latest.hasCause = false }
  }

  /// Follows the end of a motion.
  func end(_ event: Event) {
    // The messages of a call may come after the end of the glide that it stops (F17).
    let isOfTap = event == .didScrollToTop && program.call.kind == .tapStatusBar && !isNested
    // If the record begins in this turn, the call may stand before it.
    latest.hasCause =
      turns.call == now.turn && (program.call.kind != .none || record.beginsInTheMiddle) && !isOfTap
    latest.terminal = event
    if event == .didEndDecelerating || event == .didEndDraggingToRest {
      if !content.offset.isKnown { keepTarget() }
      motion = Motion()
      // A finger stops all that was under way as the record began (F18).
      if hands.areRecorded, hands.down == 0, course.isSurely(in: Phase.atRest) {
        course.isMidway = false
      }
    }
    // Q21: layout in the course of an animation may alter where it ends.
    if event == .didEndScrollingAnimation, record.calls != .recorded { return }
    doubtPlace()
  }
}
