internal import Traces
internal import Transcripts

/// The scene for a rule about taps: a message, the scene that it belongs to, and the facts around
/// it.
///
/// A rule takes the facts that it needs with `try`. If a fact is not known, or the scene is lost,
/// the rule is not judged, and the record says why.
struct Tap: Scene {
  private let facts: PickFacts
  let watch: Watch

  init?(_ watch: Watch) {
    guard let table = watch.table else { return nil }
    facts = table.picks
    self.watch = watch
  }

  // MARK: - The message

  var event: Event { watch.now.event }
  var time: Microseconds { watch.now.time }
  /// The row that it is about.
  var row: ToldRow { facts.subject }
  /// The cell that it is about, and whether it sets or clears that cell's look.
  var cell: String? { watch.table?.now.view }
  var isSet: Bool? { watch.table?.now.isSet }
  /// The place that it tells, and the content's offset at it.
  var place: Place { watch.table?.now.place ?? .unknown }
  var offset: Place { watch.now.offset }
  /// The message in short, with its row.
  var words: String { watch.word(for: facts) }
  /// True if it came in the turn of a call by the program, and no finger's.
  var isOfCode: Bool { watch.isInCodeTurn(facts) }
  /// True if it is a final state.
  var isFinal: Bool { event == .final }
  /// True if it comes in the turn of the latest touch.
  var isOfTouch: Bool { watch.turns.touch == watch.now.turn }

  // MARK: - The scene

  /// The scene, disturbed or not.
  var scene: TapScene { facts.scene }

  /// The finger, followed from its beginning, whatever came in the midst.
  var hand: RowFinger {
    get throws(Lack) {
      if let doubt = facts.scene.finger.doubt { throw doubt }
      return facts.scene.finger
    }
  }

  /// The finger, with nothing in the midst that has a hand in what becomes of it.
  var finger: RowFinger {
    get throws(Lack) {
      try undisturbed()
      return try hand
    }
  }

  /// The exchange, with nothing in its midst.
  var exchange: Exchange {
    get throws(Lack) {
      if let loss = facts.scene.exchange.loss { throw loss }
      return facts.scene.exchange
    }
  }

  /// The rows that look pressed, and the latest question about them.
  var highlights: Highlights { facts.highlights }
  var recognizer: TapRecognizer { facts.taps }
  var code: CodedPick { facts.code }

  /// True if a finger has scrolled, or may have where none is recorded, since before the message.
  var isSurelyDragging: Bool { watch.course.isSurely(in: Phase.dragging) }
  var areFingersRecorded: Bool { watch.hands.areRecorded }
  /// The number of fingers that were down at once.
  var mostFingers: Int { Int(watch.hands.most) }

  // MARK: - Around it

  /// The rows that are selected, as far as is known.
  var selection: SelectedRows { facts.selection }
  var options: SelectionOptions { facts.options }

  /// The number of rows that taps select.
  var mode: SelectionOptions.Mode { get throws(Lack) { try facts.options.mode.value } }

  /// Returns true if taps select one row at most: by the properties, or because an exchange about a
  /// new row is open, in which nobody would be asked about another one otherwise (R107).
  func selectsOne() throws(Lack) -> Bool {
    if let mode = options.mode.ifTold { return mode == .single }
    try need(scene.exchange.isOpen, .options)
    return true
  }

  /// The selection that the message tells; nil: none.
  var told: SelectionReading? { facts.reading }

  /// The rows that are selected as the message tells; nil: it tells none.
  var selectionTold: [RowPath]? { watch.table?.now.selectedRows }

  /// The selection that the message tells, beside that which it must be.
  var reading: SelectionReading {
    get throws(Lack) {
      guard let reading = told else { throw .state }
      guard reading.expected != nil else { throw .selection }
      return reading
    }
  }

  /// Returns the same, where something has decided it.
  func reading(after cause: SelectedRows.Cause) throws(Lack) -> SelectionReading? {
    let reading = try reading
    return reading.cause == cause ? reading : nil
  }

  /// Returns the row that a cell shows.
  func row(shownBy cell: String?) -> RowPath? {
    guard let cell, hasItsPath(cell) else { return nil }
    return watch.table?.rows.shown.row(of: cell)
  }

  /// Returns the cell that shows a row.
  func cell(showing row: RowPath?) -> String? {
    guard let cell = row.flatMap({ watch.table?.rows.shown.rows[$0] ?? nil }), hasItsPath(cell)
    else { return nil }
    return cell
  }

  /// Returns true if no update that nobody recorded can have given the row of a cell another path.
  private func hasItsPath(_ cell: String) -> Bool {
    watch.table?.rows.mayHaveMovedUnheard(cell, watch) == false
  }

  /// The cell of the row that is deselected in favour of another.
  var cellOfLeaver: String? {
    let exchange = scene.exchange
    return exchange.hasLeft ? cell(showing: exchange.leaver?.path) : nil
  }

  /// The greatest duration of a frame.
  var frame: Microseconds { 1_000_000 / max(1, watch.setting.rate) + 1 }

  // MARK: - Needs

  /// Returns true if a message could be heard.
  func hears(_ event: Event) -> Bool { watch.hears(event) }

  /// Returns true if the delegate may have been asked something, and have answered it, unheard.
  func mayAnswerUnheard(_ event: Event) -> Bool { facts.mayAnswerUnheard(event, watch) }

  /// Needs that each change of the selection by a tap could be heard.
  func hearSelection() throws(Lack) { try need(watch.hearsSelection, .message) }

  /// Needs that nothing came in the midst of the tap.
  func undisturbed() throws(Lack) { if let loss = facts.scene.loss { throw loss } }

  /// Needs that no exchange can have begun before the record.
  func witnessed() throws(Lack) { try need(facts.isFromTheStart || facts.hasHeardTap, .start) }

  /// True if the message ends a drag.
  var isOfDrag: Bool { event != .shouldHighlightRow && event != .didHighlightRow }

  /// Needs a record from the start, with all calls.
  func fromTheStart() throws(Lack) { try need(facts.isFromTheStart, .start) }

  /// True if it is known what calls came.
  var areCallsKnown: Bool { !watch.record.calls.leavesOpen }

  /// Needs to know what calls came.
  func knowCalls() throws(Lack) { try need(!watch.record.calls.leavesOpen, .calls) }

  /// Needs a view that stays in its window.
  func inWindow() throws(Lack) { try need(!watch.site.mayBeRemoved, .removal) }

  /// Returns true if a row's highlight waits for the delay of content touches.
  func delaysTouches() throws(Lack) -> Bool {
    try need(watch.geometry.isSetUp, .setup)
    return watch.geometry.delaysContentTouches && watch.geometry.isScrollEnabled
  }

  /// Needs rows that no finger moves without a word.
  func rowsStay() throws(Lack) { try need(!watch.mayMoveRowsUnheard, .change) }

  /// Needs touches that no recognizer around the table holds back.
  func touchesPass() throws(Lack) { try need(!watch.mayHoldTapsBack, .recognizer) }

  /// Returns true if a tap on a button may have been meant.
  func isOnButton(_ row: RowPath) -> Bool { facts.isOnButton(row) }

  func hasButton(_ row: RowPath) -> Known<Bool> { facts.hasButton(row) }
  var buttonSpot: ToldRow { facts.buttonSpot }
  var isSurelyOnButton: Bool { facts.isSurelyOnButton }
  /// True if a row was told to be highlighted before.
  var hasHeardHighlight: Bool { facts.hasHeardHighlight }
  /// True if the message is the one right after `shouldHighlight`.
  var followsQuestion: Bool { watch.latest.message.event == .shouldHighlightRow }
  /// True if the delegate may have refused a highlight unheard.
  var mayRefuseUnheard: Bool { mayAnswerUnheard(.shouldHighlightRow) }
  var isChangeHeard: Bool { facts.isChangeHeard(watch) }
  var tapPlace: Known<Place> { Known(facts.tapPlace(watch), else: .recognizer) }

  /// Returns the row of a tap that is over and must have selected it, highlighted it, or asked; nil: the
  /// finger was no such tap.
  func selectableRow() throws(Lack) -> RowPath? {
    let finger = try finger
    guard finger.isTap else { return nil }
    try inWindow()
    let mode = try mode
    guard let row = try finger.spot.value, mode != .nothing else { return nil }
    try need(options.isEditing != .unknown, .options)
    try need(!recognizer.isThere, .recognizer)
    try need(!isOnButton(row) && !facts.isOnField, .button)
    try need(watch.zoom == nil, .setup)
    try need(!facts.mayBeOpened, .swipe)
    return finger.isOver(at: time, isFinal: isFinal) ? row : nil
  }

  /// The offset that a call which must scroll nothing found in this turn, undisturbed by touches;
  /// nil: none.
  var stillOffset: Place? {
    guard facts.code.isStill, code.offset.isKnown, watch.turns.call == code.turn,
      watch.turns.touch < code.turn, !code.isByDelegate, offset.isKnown
    else { return nil }
    return code.offset
  }

  /// The distance that the content may be from a place.
  var halfPixel: Int32 { watch.setting.halfPixel }
  /// True if the message comes in the turn of the latest call that selects.
  var isInTurnOfCode: Bool { code.turn == watch.now.turn }
  /// Returns true if the exchange, or the question about a row, was in an earlier turn.
  func isLater(than turn: Int32) -> Bool { turn >= 0 && watch.now.turn > turn }
  /// True if the turn of the message is the one in which a call may have answered for a question.
  var isInCallOfQuestion: Bool { highlights.callTurn == watch.now.turn }
}
