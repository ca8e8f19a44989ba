internal import Traces

/// The adjusted inset as messages tell it.
struct ToldInset: Sendable {
  /// The inset that the header gives, where nothing is added to it.
  var atStart: Insets?
  /// The inset that a message told last, in which turn, and the one that was told before that turn.
  private(set) var told: Insets?
  private(set) var turn: Int32 = -1
  private(set) var before: Insets?
  private(set) var turnBefore: Int32 = 0
  /// The inset that `didChangeAdjustedContentInset` told last, and the turn in which it came.
  private(set) var noticed: Insets?
  private(set) var noticedTurn: Int32 = -1
  /// The turn of the latest call that may have changed it; -1: there was none.
  private var callTurn: Int32 = -1

  /// True if no call may have changed it since it was told before.
  var isKept: Bool { callTurn <= turnBefore }

  /// The aspects of the views that an inset may follow.
  private static let causes: Changes = [
    .insets, .refresh, .hierarchy, .layout, .screens, .presentation, .screenSize, .bars, .page,
  ]

  /// Follows a call that changes something, to this view or to another.
  mutating func follow(_ call: borrowing Call, in turn: Int32) {
    if !call.changes.isDisjoint(with: Self.causes) { callTurn = turn }
  }

  /// Takes the inset that a message tells.
  mutating func take(_ inset: Insets, in turn: Int32) {
    if self.turn != turn {
      before = told ?? atStart
      turnBefore = told == nil ? 0 : self.turn
      self.turn = turn
    }
    told = inset
  }

  /// Follows `didChangeAdjustedContentInset`, which tells the inset itself or does not.
  mutating func notice(isTold: Bool, in turn: Int32) {
    noticed = isTold ? told : nil
    noticedTurn = turn
  }
}
