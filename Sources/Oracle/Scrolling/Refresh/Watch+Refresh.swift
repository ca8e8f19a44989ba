internal import Traces
internal import Transcripts

extension Watch {
  /// Follows a call to this view about its refresh control or its indicators.
  func followNotice(_ call: borrowing Call, turn: Int32) {
    switch call.name {
    case .flashScrollIndicators: begin(.flash, call, turn: turn)
    case .scrollIndicatorInsets, .horizontalScrollIndicatorInsets,
      .verticalScrollIndicatorInsets:
      begin(.indicatorInsets, call, turn: turn)
    case .beginRefreshing:
      begin(.beginRefreshing, call, turn: turn)
      noteTop()
      refresh.isOpen = geometry.hasRefreshControl ? .yes : .unknown
      refresh.hasRefreshed = true
      geometry.shareInset(isTold: areInsetsTold)
    case .endRefreshing:
      noteTop()
      refresh.isReturnDue = refresh.isOpen == .yes && content.isMovedByFinger
      // A pull that is not heard may open it again.
      refresh.isOpen = hears(.refreshControlValueChanged) ? .no : .unknown
      refresh.isPulled = false
    case .refreshControl:
      // A view that is given what it has keeps it, and the room that it holds (P05).
      let isKept = geometry.hasRefreshControl && call.arguments[call.name]?.bool == true
      if !isKept { replaceControl() }
      // A pull that is not heard opens it, and the room that it holds belongs to the inset.
      let isThere = call.arguments[call.name]?.bool == true
      if isThere, !hears(.refreshControlValueChanged) { geometry.shareInset(isTold: areInsetsTold) }
    case .contentInset, .safeAreaInsets, .contentInsetAdjustmentBehavior, .frame, .bounds:
      refresh.closedTop = nil
    // A safe area covers what scrolls.
    case _ where hasOwnSafeArea && call.name.decidesWhatScrolls: refresh.closedTop = nil
    default: break
    }
  }

  /// True if a safe area has a part in the inset, whatever the control holds.
  private var hasOwnSafeArea: Bool { geometry.insets.haveSafeArea && !geometry.insets.holdControl }

  /// Follows a control that is taken away, and perhaps gives way to another, which has begun nothing.
  private func replaceControl() {
    if refresh.closedTop == nil { noteTop() }
    let top = refresh.closedTop
    refresh = Refresh()
    // A pull that is not heard may open it.
    refresh.isOpen = hears(.refreshControlValueChanged) ? .no : .unknown
    refresh.closedTop = top
  }

  private func begin(_ kind: StillCall.Kind, _ call: borrowing Call, turn: Int32) {
    program.still = StillCall()
    guard !isOnItsWayHome, course.isSurely(in: Phase.atRest), !course.isMidway, !call.isByDelegate,
      call.animationBlock == nil,
      program.isIdle, !isZooming, record.calls == .recorded,
      hands.down == 0,
      // A scroll to the top may be under way that nobody has heard begin.
      !program.toTop.isTapped || hears(.shouldScrollToTop)
    else { return }
    program.still = StillCall(kind: kind, turn: turn, place: content.offset)
  }

  /// Begins to watch what comes of the end of a refresh: the content may go back to the top, frame by
  /// frame, and the inset is another.
  func closeRefresh(_ next: inout Program) {
    if !course.isSurely(in: Phase.dragging), next.closingTime == nil {
      next.animation.endsAllowed += 1
      next.closingTime = next.call.time
    }
    geometry.shareInset(isTold: areInsetsTold)
  }

  /// Follows what the refresh control tells.
  func followPulledRefresh() {
    noteTop()
    // The control may have opened its room before it tells of the pull (P07): that top is no closed one.
    if content.inset.noticedTurn == now.turn { refresh.closedTop = nil }
    refresh.isOpen = .yes
    refresh.isPulled = true
    refresh.hasRefreshed = true
    refresh.isOfLatestDrag = true
    geometry.shareInset(isTold: areInsetsTold)
  }

  /// Follows a pull past the top where nobody hears what the control tells: it may open its room.
  func followUnheardPull() {
    guard !hears(.refreshControlValueChanged), refresh.isOpen != .yes,
      !now.offset.isKnown || !geometry.isRangeKnown || now.offset.y < geometry.least.y
    else { return }
    refresh.isOpen = .unknown
    geometry.shareInset(isTold: areInsetsTold)
  }

  /// Notes the top of the range where the control is closed.
  private func noteTop() {
    guard refresh.isOpen == .no else { return }
    refresh.closedTop = geometry.isRangeKnown ? geometry.least.y : nil
  }

  /// True if the message that tells a new inset stands in the lift of the finger that has pulled.
  var isOpenedAtLift: Bool {
    // If `willEndDragging` is not heard, it may have come.
    let opening = law.widened(Phase.dragging | Phase.releasing, in: .anything)
    return refresh.isPulled && refresh.isOfLatestDrag && course.phases & ~opening == 0
      && turns.touch == now.turn && hands.isLastLifted && turns.call != now.turn
  }

  /// Forgets a room that must have closed: no source says how long it takes, and an animation of UIKit's takes a
  /// third of a second.
  func endClosing(before time: Microseconds) {
    guard let start = program.closingTime, start >= 0, time - start >= 1_000_000,
      course.phases & Phase.dragging == 0
    else { return }
    program.closingTime = nil
    program.animation.endsAllowed = max(0, program.animation.endsAllowed - 1)
  }

  /// Notes that a control which was ended, where the view rests now, has given its room back (R228).
  func giveRoomBack() {
    guard refresh.isOpen == .no, refresh.hasRefreshed, record.calls == .recorded else { return }
    refresh.hasRefreshed = false
    geometry.takeRoomBack(isTold: now.known.contains(.adjustedInset))
  }

  /// True if code has begun a refresh, which opens the control's room and moves nothing (P05).
  var isRefreshStartedByCode: Bool { refresh.isOpen == .yes && !refresh.isPulled }

  /// True if a record tells of the insets, so that it tells when they change.
  var areInsetsTold: Bool { content.inset.told != nil && hears(.didChangeAdjustedContentInset) }

  /// True if nothing has happened since a call that moves nothing: rows that are measured late may
  /// move content by themselves (R018).
  var isStill: Bool {
    program.still.kind != .none && turns.call <= program.still.turn
      && turns.touch < program.still.turn
      && turns.delegate < program.still.turn
      && !content.measured.mayHaveChanged(since: program.still.turn)
      && !hasEstimates
      && course.isSurely(in: Phase.atRest)
  }

  /// True if anything is asked of this view that is asked of few.
  var isUnusual: Bool {
    setting.isUnusual || geometry.isUnusual || program.still.kind != .none
  }
}
