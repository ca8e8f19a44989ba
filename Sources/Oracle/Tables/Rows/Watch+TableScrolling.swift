internal import Traces
internal import Transcripts

// A table differs from another scroll view: its content is found out as it loads, and its rows and
// its section index may keep a finger for themselves.

extension Watch {
  /// Takes in what a table's question means for it as a scroll view.
  ///
  /// While counts are asked for, what was known of the content is over. A height that is told where
  /// there are estimates may change it once more (R018), which nobody tells before the next scroll.
  func receiveLoad(_ message: borrowing Message) {
    // If no count is heard, any question of a load may come before the content has its size.
    if now.event.isOfLoad, !hears(.numberOfSections), !hears(.numberOfRows) { forgetContent() }
    switch now.event {
    case .numberOfSections: forgetContent()
    case .numberOfRows where !hears(.numberOfSections): forgetContent()
    case .heightForRow where setting.declaration.config[.estimatedRowHeight]?.number?.units != 0:
      forgetContent()
    // If a height is the table's own, it replaces an estimate without a question.
    case .willDisplayCell, .willDisplayHeader, .willDisplayFooter, .titleForHeader,
      .titleForFooter, .viewForHeader, .viewForFooter:
      if hasEstimates { forgetContent() }
    case .sectionIndexTitles where message.answer != .null: site.keepsTouches = true
    default: break
    }
  }

  /// True if anything of the table is told to be counted with an estimated height at first, or rows
  /// may be whose own heights are not heard.
  var hasEstimates: Bool {
    guard let picks = table?.picks, let setup = table?.rows.setup else { return false }
    if setup.hasRowHeights, setup.estimatesRows != .no, !hears(.heightForRow) { return true }
    return (picks.configured(.estimatedRowHeight) ?? 0) != 0
      || picks.isAnswered(.estimatedHeightForRow) || estimatesEdges
  }

  /// True if headers or footers are told to be counted with an estimated height at first.
  private var estimatesEdges: Bool {
    guard let picks = table?.picks else { return false }
    return [.estimatedSectionHeaderHeight, .estimatedSectionFooterHeight]
      .contains { (picks.configured($0) ?? 0) != 0 }
      || [.estimatedHeightForHeader, .estimatedHeightForFooter].contains { picks.isAnswered($0) }
  }

  /// Takes in how high a table's rows are together (R022), where no state tells how large the content is.
  func followHeightOfRows(_ table: TableFacts) {
    guard setting.isTable, !content.measured.isTold else { return }
    let total = heightOfRows(table)
    guard total != content.measured.heightOfRows else { return }
    content.measured.heightOfRows = total
    guard let total else { return geometry.forgetContent() }
    geometry.takeHeight(total)
  }

  private func heightOfRows(_ table: TableFacts) -> Int64? {
    let rows = table.rows
    guard let total = rows.places.total, total < 900_000_000, !rows.areCountsNew,
      !rows.doubt.isShaken, record.calls == .recorded, record.isFromTheStart, !site.isInNavigation,
      geometry.size.isKnown, rows.calls.reload == nil || rows.pass.hasRows
    else { return nil }
    return total
  }

  private func forgetContent() {
    content.measured.measure(from: geometry.content, at: now)
    content.measured.heightOfRows = nil
    geometry.forgetContent()
    followNewContent()
  }

  /// Takes in that a table's content is told to have a size, perhaps another one than before it was
  /// measured: a motion then ends elsewhere than it was sent, and content is brought in once more.
  func followMeasuredContent(hasChanged: Bool) {
    guard geometry.content.isKnown,
      content.measured.learn(geometry.content, hasChanged: hasChanged, at: now)
    else { return }
    followNewContent()
    if let reload = table?.rows.calls.reload, geometry.excess(reload.offset, .vertical) > 0 {
      table?.rows.calls.reload?.leastRoom = min(reload.leastRoom ?? .max, geometry.most.y)
    }
    if course.phases & Phase.gliding != 0 { motion.isDisturbed = true }
    program.call.moves = .unknown
    if program.animation.kind == .revealAnimated || program.animation.isToRow {
      program.animation.target = .unknown
    }
  }

  /// True if a table's content may just have got another size.
  ///
  /// Rows with other heights than estimated bring it in, under a finger and in a glide too, and no
  /// source says how (R018).
  var isContentOther: Bool {
    content.measured.mayChange(at: now, rate: setting.rate)
      || (setting.isTable && !content.measured.isTold && estimatesEdges)
  }

  /// Takes in that the size of a table's content has changed, as rows turned out other than they were taken
  /// for: it finds its place again, whatever was called before.
  func followNewContent() {
    program.call.company = .change
    latest.hasCause = true
    content.isMovedByFinger = false
  }

  /// True if the finger has been so far to a side that a row may have it, to be swiped open (R138).
  var mayBeSwiped: Bool {
    setting.isTable && max(hands.farthest.x, -hands.nearest.x) > RowFinger.slop
  }

  /// True if the finger has surely begun a drag that no message can tell: it went far up or down in a table
  /// with more rows than fit (R075).
  var hasDraggedUnheard: Bool {
    guard !hears(.willBeginDragging), let table, hands.most == 1, isSurelyTouched,
      !site.mayBeRemoved, !isZooming, !mayBeSwiped, geometry.isSetUp, geometry.isScrollEnabled,
      geometry.canCancelContentTouches, table.picks.options.isEditing == .no,
      !table.picks.index.wasShown, geometry.size.isKnown, geometry.insets.areKnown,
      let total = table.rows.places.total
    else { return false }
    let edges = geometry.insets.adjusted
    let room = total + Int64(edges.top.units) + Int64(edges.bottom.units)
    return room > Int64(geometry.size.y) + 1000
      && max(hands.farthest.y, -hands.nearest.y) >= 4 * RowFinger.slop
  }

  /// True if the finger has surely swiped a row open, or may have where that is not heard (R138).
  var mayHaveOpenedRow: Bool {
    guard mayBeSwiped, let edits = table?.edits,
      edits.setup.commits != .no || edits.setup.hasNewerActions || edits.setup.hasOlderActions
    else { return false }
    return edits.finger.swipes > 0 || !hears(.willBeginEditingRow)
  }

  /// True if a tap recognizer may wait before a table hears of a tap.
  var mayHoldTapsBack: Bool {
    site.stage.watches.contains { $0.setting.declaration.config[.tapRecognizer]?.bool == true }
  }

  /// Takes in a call that lets rows or the section index keep a finger.
  func followKeeping(_ call: borrowing Call) {
    if setting.isTable, Self.mayKeepTouches(call.name, call.arguments[call.name]) {
      site.keepsTouches = true
    }
  }

  /// Returns true if a table as it is declared may leave a finger to its rows or its section index
  /// (R190).
  static func keepsTouches(_ view: Header.View) -> Bool {
    guard Vocabulary.tables.contains(view.component) else { return false }
    // Text fields are controls, which keep their fingers.
    return view.component == "form" || view.config.contains { mayKeepTouches($0.label, $0.value) }
      || view.delegate.entries.contains {
        $0.message == .touchesShouldCancel || $0.message == .askForSectionIndexTitles
      }
  }

  private static func mayKeepTouches(_ name: Name, _ value: Value?) -> Bool {
    switch name {
    // Buttons are controls, which keep their fingers.
    case .sectionIndexTitles, .accessoryTypes: true
    case .canCancelContentTouches: value?.bool == false
    default: false
    }
  }
}
