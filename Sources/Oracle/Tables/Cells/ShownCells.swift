internal import Traces
internal import Transcripts

/// The cells of a table: those made and not yet displayed, those displayed, those in the pool.
struct ShownCells: Sendable {
  /// A cell that was made.
  struct Made: Sendable {
    /// Its name, where it is told.
    var cell: String?
    /// The certainty that it was known before it was handed out.
    var wasPooled: Certainty
  }

  /// A cell whose row an update has taken away, with the path that it had.
  struct Leaving: Sendable {
    var path: RowPath
    var cell: String?
  }

  /// The number of gone cells that are remembered.
  static let most = 4096

  /// The rows whose cells were made and not displayed, and those displayed, with their cells.
  private(set) var made: [RowPath: Made] = [:]
  private(set) var rows: [RowPath: String?] = [:]
  private var cells: [String: RowPath] = [:]
  private var pool: Set<String> = []
  private var prepared: Set<String> = []
  /// The cell that was given last, to a row that has another; nil: it was another cell.
  private var strayed: String?
  /// The cells whose rows may go by other paths since they were displayed.
  private var moved: Set<String> = []
  /// True if it was lost which row shows which cell, and nothing was loaded since.
  private var isScattered = false
  /// The cells that were on the screen when the latest reload came.
  private(set) var old: [RowPath: String?] = [:]
  /// The cells whose display must end because of an update (R170).
  private(set) var leaving: [Leaving] = []
  /// True if rows may be displayed that nobody has heard of: they were before the record begins.
  private(set) var mayShowOthers: Bool
  /// The latest update, where it may have taken such rows away; nil: none.
  private var shiftOfOthers: RowShift?
  /// True if every cell that was ever made is known.
  private(set) var isComplete: Bool
  /// The number of cells that were made of each identifier.
  private var created: [String: Int] = [:]
  /// The rows that have left the view, each with its last cell, until that is another row's (R541).
  private var kept: [RowPath: String?] = [:]
  private var keptRow: [String: RowPath] = [:]
  /// The most rows that were displayed at once.
  private(set) var most = 0
  /// The row that was asked for last and is not displayed yet.
  private(set) var latest: RowPath? { didSet { awaitsUnnamed = false } }
  /// True if a cell was made last for a row that is not named, and is not displayed yet.
  private(set) var awaitsUnnamed = false

  init(isFromTheStart: Bool, isMidway: Bool = false) {
    isComplete = isFromTheStart
    mayShowOthers = isMidway
  }

  /// Returns the row at which a cell is displayed.
  func row(of cell: String) -> RowPath? { cells[cell] }
  /// Returns true if the row of a cell may go by another path than it was displayed with.
  func mayHaveMoved(_ cell: String) -> Bool { moved.contains(cell) }
  /// True if that may be so of any.
  var mayAnyHaveMoved: Bool { !moved.isEmpty }
  /// Returns true if a row is displayed.
  func isShown(_ path: RowPath) -> Bool { rows.keys.contains(path) }
  /// Returns true if a cell has been displayed, and is not any more.
  func isPooled(_ cell: String) -> Bool { pool.contains(cell) }
  /// Returns true if a cell was prepared since it was displayed last.
  func isPrepared(_ cell: String) -> Bool { prepared.contains(cell) }
  /// Returns the number of cells of an identifier.
  func created(_ identifier: String) -> Int { created[identifier] ?? 0 }

  /// Returns true if a row that has left the view may come back with a cell that was kept for it,
  /// without a question; `cell` is nil where it is not named (R541).
  func mayBeKept(_ cell: String?, for path: RowPath) -> Bool {
    guard let before = kept[path] else { return false }
    return cell == nil || before == nil || before == cell
  }

  /// Returns the name of a cell without its number.
  static func identifier(of cell: String) -> String? {
    cell.lastIndex(of: "-").map { String(cell[..<$0]) }
  }

  /// Returns the certainty that a cell was in the pool when it was handed out, or is in it.
  func wasPooled(_ cell: String) -> Certainty {
    if pool.contains(cell) { return .yes }
    if let latest, let made = made[latest], made.cell == cell { return made.wasPooled }
    return isComplete ? .no : .unknown
  }

  /// Takes in that a cell is made for a row.
  mutating func make(_ cell: String?, at path: RowPath) {
    var wasPooled = Certainty.unknown
    strayed = nil
    kept[path] = nil
    if let cell {
      if let row = keptRow.removeValue(forKey: cell) { kept[row] = nil }
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

  /// Takes in that a cell is made for a row that is not named, or that such a row is displayed.
  mutating func awaitUnnamed(_ isMade: Bool) { awaitsUnnamed = isMade }

  /// Takes in that a cell is prepared for reuse, and so kept for no row.
  mutating func prepare(_ cell: String) {
    if let row = keptRow.removeValue(forKey: cell) { kept[row] = nil }
    if prepared.count < Self.most, cell != strayed { prepared.insert(cell) }
  }

  /// Takes in that a row is displayed.
  mutating func display(_ cell: String?, at path: RowPath) {
    let cell = cell ?? made[path]?.cell
    made[path] = nil
    if latest == path { latest = nil }
    awaitsUnnamed = false
    rows[path] = .some(cell)
    // Of a cell without a name it is not known whether this is another.
    if let before = old[path], before == nil || cell == nil { old[path] = nil }
    if let cell {
      if let other = cells[cell], other != path, rows[other] == .some(cell) { rows[other] = nil }
      leaving.removeAll { $0.cell == cell }
      cells[cell] = path
      pool.remove(cell)
      prepared.remove(cell)
      moved.remove(cell)
    }
    most = max(most, rows.count + leaving.count)
  }

  /// Takes in that the display of a row ends.
  mutating func end(_ cell: String?, at path: RowPath?) {
    if let place = placeOfLeaving(cell, at: path) {
      let gone = leaving.remove(at: place)
      if let before = old[gone.path], before == nil || before == gone.cell { old[gone.path] = nil }
      if let cell = cell ?? gone.cell { putAway(cell) }
      return
    }
    let named = cell.flatMap { cells[$0] }
    let path = named ?? path
    let cell = cell ?? path.flatMap { rows[$0] ?? nil }
    if let path {
      keep(cell, for: path)
      // Its row may show another cell already.
      if rows[path] == .some(cell) { rows[path] = nil }
      if let before = old[path], before == nil || before == cell { old[path] = nil }
    }
    if let cell { putAway(cell) }
  }

  private mutating func keep(_ cell: String?, for path: RowPath) {
    guard kept.count < Self.most else { return }
    kept[path] = .some(cell)
    if let cell { keptRow[cell] = path }
  }

  /// Forgets which rows have left the view with their cells: these may be other rows by now.
  private mutating func keepNone() {
    kept = [:]
    keptRow = [:]
  }

  private mutating func putAway(_ cell: String) {
    cells[cell] = nil
    moved.remove(cell)
    if pool.count < Self.most { pool.insert(cell) } else { isComplete = false }
    // A cell that is prepared as it enters the pool is not prepared when it leaves.
    prepared.remove(cell)
  }

  /// Returns the place among the cells that must go of the one that a message is about.
  private func placeOfLeaving(_ cell: String?, at path: RowPath?) -> Int? {
    leaving.firstIndex { gone in
      guard let cell, let other = gone.cell else { return gone.path == path }
      return cell == other
    }
  }

  /// Returns true if a message is about a cell whose row is gone.
  func isLeaving(_ cell: String?, at path: RowPath?) -> Bool {
    if placeOfLeaving(cell, at: path) != nil { return true }
    guard let shiftOfOthers, let path else { return false }
    if case .kept = shiftOfOthers.fate(of: path) { return false }
    return true
  }

  /// Takes in that an update comes: rows that are kept have new paths, and the others must go.
  mutating func move(by shift: RowShift) {
    keepNone()
    if mayShowOthers { shiftOfOthers = shift }
    let (shownBefore, madeBefore) = (rows, made)
    rows = [:]
    made = [:]
    for path in shownBefore.keys.sorted() {
      let cell = shownBefore[path] ?? nil
      guard case .kept(let new) = shift.fate(of: path) else {
        leaving.append(Leaving(path: path, cell: cell))
        continue
      }
      rows[new] = .some(cell)
      if let cell { cells[cell] = new }
    }
    for (path, cell) in madeBefore {
      if case .kept(let new) = shift.fate(of: path) { made[new] = cell } else { isComplete = false }
    }
    latest = latest.flatMap { path in
      if case .kept(let new) = shift.fate(of: path) { new } else { nil }
    }
  }

  /// Doubts all paths: an update that nobody recorded may have come, by which what is displayed has others.
  mutating func doubtPaths() { moved.formUnion(cells.keys) }

  /// Loses a cell that was given to a row that has another (R671): where either is from then on is not known.
  ///
  /// One that is not displayed may go back to the pool, and be prepared again.
  mutating func stray(_ cell: String) {
    isComplete = false
    strayed = cell
    prepared.remove(cell)
  }

  /// Forgets the rows that had to go: they have gone, or will not go.
  mutating func excuseLeaving() {
    leaving = []
    shiftOfOthers = nil
  }

  /// Takes in that a reload begins: what is on the screen must go.
  mutating func reload() {
    // Those that came after the others were lost may have moved with them.
    if isScattered { scatter() }
    isScattered = false
    mayShowOthers = false
    shiftOfOthers = nil
    keepNone()
    old = rows
    made = [:]
    latest = nil
  }

  /// Forgets everything that was known for certain.
  mutating func forget() {
    made = [:]
    latest = nil
    old = [:]
    isComplete = false
  }

  /// Forgets which row shows which cell, and what became of cells that were being made.
  mutating func scatter() {
    forget()
    isScattered = true
    rows = [:]
    cells = [:]
    moved = []
    leaving = []
    prepared = []
  }

  /// Notes that the cell made last will not be displayed at once.
  mutating func excuse() { latest = nil }
}
