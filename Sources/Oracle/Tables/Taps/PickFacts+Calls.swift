internal import Traces
internal import Transcripts

/// The effects of calls on rows, and on the selection.
extension PickFacts {
  /// Follows a call to this view, or to another.
  func follow(_ call: borrowing Call, _ watch: Watch, isOwn: Bool, turn: Int32) {
    if !call.isByDelegate {
      callTurn = turn
      scene.exchange = Exchange()
    }
    guard !Self.isHarmless(call.name) else { return }
    scene.lose(.call)
    guard isOwn else { return stillness.disturbAround() }
    taps.cloud()
    index.cloud()
    if call.may(change: [.offset, .bounds]) { stillness.place() }
    if call.name == .bounds, call.block == nil, let bounds = call.arguments[.bounds]?.rect {
      stillness.move(to: bounds)
    } else if let place = jump(by: call, watch) {
      stillness.put(at: place, in: turn)
    } else if !Self.movesNothing(call) {
      // Rows that come and go leave content at its top.
      let isKept =
        stillness.offset == Place(x: 0, y: 0) && watch.hasNoInsets
        && call.changes.isSubset(of: Self.ofRows)
      stillness.disturb(isHeard: watch.hears(.didScroll) || isKept)
    }
    if let value = call.arguments[call.name] { set(call.name, to: value) }
    if ListFacts.barButtons.contains(call.name) { hasEditButton = true }
    switch call.name {
    case .selectRow, .deselectRow: followCode(call, watch, turn: turn)
    case .reloadData, .setEditing:
      // A table that is told what it is already leaves open what was opened.
      let isChange =
        options.isEditing != .unknown
        && Certainty(call.arguments["editing"]?.bool) != options.isEditing
      let mayStayOpen = mayBeOpened && call.name == .setEditing && !isChange
      if call.name == .reloadData { layout.reload() }
      let before = selection
      reload(watch, turn: turn)
      mayBeOpened = mayStayOpen
      // An empty selection is kept; of others only a change is known to drop them (R149).
      if before.rows?.isEmpty == true {
        selection = before
      } else if call.name == .reloadData || (isChange && !call.isByDelegate) {
        selection.empty()
      }
      if let value = call.arguments["editing"] { options.set("editing", to: value) }
    case .setSelected: scene.looks = CellLooks()
    case _ where RowCall.Kind(call) == .update: followUpdate(watch, turn: turn)
    default: if !Self.leavesRows(call.name) { scatter(turn: turn) }
    }
  }

  /// Returns the place to which a call puts content that rests, at once and within its range; nil: it does not,
  /// or that is not known.
  private func jump(by call: borrowing Call, _ watch: Watch) -> Place? {
    guard stillness.isCertain || watch.course.isSurely(in: Phase.atRest) && watch.program.isIdle,
      call.name == .contentOffset || call.name == .setContentOffset, !call.isAnimated,
      !call.isByDelegate, call.block == nil, watch.record.hasAllCalls, watch.hands.areRecorded,
      let target = call.arguments[.contentOffset]?.point, target.x == .zero,
      let total = watch.table?.rows.places.total, watch.geometry.size.isKnown, watch.hasNoInsets
    else { return nil }
    let place = Place(target)
    let most = total - Int64(watch.geometry.size.y)
    return (0...max(0, most)).contains(Int64(place.y)) ? place : nil
  }

  private static let ofRows: Changes = [.rows, .updates, .load, .data, .cells]

  private func followCode(_ call: borrowing Call, _ watch: Watch, turn: Int32) {
    code = CodedPick(turn: turn, isByDelegate: call.isByDelegate)
    code.isInsideSelect =
      call.isByDelegate && watch.now.event == .didSelectRow && watch.now.turn == turn
    code.isStill = call.arguments[.scrollPosition]?.string == "none"
    let rests =
      watch.course.isSurely(in: Phase.atRest) && watch.program.isIdle
    if rests || stillness.isCertain { code.offset = whereabouts(watch) }
    let isOpen = scene.exchange.isOpen || scene.exchange.isLeaverOpen
    if scene.exchange.hasBegun { scene.exchange.lose(.delegate) }
    let row = ToldRow(naming: call.arguments[.at])
    // A row that there is not may be passed over, and what nil does is nowhere stated.
    guard let path = row.path, call.isByDelegate ? !isOpen && !watch.isReloading(in: turn) : true
    else {
      return selection.forget()
    }
    let cause: SelectedRows.Cause = code.isInsideSelect ? .codeInside : .code
    if call.name == .deselectRow {
      selection.deselect(row, by: cause)
    } else if let map, map.contains(path) {
      selection.select(row, options.mode.ifTold, by: cause)
    } else {
      selection.forget()
    }
  }

  private func set(_ name: Name, to value: Value) {
    layout.set(name, to: value)
    index.set(name, to: value)
    if options.set(name, to: value) {
      selection.forget()
      if scene.exchange.hasBegun { scene.exchange.lose(.delegate) }
    }
    // No source says what a new height makes of the selection. The table knows nothing yet of new
    // data.
    if RowLayout.places(name), name != .sections { selection.forget() }
  }

  /// Takes in that the data are asked for anew: nothing of what was is known to be still so (R039).
  private func reload(_ watch: Watch, turn: Int32) {
    mayBeOpened = false
    scatter(turn: turn)
    if !layout.areDataNew { layout.draw(watch) }
  }

  /// Rows come and go: what is kept of the selection is only believed, and the rest begins anew.
  private func followUpdate(_ watch: Watch, turn: Int32) {
    guard let rows = watch.table?.rows, rows.updates.depth == 0 else { return }
    let before = rows.updates.isCarriedOn ? selectionBefore : selection
    selectionBefore = before
    // A block without updates may change heights, and leaves every row what it was (R171).
    if let update = rows.updates.latest, update.turn == turn, update.changes.isEmpty {
      return layout.draw(watch)
    }
    scatter(turn: turn)
    layout.draw(watch)
    layout.moveCells()
    guard let update = rows.updates.latest, update.turn == turn, !rows.doubt.isShaken,
      let shift = update.shift
    else { return }
    selection = before
    selection.move(by: shift)
  }

  /// Takes in that all rows may be elsewhere, or others.
  func scatter(turn: Int32) {
    layout.scatter()
    selection.forget()
    highlights.forget(turn: turn)
    if scene.exchange.hasBegun { scene.exchange.lose(.change) }
    scene.looks = CellLooks()
  }
}

extension Watch {
  /// True if the content may rest nowhere but within the view, as far as it fills that.
  fileprivate var hasNoInsets: Bool {
    geometry.insets.areKnown && geometry.insets.adjusted == .zero
  }
}
