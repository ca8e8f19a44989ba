/// The state of the first finger on the rows of a table.
///
/// Events go in; what is to be done comes out. At most one row has to do with a finger, from the time
/// when it came down there until it is gone (R124).
nonisolated struct RowTouchStateMachine: Hashable, Sendable {
  /// The steps of a finger on a row.
  enum Phase: Hashable, Sendable {
    /// No finger is on a row.
    case away
    /// It is being asked whether the row may be highlighted.
    case asking(RowPlace)
    /// The row is highlighted; if the finger is lifted from it, that is a tap.
    case highlighting(RowPlace)
    /// The row does not want the finger, or the finger has left the row: nothing comes of it.
    case lost
  }

  /// The events of the finger.
  enum Event: Hashable, Sendable {
    /// It came down on a row.
    case cameDown(RowPlace)
    /// The answer is there whether the row may be highlighted.
    case answered(Bool)
    /// It moved off the row that it came down on.
    case leftRow
    /// It was lifted.
    case lifted
    /// It was taken away, by a drag or with the row.
    case cancelled
  }

  /// The actions that an event asks for.
  enum Action: Hashable, Sendable {
    /// Asking whether the row may be highlighted (R090).
    case ask(RowPlace)
    case highlight(RowPlace)
    case unhighlight(RowPlace)
    /// The row is no longer highlighted, and was tapped (R095).
    case unhighlightAndTap(RowPlace)
  }

  private(set) var phase = Phase.away
  /// True if the delegate knows a row to be highlighted.
  private var isHighlightTold = false

  /// The row that looks pressed.
  var highlightedRow: RowPlace? {
    if case .highlighting(let row) = phase { row } else { nil }
  }

  /// The row that the finger has to do with.
  var row: RowPlace? {
    switch phase {
    case .asking(let row), .highlighting(let row): row
    case .away, .lost: nil
    }
  }

  /// Takes in that a row's highlight comes or goes; returns whether that is to be told.
  ///
  /// The cell may have done something that took the finger away; only what was told is taken back.
  mutating func tell(_ isHighlighted: Bool, of row: RowPlace) -> Bool {
    guard isHighlighted ? highlightedRow == row : isHighlightTold else { return false }
    isHighlightTold = isHighlighted
    return true
  }

  /// Stays with the row when it is somewhere else.
  mutating func rowMoved(to place: RowPlace) {
    switch phase {
    case .asking: phase = .asking(place)
    case .highlighting: phase = .highlighting(place)
    case .away, .lost: break
    }
  }

  /// Takes one event in; an event that means nothing here changes nothing.
  mutating func receive(_ event: Event) -> Action? {
    switch (event, phase) {
    case (.cameDown(let row), .away):
      phase = .asking(row)
      return .ask(row)
    case (.answered(true), .asking(let row)):
      phase = .highlighting(row)
      return .highlight(row)
    case (.answered(false), .asking):
      phase = .lost
    case (.leftRow, .highlighting(let row)):
      phase = .lost
      return .unhighlight(row)
    case (.lifted, .highlighting(let row)):
      phase = .away
      return .unhighlightAndTap(row)
    case (.cancelled, .highlighting(let row)):
      phase = .away
      return .unhighlight(row)
    case (.lifted, _), (.cancelled, _):
      phase = .away
    default:
      break
    }
    return nil
  }
}
