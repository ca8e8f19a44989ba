internal import Traces

/// The exchange in which a tap changes the selection: will select, will and did deselect, did select (R096
/// to R108).
///
/// It opens with the first of these messages and closes with the turn. A call by the delegate that
/// selects, deselects or loads anew in its midst makes it lost.
struct Exchange: Sendable {
  /// The row that is to be selected; nil: `willSelect` has not come.
  private(set) var proposal: ToldRow?
  /// The delegate's answer to that.
  private(set) var reply = ToldRow.untold(.answer)
  /// True if `didSelect` may come for it.
  private(set) var isOpen = false
  /// The row that is to be deselected; nil: `willDeselect` has not come.
  private(set) var leaver: ToldRow?
  private(set) var leaverReply = ToldRow.untold(.answer)
  /// True if the delegate may have said, unheard, that the old row is to stay.
  private(set) var mayBeKeptUnheard = false
  /// True if `didDeselect` may come for it.
  private(set) var isLeaverOpen = false
  private(set) var hasLeft = false
  /// The row that was selected.
  private(set) var selected: ToldRow?
  /// The number of times that the notification has come since then.
  private(set) var notices: Int32 = 0
  /// The turn of its latest message.
  private(set) var turn: Int32 = -1
  /// True if a row was touched or let go since it opened: the next message may be another tap's.
  private(set) var isTouchedSince = false
  /// The disturbance that it has had; nil: none.
  private(set) var loss: Lack?
  /// The rows that were selected when it opened, where that is known.
  private(set) var before: [RowPath]?

  /// True if anything has been told of it.
  var hasBegun: Bool { proposal != nil || leaver != nil || selected != nil || hasLeft }
  /// True if the delegate said that the row is not to be selected (R099).
  var isRefused: Bool { proposal != nil && reply == .noRow }
  /// True if the delegate said that the old row is to stay (R103).
  var isLeaverKept: Bool { leaver != nil && leaverReply == .noRow }
  /// True if it is not established what becomes of the new row (R104).
  var isUnsettled: Bool {
    leaver.map { leaverReply == .noRow || leaverReply.contradicts($0) }
      ?? (mayBeKeptUnheard && !hasLeft)
  }
  /// True if the old row is bound to be deselected now.
  var isDeselectDue: Bool {
    isLeaverOpen && leaverReply.isTold && leaverReply == leaver && loss == nil
  }
  /// True if the new row is bound to be selected now.
  var isSelectDue: Bool {
    isOpen && reply.path != nil && reply == proposal && !isUnsettled && loss == nil
  }
  /// True if it has ended without the old row and the new one being told in the order of R097.
  var isOutOfOrder: Bool { proposal == nil && hasLeft && notices == 0 && !isTouchedSince }
  /// True if the selection is another one for certain.
  var hasChanged: Bool {
    guard loss == nil, let selected, let before else { return false }
    return before.isEmpty || selected.path.map { !before.contains($0) } ?? false
  }

  /// Opens with the rows that are selected now.
  init(before: [RowPath]? = nil) {
    self.before = before
  }

  mutating func willSelect(_ row: ToldRow, _ reply: ToldRow) {
    proposal = row
    self.reply = reply
    isOpen = reply != .noRow
  }

  /// Takes in that the delegate may be asked about the old row, and refuse to let it go, unheard.
  mutating func doubtLeave() {
    mayBeKeptUnheard = before.map { rows in rows.contains { $0 != proposal?.path } } ?? true
  }

  mutating func willDeselect(_ row: ToldRow, _ reply: ToldRow) {
    leaver = row
    leaverReply = reply
    isLeaverOpen = reply != .noRow
  }

  mutating func didDeselect(_ row: ToldRow) {
    hasLeft = true
    isLeaverOpen = false
  }

  mutating func didSelect(_ row: ToldRow) {
    selected = row
    isOpen = false
    // Whatever was answered, nothing is told of the old row any more (R097, R103).
    if !leaverReply.isTold { isLeaverOpen = false }
  }

  /// Closes the exchange, which is over as far as anybody can hear: the next message may be another tap's.
  mutating func close() { isOpen = false }

  mutating func notify() { notices += 1 }

  mutating func touch() { isTouchedSince = true }

  /// Notes the turn of a message that belongs to it.
  mutating func note(turn: Int32) { self.turn = turn }

  /// Takes in that something has come in its midst after which nothing is due.
  mutating func lose(_ reason: Lack) {
    loss = reason
    isOpen = false
    isLeaverOpen = false
  }
}
