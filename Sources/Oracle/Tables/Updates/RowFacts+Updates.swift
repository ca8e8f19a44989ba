internal import Traces
internal import Transcripts

extension RowFacts {
  /// The facts before the latest `performBatchUpdates`, for its next call is part of it.
  struct BeforeBatch: Sendable {
    let counts: RowCounts
    let shown: ShownCells
    let isChanged: Bool
    let isWitnessed: Bool
    let places: RowPlaces
  }

  /// Follows a call that updates rows, or begins or ends a block of updates.
  func followUpdate(_ call: borrowing Call, _ watch: Watch, turn: Int32) {
    switch updates.take(call, turn: turn) {
    case .noted: break
    case .carriedOut(let changes):
      beforeBatch =
        call.block == .performBatchUpdates
        ? BeforeBatch(
          counts: counts,
          shown: shown,
          isChanged: doubt.isChanged,
          isWitnessed: pass.isWitnessed,
          places: places
        ) : nil
      carryOut(changes, call, watch, turn: turn)
    case .carriedOn(let changes):
      if let before = beforeBatch { goBack(to: before) }
      carryOut(changes, call, watch, turn: turn)
    }
  }

  /// Follows a snapshot that is applied with animation: rows come, go and move as by an update.
  ///
  /// - Returns: true if it is known where all of them are.
  func followSnapshot(_ call: borrowing Call, _ watch: Watch) -> Bool {
    let isLoaded = calls.reload == nil || pass.hasSections || pass.hasRows
    guard call.name == .applySnapshot, let changes = watch.table?.snapshots.changes,
      let shift = RowShift(changes), isLoaded, !doubt.isShaken
    else { return false }
    held.isHeld = false
    cells.displayed = nil
    updates.rest()
    follow(shift)
    return true
  }

  private func goBack(to before: BeforeBatch) {
    counts = before.counts
    shown = before.shown
    doubt.isChanged = before.isChanged
    pass.isWitnessed = before.isWitnessed
    places = before.places
  }

  /// Has the table answer by the new numbers from now on (R173).
  private func carryOut(
    _ changes: RowChanges,
    _ call: borrowing Call,
    _ watch: Watch,
    turn: Int32
  ) {
    held.isHeld = false
    cells.displayed = nil
    let isLoaded = calls.reload == nil || pass.hasSections || pass.hasRows
    let isInside =
      call.isByDelegate && watch.now.turn == turn
      && (layoutTurn == turn || updates.movedTurn == turn)
    var update = RowUpdate(
      changes,
      before: counts,
      turn: turn,
      time: call.time ?? -1,
      isBatch: call.block == .performBatchUpdates,
      isTrusted: !doubt.isShaken && isLoaded && !isInside && counts.sections != nil,
      isPlain: isLoaded && !isInside
    )
    update.noteShown(shown.rows.keys)
    updates.latest = update
    guard let shift = update.shift, isLoaded, !isInside else {
      loseTrack()
      return shown.scatter()
    }
    follow(shift)
  }

  private func follow(_ shift: RowShift) {
    counts = shift.counts(from: counts)
    areCountsNew = true
    shown.move(by: shift)
    calls.reconfigure.move(by: shift)
    pass.update()
    edges = Edges(isWhole: false)
  }

  /// Takes in that a finger has moved a row: the rows between go by other paths, as after an
  /// update.
  func follow(_ move: RowChanges.Move<RowPath>, turn: Int32) {
    updates.movedTurn = turn
    var changes = RowChanges()
    changes.move(move)
    held.isHeld = false
    cells.displayed = nil
    if let shift = RowShift(changes) { follow(shift) }
    // A row takes its height along.
    if places.haveSeveralHeights { places.forget() }
  }
}
