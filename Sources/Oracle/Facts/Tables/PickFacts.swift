internal import Traces

// Longer than other files, for whatever changes these facts stands here, so that nothing else can.

/// What is known of touches on the rows of a table, and of what is selected.
///
/// Each part is a value of its own; here they are joined: which message, touch or call changes which.
/// It is a class, so that questions are handed a reference.
final class PickFacts {
  private(set) var options: SelectionOptions
  /// Where the rows are; nil: that is not told.
  private(set) var map: RowMap?
  private(set) var finger = RowFinger()
  private(set) var highlights: Highlights
  private(set) var tap = RowTap()
  private(set) var selection: SelectedRows
  /// What was selected before the latest update.
  private var selectionBefore = SelectedRows(isEmpty: false)
  private(set) var looks = CellLooks()
  private(set) var code = CodedPick()
  private(set) var index: SectionIndex
  private(set) var taps: TapFacts
  /// The row that the message in progress is about, and what it was answered.
  private(set) var subject = ToldRow.untold
  private(set) var reply = ToldRow.untold
  /// What could be read of the selection at the message, where it is to be what it was or was made,
  /// and whether it is.
  private(set) var reading: SelectionReading?
  /// Whether a message of the data source has been heard, so that the load was.
  private(set) var hasLoaded = false
  /// Whether a reload was called, and nothing was counted since.
  private var isReloadDue = false
  /// Whether data have been given that the table has not been told to load.
  private var areDataNew = false
  /// What the cells have for accessories.
  private(set) var accessories = Accessories.asConfigured
  private(set) var stillness: Stillness
  /// Whether the transcript tells from the beginning what is selected.
  let isFromTheStart: Bool
  /// Whether a `willSelect` or `willDeselect` has been heard.
  private(set) var hasHeardProposal = false
  /// Whether a finger has gone so far sideways that a row may stand open: a tap then closes it.
  private(set) var mayBeOpened = false
  /// Whether it would be heard that a row opens or closes.
  private let hearsSwipes: Bool
  /// The turn of the program's latest call; -1: none.
  private(set) var callTurn: Int32 = -1
  private(set) var config: [Argument]
  let scripted: [Name]
  /// Whether a bar may have a button that begins and ends editing.
  private var hasEditButton: Bool

  /// In grouped style, where headers were told to be first: they do not float.
  private(set) var restingHeaders: [TableState.Edge] = []

  init(_ watch: Watch) {
    config = watch.declaration.config
    scripted = watch.declaration.delegate.entries.map(\.message)
    options = SelectionOptions(config)
    hasEditButton =
      watch.isInNavigation && config.contains { ListFacts.barButtons.contains($0.label) }
    // What a call before the record's beginning has made of editing mode is not known.
    if watch.beginsInTheMiddle { options.set(.isEditing, to: .null) }
    let isKnown = watch.isFromTheStart && !watch.calls.leavesOpen
    isFromTheStart = isKnown
    hearsSwipes =
      isKnown && watch.hears(.willBeginEditingRow) && watch.hears(.didEndEditingRow)
      && watch.isTable
    highlights = Highlights(areKnown: isKnown)
    selection = SelectedRows(isEmpty: isKnown && watch.isTable)
    stillness = Stillness(watch)
    index = SectionIndex(config)
    taps = TapFacts(config)
    draw(watch)
  }

  /// Whether something must come before the turn ends, or may have become overdue.
  var isDue: Bool {
    highlights.isDue || tap.isOpen || tap.isLeaverOpen || tap.isNoticeOpen
      || finger.notices > 0 || isFingerDue || index.isDue || taps.isDue
      || (finger.isDown && index.wasShown)
  }

  private var isFingerDue: Bool {
    finger.isCertain && finger.rested && !finger.hasDragged && finger.spot != .unknown
      && !finger.wasPicked
  }

  // MARK: - Messages

  /// Takes in a message, or a final state, before it is judged.
  func receive(_ heard: TableHeard, _ watch: Watch) {
    subject = ToldRow(path: heard.path, isNone: heard.namesNoRow)
    reply = ToldRow(heard.answer)
    reading = nil
    followSwipe(heard)
    switch heard.event {
    case .shouldHighlightRow, .didHighlightRow, .willSelectRow, .didSelectRow, .selectionDidChange,
      .final:
      guard isChangeHeard(watch) else { break }
      reading = SelectionReading(heard, of: subject, tap, selection, options.mode)
    default: break
    }
  }

  /// Leaves a finger alone that opens a row or closes one, and all that come between (R142).
  private func followSwipe(_ heard: TableHeard) {
    if let swipes = heard.swipes {
      options.swipe(swipes)
      finger.isClouded = true
    } else if heard.isEditing == true, options.isEditing == .no {
      // A swipe that nobody heard begin.
      options.swipe(true)
      finger.isClouded = true
    }
  }

  /// Follows what a message means, after it was judged.
  func follow(_ heard: TableHeard, _ watch: Watch) {
    stillness.follow(watch.now, hearsScrolls: watch.hears(.didScroll))
    // What is read before something changes it, and after that.
    if let reading, heard.event != .didSelectRow { selection.learn(reading.told) }
    switch heard.event {
    case .numberOfRows: hasLoaded = true
    case .numberOfSections: followCount(watch)
    case .didMoveRow: followMove(watch)
    case .heightForHeader, .heightForFooter:
      if map?.isUntold(heard) == true { map = nil }
    case .shouldHighlightRow:
      finger.wasAsked = true
      highlights.ask(subject, Certainty(heard.answer?.bool))
    case .didHighlightRow:
      finger.wasHighlighted = true
      finger.highlightTurn = watch.now.turn
      highlights.highlight(subject)
    case .didUnhighlightRow: highlights.unhighlight(subject)
    case .willSelectRow: followProposal(isHeard: isChangeHeard(watch))
    case .willDeselectRow: followLeave(isCalled: watch.delegateTurn == watch.now.turn)
    case .didDeselectRow: followDeselection()
    case .didSelectRow: followSelection()
    case .selectionDidChange:
      tap.notices += 1
      finger.notices += 1
    case .accessoryButtonTapped: finger.buttons += 1
    case .setHighlighted: looks.press(heard.view ?? "", heard.isSet ?? false)
    case .setSelected: looks.select(heard.view ?? "", heard.isSet ?? false)
    case .cellForRow, .prepareForReuse: looks.reuse(heard.view ?? heard.answer?.string ?? "")
    case .sectionIndexTitles, .sectionForSectionIndexTitle: index.follow(heard, watch.now.turn)
    case .tapped:
      finger.taps += 1
      taps.follow(turn: watch.now.turn)
    default: followScrolling(watch)
    }
    // What is told for a call is wrong, and nothing need follow it.
    if Event.ofSelection.contains(heard.event), watch.isInCodeTurn(self) { tap.excuse() }
    if let reading, heard.event == .didSelectRow { selection.learn(reading.told) }
  }

  /// A table that counts once more, for no update and no reload, was told to load: nothing stays
  /// selected (R039).
  private func followCount(_ watch: Watch) {
    let isCalledFor = isReloadDue || watch.table?.rows.updates.isFresh(watch.now.turn) ?? true
    isReloadDue = false
    if hasLoaded, !isCalledFor, selection.rows?.isEmpty == false { selection.forget() }
    hasLoaded = true
    areDataNew = false
  }

  /// A finger has moved a row: what becomes of the selection is in no source, and rows stay where they
  /// are as long as their sections have as many.
  private func followMove(_ watch: Watch) {
    let edits = watch.table?.edits.heard
    if edits?.path == nil || edits?.path?.section != edits?.target?.section { map = nil }
    moveCells()
    selection.forget()
    highlights.forget()
    tap.excuse()
  }

  private func followScrolling(_ watch: Watch) {
    if watch.now.event == .willBeginDragging, finger.isDown { finger.hasDragged = true }
  }

  private func followProposal(isHeard: Bool) {
    hasHeardProposal = true
    tap = RowTap(before: selection.rows)
    // What becomes of several that were selected while the table allowed it is nowhere stated.
    if options.mode != .multiple, selection.rows?.count ?? 0 > 1 { tap.isClouded = true }
    tap.willSelect(subject, reply)
    finger.proposals += 1
    finger.proposed = subject
    highlights.use()
    if reply == .none { selection.refuse() }
    if !isHeard { selection.forget() }
  }

  private func followLeave(isCalled: Bool) {
    // With several rows a tap may begin with it (R108); what a call made doubtful stays so.
    let isOne = options.mode != .multiple
    if !(tap.isClouded && (isCalled || isOne)), !tap.isOpen || !isOne {
      tap = RowTap(before: selection.rows)
    }
    // Where one row may be selected, the question about the new one came before, perhaps unheard.
    if options.mode == .multiple { hasHeardProposal = true }
    tap.willDeselect(subject, reply)
    finger.wasDeselected = true
    if options.mode == .multiple { highlights.use() }
    if reply == .none {
      selection.keep(subject, isAlone: options.mode == .multiple)
    }
  }

  private func followDeselection() {
    if !tap.hasBegun { tap = RowTap(before: selection.rows) }
    tap.didDeselect(subject)
    finger.wasDeselected = true
    selection.deselect(subject, by: options.mode == .multiple ? .leave : .tap)
  }

  private func followSelection() {
    let isKept = tap.isUnsettled
    if tap.selected != nil { tap = RowTap(before: selection.rows) }
    tap.didSelect(subject)
    finger.selected = subject
    highlights.use()
    if isKept { return }
    // What a call in the middle of it has selected may stand beside the row, or in its place.
    if tap.isClouded { return selection.forget() }
    selection.select(subject, options.mode, by: .tap)
  }

  // MARK: - Touches

  /// Follows a touch event, with all its lines.
  func follow(_ hands: Hands, _ watch: Watch, turn: Int32) {
    taps.follow(hands, watch, turn: turn)
    if hands.deeds.contains(.began), hands.down == 1, hands.most == 1 {
      begin(hands, watch, turn: turn)
    } else {
      finger.follow(hands, turn: turn)
    }
    let reach = max(abs(hands.nearest.x), abs(hands.farthest.x))
    if reach > 2 * RowFinger.slop, !hearsSwipes { mayBeOpened = true }
    if finger.hasStrayed || hands.most > 1, watch.geometry.isScrollEnabled {
      stillness.disturb(isHeard: watch.hears(.didScroll))
    }
    if finger.isCertain {
      finger.spotNow = spot(at: hands.location, watch)
      if finger.spotNow != finger.spot { finger.hasStrayed = true }
    }
    if watch.mayMoveRowsUnheard {
      map = nil
      selection.forget()
      highlights.forget()
    }
    // What a tap selects without a word is not known.
    if !isChangeHeard(watch) { selection.forget() }
  }

  private func begin(_ hands: Hands, _ watch: Watch, turn: Int32) {
    let earlierLift = finger.liftTime
    finger = RowFinger()
    finger.earlierLift = earlierLift
    // A recognizer that waits for another tap delays what rows hear.
    finger.isCertain =
      hands.areRecorded && hands.deeds == [.began] && watch.isAlone && !watch.mayBeRemoved
      && (!taps.isThere || taps.taps == 1)
    finger.isDown = true
    finger.downTime = hands.time
    finger.downTurn = turn
    let rests =
      watch.isSurely(in: Phase.atRest) && watch.program.endsAllowed == 0 && !watch.toTop.isOpen
    finger.rested = rests || stillness.isCertain
    finger.glided = watch.isSurely(in: Phase.gliding) && watch.geometry.isScrollEnabled
    finger.spot = spot(at: hands.location, watch)
    // A button in a bar may have begun or ended editing (R212), which nothing need tell.
    if hasEditButton { options.set(.isEditing, to: .null) }
    // In editing mode a control may be near either end of a row, and what it opens a tap closes.
    if options.isEditing != .no, !isFarFromControls(hands.location, watch) { mayBeOpened = true }
    let offset = whereabouts(watch)
    if hands.location.isKnown, offset.isKnown {
      finger.place = Place(x: hands.location.x &+ offset.x, y: hands.location.y &+ offset.y)
    }
    highlights.beginTouch()
    selection.pass()
    looks = CellLooks()
    tap = RowTap()
  }

  /// Whether a place is so far from the ends of rows that no control of editing mode is there.
  private func isFarFromControls(_ place: Place, _ watch: Watch) -> Bool {
    let width = watch.geometry.size.x
    return place.isKnown && width > 0 && place.x > 120_000 && place.x < width - 120_000
  }

  /// The offset that holds, as far as it is known.
  private func whereabouts(_ watch: Watch) -> Place {
    watch.offset.isKnown ? watch.offset : stillness.offset
  }

  private func spot(at place: Place, _ watch: Watch) -> RowMap.Spot {
    let size = watch.geometry.size
    guard let map, watch.isAlone, watch.isOnlyScroller, !watch.mayBeElsewhere,
      watch.geometry.isInsetKnown, size.isKnown, place.isKnown, place.x >= 0, place.x < size.x,
      place.y >= 0, place.y < size.y
    else { return .unknown }
    let inset = watch.geometry.inset
    return map.spot(
      at: place,
      offset: whereabouts(watch),
      edges: (inset.top.units, inset.bottom.units),
      height: watch.geometry.size.y
    )
  }

  // MARK: - Calls

  /// Follows a call to this view, or to another.
  func follow(_ call: borrowing Call, _ watch: Watch, isOwn: Bool, turn: Int32) {
    if !call.isByDelegate { callTurn = turn }
    guard !Self.isHarmless(call.name) else { return }
    finger.isClouded = true
    guard isOwn else { return }
    taps.cloud()
    index.cloud()
    if !Self.movesNothing(call) { stillness.disturb(isHeard: watch.hears(.didScroll)) }
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
      reload(watch)
      mayBeOpened = mayStayOpen
      if call.name == .reloadData {
        areDataNew = false
        isReloadDue = true
        accessories = .asConfigured
      }
      if let value = call.arguments["editing"] { options.set("editing", to: value) }
    case .setSelected: looks = CellLooks()
    case _ where RowCall.Kind(call) == .update: followUpdate(watch, turn: turn)
    default: if !Self.leavesRows(call.name) { scatter() }
    }
  }

  private func followCode(_ call: borrowing Call, _ watch: Watch, turn: Int32) {
    code = CodedPick(turn: turn, isByDelegate: call.isByDelegate)
    code.isInsideSelect =
      call.isByDelegate && watch.now.event == .didSelectRow && watch.now.turn == turn
    code.isStill = call.arguments[.scrollPosition]?.string == "none"
    let rests =
      watch.isSurely(in: Phase.atRest) && watch.program.endsAllowed == 0 && !watch.toTop.isOpen
    if rests || stillness.isCertain { code.offset = whereabouts(watch) }
    let isOpen = tap.isOpen || tap.isLeaverOpen
    if tap.hasBegun { tap.isClouded = true }
    let row = ToldRow(call.arguments[.at])
    // A row that there is not may be passed over, and what nil does is nowhere stated.
    guard let path = row.path, call.isByDelegate ? !isOpen && !watch.isReloading(in: turn) : true
    else {
      return selection.forget()
    }
    let cause: SelectedRows.Cause = code.isInsideSelect ? .codeInside : .code
    if call.name == .deselectRow {
      selection.deselect(row, by: cause)
    } else if let map, map.contains(path) {
      selection.select(row, options.mode, by: cause)
    } else {
      selection.forget()
    }
  }

  private func set(_ name: Name, to value: Value) {
    if let place = config.firstIndex(where: { $0.label == name }) {
      config[place].value = value
    } else if !config.isEmpty {
      config.append(Argument(name, value))
    }
    index.set(name, to: value)
    if name == .accessoryTypes { accessories = .unknown }
    if options.set(name, to: value) {
      selection.forget()
      if tap.hasBegun { tap.isClouded = true }
    }
    // What a new height makes of the selection is nowhere stated.
    if Self.placing.contains(name) {
      map = nil
      restingHeaders = []
      areDataNew = true
      // Of new data the table knows nothing yet.
      if name != .sections { selection.forget() }
    }
  }

  /// The data are asked for anew: nothing of what was is known to be still so (R039).
  private func reload(_ watch: Watch) {
    mayBeOpened = false
    scatter()
    if !areDataNew { draw(watch) }
  }

  /// Rows come and go: what is kept of the selection is only believed, and the rest begins anew.
  private func followUpdate(_ watch: Watch, turn: Int32) {
    guard let rows = watch.table?.rows, rows.updates.depth == 0 else { return }
    let before = rows.updates.isCarriedOn ? selectionBefore : selection
    selectionBefore = before
    scatter()
    draw(watch)
    moveCells()
    guard let update = rows.updates.latest, update.turn == turn, !rows.isShaken, !before.isAssumed,
      let shift = update.shift
    else { return }
    selection = before
    selection.move(by: shift)
  }

  /// Cells go with their rows, and keep what they were made with.
  private func moveCells() {
    if accessories == .asConfigured { accessories = .moved }
  }

  private func scatter() {
    map = nil
    restingHeaders = []
    selection.forget()
    highlights.forget()
    tap.excuse()
    looks = CellLooks()
  }

  /// Draws the map of what the header says, unless more than that has a say.
  private func draw(_ watch: Watch) {
    map = nil
    guard watch.isTable, watch.calls == .recorded || watch.calls == .unsaid,
      !scripted.contains(where: Self.answers.contains),
      watch.geometry.size.isKnown
    else { return }
    let isListed = !watch.isAllObserved
    map = RowMap(
      config,
      width: watch.geometry.size.x,
      asksForViews: (
        isListed && watch.hears(.viewForHeader), isListed && watch.hears(.viewForFooter)
      )
    )
  }

  // MARK: - Ends

  /// What was due in a turn is told, or was not: it is due no more.
  func endDues(_ watch: Watch) {
    guard watch.now.event == .turnEnd else { return }
    highlights.excuse()
    index.endTurn()
    if tap.isOpen || tap.isLeaverOpen { tap.excuse() }
    finger.notices = 0
    tap.isOver = tap.hasBegun
  }

  /// After a final state everything begins anew.
  func rest(_ heard: TableHeard, _ watch: Watch) {
    if let told = heard.state.selectedRows, isChangeHeard(watch) { selection.learn(told) }
    stillness.follow(watch.now, hearsScrolls: watch.hears(.didScroll))
    for edge in heard.state.visibleHeaders ?? [] where isGrouped {
      if !restingHeaders.contains(where: { $0.section == edge.section }) {
        restingHeaders.append(edge)
      }
    }
    tap = RowTap()
    highlights.excuse()
    code = CodedPick()
    reading = nil
    if !finger.isDown { finger = RowFinger() }
    taps.rest()
    index.rest()
  }

  /// After an exception nothing that was due will come.
  func excuse() {
    scatter()
    finger = RowFinger()
    taps.rest()
    index.rest()
  }
}
