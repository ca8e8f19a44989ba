internal import Traces

extension Watch {
  /// Follows a touch event.
  func follow(_ event: Hands, turn: Int32) {
    if event.deeds.contains(.began), event.down == 1 { disentangle(at: event.time) }
    // The next finger is judged anew.
    if event.deeds.contains(.began), event.down == 1 { aftermath.settle(.ofFingers) }
    if isMidway, areFingersWhole, touchTurn < 0, phases & Phase.fingerless != 0 {
      phases &= Phase.fingerless
    }
    hands = event
    touchTurn = turn
    if event.deeds.contains(.began) { touchDownTurn = turn }
    isFirstScrollDue = false
    followPull()
    if zoom != nil, isScroller { followPinch(turn: turn) }
    table?.follow(event, self, turn: turn)
    loseSight()
    hasCause = true
    if !toTop.isOpen { toTop.answer = .unknown }
    if event.deeds.contains(.began), event.down == 1 {
      wasDisabledAtTouch = !geometry.isScrollEnabled
      wasDisabledSince = wasDisabledAtTouch
    }
    program.isAnimationPure = false
    program.isEndDue = false
    endToTopPerhaps()
    guard isScroller else { return }
    if program.kind == .endRefreshing { forgetReturn(before: event.time) }
    if event.deeds.contains(.began), !isSurelyUntouched {
      phases = moving(
        .glide,
        // Of several fingers it is not known which one came where.
        to: isSurelyTouched && event.most == 1 ? Phase.set(.held) : Phase.set(.held, .glide)
      )
    }
    if event.deeds.contains(.moved) { phases = moving(.held, to: Phase.set(.stirred)) }
    if event.deeds != [.began] { phases = moving(.heldEnd, to: Phase.set(.rest, .lateStop)) }
    if mayBeSwiped { loseFinger() }
    followDebt()
    if event.isLastLifted, !event.hasMoved, isSurely(in: Phase.atRest) { wasTapped = true }
    if event.isLastLifted { letGo() }
  }

  /// What interrupts a scroll to the top is not established (G10).
  private func endToTopPerhaps() {
    toTop.isPure = false
    toTop.isEndDue = false
  }

  /// A row may have taken the finger, which swipes it open (R138): what becomes of the glide that the
  /// finger had halted is in no source.
  private func loseFinger() {
    phases = moving(.held, to: Phase.set(.held, .glide))
    phases = moving(.stirred, to: Phase.set(.stirred, .glide))
  }

  private func letGo() {
    isBounceHeld = isBounceStopped
    if hands.deeds.contains(.cancelled) || hands.wasCancelled {
      touchDebt.isCancelDue =
        isSurely(in: Phase.dragging) && hands.most == 1 && calls != .hidden && isOnlyScroller
        && hears(.didEndDraggingToRest) && !motion.isDisturbed
      // B22, Part 5: when a cancelled touch ends its drag, and how, is not established; that it ends is
      // (B10).
      phases = moving(.held, to: Phase.set(.letGo, .glide, .closed, .rest))
      phases = moving(.stirred, to: Phase.set(.letGo, .glide, .closed, .rest))
      phases = moving(.drag, to: Phase.set(.cancelled))
      phases = moving(.caught, to: Phase.set(.caughtCancelled))
      return
    }
    if isPinchOpen {
      // What the end of a pinch does to an open drag shows at rest, at the latest (H13).
      phases = moving(.held, to: Phase.set(.glide))
      phases = moving(.stirred, to: Phase.set(.glide))
      return
    }
    // E13: how a caught bounce goes on is not established well enough for a hard rule.
    let isBouncing = offset.isKnown && geometry.excess(offset) > 0
    let after = isBouncing ? Phase.set(.letGo, .glide) : Phase.set(.letGo)
    phases = moving(.held, to: after)
    phases = moving(.stirred, to: after)
    phases = moving(.drag, to: Phase.set(.release))
    phases = moving(.caught, to: Phase.set(.caughtRelease))
  }

  /// Whether a finger that held a bounce, and did not move, is lifted (E13).
  private var isBounceStopped: Bool {
    isSurely(in: Phase.held.set) && !hands.hasMoved && !hands.wasCancelled && hands.most == 1
      && offset.isKnown && lastScroll == offset && isOverscrolled(offset) && !motion.isDisturbed
      && !calls.leavesOpen && !geometry.isPagingEnabled && geometry.isScrollEnabled
      // What code put farther out than a finger can pull it (D12) may be taken in.
      && Axis.each.allSatisfy { abs(geometry.excess(offset, $0)) < geometry.size[$0] / 2 }
  }

  private func moving(_ phase: Phase, to target: Automaton.States) -> Automaton.States {
    phases & phase.set == 0 ? phases : (phases & ~phase.set) | target
  }

  /// Whether the finger that came down is certainly this view's, and nothing in it keeps it.
  var isSurelyTouched: Bool { !keepsTouches && isSurelyHit }

  /// Whether the finger came down on the view for certain, whoever has it there.
  var isSurelyHit: Bool { isSurelyUnder(hands.origin) }

  /// Whether all fingers are certainly on the view.
  var haveAllSurelyTouched: Bool {
    !keepsTouches && isSurelyUnder(hands.leastOrigin) && isSurelyUnder(hands.mostOrigin)
  }

  private func isSurelyUnder(_ finger: Place) -> Bool {
    guard isOnlyScroller, !mayBeElsewhere, !mayBeRemoved, place == 0, geometry.isScrollEnabled,
      geometry.size.isKnown, finger.isKnown
    else { return false }
    return finger.x >= 0 && finger.x < geometry.size.x && finger.y >= 0
      && finger.y < geometry.size.y
  }

  /// Whether the finger that came down is certainly outside this view, which stands in the window
  /// beside the first, or in the first.
  private var isSurelyUntouched: Bool {
    guard !isOnlyScroller, !mayBeElsewhere, hands.down == 1, hands.most == 1,
      hands.origin.isKnown, geometry.size.isKnown, let first = stage?.watches.first,
      first.container == nil, !first.mayBeElsewhere, container == nil || container == 0
    else { return false }
    let origin = container == nil ? first.frameOrigin : first.offset
    guard origin.isKnown, first.zoom == nil else { return false }
    return Axis.each.contains { axis in
      let start = Int64(frameOrigin[axis]) - Int64(origin[axis])
      let place = Int64(hands.origin[axis])
      return place < start || place >= start + Int64(geometry.size[axis])
    }
  }

  /// Follows a call that went to another view, or to this one.
  func follow(
    _ call: borrowing Call,
    kind: Program.Kind,
    isOwn: Bool,
    turn: Int32,
    index: Int
  ) {
    hasCause = true
    callTurn = turn
    if !call.isByDelegate {
      // What moves nothing tells nothing, and a frame at its time is not in its block.
      block = kind == .harmless ? nil : call.animationBlock
      blockTurn = turn
    } else if call.animationBlock != nil {
      delegateBlockTurn = turn
    }
    if isOwn { followKeeping(call) }
    if call.name == .frame || kind == .bounds { mayBeElsewhere = true }
    if !toTop.isOpen { toTop.answer = .unknown }
    let isInTheMidst = isInTheMidst(call, turn: turn)
    if isInTheMidst { tangle.insert(.rows) }
    if call.isByDelegate { delegateTurn = turn }
    if screen != nil { screen?.follow(call, self, isOwn: isOwn, turn: turn) }
    if isOwn { surroundings?.followInside() }
    guard isScroller else { return }
    if isOwn { followNotice(call, turn: turn) }
    if table != nil { table?.follow(call, self, isOwn: isOwn, turn: turn) }
    touchDebt.forgive()
    // A tap on the status bar is every view's.
    if isOwn && kind == .zoom || (isOwn || kind == .tapStatusBar) && zoom != nil {
      followZoom(call, kind: kind, turn: turn, in: needZoom())
    }
    if phases & Phase.dragging != 0 {
      if kind != .harmless { dragCallTurn = turn }
      if call.name == .isDirectionalLockEnabled { pull.hasOtherLock = true }
      disturbPull(
        kind,
        isByDelegate: call.isByDelegate,
        isInBlock: call.animationBlock != nil || !isOwn
      )
    }
    isGlideCalled = isSurely(in: Phase.gliding) && !motion.isDisturbed
    let takesAway = kind == .remove && (isOwn || container == Int(call.view.place))
    guard isOwn || takesAway || kind == .tapStatusBar || kind == .other else {
      // What happens to one view may reach another: its frame, its safe area, an inner offset.
      if call.name == .safeAreaInsets { geometry.forgetInsets() }
      if let zoom, call.name == .frame || kind == .bounds { zoom.plainSize = .unknown }
      program.isClouded = true
      program.isAnimationPure = false
      motion.isDisturbed = true
      // Whoever stands farther out may have taken this view away with it.
      if kind == .remove, container != nil {
        mayBeRemoved = true
        program.isEndDue = false
        phases = moving(.glide, to: Phase.set(.glide, .gone))
      }
      return
    }
    if !isSurely(in: Phase.atRest) { motion.isDisturbed = true }
    if kind == .harmless {
      applyProperty(call)
      // Which edges a safe area covers depends on which way the content scrolls.
      if geometry.hasSafeArea {
        program.isAnimationPure = false
        program.isEndDue = false
      }
      return
    }
    entangle(by: kind, isInTheMidst: isInTheMidst)
    if kind == .bounds || kind == .jump || !hears(.didScroll) { isMovedByFinger = false }
    // Content that changes under an animation is not clamped, and stays where that is stopped.
    if kind == .geometry, program.endsAllowed > 0 { isMovedByFinger = false }
    if isSurely(in: Phase.atRest), !call.isByDelegate { beginAnew() }
    loosen(for: kind, isInBlock: call.animationBlock != nil)
    if kind == .tapStatusBar {
      toTop.isTapped = true
      toTop.isContested = stage?.isTopContested ?? false
      toTop.scrollsBeforeQuestion = 0
      if toTop.isOpen { endToTopPerhaps() }
    } else {
      endToTopPerhaps()
    }
    begin(call, kind: kind, index: index, turn: turn)
    // Where an animation is asked to stay it may rest, as where it goes (F12).
    if kind == .animate, program.moves == .no { isMovedByFinger = false }
    program.isOwn = isOwn
    echo = Echo()
    if isOwn, call.isByDelegate, call.animationBlock == nil, kind == .assign || kind == .jump,
      now.event == .didScroll, now.turn == turn
    {
      echo = Echo(isOpen: true, target: program.target, moves: program.moves)
    }
  }

  /// Widens the phases by what a call may do to a motion, where that is not established: F17, G10,
  /// EN05, C18.
  private func loosen(for kind: Program.Kind, isInBlock: Bool) {
    // What a call moves under a finger that holds a glide is not the glide's doing (F16, F26).
    phases = moving(.held, to: Phase.set(.held, .stirred))
    switch kind {
    case .jump, .reveal, .stop, .halt, .endRefreshing, .tapStatusBar, .other:
      endGlidesPerhaps()
    case .assign where !switches.contains(.jumpStopsGlide): endGlidesPerhaps()
    case .animate, .revealAnimated:
      if isInBlock || !switches.contains(.jumpStopsGlide) { endGlidesPerhaps() }
    case .remove:
      mayBeRemoved = true
      for phase in [Phase.held, .stirred, .letGo, .caught, .caughtRelease, .caughtLift] {
        phases = moving(phase, to: phase.set | Phase.gone.set)
      }
      freeFromGlides()
      phases = moving(.glide, to: Phase.set(.gone))
      endDragsPerhaps()
    default: break
    }
    if kind == .jump || kind == .reveal || kind == .stop || kind == .halt {
      phases = moving(.caughtDue, to: Phase.set(.caughtDue, .doubtfulDue))
      phases = moving(.due, to: Phase.set(.due, .doubtfulDue))
    }
    if kind == .stop {
      wasDisabledSince = true
      // The finger is thrown off, and what it held may go on.
      phases = moving(.held, to: Phase.set(.held, .glide))
      phases = moving(.stirred, to: Phase.set(.stirred, .glide))
    }
    if kind == .stop || kind == .halt || kind == .other || kind == .zoom { endDragsPerhaps() }
    if kind == .other || (kind == .zoom && !isSurely(in: Phase.atRest)) {
      phases |= Phase.anything
    }
  }

  func endGlidesPerhaps() {
    guard !isSurely(in: Phase.atRest) else { return }
    for phase in [Phase.glide, .held, .stirred, .letGo] {
      phases = moving(phase, to: phase.set | Phase.rest.set)
    }
    freeFromGlides()
  }

  /// The glide that a finger has caught may be over, and the drag no more than a drag.
  private func freeFromGlides() {
    phases = moving(.caught, to: Phase.set(.caught, .drag))
    phases = moving(.caughtRelease, to: Phase.set(.caughtRelease, .release))
    phases = moving(.caughtLift, to: Phase.set(.caughtLift, .lift))
    phases = moving(.caughtDue, to: Phase.set(.caughtDue, .due))
    phases = moving(.caughtRest, to: Phase.set(.caughtRest, .dropped))
  }

  private func endDragsPerhaps() {
    guard !isSurely(in: Phase.atRest) else { return }
    for phase in [Phase.drag, .release, .lift, .caught, .caughtRelease, .caughtLift] {
      phases = moving(phase, to: phase.set | Phase.rest.set)
    }
  }
}
