internal import Traces

/// The facts about touches on the rows of a table, and about the selection.
///
/// Each part is a value of its own; here they are joined: which message, touch or call changes which stands
/// in the files beside this one. It is a class, so that questions are handed a reference.
final class PickFacts {
  var options: SelectionOptions
  /// The places of the rows, and their accessories.
  var layout: RowLayout
  /// The tap in progress, or the latest.
  var scene = TapScene()
  var highlights: Highlights
  var selection: SelectedRows
  /// The selection before the latest update.
  var selectionBefore = SelectedRows(isEmpty: false)
  var code = CodedPick()
  var index: SectionIndex
  var taps: TapRecognizer
  /// The row that the message in progress is about, and what it was answered.
  var subject = ToldRow.untold(.row)
  var reply = ToldRow.untold(.answer)
  /// The selection that could be read at the message, beside the selection that it must be.
  var reading: SelectionReading?
  var stillness: Stillness
  /// True if the transcript tells from the beginning what is selected.
  let isFromTheStart: Bool
  /// True if a tap has been heard from a place on that comes before its exchange: no later one can
  /// have begun before the record.
  var hasHeardTap = false
  /// True if a row was told to be highlighted.
  var hasHeardHighlight = false
  /// True if a finger has gone so far sideways that a row may stand open: a tap then closes it.
  var mayBeOpened = false
  /// True if it would be heard that a row opens or closes.
  let hearsSwipes: Bool
  /// The turn of the program's latest call; -1: none.
  var callTurn: Int32 = -1
  /// True if a bar may have a button that begins and ends editing.
  var hasEditButton: Bool

  init(_ watch: Watch) {
    layout = RowLayout(watch)
    let config = layout.config
    // A call that was not recorded may have changed what the header says.
    options = SelectionOptions(watch.record.calls.leavesOpen ? [] : config)
    hasEditButton =
      watch.site.isInNavigation && config.contains { ListFacts.barButtons.contains($0.label) }
    // The editing mode after calls before the record's beginning is not known.
    if watch.record.beginsInTheMiddle { options.set(.isEditing, to: .null) }
    let isKnown = watch.record.isFromTheStart && !watch.record.calls.leavesOpen
    isFromTheStart = isKnown
    hearsSwipes =
      isKnown && watch.hears(.willBeginEditingRow) && watch.hears(.didEndEditingRow)
      && watch.setting.isTable
    highlights = Highlights(areKnown: isKnown)
    scene.looks = CellLooks(mayBePressedBefore: !isKnown)
    selection = SelectedRows(isEmpty: isKnown && watch.setting.isTable)
    stillness = Stillness(watch)
    let areTitlesOpen = watch.record.calls.leavesOpen && !watch.hears(.sectionIndexTitles)
    index = SectionIndex(config, areOpen: areTitlesOpen)
    taps = TapRecognizer(config, isMidway: watch.record.isMidway)
    layout.draw(watch)
  }

  /// True if something must come before the turn ends, or may have become overdue.
  var isDue: Bool {
    highlights.isDue || scene.exchange.hasBegun || scene.notices > 0 || isFingerDue || index.isDue
      || taps.isDue || (finger.isDown && index.wasShown)
  }

  private var isFingerDue: Bool {
    guard finger.isCertain else { return false }
    if !highlights.rows.isEmpty { return true }
    return finger.rested && !finger.hasDragged && finger.spot.isTold && !scene.wasPicked
  }

  /// The latest finger.
  var finger: RowFinger { scene.finger }
  /// The places of the rows; nil: that is not told.
  var map: RowMap? { layout.map }
  /// The facts about the table in the header, and in the calls since.
  var config: [Argument] { layout.config }

  // MARK: - Ends

  /// Ends what was due in the turn, told or not.
  func endDues(_ watch: Watch) {
    guard watch.now.event == .turnEnd else { return }
    highlights.excuse()
    index.endTurn()
    scene.endTurn()
  }

  /// Begins anew after a final state.
  func rest(_ heard: TableHeard, _ watch: Watch) {
    if let told = heard.selectedRows, isChangeHeard(watch) { selection.learn(told) }
    stillness.follow(watch.now, hearsScrolls: watch.hears(.didScroll))
    layout.rest(heard.state)
    highlights.excuse()
    code = CodedPick()
    reading = nil
    scene.rest()
    taps.rest()
    index.rest()
  }

  /// Forgets what was due: after an exception nothing of it will come.
  func excuse() {
    scatter(turn: callTurn)
    scene = TapScene()
    taps.rest()
    index.rest()
  }
}
