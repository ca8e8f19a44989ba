internal import Traces

extension Watch {
  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ heard: Heard) {
    let state = message.state
    now = heard
    now.known = Flags(state.known).intersection(law.flags)
    now.raised = Flags(state.raised).intersection(law.flags)
    now.offset = Place(state.contentOffset)
    if !now.offset.isKnown { now.offset = placeTold }
    now.origin = now.known.contains(.bounds) ? Place(state.bounds?.origin) : .unknown
    now.answer = .unknown
    if !now.known.isDisjoint(with: .geometry) {
      let hasChanged = geometry.learn(state)
      if hasChanged {
        // The room of a control that was pulled opens as the finger lets go, before the glide begins.
        if !isOpenedAtLift { motion.isDisturbed = true }
        pull.isSpoiled = true
      }
      if isTable { followMeasuredContent(hasChanged: hasChanged) }
      if let inset = state.adjustedContentInset { take(inset) }
    }
    // A scroll that goes on under a finger, or through a glide, moves the content besides.
    if now.raised.contains(.isScrollAnimating), !isSurely(in: Phase.atRest) {
      motion.isDisturbed = true
    }
    switch now.event {
    // A new drag of a view at rest is in no doubt.
    case .willBeginDragging: if isSurely(in: Phase.atRest) { beginAnew() }
    case .willEndDragging: takeRelease(message)
    // Where there is no willEndDragging, the drag's end is where the content is let go.
    case .didEndDraggingToRest, .didEndDraggingToGlide, .didEndDragging:
      if law.knowsTargets, !hears(.willEndDragging) { takeRelease(message) }
    case .shouldScrollToTop, .touchesShouldBegin, .touchesShouldCancel:
      now.answer = Certainty(message.answer?.bool)
    case .didZoom, .willBeginZooming, .didEndZooming: _ = needZoom()
    default: break
    }
    if zoom != nil { receiveZoom(message) }
    if table != nil || now.event.isOfTable || now.event.isOfEditing {
      receiveTable(message)
      receiveLoad(message)
    }
    if now.event.isOfAppearance { _ = needScreen() }
    if screen != nil { screen?.receive(message, self) }
    if now.event == .willShowController || now.event == .didShowController {
      stage?.receiveShow(message)
    }
  }

  /// Something new begins: nothing of it is in doubt.
  func beginAnew() {
    aftermath.settle(.all)
  }

  /// Notes the inset that a message tells.
  func take(_ inset: Insets) {
    if insetTurn != now.turn {
      insetBefore = toldInset ?? insetAtStart
      insetTurn = now.turn
    }
    toldInset = inset
  }

  private func takeRelease(_ message: borrowing Message) {
    motion.liftOffset = whereabouts
    motion.isVelocityKnown = false
    motion.isOfStreak = isStreak
    if case .pair(let x, let y)? = message.arguments[.withVelocity] {
      motion.velocity = (x.units, y.units)
      motion.isVelocityKnown = true
    }
    // Where no message tells a velocity, a finger that was held has none (B16).
    if !motion.isVelocityKnown, hands.areRecorded, hands.most == 1, touchTurn == now.turn,
      hands.isLiftAfterHold
    {
      motion.velocity = (0, 0)
      motion.isVelocityKnown = true
    }
    motion.target = Place(message.arguments[.targetContentOffset]?.point)
    motion.wish = motion.target
    if case .object(let answers)? = message.answer {
      motion.wish = Place(answers[.targetContentOffset]?.point ?? nil)
    }
    refresh.isSentElsewhere =
      motion.isRewritten || !motion.isVelocityKnown || motion.velocity.y > 0
    if geometry.isPagingEnabled { choosePages() }
  }

  /// Follows what a message means, after it was judged.
  func follow() {
    switch now.event {
    case .didScroll: followScroll()
    case .willBeginDragging: followBegin()
    case .didEndDraggingToRest, .didEndDraggingToGlide, .didEndDragging: followLift()
    case .willBeginDecelerating: beginGlide()
    case .didEndDecelerating: end(.didEndDecelerating)
    case .didEndScrollingAnimation: followAnimationEnd()
    case .shouldScrollToTop: followQuestion()
    case .didScrollToTop:
      toTop = ToTop()
      end(.didScrollToTop)
    case .didChangeAdjustedContentInset: followInset()
    case .refreshControlValueChanged: followPulledRefresh()
    case .keyboardWillShow, .keyboardWillHide: keyboard?.follow(now)
    default: break
    }
    if now.event != .didEndScrollingAnimation, now.event.isOfChain { program.hasJustEnded = false }
    if now.offset.isKnown {
      offset = now.offset
      if aftermath.isTainted, now.event != .didScroll, now.offset == lastScroll {
        aftermath.confirmPlace()
      }
    }
    // A table that loads tells where its content is before anything has moved it.
    if now.event.isOfTable, !lastScroll.isKnown, callTurn < 0, touchTurn < 0, isFromTheStart,
      hears(.didScroll)
    {
      lastScroll = now.offset
    }
    if zoom != nil { followZoom() }
    table?.follow(self)
    screen?.follow(self)
    if now.event.isOfController { stage?.followShow(now.event) }
    surroundings?.followInside()
    // Where didScroll cannot be heard, an offset is only known while a message shows it.
    loseSight()
    previous = now
    recent.add(now.event)
  }

  /// Whether a `didScroll` at rest can only be the finger's.
  var isUntold: Bool {
    wasSurely(in: Phase.atRest) && touchTurn == now.turn && callTurn != now.turn
      && hands.most == 1 && hands.deeds == .moved && isOnlyScroller && !keepsTouches
      && program.endsAllowed == 0
      && !toTop.isOpen && !toTop.isTapped && geometry.excess(lastScroll) == 0 && !isOnItsWayHome
      // Where content that fits belongs by its alignment is in no source.
      && !geometry.isAligned
      // A way home after a pinch has frames of its own.
      && (zoom == nil || now.time == hands.time)
  }

  /// Whether fingers have zoomed and may have left the content where it does not rest.
  var isOnItsWayHome: Bool {
    guard let zoom else { return false }
    return (zoom.endTurn >= 0 || zoom.zoomTurn >= 0) && mayGoHomeAtLift
  }

  /// Where no `didScroll` is heard, anything that happens may have moved the content.
  func loseSight() {
    if !hears(.didScroll) { offset = .unknown }
  }

  private func followScroll() {
    // Where touches are not recorded, one of the two may be the step at the lift (C12), and where
    // another finger is down, the first two.
    let isSecond = previous.event == .didScroll && isRightAfterPrevious && isFreeGlide
    isDoubled =
      isSecond && hands.areRecorded && now.time >= 0
      && (touchTurn != now.turn || (isFingerElsewhere && motion.glideScrolls > 1))
    program.scrolls &+= 1
    if program.endsAllowed > 0 {
      program.animationScrolls &+= 1
      // What comes in the very turn of a delegate's call may be of the call around it.
      // Rows that turned out other may have brought a table's content in.
      if program.isAnimationPure, !isNested, !isContentOther { program.isEndDue = true }
    }
    if toTop.isOpen, toTop.isPure, !calls.leavesOpen { toTop.isEndDue = true }
    if toTop.isTapped, !toTop.isOpen { toTop.scrollsBeforeQuestion &+= 1 }
    if phases & Phase.gliding != 0 { motion.glideScrolls &+= 1 }
    if phases & Phase.gliding != 0, now.offset.isKnown, lastScroll.isKnown {
      // What a call places says nothing of how fast the glide is.
      motion.lastMove =
        callTurn == now.turn
        ? Place(x: 0, y: 0)
        : Place(x: now.offset.x &- lastScroll.x, y: now.offset.y &- lastScroll.y)
      follow(.horizontal)
      follow(.vertical)
    }
    if isUntold { untoldScrolls &+= 1 }
    motion.dragScrolls &+= 1
    if phases & Phase.dragging != 0 { followPulledScroll() }
    lastScroll = now.offset
    if aftermath.isTainted { aftermath.followScroll() }
    measured.followScroll()
    earlierScrollTime = lastScrollTime
    lastScrollTime = now.time
    echo.isOpen = false
    isBounceHeld = false
    // What a call places outside the range may rest there (F12).
    isMovedByFinger =
      (phases & Phase.atRest == 0 || isZoomedByFingers) && callTurn != now.turn
    if !now.offset.isKnown { offset = .unknown }
  }

  private func follow(_ axis: Axis) {
    let step = now.offset[axis] - lastScroll[axis]
    let isOutside = geometry.excess(now.offset, axis) != 0
    // What goes on as before is nearly all of a glide.
    guard isOutside || step != 0 && motion[axis].direction == 0 else { return }
    let crosses = isOutside && geometry.excess(lastScroll, axis) == 0
    let next = motion[axis].following(step, isOutside: isOutside, crosses: crosses)
    // Set as a whole: what is changed in place is guarded against others at each look.
    if axis == .horizontal { motion.horizontal = next } else { motion.vertical = next }
  }

  /// What an inset became is told by the message's state, or by the call that set it, or not at all.
  private func followInset() {
    program.insetsTold &+= 1
    program.isInsetDue = false
    if !program.setsInset { program.isInside = .unknown }
    let isTold = now.known.contains(.adjustedInset)
    noticedInset = isTold ? toldInset : nil
    noticedTurn = now.turn
    if !isTold, !(program.setsInset && program.turn == now.turn) { geometry.forgetInsets() }
  }

  private func followBegin() {
    let wasDisturbed = motion.isDisturbed && !wasSurely(in: Phase.atRest)
    motion = Motion()
    // An animation that the finger has not stopped goes on under it.
    motion.isDisturbed = wasDisturbed || program.endsAllowed > 0
    motion.dragStart = whereabouts
    // What nothing told before, the begin tells: the next didScroll differs from it (A02).
    if !lastScroll.isKnown, hears(.didScroll), callTurn != now.turn { lastScroll = now.offset }
    motion.lockedAxis = lockedAxis
    touchDebt = TouchDebt()
    dragCallTurn = -1
    // Without times and touches nothing else tells that the turn of a call is over.
    if !hands.areRecorded { program.isTurnOpen = false }
    still = StillCall()
    restBeforeDrag = wasSurely(in: Phase.atRest) ? motion.dragStart : .unknown
    refresh.isOfLatestDrag = false
    if !isOnlyScroller { stage?.handOver(to: self) }
    isHideDue =
      geometry.dismissal == .onDrag && keyboard?.isUp == .yes && calls == .recorded
      && hears(.keyboardWillHide)
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

  private func followLift() {
    touchDebt.isCancelDue = false
    isPullDue = false
    isBounceHeld = false
    if now.event != .didEndDraggingToRest {
      hasReleased = true
      lastReleaseTime = now.time
    }
    if now.event == .didEndDraggingToGlide { beginGlide() }
    if now.event == .didEndDraggingToRest, isSurely(in: Phase.atRest) {
      let hadScrolls = motion.dragScrolls > 0
      end(.didEndDraggingToRest)
      isMovedByFinger = hadScrolls && !isPlacedInTurn
    } else if now.event == .didEndDraggingToRest, isSurely(in: Phase.atRest | Phase.lateGlide.set) {
      // A glide that was wrongly denied may still come; the place that the message tells is told now.
      doubtPlace()
    }
  }

  /// Whether a call has asked for an offset in this turn, where the content may rest (F12).
  private var isPlacedInTurn: Bool { program.kind.isScroll && program.turn == now.turn }

  private func beginGlide() {
    // What begins to glide as it is taken out ends silently, as what glided before (C18).
    if mayBeRemoved, callTurn == now.turn, now.event == .willBeginDecelerating {
      phases |= Phase.gone.set
    }
    // Where no didScroll is heard, a glide tells that a finger moved the content.
    if !hears(.didScroll), !isPlacedInTurn { isMovedByFinger = true }
    motion.glideScrolls = 0
    // The last frame of the glide before may have written twice.
    isDoubled = false
    let start = motion.liftOffset
    lastScrollTime = -1
    motion.horizontal = AxisMotion(
      isOutside: !start.isKnown || geometry.excess(start, .horizontal) != 0
    )
    motion.vertical = AxisMotion(
      isOutside: !start.isKnown || geometry.excess(start, .vertical) != 0
    )
  }

  private func followAnimationEnd() {
    program.endsAllowed = max(0, program.endsAllowed - 1)
    program.isEndDue = false
    program.hasJustEnded = true
    end(.didEndScrollingAnimation)
  }

  private func followQuestion() {
    toTop.isOpen = now.answer != .no
    toTop.answer = now.answer
    // A finger that was not recorded may stop it (G10).
    toTop.isPure =
      hands.areRecorded && isSurely(in: Phase.atRest) && program.endsAllowed == 0
      && now.answer != .no
      && geometry.isScrollEnabled && !toTop.isContested
    toTop.isTapped = false
    isMidway = false
    toTop.start = now.offset.isKnown ? now.offset : offset
    // G08: at the top already, the end may be left out.
    let top = -geometry.inset.top.units
    let isElsewhere =
      toTop.start.isKnown && geometry.isInsetKnown && abs(toTop.start.y - top) > pixel
    toTop.startsAtTop =
      toTop.start.isKnown && geometry.isInsetKnown && abs(toTop.start.y - top) <= 1
    toTop.isEndDue = toTop.isPure && isElsewhere && now.answer == .yes
    beginAnew()
  }

  private func end(_ event: Event) {
    // What a call does may come after the end of the glide that it stops (F17).
    let isOfTap = event == .didScrollToTop && program.kind == .tapStatusBar && !isNested
    // Where the record begins in this turn, the call may stand before it.
    hasCause = callTurn == now.turn && (program.kind != .none || beginsInTheMiddle) && !isOfTap
    lastTerminal = event
    if event == .didEndDecelerating || event == .didEndDraggingToRest { motion = Motion() }
    // Q21: layout in the course of an animation may alter where it ends.
    if event == .didEndScrollingAnimation, calls != .recorded { return }
    doubtPlace()
  }

  /// Keeps a terminal message in mind whose place is not that of the last `didScroll`.
  private func doubtPlace() {
    guard now.offset.differs(from: lastScroll, by: halfPixel), !isNested else { return }
    doubtful = Doubt(heard: now, scroll: lastScroll, head: aftermath.head)
  }
}
