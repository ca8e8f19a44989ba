package import Traces

/// The effect of an update on a table's rows and sections, by index arithmetic alone (R162, R163).
///
/// It is a value without a table: which row is which before and after, and how many there must be.
package struct RowShift: Sendable {
  /// The fate of a row that was there before.
  package enum Fate: Equatable, Sendable {
    /// It keeps its cell, under this path.
    case kept(RowPath)
    /// It gets another cell, under this path.
    case asked(RowPath)
    /// It is gone, or its section is asked for as a whole.
    case gone
  }

  private let changes: RowChanges
  private let sections: IndexShift
  private let movedSections: Moves<Int>
  private let movedRows: Moves<RowPath>
  private let reloadedSections: Set<Int>
  private let reloadedRows: Set<RowPath>
  /// The shifts of rows, by the sections before; those that are not in it keep their rows in place.
  private var rows: [Int: IndexShift] = [:]

  /// Works an update out; nil where no source says what becomes of all that it names.
  package init?(_ changes: RowChanges) {
    guard changes.isClear else { return nil }
    self.changes = changes
    movedSections = Moves(changes.sections.moved)
    movedRows = Moves(changes.rows.moved)
    reloadedSections = Set(changes.sections.reloaded)
    reloadedRows = Set(changes.rows.reloaded)
    sections = IndexShift(gone: changes.sections.gone, come: changes.sections.come)
    let come = Dictionary(grouping: changes.rows.come) { section(before: $0.section) ?? -1 }
    let gone = Dictionary(grouping: changes.rows.gone, by: \.section)
    for section in Set(come.keys).union(gone.keys) {
      rows[section] = IndexShift(
        gone: (gone[section] ?? []).map(\.row),
        come: (come[section] ?? []).map(\.row)
      )
    }
    findMisreadInsertions()
  }

  // MARK: - Sections

  /// Returns the number of a section after the update; nil: it is gone.
  package func section(after old: Int) -> Int? {
    movedSections.to[old] ?? sections.after(old)
  }

  /// Returns the number of a section before the update; nil: it has come.
  package func section(before new: Int) -> Int? {
    movedSections.from[new] ?? sections.before(new)
  }

  /// Returns true if all of a section is asked for anew, by its number before.
  package func isReloaded(section old: Int) -> Bool { reloadedSections.contains(old) }

  // MARK: - Rows

  /// Returns the fate of a row.
  package func fate(of old: RowPath) -> Fate {
    guard let section = section(after: old.section), !isReloaded(section: old.section) else {
      return .gone
    }
    if let place = movedRows.to[old] { return .kept(place) }
    let shift = rows[old.section] ?? IndexShift()
    guard let row = shift.after(old.row) else { return .gone }
    let new = RowPath(section: section, row: row)
    return reloadedRows.contains(old) ? .asked(new) : .kept(new)
  }

  /// Returns the earlier path of a row that has kept its cell; nil: its cell must be asked for.
  package func keptRow(at new: RowPath) -> RowPath? {
    guard let section = section(before: new.section), !isReloaded(section: section) else {
      return nil
    }
    if let place = movedRows.from[new] { return place }
    let shift = rows[section] ?? IndexShift()
    guard let row = shift.before(new.row) else { return nil }
    let old = RowPath(section: section, row: row)
    return reloadedRows.contains(old) ? nil : old
  }

  /// Returns the selected rows after the update; nil if a reloaded one may stay selected or not.
  package func selection(_ old: [RowPath]) -> [RowPath]? {
    var result: [RowPath] = []
    for row in old {
      switch fate(of: row) {
      case .kept(let path): result.append(path)
      case .asked: return nil
      case .gone: if isReloaded(section: row.section) { return nil }
      }
    }
    return result.sorted()
  }

  /// The paths at which inserted rows would be asked for if their numbers were taken for numbers
  /// before the block.
  package private(set) var misreadInsertions: Set<RowPath> = []

  private mutating func findMisreadInsertions() {
    let deleted = Dictionary(grouping: changes.rows.deleted, by: \.section)
      .mapValues { IndexShift(gone: $0.map(\.row)) }
    for path in changes.rows.inserted {
      let section = section(before: path.section)
      let deletions = section.flatMap { deleted[$0] }?.goneCount(before: path.row) ?? 0
      guard deletions > 0 else { continue }
      misreadInsertions.insert(RowPath(section: path.section, row: path.row - deletions))
    }
  }

  // MARK: - Counts

  /// Returns the number of rows that a section must have after the update (R160); nil if none is
  /// demanded.
  package func rows(after section: Int, from before: RowCounts) -> Int? {
    guard let old = self.section(before: section), !isReloaded(section: old),
      let count = before.rows(in: old)
    else { return nil }
    return count + (rows[old]?.growth ?? 0)
  }

  /// Returns the number of sections that there must be.
  package func sections(from before: RowCounts) -> Int? {
    before.sections.map { $0 + sections.growth }
  }

  /// Returns the counts before anything was asked: the same sections with the rows that they must
  /// have.
  package func counts(from before: RowCounts) -> RowCounts {
    var counts = RowCounts(sections: sections(from: before))
    for old in before.countedSections {
      guard let new = section(after: old), let count = rows(after: new, from: before) else {
        continue
      }
      counts.set(count, in: new)
    }
    return counts
  }
}

/// The moves of an update, to be found by its place before and after.
private struct Moves<Place: Hashable & Sendable>: Sendable {
  let to: [Place: Place]
  let from: [Place: Place]

  init(_ moves: [RowChanges.Move<Place>]) {
    to = Dictionary(moves.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    from = Dictionary(moves.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
  }
}
