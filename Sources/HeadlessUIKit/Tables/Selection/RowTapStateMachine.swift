/// The effect of a tap on a row on the selection, question by question (R096 to R108).
///
/// Events go in; the next thing to ask or to do comes out, and nothing once the tap is over. A
/// refusal leaves everything as it is (R099, R100, R103).
nonisolated struct RowTapStateMachine: Hashable, Sendable {
  /// The number of rows that taps can select.
  enum Mode: Hashable, Sendable, CaseIterable {
    case none, single, multiple
  }

  /// The events of a tap.
  enum Event: Hashable, Sendable {
    /// A row was tapped that is selected, or not.
    case tapped(RowPlace, isSelected: Bool)
    /// The delegate has named a row, or none; and these rows are selected just then.
    case answered(RowPlace?, selected: [RowPlace])
    /// The action is done; `selected` are the rows that are selected then.
    case carriedOut(selected: [RowPlace])
  }

  /// The questions and actions of a tap.
  enum Action: Hashable, Sendable {
    case askToSelect(RowPlace)
    case askToDeselect(RowPlace)
    case deselect(RowPlace)
    case select(RowPlace)
    /// The selection is another one by a tap, and that is made known (R125).
    case announce
  }

  private enum Phase: Hashable, Sendable {
    case begin, end
    case askingToSelect
    /// Asking for leave to deselect one of so many rows, in favour of another or for its own sake.
    case askingToDeselect(for: RowPlace?, of: Int)
    case deselecting(for: RowPlace?, of: Int)
    case selecting
  }

  let mode: Mode
  private var phase = Phase.begin

  init(mode: Mode) {
    self.mode = mode
  }

  /// Takes one event in, and returns what comes next.
  mutating func receive(_ event: Event) -> Action? {
    switch (event, phase) {
    case (.tapped, .begin) where mode == .none:
      return end()
    case (.tapped(let row, isSelected: true), .begin) where mode == .multiple:
      phase = .askingToDeselect(for: nil, of: 1)
      return .askToDeselect(row)
    case (.tapped(let row, _), .begin):
      phase = .askingToSelect
      return .askToSelect(row)
    case (.answered(let row?, let selected), .askingToSelect):
      return makeRoom(for: row, selected: selected)
    case (.answered(let row?, _), .askingToDeselect(let successor, let count)):
      phase = .deselecting(for: successor, of: count)
      return .deselect(row)
    case (.carriedOut(let selected), .deselecting(let successor?, let count)):
      // The row that was to go is still there, or another is: the new one has no room (R104).
      guard selected.count < count else { return end() }
      return makeRoom(for: successor, selected: selected)
    case (.carriedOut, .deselecting), (.carriedOut, .selecting):
      phase = .end
      return .announce
    default:
      return end()
    }
  }

  /// Has the row deselected that is in the way of another, if one is (R097, R105, R106); several may
  /// be, from when several were allowed.
  private mutating func makeRoom(for row: RowPlace, selected: [RowPlace]) -> Action {
    guard mode == .single, let old = selected.first(where: { $0 != row }) else {
      return select(row)
    }
    phase = .askingToDeselect(for: row, of: selected.count)
    return .askToDeselect(old)
  }

  private mutating func select(_ row: RowPlace) -> Action {
    phase = .selecting
    return .select(row)
  }

  private mutating func end() -> Action? {
    phase = .end
    return nil
  }
}
