/// The editing of a table: all of it, by code, or one row of it, by a swipe.
///
/// Events go in; what is to be done comes out, in order.
nonisolated struct EditingStateMachine: Hashable, Sendable {
  /// The states of editing.
  enum Phase: Hashable, Sendable {
    case away
    /// A row was swiped; nothing stands for one that is gone since.
    case swiped(RowPlace?)
    /// Code has put the table into editing mode; a row may show the button that confirms.
    case editing(revealed: RowPlace?)
  }

  /// The events of editing.
  enum Event: Hashable, Sendable {
    /// Code puts the table into editing mode, or takes it out.
    case set(Bool)
    case swiped(RowPlace)
    /// The minus of a row was tapped.
    case minusTapped(RowPlace)
    /// The confirmation is over, with the deletion or without it.
    case dismissed
  }

  /// The actions that an event asks for.
  enum Action: Hashable, Sendable {
    /// Telling that a row is edited because of a swipe (R139).
    case begin(RowPlace)
    /// Telling that it no longer is (R143).
    case end(RowPlace?)
    /// Showing the button that confirms a deletion.
    case reveal(RowPlace)
    case hide(RowPlace)
    /// Telling all cells.
    case enter
    case leave
  }

  private(set) var phase = Phase.away
  /// True if the data source is just carrying out what was confirmed: nothing is dismissed meanwhile.
  var isCommitting = false
  /// True if the table is in editing mode, a swipe included (R139).
  var isEditing: Bool { phase != .away }

  /// True if all rows are edited.
  var isEditingAll: Bool {
    if case .editing = phase { true } else { false }
  }

  /// The row that shows the button which confirms a deletion.
  var confirmedRow: RowPlace? {
    switch phase {
    case .swiped(let row), .editing(revealed: let row): row
    case .away: nil
    }
  }

  /// True if a row is open, and may be closed.
  var mayDismiss: Bool { confirmedRow != nil && !isCommitting }

  /// True if a swipe has lost its row, and not by the commit that has just taken it out.
  var hasLostRow: Bool { phase == .swiped(nil) && !isCommitting }

  /// Stays with its row when that is somewhere else, or nowhere.
  mutating func follow(_ place: (RowPlace) -> RowPlace?) {
    guard let row = confirmedRow else { return }
    phase = isEditingAll ? .editing(revealed: place(row)) : .swiped(place(row))
  }

  /// Takes one event in; an event that means nothing here does nothing.
  mutating func receive(_ event: Event) -> [Action] {
    switch (event, phase) {
    case (.set(true), .away):
      phase = .editing(revealed: nil)
      return [.enter]
    case (.set(true), .swiped(let row)):
      phase = .editing(revealed: nil)
      return ending(row) + [.enter]
    case (.set(false), .editing(let row)):
      phase = .away
      return hiding(row) + [.leave]
    case (.set(false), .swiped(let row)), (.dismissed, .swiped(let row)):
      phase = .away
      return ending(row)
    case (.swiped(let row), .away):
      phase = .swiped(row)
      return [.begin(row), .reveal(row)]
    case (.minusTapped(let row), .editing(let shown)):
      phase = .editing(revealed: row == shown ? nil : row)
      return hiding(shown) + (row == shown ? [] : [.reveal(row)])
    case (.dismissed, .editing(let row)):
      phase = .editing(revealed: nil)
      return hiding(row)
    default:
      return []
    }
  }

  private func hiding(_ row: RowPlace?) -> [Action] { row.map { [.hide($0)] } ?? [] }

  private func ending(_ row: RowPlace?) -> [Action] { hiding(row) + [.end(row)] }
}
