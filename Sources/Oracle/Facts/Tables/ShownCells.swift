internal import Traces

/// The cells of a table: those made and not yet displayed, those displayed, those in the pool.
struct ShownCells: Sendable {
  /// A cell that was made.
  struct Made: Sendable {
    /// Its name, where it is told.
    var cell: String?
    /// Whether it was known before it was handed out; unknown where that is not known.
    var wasPooled: Certainty
  }

  /// How many of the cells that are gone are remembered.
  static let most = 4096

  /// The rows whose cells were made and not displayed, and those displayed, with their cells.
  private(set) var made: [RowPath: Made] = [:]
  private(set) var rows: [RowPath: String?] = [:]
  private var cells: [String: RowPath] = [:]
  private var pool: Set<String> = []
  private var prepared: Set<String> = []
  /// The cells that were on the screen when the latest reload came.
  private(set) var old: [RowPath: String?] = [:]
  /// Whether every cell that was ever made is known.
  private(set) var isComplete: Bool
  /// How many cells were made of each identifier.
  private var created: [String: Int] = [:]
  /// The most rows that were displayed at once.
  private(set) var most = 0
  /// The row that was asked for last and is not displayed yet.
  private(set) var latest: RowPath?

  init(isFromTheStart: Bool) {
    isComplete = isFromTheStart
  }

  /// Where a cell is displayed.
  func row(of cell: String) -> RowPath? { cells[cell] }
  /// Whether a row is displayed.
  func isShown(_ path: RowPath) -> Bool { rows.keys.contains(path) }
  /// Whether a cell has been displayed, and is not any more.
  func isPooled(_ cell: String) -> Bool { pool.contains(cell) }
  /// Whether a cell was prepared since it was displayed last.
  func isPrepared(_ cell: String) -> Bool { prepared.contains(cell) }
  /// How many cells of an identifier there are.
  func created(_ identifier: String) -> Int { created[identifier] ?? 0 }

  /// The name of a cell without its number.
  static func identifier(of cell: String) -> String? {
    cell.lastIndex(of: "-").map { String(cell[..<$0]) }
  }

  /// Whether a cell was in the pool when it was handed out, or is.
  func wasPooled(_ cell: String) -> Certainty {
    if pool.contains(cell) { return .yes }
    if let latest, let made = made[latest], made.cell == cell { return made.wasPooled }
    return isComplete ? .no : .unknown
  }

  /// A cell is made for a row.
  mutating func make(_ cell: String?, at path: RowPath) {
    var wasPooled = Certainty.unknown
    if let cell {
      if pool.remove(cell) != nil {
        wasPooled = .yes
      } else if isComplete, cells[cell] == nil, !made.values.contains(where: { $0.cell == cell }) {
        wasPooled = .no
        if let identifier = Self.identifier(of: cell) { created[identifier, default: 0] += 1 }
      }
    }
    if made.count < Self.most { made[path] = Made(cell: cell, wasPooled: wasPooled) }
    latest = path
  }

  /// A cell is prepared for reuse.
  mutating func prepare(_ cell: String) {
    if prepared.count < Self.most { prepared.insert(cell) }
  }

  /// A row is displayed.
  mutating func display(_ cell: String?, at path: RowPath) {
    let cell = cell ?? made[path]?.cell
    made[path] = nil
    if latest == path { latest = nil }
    rows[path] = .some(cell)
    // Of a cell without a name it is not known whether this is another.
    if let before = old[path], before == nil || cell == nil { old[path] = nil }
    if let cell {
      if let other = cells[cell], other != path { rows[other] = nil }
      cells[cell] = path
      pool.remove(cell)
      prepared.remove(cell)
    }
    most = max(most, rows.count)
  }

  /// The display of a row ends.
  mutating func end(_ cell: String?, at path: RowPath?) {
    let named = cell.flatMap { cells[$0] }
    let path = named ?? path
    let cell = cell ?? path.flatMap { rows[$0] ?? nil }
    if let path {
      // Its row may show another cell already.
      if rows[path] == .some(cell) { rows[path] = nil }
      if let before = old[path], before == nil || before == cell { old[path] = nil }
    }
    guard let cell else { return }
    cells[cell] = nil
    if pool.count < Self.most { pool.insert(cell) } else { isComplete = false }
    // A cell that is prepared as it enters the pool is not prepared when it leaves.
    prepared.remove(cell)
  }

  /// A reload begins: what is on the screen must go.
  mutating func reload() {
    old = rows
    made = [:]
    latest = nil
  }

  /// Nothing is known for certain any more.
  mutating func forget() {
    made = [:]
    latest = nil
    old = [:]
    isComplete = false
  }

  /// What was made last will not be displayed at once.
  mutating func excuse() { latest = nil }
}
