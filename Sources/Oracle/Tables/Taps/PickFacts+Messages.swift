internal import Traces
internal import Transcripts

/// The facts that messages and final states tell of taps.
extension PickFacts {
  /// Takes in a message, or a final state, before it is judged.
  func receive(_ heard: TableHeard, _ watch: Watch) {
    subject = ToldRow(path: heard.path, isNone: heard.namesNoRow)
    reply = ToldRow(naming: heard.answer)
    reading = nil
    // Code that nobody has recorded may have selected and deselected rows since the message before.
    if watch.record.calls.leavesOpen {
      selection.forget()
      if mayHaveShifted(heard, watch) { highlights.doubtPaths() }
    }
    followSwipe(heard)
    switch heard.event {
    case .shouldHighlightRow, .didHighlightRow, .willSelectRow, .didSelectRow, .selectionDidChange,
      .final:
      guard isChangeHeard(watch) else { break }
      reading = SelectionReading(
        heard,
        of: subject,
        scene.exchange,
        selection,
        options.mode.ifTold
      )
    default: break
    }
  }

  /// Returns true if an update that nobody recorded may have moved the highlighted rows: it counts the rows
  /// anew, where that is heard; where it is not, it may have come while the finger was down.
  private func mayHaveShifted(_ heard: TableHeard, _ watch: Watch) -> Bool {
    switch heard.event {
    case .numberOfSections, .numberOfRows: true
    case .didUnhighlightRow: !watch.hears(.numberOfRows) && !isHighlightedNow(watch)
    case .willSelectRow:
      !watch.hears(.numberOfRows) && !watch.hears(.didUnhighlightRow) && !isHighlightedNow(watch)
    default: false
    }
  }

  /// Returns true if the row was highlighted in this very turn.
  private func isHighlightedNow(_ watch: Watch) -> Bool {
    watch.now.time >= 0 && scene.highlightTurn == watch.now.turn
  }

  /// Leaves a finger alone that opens a row or closes one, and all that come between (R142).
  private func followSwipe(_ heard: TableHeard) {
    if let swipes = heard.swipes {
      options.swipe(swipes)
      scene.lose(.swipe)
    } else if heard.isEditing == true, options.isEditing == .no {
      // A swipe that nobody heard begin.
      options.swipe(true)
      scene.lose(.swipe)
    }
  }

  /// Follows what a message means, after it was judged.
  func follow(_ heard: TableHeard, _ watch: Watch) {
    stillness.follow(watch.now, hearsScrolls: watch.hears(.didScroll))
    // The selection is read before something changes it, and after that.
    if let reading, heard.event != .didSelectRow { selection.learn(reading.told) }
    scene.reopen(by: heard.event, isPress: heard.isSet == true)
    if watch.site.isInNavigation { layout.fit(watch) }
    switch heard.event {
    // A controller may deselect all as its view appears, and select it again if it does not (R205, R209).
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      if selection.rows?.isEmpty != true { selection.forget() }
    case .numberOfRows: layout.load()
    case .numberOfSections: followCount(watch)
    case .didMoveRow: followMove(watch)
    case .heightForHeader, .heightForFooter:
      if layout.map?.isUntold(heard) == true { layout.forgetPlaces() }
    case .touchesShouldBegin:
      witness()
      // A row whose touches are refused hears nothing of the finger (EN08).
      if heard.answer?.bool != true { scene.finger.doubt = .answer }
    case .shouldHighlightRow:
      witness()
      highlights.ask(subject, Certainty(heard.answer?.bool))
    case .didHighlightRow:
      hasHeardTap = true
      hasHeardHighlight = true
      highlights.highlight(subject)
    case .didUnhighlightRow: highlights.unhighlight(subject)
    case .willSelectRow: followProposal(watch)
    case .willDeselectRow: followLeave(isCalled: watch.turns.delegate == watch.now.turn)
    case .didDeselectRow: followDeselection()
    case .didSelectRow: followSelection()
    case .setHighlighted: scene.looks.press(heard.view ?? "", heard.isSet ?? false)
    case .setSelected: scene.looks.select(heard.view ?? "", heard.isSet ?? false)
    case .cellForRow, .prepareForReuse: scene.looks.reuse(heard.view ?? heard.answer?.string ?? "")
    case .sectionIndexTitles, .sectionForSectionIndexTitle: index.follow(heard, watch.now.turn)
    case .tapped: taps.follow(turn: watch.now.turn)
    case .setEditing: followEditing(watch)
    case .willBeginDragging: highlights.drag()
    default: break
    }
    scene.follow(heard.event, subject, turn: watch.now.turn)
    // A message that is told for a call is wrong, and nothing need follow it.
    if heard.event.isOfSelection, watch.isInCodeTurn(self) {
      scene.exchange.lose(.call)
    }
    if let reading, heard.event == .didSelectRow { selection.learn(reading.told) }
  }

  /// Takes in that a cell is told of editing: where no touches are recorded, a button in a bar may
  /// have begun or ended it (R212).
  private func followEditing(_ watch: Watch) {
    guard hasEditButton, !watch.hands.areRecorded,
      let isSet = watch.table?.edits.heard.isSet, Certainty(isSet) != options.isEditing
    else { return }
    options.set(.isEditing, to: .null)
  }

  /// Takes in that a touch has been heard from its beginning.
  private func witness() {
    highlights.witness()
    hasHeardTap = true
  }

  /// Takes in that a table that counts once more, for no update and no reload, was told to load:
  /// nothing stays selected (R039).
  private func followCount(_ watch: Watch) {
    let isCalledFor =
      layout.isReloadDue || watch.table?.rows.updates.isFresh(watch.now.turn) ?? true
    if layout.hasLoaded, !isCalledFor, selection.rows?.isEmpty == false { selection.forget() }
    layout.count()
    highlights.load()
  }

  /// Takes in that a finger has moved a row: what becomes of the selection is in no source, and rows
  /// stay where they are as long as their sections have as many.
  private func followMove(_ watch: Watch) {
    let edits = watch.table?.edits.heard
    if edits?.path == nil || edits?.path?.section != edits?.target?.section {
      layout.forgetPlaces()
    }
    layout.moveCells()
    selection.forget()
    highlights.forget(turn: watch.now.turn)
    if scene.exchange.hasBegun { scene.exchange.lose(.change) }
  }

  private func followProposal(_ watch: Watch) {
    hasHeardTap = true
    scene.exchange = Exchange(before: selection.established)
    // No source says what becomes of several rows that were selected while the table allowed it.
    let isOver = options.mode != .told(.multiple) && selection.mayBeSeveral
    scene.exchange.willSelect(subject, reply)
    if mayAnswerUnheard(.willDeselectRow, watch), options.mode != .told(.multiple) {
      scene.exchange.doubtLeave()
    }
    if isOver { scene.exchange.lose(.options) }
    // If nobody hears of the selection and of fingers, nothing tells where this tap ends.
    if !watch.hands.areRecorded, !watch.hears(.didSelectRow), options.mode != .told(.single) {
      scene.exchange.close()
    }
    highlights.use()
    if reply == .noRow { selection.refuse() }
    if !isChangeHeard(watch) { selection.forget() }
  }

  private func followLeave(isCalled: Bool) {
    // With several rows a tap may begin with it (R108); what a call made doubtful stays so.
    let isMultiple = options.mode == .told(.multiple)
    let exchange = scene.exchange
    if !(exchange.loss != nil && (isCalled || !isMultiple)), !exchange.isOpen || isMultiple {
      scene.exchange = Exchange(before: selection.established)
    }
    // If one row may be selected, the question about the new one came before, perhaps unheard.
    if isMultiple { hasHeardTap = true }
    scene.exchange.willDeselect(subject, reply)
    if isMultiple { highlights.use() }
    if reply == .noRow { selection.keep(subject, isAlone: isMultiple) }
  }

  private func followDeselection() {
    if !scene.exchange.hasBegun { scene.exchange = Exchange(before: selection.established) }
    scene.exchange.didDeselect(subject)
    selection.deselect(subject, by: options.mode == .told(.multiple) ? .leave : .tap)
  }

  private func followSelection() {
    let isKept = scene.exchange.isUnsettled
    if scene.exchange.selected != nil || !scene.exchange.hasBegun {
      scene.exchange = Exchange(before: selection.established)
    }
    scene.exchange.didSelect(subject)
    highlights.use()
    if isKept {
      // The old row may be selected still, beside it or in its place.
      if scene.exchange.leaver == nil { selection.forget() }
      return
    }
    // A row that a call has selected in the middle of it may stand beside the row, or in its place.
    if scene.exchange.loss != nil { return selection.forget() }
    selection.select(subject, options.mode.ifTold, by: .tap)
  }
}
