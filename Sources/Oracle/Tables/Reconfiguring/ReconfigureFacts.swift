internal import Traces
internal import Transcripts

/// The rows whose cells the program wants to be set up anew, as far as that has not been done.
struct ReconfigureFacts: Sendable {
  /// The rows that had a cell, and are still to be asked for.
  private(set) var due: Set<RowPath> = []
  /// All rows that the latest call named, and the turn in which it came; -1: none.
  private(set) var named: Set<RowPath> = []
  private(set) var turn: Int32 = -1
  /// Its time; -1: not told.
  private(set) var time: Microseconds = -1
  /// True if others may be asked for too.
  private(set) var isVague = false

  /// Takes a call in, where it is known which rows have cells.
  mutating func follow(_ call: borrowing Call, _ rows: RowFacts, turn: Int32) {
    named = Set((call.arguments[.at]?.elements ?? []).compactMap(\.rowPath))
    due.formUnion(named.filter { rows.shown.mayShowOthers || rows.shown.isShown($0) })
    self.turn = turn
    time = call.time ?? -1
  }

  /// Takes in that an update comes: the rows go by other paths, and their cells are asked for as it
  /// ends.
  mutating func move(by shift: RowShift) {
    let kept = { (path: RowPath) -> RowPath? in
      if case .kept(let new) = shift.fate(of: path) { new } else { nil }
    }
    due = Set(due.compactMap(kept))
    named = Set(named.compactMap(kept))
  }

  /// Takes in that a reload comes: all rows are asked for again, and none for the sake of an
  /// earlier call.
  mutating func reload() { self = ReconfigureFacts() }

  /// Cells are set up anew, and it is not known which.
  mutating func loosen() { isVague = true }

  /// Returns true if a cell is asked for to be set up anew.
  func isAsked(_ path: RowPath) -> Bool { due.contains(path) || isVague }

  /// Takes in that the cell of a row was asked for.
  mutating func ask(_ path: RowPath) { due.remove(path) }
}
