/// The selected rows, in the order in which they were selected.
nonisolated struct RowSelection {
  /// The number of rows that taps select.
  struct Rules {
    var allowsAny = true
    var allowsSeveral = false
    // The same in editing mode (R113).
    var allowsAnyDuringEditing = false
    var allowsSeveralDuringEditing = false
  }

  var rules = Rules()
  private var turns: [RowPlace: Int] = [:]
  private var nextTurn = 0

  var isEmpty: Bool { turns.isEmpty }
  var count: Int { turns.count }

  /// The row that was selected first.
  var first: RowPlace? { turns.min { $0.value < $1.value }?.key }

  /// All rows, the one that was selected first before the others.
  var inOrder: [RowPlace] { turns.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ place: RowPlace) -> Bool {
    !turns.isEmpty && turns[place] != nil
  }

  mutating func insert(_ place: RowPlace) {
    guard turns[place] == nil else { return }
    turns[place] = nextTurn
    nextTurn += 1
  }

  /// Takes a row out; returns whether it was selected.
  mutating func remove(_ place: RowPlace) -> Bool {
    turns.removeValue(forKey: place) != nil
  }

  /// Takes all rows out; the rules stay.
  mutating func removeAll() {
    turns = [:]
    nextTurn = 0
  }

  /// Follows the rows to where they are now; those that are nowhere are out of the selection.
  mutating func follow(_ place: (RowPlace) -> RowPlace?) {
    guard !turns.isEmpty else { return }
    var moved: [RowPlace: Int] = [:]
    for (row, turn) in turns {
      if let row = place(row) { moved[row] = turn }
    }
    turns = moved
  }
}
