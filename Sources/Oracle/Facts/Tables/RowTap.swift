internal import Traces

/// A tap on a row as the delegate hears of it: will select, will and did deselect, did select (R096 to
/// R108).
struct RowTap: Sendable {
  /// The row that is to be selected; nil: `willSelect` has not come.
  private(set) var proposal: ToldRow?
  /// What the delegate made of it.
  private(set) var reply = ToldRow.untold
  /// Whether `didSelect` may come for it.
  private(set) var isOpen = false
  /// The row that is to be deselected; nil: `willDeselect` has not come.
  private(set) var leaver: ToldRow?
  private(set) var leaverReply = ToldRow.untold
  /// Whether `didDeselect` may come for it.
  private(set) var isLeaverOpen = false
  private(set) var hasLeft = false
  /// The row that was selected.
  private(set) var selected: ToldRow?
  var notices: Int32 = 0
  /// Whether all that it causes has come.
  var isOver = false
  /// Whether the delegate called something that may have changed what comes.
  var isClouded = false
  /// What was selected when it began, where that is known.
  private(set) var before: [RowPath]?

  /// Whether anything has been told of it.
  var hasBegun: Bool { proposal != nil || leaver != nil || selected != nil || hasLeft }
  /// Whether the delegate said that the row is not to be selected (R099).
  var isRefused: Bool { proposal != nil && reply == .none }
  /// Whether the delegate said that the old row is to stay (R103).
  var isLeaverKept: Bool { leaver != nil && leaverReply == .none }
  /// Whether it is not established what becomes of the new row (R104).
  var isUnsettled: Bool {
    leaver.map { leaverReply == .none || leaverReply.contradicts($0) } ?? false
  }
  /// Whether the old row is bound to be deselected now.
  var isDeselectDue: Bool {
    isLeaverOpen && leaverReply != .untold && leaverReply == leaver && !isClouded
  }
  /// Whether the new row is bound to be selected now.
  var isSelectDue: Bool {
    isOpen && reply.path != nil && reply == proposal && !isUnsettled && !isClouded
  }
  /// Whether the notification may still come.
  var isNoticeOpen: Bool { selected != nil && notices == 0 && !isOver }
  /// Whether the selection is another one for certain.
  var hasChanged: Bool {
    guard !isClouded, let row = selected?.path else { return false }
    return before.map { !$0.contains(row) } ?? false
  }

  /// Begins with the rows that are selected now.
  init(before: [RowPath]? = nil) {
    self.before = before
  }

  mutating func willSelect(_ row: ToldRow, _ reply: ToldRow) {
    proposal = row
    self.reply = reply
    isOpen = reply != .none
  }

  mutating func willDeselect(_ row: ToldRow, _ reply: ToldRow) {
    leaver = row
    leaverReply = reply
    isLeaverOpen = reply != .none
  }

  mutating func didDeselect(_ row: ToldRow) {
    hasLeft = true
    isLeaverOpen = false
  }

  mutating func didSelect(_ row: ToldRow) {
    selected = row
    isOpen = false
  }

  /// Nothing is due any more.
  mutating func excuse() {
    isClouded = true
    isOpen = false
    isLeaverOpen = false
  }
}
