internal import Traces

/// What is known of a table's rows and of the cells that show them.
struct RowFacts: Sendable {
  /// Why the table must raise an exception now.
  enum Raising: Sendable {
    /// The data source had no cell (R030).
    case noCell
    /// No class was registered for the identifier (R052).
    case notRegistered
    /// The program scrolls to a row that there is not (R082).
    case noRow
  }

  var setup: TableSetup
  var counts = RowCounts()
  var pass = LoadPass()
  var shown: ShownCells
  var places: RowPlaces
  var areCountsNew = false
  /// The updates of its rows and sections.
  var updates: UpdateFacts
  var beforeBatch: BeforeBatch?
  /// The latest call, and the latest reload that has not rested yet.
  var call: RowCall?
  var reload: RowCall?
  /// Why an exception is due.
  var raising: Raising?
  var headers = EdgeViews()
  var footers = EdgeViews()
  /// What was selected at the last message that told it, and whether nothing has touched that since.
  private(set) var selection: [RowPath] = []
  var isSelectionHeld = false
  /// The cell whose display was announced, where nothing but its looks has come since.
  var displayed: String?
  /// The cell that was prepared without having been handed out yet.
  private(set) var preparedAhead: String?
  /// Whether the finger caught a glide as it came down, and whether it has dragged.
  private(set) var isCatch = false
  private(set) var hasDragged = false
  /// Whether a row was told to have no height to speak of.
  private(set) var hasFlatRows = false
  /// Whether a call may have changed rows in a way that is not followed.
  var isShaken: Bool { isChanged || isVague }
  var isChanged = false
  /// Whether messages came that do not tell which row they are about.
  private var isVague = false
  /// Whether a cell may keep its place because of its first responder (R062).
  private(set) var mayKeepCells = false
  /// The instants of the latest question for a cell that no load asks, and of the latest didScroll.
  private(set) var cellInstant: Int32 = -1
  private(set) var scrollInstant: Int32 = -1
  /// Where the table was told to be at rest, with nothing heard since.
  private var restingPlace = Place.unknown
  /// Whether anything was heard of the table yet.
  private var hasBegun = false
  private var hasHeard = false
  /// Whether the display of any row was heard of.
  private(set) var hasDisplayed = false
  /// Whether any came into view in this turn.
  private(set) var hasNewRows = false
  /// Whether the index titles are to be asked for in this turn.
  private(set) var areTitlesDue = false
  /// Whether they were asked for.
  private(set) var hasTitles = false
  /// The turn in which a delegate last called in the midst of a load or a layout.
  private(set) var layoutTurn: Int32 = -1

  init(_ watch: Watch) {
    let declaration = watch.declaration
    setup = TableSetup(declaration, switches: watch.switches)
    places = RowPlaces(declaration, estimatesRows: setup.estimatesRows)
    shown = ShownCells(isFromTheStart: watch.isFromTheStart)
    updates = UpdateFacts(declaration, calls: watch.calls)
    pass.isWitnessed = watch.isFromTheStart
    noteFlatRows(in: declaration.config)
    if watch.calls == .hidden {
      setup = TableSetup(Header.View(name: .main, component: "table"), switches: watch.switches)
      places.forget()
      isChanged = true
    }
  }

  /// Takes the heights in that the data source will answer, heard or not.
  private mutating func noteFlatRows(in properties: [Argument]) {
    let heights = properties[.rowHeights]?.elements ?? []
    if heights.contains(where: { ($0.number?.double ?? 0) < 1 }) { hasFlatRows = true }
  }

  /// Whether something must come before the turn ends.
  var isDue: Bool {
    raising != nil || preparedAhead != nil || reload != nil || updates.isDue || hasNewRows
      || areTitlesDue
      || (!setup.fetchesAhead && shown.latest != nil)
  }

  /// Takes a message, or a final state, in before it is judged.
  mutating func receive(_ heard: TableHeard, _ watch: Watch) {
    if !hasBegun, heard.event.isOfTable {
      hasBegun = true
      if heard.event == .numberOfSections { pass.isWitnessed = true }
    }
    // Where calls are not in the record, a count after a cell begins another load.
    if heard.event == .numberOfSections, pass.hasCell, watch.calls.leavesOpen {
      pass = LoadPass()
      pass.isWitnessed = true
    }
    // Another count may tell of an update that was not recorded: rows may have other paths since.
    if heard.event == .numberOfRows, watch.calls.leavesOpen, hasDisplayed,
      let before = heard.section.flatMap({ counts.rows(in: $0) }), before != heard.count
    {
      blur()
    }
    if areCountsNew, heard.event != .numberOfSections, heard.event != .numberOfRows {
      places.layOut(counts)
      areCountsNew = false
    }
    switch heard.event {
    case .willBeginDragging: hasDragged = true
    // What the header does not tell makes places unknown.
    case .heightForHeader, .heightForFooter, .viewForHeader, .viewForFooter: places.forget()
    case .heightForRow:
      guard let path = heard.path, let answer = heard.answer else { break }
      let told = answer.number.map { $0.units / 1000 }
      if told == nil || places.height(of: path) != told { places.forget() }
      // A row without height is in no view, wherever it stands.
      if told.map({ $0 < 1000 }) ?? false { hasFlatRows = true }
    default: break
    }
  }

  /// Follows what a message means, after it was judged.
  mutating func follow(_ heard: TableHeard, _ watch: Watch) {
    raising = nil
    restingPlace = .unknown
    if heard.event == .sectionIndexTitles {
      hasTitles = true
      areTitlesDue = false
    }
    if heard.event == .didScroll { scrollInstant = watch.now.instant }
    if heard.event == .cellForRow, reload == nil, pass.hasCell { cellInstant = watch.now.instant }
    pass.learn(heard, turn: watch.now.turn)
    if heard.event == .numberOfSections || heard.event == .numberOfRows {
      counts.learn(heard)
      areCountsNew = true
    }
    updates.learn(heard)
    if let move = heard.move { follow(move, turn: watch.now.turn) }
    followCells(heard, watch)
    switch heard.event {
    case .titleForHeader, .viewForHeader, .willDisplayHeader, .didEndDisplayingHeader:
      headers.learn(heard, turn: watch.now.turn)
    case .titleForFooter, .viewForFooter, .willDisplayFooter, .didEndDisplayingFooter:
      footers.learn(heard, turn: watch.now.turn)
    default: break
    }
    followSelection(heard, watch)
  }

  private mutating func followCells(_ heard: TableHeard, _ watch: Watch) {
    if heard.event.isOfTable { preparedAhead = nil }
    switch heard.event {
    case .cellForRow: followMaking(heard, watch)
    case .willDisplayCell:
      hasDisplayed = true
      hasNewRows = true
      if let path = heard.path { shown.display(heard.view, at: path) } else { blur() }
      displayed = heard.view
    case .didEndDisplayingCell:
      if heard.path == nil, heard.view == nil { blur() }
      shown.end(heard.view, at: heard.path)
    case .prepareForReuse:
      guard let cell = heard.view else { break }
      if let latest = shown.latest, let made = shown.made[latest]?.cell {
        preparedAhead = made == cell ? nil : cell
      } else {
        preparedAhead = cell
      }
      // What was asked before the first message is not known, nor what was asked last where no display
      // is heard.
      if !hasHeard || !watch.hears(.willDisplayCell) { preparedAhead = nil }
      shown.prepare(cell)
    default: break
    }
    if heard.event.isOfTable { hasHeard = true }
    let isLook = heard.event == .setSelected || heard.event == .setHighlighted
    if heard.event != .willDisplayCell, !isLook { displayed = nil }
  }

  private mutating func followMaking(_ heard: TableHeard, _ watch: Watch) {
    guard let path = heard.path else { return blur() }
    // What is never heard to be displayed is not kept.
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

  /// A message does not tell which row it is about.
  private mutating func blur() {
    isVague = true
    shown.forget()
  }

  private mutating func followSelection(_ heard: TableHeard, _ watch: Watch) {
    if heard.event.isOfPicking { isSelectionHeld = false }
    guard let rows = heard.state.selectedRows else { return }
    selection = rows
    // What a call loads first is told before the call selects.
    isSelectionHeld =
      !heard.event.isOfPicking && watch.touchTurn != watch.now.turn
      && (watch.callTurn != watch.now.turn || isTurnOfScroll(watch))
  }

  /// Whether the turn is that of a call which moves the content, and does nothing to rows.
  private func isTurnOfScroll(_ watch: Watch) -> Bool {
    guard let call, call.turn == watch.now.turn, watch.delegateTurn != watch.now.turn else {
      return false
    }
    return call.kind == .unrelated || call.kind == .scroll
  }

  /// Follows a touch event, with all its lines.
  mutating func follow(_ hands: Hands, _ watch: Watch) {
    restingPlace = .unknown
    isSelectionHeld = false
    updates.interrupt()
    call?.isUndisturbed = false
    reload?.isUndisturbed = false
    if watch.mayMoveRowsUnheard {
      loseTrack()
      shown.scatter()
    }
    if hands.deeds.contains(.began), hands.down == 1 {
      hasDragged = false
      // A view that does not scroll lets fingers pass (EN01).
      isCatch = watch.isSurely(in: Phase.gliding) && watch.geometry.isScrollEnabled
    }
  }

  /// Follows a call to this view, or to another.
  mutating func follow(_ call: borrowing Call, _ watch: Watch, isOwn: Bool, turn: Int32) {
    if call.isByDelegate, watch.now.turn == turn, watch.now.event.isMidLayout {
      layoutTurn = turn
    }
    // Whether cells go by their old or their new paths is open until all is told of a move.
    if call.isByDelegate, updates.movedTurn == turn {
      loseTrack()
      shown.scatter()
    }
    guard isOwn else {
      self.call?.isPlain = false
      reload?.isUndisturbed = false
      return
    }
    if areCountsNew {
      places.layOut(counts)
      areCountsNew = false
    }
    displayed = nil
    var next = RowCall(call, turn: turn)
    // What the finger has stopped, a call may have ended.
    if next.kind != .query, next.kind != .look { isCatch = false }
    next.isInside = watch.geometry.isRangeKnown && watch.geometry.excess(watch.offset) == 0
    next.isPlain = !call.isByDelegate && call.block == nil && watch.block == nil
    next.isSettled = reload == nil
    next.isFirst = next.time < 0 || self.call?.time != next.time
    next.isNothingSelected = isSelectionHeld && selection.isEmpty
    next.isAtRest =
      watch.isSurely(in: Phase.atRest) && watch.program.endsAllowed == 0 && !watch.toTop.isOpen
      && !watch.toTop.isTapped
    if next.isAtRest, watch.geometry.excess(watch.offset) == 0 { next.offset = watch.offset }
    if restingPlace.isKnown {
      next.isAtRest = true
      next.offset = restingPlace
      restingPlace = .unknown
    }
    if next.kind != .query, next.kind != .look { reload?.isUndisturbed = false }
    raising = nil
    if next.kind != .update { updates.follow(call) }
    switch next.kind {
    case .reloadTitles: areTitlesDue = next.isPlain && next.isSettled
    case .reload: begin(next)
    case .update: followUpdate(call, watch, turn: turn)
    case .model:
      setup.forget(next.name)
      noteFlatRows(in: call.arguments)
      if next.name != .sections { forgetPlaces() }
      if self.call?.kind == .scroll { self.call?.isUndisturbed = false }
      return
    case .scroll:
      // In the midst of a load the table may know other rows than were counted last.
      if let path = next.path, counts.has(path) == .no, next.isSettled, layoutTurn != turn {
        raising = .noRow
      }
      pass.isRowSought = true
    case .scrollToSelected: pass.isRowSought = true
    case .pick:
      isSelectionHeld = false
      pass.isRowSought = true
    case .other: shake(next.name)
    default: break
    }
    // Where nothing has moved the view since, an earlier call still tells where it is.
    if next.kind == .query || next.kind == .look || call.name == "layoutIfNeeded()" {
      if next.kind != .unrelated { lastAside = next }
      return
    }
    self.call = next
  }

  /// The latest call that moves nothing: a query, or one that makes a cell look selected.
  private(set) var lastAside: RowCall?

  private mutating func begin(_ call: RowCall) {
    updates.spoil()
    pass = LoadPass()
    pass.isWitnessed = call.isPlain
    shown.reload()
    reload = call
    isSelectionHeld = false
    headers = EdgeViews(isWhole: false)
    footers = EdgeViews(isWhole: false)
    // Within one of its own messages a table is in the middle of something.
    isChanged = !call.isPlain
  }

  private mutating func forgetPlaces() { places.forget() }

  /// A call whose effect on rows is not followed comes.
  private mutating func shake(_ name: Name) {
    isSelectionHeld = false
    switch name {
    case .becomeFirstResponder: mayKeepCells = true
    case .allowsSelection, .allowsMultipleSelection, .selectionStyle, .isPagingEnabled, .bounces,
      .alwaysBounceVertical, .alwaysBounceHorizontal, .scrollsToTop, .decelerationRate,
      .keyboardDismissMode, .resignFirstResponder:
      break
    default: loseTrack()
    }
  }

  /// Nothing is known any more of what rows are where.
  mutating func loseTrack() {
    isChanged = true
    places.forget()
    shown.forget()
    pass.isWitnessed = false
  }

  /// What was due in a turn is told, or was not: it is due no more.
  mutating func endDues(_ watch: Watch) {
    raising = nil
    preparedAhead = nil
    hasNewRows = false
    areTitlesDue = false
    updates.endTurn(watch.now)
    if !setup.fetchesAhead { shown.excuse() }
  }

  /// After a final state everything begins anew.
  mutating func rest(_ heard: TableHeard, _ watch: Watch) {
    raising = nil
    reload = nil
    call = nil
    lastAside = nil
    preparedAhead = nil
    displayed = nil
    let isStill =
      watch.now.known.isSuperset(of: .demanded) && watch.now.raised.isDisjoint(with: .flags)
    restingPlace = isStill ? watch.now.offset : .unknown
    shown.excuse()
    shown.excuseLeaving()
    updates.rest()
    if let rows = heard.state.selectedRows {
      selection = rows
      isSelectionHeld = true
    }
  }

  /// After an exception nothing that was due will come.
  mutating func excuse() {
    raising = nil
    reload = nil
    call = nil
    preparedAhead = nil
    shown.excuse()
    shown.excuseLeaving()
    updates.excuse()
  }
}
