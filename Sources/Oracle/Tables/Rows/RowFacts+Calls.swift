internal import Traces
internal import Transcripts

/// The effects of calls on rows.
extension RowFacts {
  /// Follows a call to this view, or to another.
  func follow(_ call: borrowing Call, _ watch: Watch, isOwn: Bool, turn: Int32) {
    if call.isByDelegate, watch.now.turn == turn, watch.now.event.isMidLayout {
      layoutTurn = turn
    }
    // Until all of a move is told, cells may go by their old or their new paths.
    if call.isByDelegate, updates.movedTurn == turn {
      loseTrack()
      shown.scatter()
    }
    guard isOwn else {
      calls.latest?.isPlain = false
      calls.reload?.isUndisturbed = false
      return
    }
    layOutCounts()
    cells.displayed = nil
    let next = made(of: call, watch, turn: turn)
    let leavesRows = next.kind == .query || next.kind == .look
    if !leavesRows {
      // It may have ended the glide that the finger has stopped.
      finger.isCatch = false
      calls.reload?.isUndisturbed = false
    }
    raising = nil
    if next.kind != .update { updates.follow(call) }
    followKind(of: next, call, watch, turn: turn)
    if next.kind == .model { return }
    // If nothing has moved the view since, an earlier call still tells its place.
    if leavesRows || call.laysOut {
      if next.kind != .unrelated { calls.aside = next }
    } else {
      calls.latest = next
    }
  }

  /// Returns a call with what is known as it comes.
  private func made(of call: borrowing Call, _ watch: Watch, turn: Int32) -> RowCall {
    var made = RowCall(call, turn: turn)
    let isOutside = watch.geometry.isOutside(watch.content.offset)
    made.isInside = watch.geometry.isRangeKnown && !isOutside
    made.isPlain = !call.isByDelegate && call.block == nil && watch.turns.block == nil
    made.isSettled = calls.reload == nil
    made.isFirst = made.time < 0 || calls.latest?.time != made.time
    made.isNothingSelected =
      held.isHeld && held.rows.isEmpty || watch.table?.picks.selection.rows?.isEmpty == true
    made.isAtRest =
      watch.course.isSurely(in: Phase.atRest) && watch.program.isIdle
      && !watch.program.toTop.isTapped
    if made.isAtRest, !isOutside { made.offset = watch.content.offset }
    // A table that nothing has moved is still where it was.
    if made.isAtRest, !watch.content.offset.isKnown, watch.setting.isTable,
      let still = watch.table?.picks.stillness, still.isCertain
    {
      made.offset = still.offset
    }
    if restingPlace.isKnown {
      made.isAtRest = true
      made.offset = restingPlace
      restingPlace = .unknown
    }
    return made
  }

  private func followKind(
    of next: RowCall,
    _ call: borrowing Call,
    _ watch: Watch,
    turn: Int32
  ) {
    switch next.kind {
    case .reloadTitles: areTitlesDue = next.isPlain && next.isSettled
    case .reload:
      let isPicked = watch.now.event == .didSelectRow && watch.now.turn == turn
      begin(next, isAsideOfLayout: call.isByDelegate && call.block == nil && isPicked)
      countUnheard(watch)
    case .update: followUpdate(call, watch, turn: turn)
    case .model:
      setup.forget(next.name)
      noteFlatRows(in: call.arguments)
      if next.name != .sections { places.forget() }
      // A block is laid out as it ends.
      if call.may(change: [.heights, .estimates]) || call.block != nil { mayCountAgain(watch) }
      if calls.latest?.kind == .scroll { calls.latest?.isUndisturbed = false }
    case .scroll:
      // In the midst of a load the table may know other rows than were counted last.
      if let path = next.path, counts.has(path) == .no, next.isSettled, layoutTurn != turn {
        raising = .noRow
      }
      pass.isRowSought = true
    case .scrollToSelected: pass.isRowSought = true
    case .pick:
      held.isHeld = false
      pass.isRowSought = true
    case .reconfigure where !call.isByDelegate && call.block == nil:
      calls.reconfigure.follow(call, self, turn: updates.depth == 0 ? turn : -1)
    case .reconfigure:
      calls.reconfigure.loosen()
      loseTrack()
    case .other:
      if call.arguments[.reconfiguredItemIdentifiers] != nil { calls.reconfigure.loosen() }
      if !followSnapshot(call, watch) { shake(next) }
    default: break
    }
  }

  private func begin(_ call: RowCall, isAsideOfLayout: Bool) {
    updates.spoil()
    pass = LoadPass()
    pass.isWitnessed = call.isPlain
    shown.reload()
    calls.reconfigure.reload()
    calls.reload = call
    held.isHeld = false
    if doubt.isShaken { edges = Edges(isWhole: false) } else { edges.load() }
    // Within a message of its layout a table is in the middle of something, and in a block nobody knows.
    doubt.isChanged = !call.isPlain && !isAsideOfLayout
  }

  /// Takes in a call whose effect on rows is not followed.
  private func shake(_ call: RowCall) {
    held.isHeld = false
    switch call.name {
    case .becomeFirstResponder: doubt.keepCells()
    // Rows stay where they are in the content, whatever part of it the view shows.
    case .bounds where call.isPlain, .frame where call.isPlain: break
    // A call that decides how fingers move the content, or types text, leaves rows as they are.
    case _ where call.name.changes.isDisjoint(with: Self.losing): break
    default: loseTrack()
    }
  }
}
