internal import Traces
internal import Transcripts

/// A call that a view follows, with what it may change of the view.
private struct FollowedCall {
  let moment: CallMoment
  let reach: CallReach
  /// The line of the call.
  let index: Int
  /// True if it comes in the midst of messages that belong together.
  let isInTheMidst: Bool

  var kind: Program.Kind { moment.kind }
  var isOwn: Bool { moment.isOwn }
}

extension Watch {
  /// Follows a call that went to another view, or to this one.
  func follow(
    _ call: borrowing Call,
    kind: Program.Kind,
    isOwn: Bool,
    turn: Int32,
    index: Int
  ) {
    let reach = reach(of: call, kind: kind, isOwn: isOwn)
    // A call that changes nothing now counts as no call.
    if reach.changesNow {
      latest.hasCause = true
      turns.follow(call, kind: kind, in: turn)
      content.inset.follow(call, in: turn)
    }
    if isOwn { followKeeping(call) }
    if reach != .none { followSite(call, kind, isOwn: isOwn) }
    if !program.toTop.isOpen { program.toTop.answer = .unknown }
    let isInTheMidst = reach != .none && isInTheMidst(call, turn: turn)
    if isInTheMidst { course.tangle.insert(.rows) }
    if call.isByDelegate, reach != .none { turns.delegate = turn }
    if isOwn { site.showing?.followInside() }
    if program.closingTime != nil { endClosing(before: call.time ?? -1) }
    if isOwn, setting.isScroller { followNotice(call, turn: turn) }
    let moment = CallMoment(kind: kind, isOwn: isOwn, turn: turn)
    addFeatures(at: moment)
    if !features.isEmpty, reach != .none || call.animationBlock != nil {
      for feature in features.all { feature.follow(call, moment, self) }
    }
    guard setting.isScroller else { return }
    let followed = FollowedCall(
      moment: moment,
      reach: reach,
      index: index,
      isInTheMidst: isInTheMidst
    )
    switch reach {
    case .none: followIdle(call, followed)
    case .later:
      if call.mayLoseFingers { drag.forgiveTouch() }
      if isOwn { applyProperty(call) }
    default: followEffect(call, followed)
    }
  }

  /// Follows where a call puts the view, or what the view stands in.
  private func followSite(_ call: borrowing Call, _ kind: Program.Kind, isOwn: Bool) {
    guard
      call.name == .frame || kind == .bounds
        || call.mayKeepTouches && (call.isOfWindow || stands(in: Int(call.view.place)))
    else { return }
    if isOwn, kind == .bounds {
      site.resize(from: geometry.size, to: Place(call.arguments[call.name]?.rect?.size))
    } else if call.fades {
      site.fade()
    } else {
      site.move()
    }
  }

  /// Follows a call that changes nothing: it is asked for messages where nothing else sends any.
  private func followIdle(_ call: borrowing Call, _ followed: FollowedCall) {
    guard followed.isOwn, followed.kind != .harmless, !call.laysOut,
      course.isSurely(in: Phase.atRest), program.isIdle, hands.down == 0
    else { return }
    begin(call, followed)
    program.call.isOwn = true
  }

  private func begin(_ call: borrowing Call, _ followed: FollowedCall) {
    begin(
      call,
      kind: followed.kind,
      reach: followed.reach,
      index: followed.index,
      turn: followed.moment.turn
    )
  }

  /// Follows a call that may change what goes on now.
  private func followEffect(_ call: borrowing Call, _ followed: FollowedCall) {
    let (kind, isOwn) = (followed.kind, followed.isOwn)
    let leavesMotion = leavesMotion(followed.reach)
    if !leavesMotion { drag.forgiveTouch() }
    if course.phases & Phase.dragging != 0, !leavesMotion { followInDrag(call, followed) }
    program.isGlideCalled = course.isSurely(in: Phase.gliding) && !motion.isDisturbed
    let takesAway = kind == .remove && (isOwn || site.container == Int(call.view.place))
    guard isOwn || takesAway || kind == .tapStatusBar || kind == .other else {
      return followElsewhere(call, kind)
    }
    if !course.isSurely(in: Phase.atRest), !leavesMotion { motion.isDisturbed = true }
    if kind == .harmless {
      applyProperty(call)
      // The scroll direction decides which edges a safe area covers.
      if geometry.insets.haveSafeArea { program.animation.disturb() }
      return
    }
    entangle(by: kind, isInTheMidst: followed.isInTheMidst)
    followHold(kind)
    if course.isSurely(in: Phase.atRest), !call.isByDelegate { beginAnew() }
    if kind == .remove { site.mayBeRemoved = true }
    if kind == .stop { drag.wasDisabledSince = true }
    // More room moves nothing that a finger holds.
    if !leavesMotion, followed.reach != .room {
      course.loosen(
        for: kind,
        isInBlock: call.animationBlock != nil,
        jumpsStopGlides: law.switches.contains(.jumpStopsGlide)
      )
    }
    followToTop(followed)
    begin(call, followed)
    followMove(call, followed)
  }

  private func followInDrag(_ call: borrowing Call, _ followed: FollowedCall) {
    if followed.kind != .harmless { drag.callTurn = followed.moment.turn }
    if call.name == .isDirectionalLockEnabled { drag.pull.hasOtherLock = true }
    disturbPull(
      followed.kind,
      isByDelegate: call.isByDelegate,
      isInBlock: call.animationBlock != nil || !followed.isOwn
    )
  }

  /// Follows a call to another view, which may reach this one: its frame, its safe area, an inner offset.
  private func followElsewhere(_ call: borrowing Call, _ kind: Program.Kind) {
    if call.isOfWindow { geometry.takeCover(call.arguments[.safeAreaInsets]?.insets) }
    program.call.company = .views
    program.animation.isPure = false
    if kind != .harmless || !course.isSurely(in: Phase.atRest) { motion.isDisturbed = true }
    if kind != .harmless { course.stir() }
    // Whoever stands farther out may have taken this view away with it.
    if kind == .remove, site.container != nil {
      site.mayBeRemoved = true
      program.animation.isEndDue = false
      course.move(.glide, to: .glide, .gone)
    }
  }

  /// Follows if the content still is where a finger has put it.
  private func followHold(_ kind: Program.Kind) {
    // Content that changes under an animation is not clamped, and stays where that is stopped. So does content
    // that an animation has taken in the turn of the change, before it was clamped.
    let staysUnclamped =
      program.animation.endsAllowed > 0
      && (kind == .geometry || kind == .halt && program.animation.isAfterChange)
    if kind == .bounds || kind == .jump || !hears(.didScroll) || staysUnclamped {
      content.isMovedByFinger = false
    }
  }

  private func followToTop(_ followed: FollowedCall) {
    guard followed.kind == .tapStatusBar else {
      if !followed.reach.leavesAnimations { program.toTop.disturb() }
      return
    }
    program.toTop.isTapped = true
    program.toTop.isDragged = false
    program.toTop.isContested = site.stage.isTopContested
    program.toTop.scrollsBeforeQuestion = 0
    if program.toTop.isOpen { program.toTop.disturb() }
  }

  /// Follows where a call that has begun moves the content.
  private func followMove(_ call: borrowing Call, _ followed: FollowedCall) {
    let kind = followed.kind
    // Content that an animation is asked to leave in its place may rest there, as at the end of an
    // animation (F12).
    if kind == .animate, program.call.moves == .no { content.isMovedByFinger = false }
    program.call.isOwn = followed.isOwn
    program.echo = Echo()
    if followed.isOwn, call.isByDelegate, call.animationBlock == nil,
      kind == .assign || kind == .jump, now.event == .didScroll, now.turn == followed.moment.turn
    {
      program.echo = Echo(isOpen: true, target: program.call.target, moves: program.call.moves)
    }
  }
}
