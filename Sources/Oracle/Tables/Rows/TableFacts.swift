internal import Traces
internal import Transcripts

/// The facts about a table beside those about it as a scroll view.
///
/// It is a class, so that the watch of a view that is no table pays one comparison for it.
final class TableFacts: Feature {
  /// The table's message, or final state, that is being judged.
  var now = TableHeard()
  /// The turn of the latest message that only tables send; -1: none.
  private(set) var messageTurn: Int32 = -1
  /// The turn of the latest primary action; -1: none.
  private(set) var actionTurn: Int32 = -1
  /// True if one came between the question about the row that a tap selects and the answer to it.
  private(set) var isActionEarly = false
  /// The events that its delegate replies to with calls, as far as the header tells.
  let calledAt: EventSet
  /// Its rows and the cells that show them.
  let rows: RowFacts
  /// The rows that it has announced ahead.
  var prefetch: PrefetchFacts
  /// The snapshots that its data source was given.
  var snapshots: SnapshotFacts
  /// The touch on a row, and what is selected.
  let picks: PickFacts
  /// Its editing mode, a row that was swiped, a row that a finger moves.
  let edits: EditingFacts

  var audience: Topic.Audience? { .tables }
  var mayRaise: Bool { true }

  init(_ watch: Watch) {
    calledAt = watch.setting.declaration.delegate.entries.reduce(into: EventSet()) {
      events,
      entry in
      let calls = entry.replies.contains { !$0.calls.isEmpty }
      if calls { events.insert(Event.of(entry.message)) }
    }
    rows = RowFacts(watch)
    prefetch = PrefetchFacts(watch)
    snapshots = SnapshotFacts(watch)
    picks = PickFacts(watch)
    edits = EditingFacts(watch)
  }

  /// True if something must come before the turn ends.
  var isDue: Bool { snapshots.isDue || rows.isDue || picks.isDue || edits.isDue }

  func mayOweException(_ watch: Watch) -> Bool {
    if rows.setup.mayLackClass, !watch.hears(.cellForRow) { return true }
    if now.exception?.name == "NSRangeException", let call = rows.calls.latest,
      call.kind == .scroll, call.turn == watch.now.turn, let path = call.path
    {
      return watch.record.isMidway && rows.counts.has(path) == .unknown
    }
    guard rows.updates.isDue, let update = rows.updates.latest, update.includes(watch.now),
      now.exception?.name == "NSInternalInconsistencyException"
    else { return false }
    let isUnheard =
      watch.record.isMidway || !watch.hears(.numberOfRows) || !watch.hears(.numberOfSections)
    return isUnheard && update.isSurelyRight(rows.updates.model) != .yes
  }

  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ watch: Watch) {
    now = TableHeard(message, event: watch.now.event)
    if now.event.isOfTable, watch.setting.isTable { messageTurn = watch.now.turn }
    rows.receive(now, watch)
    picks.receive(now, watch)
    edits.receive(EditingHeard(message, now))
    watch.receiveLoad(message)
    watch.followHeightOfRows(self)
  }

  /// Takes in a final state before it is judged.
  func receive(_ final: borrowing Final, _ watch: Watch) {
    now = TableHeard(final)
    rows.receive(now, watch)
    picks.receive(now, watch)
    edits.receive(EditingHeard(final, now))
  }

  /// Takes in an exception before it is judged.
  func receive(_ exception: borrowing RaisedException) { now = TableHeard(exception) }

  /// Follows what a message means, after it was judged.
  func follow(_ watch: Watch) {
    if !watch.hands.areRecorded, watch.mayMoveRowsUnheard { rows.loseTrack() }
    edits.follow(self, watch)
    followAction(watch)
    rows.follow(now, watch)
    prefetch.follow(now, rows.shown, watch)
    snapshots.follow(now)
    picks.follow(now, watch)
  }

  private func followAction(_ watch: Watch) {
    switch now.event {
    case .performPrimaryAction:
      actionTurn = watch.now.turn
      isActionEarly = picks.scene.exchange.isOpen
    case .willSelectRow, .didSelectRow: isActionEarly = false
    default: break
    }
  }

  /// Follows a touch event, with all its lines.
  func follow(_ hands: Hands, _ watch: Watch, turn: Int32) {
    rows.follow(hands, watch)
    watch.followHeightOfRows(self)
    picks.follow(hands, watch, turn: turn)
    edits.follow(hands, picks, watch)
    snapshots.loosen()
  }

  /// Follows a call to this view, or to another.
  func follow(_ call: borrowing Call, _ moment: CallMoment, _ watch: Watch) {
    guard watch.setting.isScroller else { return }
    let (isOwn, turn) = (moment.isOwn, moment.turn)
    edits.follow(call, self, watch, isOwn: isOwn, turn: turn)
    snapshots.loosen()
    if isOwn { snapshots.follow(call, rows, turn: turn) }
    rows.follow(call, watch, isOwn: isOwn, turn: turn)
    watch.followHeightOfRows(self)
    if isOwn { prefetch.follow(call) }
    picks.follow(call, watch, isOwn: isOwn, turn: turn)
  }

  /// Ends what was due in the turn, told or not.
  func endDues(_ watch: Watch) {
    rows.endDues(watch)
    snapshots.endDues()
    picks.endDues(watch)
    edits.endDues(watch)
  }

  /// Begins anew after a final state.
  func rest(_ watch: Watch) {
    rows.rest(now, watch)
    snapshots.rest()
    picks.rest(now, watch)
    edits.rest()
  }

  /// Forgets what was due: after an exception nothing of it will come.
  func excuse() {
    rows.excuse()
    snapshots.endDues()
    picks.excuse()
    edits.excuse()
  }
}
