internal import Traces
internal import Transcripts

/// The facts about a table's rows and the cells that show them.
final class RowFacts {
  var setup: TableSetup
  var counts = RowCounts()
  var pass = LoadPass()
  var shown: ShownCells
  var places: RowPlaces
  var areCountsNew = false
  /// The updates of its rows and sections.
  var updates: UpdateFacts
  var beforeBatch: BeforeBatch?
  /// The calls that came since rest.
  var calls = Calls()
  /// The reason why an exception is due.
  var raising: Raising?
  /// The headers and footers.
  var edges: Edges
  /// The selection at the last message that told it.
  var held = HeldSelection()
  /// The facts that were heard of cells.
  var cells = HeardCells()
  /// The facts about the finger that is down, or was the latest.
  var finger = Finger()
  /// The reasons to doubt rows.
  var doubt = RowDoubt()
  /// The offset at which the table was told to be at rest, with nothing heard since.
  var restingPlace = Place.unknown
  /// True if any came into view in this turn.
  private(set) var hasNewRows = false
  /// True if the index titles are to be asked for in this turn.
  var areTitlesDue = false
  /// True if they were asked for.
  private(set) var hasTitles = false
  /// The turn in which a delegate last called in the midst of a load or a layout.
  var layoutTurn: Int32 = -1

  init(_ watch: Watch) {
    let declaration = watch.setting.declaration
    setup = TableSetup(declaration, switches: watch.law.switches)
    places = RowPlaces(declaration, estimatesRows: setup.estimatesRows)
    let record = watch.record
    shown = ShownCells(isFromTheStart: record.isFromTheStart, isMidway: record.isMidway)
    edges = Edges(isWhole: true)
    updates = UpdateFacts(declaration, calls: watch.record.calls)
    pass.isWitnessed = watch.record.isFromTheStart
    noteFlatRows(in: declaration.config)
    countUnheard(watch)
    if watch.record.calls == .hidden {
      setup = TableSetup(Header.View(name: .main, component: "table"), switches: watch.law.switches)
      places.forget()
      doubt.isChanged = true
    }
  }

  /// True if something must come before the turn ends.
  var isDue: Bool {
    raising != nil || cells.preparedAhead != nil || calls.reload != nil || updates.isDue
      || hasNewRows
      || areTitlesDue || isLastingDue
      || (!setup.fetchesAhead && (shown.latest != nil || shown.awaitsUnnamed))
  }

  /// True if something must come that may take some frames.
  private var isLastingDue: Bool {
    !shown.leaving.isEmpty || !calls.reconfigure.due.isEmpty
      || updates.latest.map { !$0.due.isEmpty || !$0.changes.rows.inserted.isEmpty } ?? false
  }

  /// Takes a message, or a final state, in before it is judged.
  func receive(_ heard: TableHeard, _ watch: Watch) {
    if !cells.hasBegun, heard.event.isOfTable {
      cells.hasBegun = true
      if heard.event == .numberOfSections, isSurelyLoading(watch) { pass.isWitnessed = true }
    }
    endDisplay(heard, watch)
    // If calls are not in the record, a count after a cell begins another load.
    if heard.event == .numberOfSections, pass.hasCell, watch.record.calls.leavesOpen {
      pass = LoadPass()
      pass.isWitnessed = true
    }
    if heard.event == .numberOfSections || heard.event == .numberOfRows,
      watch.record.calls.leavesOpen
    {
      shown.doubtPaths()
    }
    // Another count may tell of an update that was not recorded: rows may have other paths since.
    if heard.event == .numberOfRows, watch.record.calls.leavesOpen, cells.hasDisplayed,
      let before = heard.section.flatMap({ counts.rows(in: $0) }), before != heard.count
    {
      blur()
    }
    if heard.event == .cellForRow, isMovedUnheard(heard, watch) { blur() }
    if heard.event != .numberOfSections, heard.event != .numberOfRows { layOutCounts() }
    switch heard.event {
    case .willBeginDragging:
      finger.hasDragged = true
      finger.hasDraggedSincePress = true
      calls.reload?.isUndisturbed = false
    case .heightForHeader, .heightForFooter, .viewForHeader, .viewForFooter, .titleForHeader,
      .titleForFooter:
      if !places.tells(heard) { places.forget() }
    case .didEndDraggingToRest, .didEndDraggingToGlide, .didEndDragging:
      finger.hasDraggedSincePress = true
    // One that lets go in another's drag may pick.
    case .shouldHighlightRow, .didHighlightRow, .didUnhighlightRow:
      finger.hasDraggedSincePress = false
    case .didEndDecelerating where watch.isUnderOneFinger && !finger.hasDragged:
      // Whatever has come of the glide, it went on when the finger came.
      finger.isCatch = true
    case .heightForRow: if heard.isAnswered { learnHeight(heard) }
    default: break
    }
  }

  /// Returns true if a displayed cell is answered for another row, which an update may have given it: nobody
  /// has recorded a call, and no count is heard.
  private func isMovedUnheard(_ heard: TableHeard, _ watch: Watch) -> Bool {
    guard watch.record.calls.leavesOpen, !watch.hears(.numberOfRows),
      let row = heard.answer?.string.flatMap(shown.row)
    else { return false }
    return row != heard.path
  }

  /// Returns true if the first count of a record begins a load, and no update that another call asks for.
  private func isSurelyLoading(_ watch: Watch) -> Bool {
    guard watch.record.isMidway else { return true }
    return !watch.record.calls.leavesOpen && watch.turns.call != watch.now.turn
  }

  /// Forgets that a cell was announced just now, where its look may be the doing of a tap or a call that
  /// nobody recorded.
  private func endDisplay(_ heard: TableHeard, _ watch: Watch) {
    guard cells.displayed != nil, heard.event == .setSelected || heard.event == .setHighlighted,
      !watch.hands.areRecorded || watch.record.calls.leavesOpen
    else { return }
    if heard.isSet != false || cells.displayTurn != watch.now.turn { cells.displayed = nil }
  }

  /// Follows what a message means, after it was judged.
  func follow(_ heard: TableHeard, _ watch: Watch) {
    raising = nil
    restingPlace = .unknown
    if heard.event == .sectionIndexTitles {
      hasTitles = true
      areTitlesDue = false
    }
    // A text field that is edited keeps its cell (R062).
    switch watch.now.event {
    case .textFieldDidBegin: doubt.keepCells()
    case .textFieldDidEnd, .keyboardWillHide: doubt.hasLeftKeyboard = true
    case .didScroll: if doubt.mayKeepCells { doubt.mayHaveKept = true }
    default: break
    }
    if heard.event == .didScroll { cells.scrollInstant = watch.now.instant }
    if heard.event == .cellForRow, calls.reload == nil, pass.hasCell {
      cells.askInstant = watch.now.instant
    }
    pass.learn(heard, turn: watch.now.turn)
    if heard.event == .numberOfSections || heard.event == .numberOfRows {
      counts.learn(heard)
      areCountsNew = true
    }
    updates.learn(heard)
    if let move = heard.move { follow(move, turn: watch.now.turn) }
    followCells(heard, watch)
    switch heard.event {
    case .willSelectRow, .didSelectRow:
      if calls.reload?.turn != watch.now.turn { calls.reload?.isSelectedSince = true }
    default: break
    }
    let isLoadTold = !watch.record.calls.leavesOpen || watch.hears(.numberOfRows)
    edges.learn(heard, turn: watch.now.turn, isLoadTold: isLoadTold)
    followSelection(heard, watch)
  }

  private func followCells(_ heard: TableHeard, _ watch: Watch) {
    if heard.event.isOfTable { cells.preparedAhead = nil }
    switch heard.event {
    case .cellForRow: followMaking(heard, watch)
    case .willDisplayCell:
      cells.hasDisplayed = true
      hasNewRows = true
      if let path = heard.path { shown.display(heard.view, at: path) } else { blur() }
      cells.displayed = heard.view
      cells.displayTurn = watch.now.turn
    case .didEndDisplayingCell:
      if heard.path == nil, heard.view == nil { blur() }
      shown.end(heard.view, at: heard.path)
    case .prepareForReuse:
      guard let cell = heard.view else { break }
      // A cell that is prepared was handed out, and not set up anew.
      if let asked = cells.askedAgain, asked.cell == cell { shown.make(cell, at: asked.path) }
      cells.askedAgain = nil
      if let latest = shown.latest, let made = shown.made[latest]?.cell {
        cells.preparedAhead = made == cell ? nil : cell
      } else {
        cells.preparedAhead = cell
      }
      // The question before the first message is not known. If no display is heard, the last
      // question is not known either.
      if !cells.hasHeard || !watch.hears(.willDisplayCell) { cells.preparedAhead = nil }
      // A cell that is set up anew may be answered with another, which its row does not get (R671).
      if calls.reconfigure.turn == watch.now.turn { cells.preparedAhead = nil }
      shown.prepare(cell)
    default: break
    }
    if heard.event.isOfTable { cells.hasHeard = true }
    let isLook = heard.event == .setSelected || heard.event == .setHighlighted
    if heard.event != .willDisplayCell, !isLook { cells.displayed = nil }
  }

  private func followMaking(_ heard: TableHeard, _ watch: Watch) {
    guard let path = heard.path else {
      blur()
      return shown.awaitUnnamed(watch.hears(.willDisplayCell) && !watch.record.calls.leavesOpen)
    }
    if calls.reconfigure.isAsked(path) {
      if let cell = heard.answer?.string, shown.row(of: cell) != path { shown.stray(cell) }
      return calls.reconfigure.ask(path)
    }
    cells.askedAgain = nil
    if watch.record.calls.leavesOpen, mayBeSetUpAnew(path, heard.answer?.string) {
      cells.askedAgain = heard.answer?.string.map { (path, $0) }
      return
    }
    // A cell whose display is never heard is not kept.
    if watch.hears(.willDisplayCell) { shown.make(heard.answer?.string, at: path) }
    if heard.isAnsweredWithNil {
      raising = .noCell
    } else if let registered = setup.registered, let identifier = setup.identifier(at: path.row),
      let identifier, !registered.contains(identifier)
    {
      raising = .notRegistered
    }
    if raising != nil { shown.excuse() }
  }

  /// Returns true if a call that nobody recorded may have a row set up anew: it is displayed, and stays so.
  ///
  /// After an update that nobody recorded it goes by another path than it was displayed with.
  private func mayBeSetUpAnew(_ path: RowPath, _ cell: String?) -> Bool {
    guard let cell else { return shown.isShown(path) }
    // A row that was displayed before the record begins may be asked for as well.
    guard let row = shown.row(of: cell) else { return shown.mayShowOthers }
    return row == path ? shown.isShown(path) : doubt.isVague
  }

  /// Takes in that a message does not tell which row it is about.
  private func blur() {
    doubt.isVague = true
    shown.forget()
  }

  private func followSelection(_ heard: TableHeard, _ watch: Watch) {
    if heard.event.isOfPicking { held.isHeld = false }
    guard let rows = heard.selectedRows else { return }
    held.rows = rows
    // A call may load first, and tell that before it selects.
    held.isHeld =
      !heard.event.isOfPicking && watch.turns.touch != watch.now.turn
      && (watch.turns.call != watch.now.turn || isTurnOfScroll(watch))
  }

  /// Returns true if the turn is that of a call which moves the content, and does nothing to rows.
  private func isTurnOfScroll(_ watch: Watch) -> Bool {
    guard let call = calls.latest, call.turn == watch.now.turn,
      watch.turns.delegate != watch.now.turn
    else {
      return false
    }
    return call.kind == .unrelated || call.kind == .scroll
  }

  /// Finds the places of the rows anew, once all of them are counted.
  func layOutCounts() {
    guard areCountsNew else { return }
    places.layOut(counts)
    areCountsNew = false
  }

  /// Follows a touch event, with all its lines.
  func follow(_ hands: Hands, _ watch: Watch) {
    layOutCounts()
    restingPlace = .unknown
    held.isHeld = false
    if watch.text != nil, !watch.hears(.textFieldDidBegin) { doubt.keepCells() }
    updates.interrupt()
    calls.latest?.isUndisturbed = false
    calls.reload?.isUndisturbed = false
    if watch.mayMoveRowsUnheard {
      loseTrack()
      shown.scatter()
    }
    if hands.deeds.contains(.began), hands.down == 1 {
      finger.hasDragged = false
      // A view that does not scroll lets fingers pass (EN01).
      finger.isCatch = watch.course.isSurely(in: Phase.gliding) && watch.geometry.isScrollEnabled
    } else if watch.hasDraggedUnheard {
      finger.hasDragged = true
    }
  }

  /// Forgets what rows are where.
  func loseTrack() {
    doubt.isChanged = true
    places.forget()
    shown.forget()
    pass.isWitnessed = false
  }

  /// Ends what was due in the turn, told or not.
  func endDues(_ watch: Watch) {
    raising = nil
    cells.preparedAhead = nil
    hasNewRows = false
    areTitlesDue = false
    updates.endTurn(watch.now)
    if !setup.fetchesAhead { shown.excuse() }
  }

  /// Begins anew after a final state.
  func rest(_ heard: TableHeard, _ watch: Watch) {
    raising = nil
    calls = Calls()
    cells.preparedAhead = nil
    cells.displayed = nil
    let isStill =
      watch.now.known.isSuperset(of: .demanded) && watch.now.raised.isDisjoint(with: .flags)
    restingPlace = isStill ? watch.now.offset : .unknown
    shown.excuse()
    shown.excuseLeaving()
    doubt.rest(hearsScrolls: watch.hears(.didScroll))
    updates.rest()
    if let rows = heard.selectedRows {
      held.rows = rows
      held.isHeld = true
    }
  }

  /// Forgets what was due: after an exception nothing of it will come.
  func excuse() {
    raising = nil
    calls.reload = nil
    calls.latest = nil
    cells.preparedAhead = nil
    shown.excuse()
    shown.excuseLeaving()
    updates.excuse()
  }
}

extension Watch {
  /// True if one finger is down alone, or is lifted in this turn, and nothing else has come since it came.
  fileprivate var isUnderOneFinger: Bool {
    hands.areRecorded && hands.most == 1 && turns.call < turns.touchDown
      && turns.delegate < turns.touchDown && !record.calls.leavesOpen
      && (hands.down == 1 || hands.isLastLifted && turns.touch == now.turn)
  }
}
