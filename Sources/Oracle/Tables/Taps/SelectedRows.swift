internal import Traces
internal import Transcripts

/// The rows that are selected, as far as taps, calls and states tell, and what made it so.
struct SelectedRows: Sendable {
  /// The latest cause of the selection.
  enum Cause: Sendable {
    /// Nothing but what was there: touches that are no taps, scrolls.
    case nothing
    /// The delegate refused a row (R099, R100).
    case refusal
    /// A row was selected by a tap, in place of another or beside others (R097, R107).
    case tap
    /// A row was deselected by a tap (R108).
    case leave
    /// Code did it (R109), perhaps inside `didSelect` (R110).
    case code, codeInside
    /// A reload or a change of editing mode has emptied it (R039, R149).
    case reload
    /// An update has moved the rows, or taken them away (R172).
    case update
  }

  /// The rows in ascending order; nil: not known.
  private(set) var rows: [RowPath]?
  private(set) var cause = Cause.nothing
  /// True if what has decided was read to be so.
  private var isConfirmed = false
  /// A row that the delegate would not let go, where the rest is not known (R103).
  private(set) var kept: RowPath?

  /// True if code may have selected a row beside another, in a mode that is not known.
  private var mayBeBesideAnother = false

  /// True if more than one row is selected, or may be by a call.
  var mayBeSeveral: Bool { rows.map { $0.count > 1 } ?? mayBeBesideAnother }

  init(isEmpty: Bool) {
    rows = isEmpty ? [] : nil
  }

  /// The rows where they are established: that a selection goes with its rows in an update is only believed
  /// (R172).
  var established: [RowPath]? { cause == .update ? nil : rows }

  /// Returns true if a row is selected, as far as that is known.
  func contains(_ row: ToldRow) -> Known<Bool> {
    guard let rows = established else { return .untold(.selection) }
    guard let path = row.path else { return .untold(.row) }
    return .told(rows.contains(path))
  }

  /// Returns the selection that must be read once a tap has selected a row.
  func selecting(_ row: ToldRow, _ mode: SelectionOptions.Mode?) -> [RowPath]? {
    guard let path = row.path else { return nil }
    switch mode {
    // No source says what becomes of several rows that were selected while the table allowed it.
    case .single: return rows.map(\.count) ?? 0 > 1 ? nil : [path]
    // The effect of an update on a selection is only believed.
    case .multiple: return cause == .update ? nil : rows.map { Self.adding(path, to: $0) }
    case .nothing: return nil
    // If no other row was selected before, the result is the same in either mode.
    case nil: return rows.flatMap { $0.allSatisfy { $0 == path } ? [path] : nil }
    }
  }

  mutating func select(_ row: ToldRow, _ mode: SelectionOptions.Mode?, by cause: Cause) {
    if mode == nil, cause == .code { mayBeBesideAnother = true }
    if mode == .single { mayBeBesideAnother = false }
    rows = selecting(row, mode)
    kept = nil
    isConfirmed = false
    self.cause = cause
  }

  mutating func deselect(_ row: ToldRow, by cause: Cause) {
    guard let path = row.path else { return forget() }
    if self.cause == .update { rows = nil }
    rows?.removeAll { $0 == path }
    if kept == path { kept = nil }
    isConfirmed = false
    self.cause = cause
  }

  /// Takes in that the delegate would not have a row selected: all stays as it is.
  mutating func refuse() {
    rows = established
    cause = .refusal
    isConfirmed = false
  }

  /// Takes in that the delegate would not let a row go; what becomes of the new one, if there is
  /// one, is not established (R104).
  mutating func keep(_ row: ToldRow, isAlone: Bool) {
    if isAlone { refuse() } else { rows = nil }
    kept = row.path
  }

  /// Takes what was read, right or wrong.
  mutating func learn(_ told: [RowPath]) {
    let sorted = told.sorted()
    isConfirmed = sorted == rows
    // A call is carried out at once, or not at all.
    if !isConfirmed || cause == .code || cause == .update { cause = .nothing }
    rows = sorted
    kept = nil
  }

  /// Takes in that another finger comes: what was read to be right is not the last tap's doing any
  /// more.
  mutating func pass() {
    if isConfirmed { cause = .nothing }
  }

  /// Takes in that an update comes: what is selected stays so under its new path, and what is gone
  /// is not (R172).
  mutating func move(by shift: RowShift) {
    // An empty selection stays so.
    guard rows?.isEmpty != true else { return }
    rows = rows.flatMap(shift.selection)
    kept = nil
    cause = .update
    isConfirmed = false
  }

  mutating func forget() {
    rows = nil
    kept = nil
    cause = .nothing
  }

  /// Takes in that a reload or a change of editing mode has emptied it.
  mutating func empty() {
    forget()
    rows = []
    mayBeBesideAnother = false
    cause = .reload
    isConfirmed = false
  }

  private static func adding(_ path: RowPath, to rows: [RowPath]) -> [RowPath] {
    rows.contains(path) ? rows : (rows + [path]).sorted()
  }
}
