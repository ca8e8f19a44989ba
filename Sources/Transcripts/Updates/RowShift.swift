package import Traces

/// What an update makes of a table's rows and sections, by index arithmetic alone (R162, R163).
///
/// It is a value without a table: which row is which before and after, and how many there must be.
package struct RowShift: Sendable {
  /// What becomes of a row that was there before.
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
  /// The shifts of rows, by the sections before; those that are not in it keep their rows in place.
  private var rows: [Int: IndexShift] = [:]

  /// Works an update out; nil where no source says what becomes of all that it names.
  package init?(_ changes: RowChanges) {
    guard changes.isClear else { return nil }
    self.changes = changes
    sections = IndexShift(gone: changes.sections.gone, come: changes.sections.come)
    let come = Dictionary(grouping: changes.rows.come) { section(before: $0.section) ?? -1 }
    let gone = Dictionary(grouping: changes.rows.gone, by: \.section)
    for section in Set(come.keys).union(gone.keys) {
      rows[section] = IndexShift(
        gone: (gone[section] ?? []).map(\.row),
        come: (come[section] ?? []).map(\.row)
      )
    }
  }

  // MARK: - Sections

  /// The number of a section after the update; nil: it is gone.
  package func section(after old: Int) -> Int? {
    changes.sections.moved.first { $0.from == old }?.to ?? sections.after(old)
  }

  /// The number of a section before the update; nil: it has come.
  package func section(before new: Int) -> Int? {
    changes.sections.moved.first { $0.to == new }?.from ?? sections.before(new)
  }

  /// Whether all of a section is asked for anew, by its number before.
  package func isReloaded(section old: Int) -> Bool { changes.sections.reloaded.contains(old) }

  // MARK: - Rows

  /// What becomes of a row.
  package func fate(of old: RowPath) -> Fate {
    guard let section = section(after: old.section), !isReloaded(section: old.section) else {
      return .gone
    }
    if let move = changes.rows.moved.first(where: { $0.from == old }) { return .kept(move.to) }
    let shift = rows[old.section] ?? IndexShift()
    guard let row = shift.after(old.row) else { return .gone }
    let new = RowPath(section: section, row: row)
    return changes.rows.reloaded.contains(old) ? .asked(new) : .kept(new)
  }

  /// Where a row was that has kept its cell; nil: its cell must be asked for.
  package func keptRow(at new: RowPath) -> RowPath? {
    guard let section = section(before: new.section), !isReloaded(section: section) else {
      return nil
    }
    if let move = changes.rows.moved.first(where: { $0.to == new }) { return move.from }
    let shift = rows[section] ?? IndexShift()
    guard let row = shift.before(new.row) else { return nil }
    let old = RowPath(section: section, row: row)
    return changes.rows.reloaded.contains(old) ? nil : old
  }

  /// What the rows become that were selected: a reloaded one may stay so or not.
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

  /// Where an inserted row would be asked for by one who takes its number for one before the block.
  package var misreadInsertions: [RowPath] {
    changes.rows.inserted.compactMap { path in
      guard let section = section(before: path.section) else { return nil }
      let deletions = changes.rows.deleted.count { $0.section == section && $0.row < path.row }
      return deletions == 0 ? nil : RowPath(section: path.section, row: path.row - deletions)
    }
  }

  // MARK: - Counts

  /// How many rows a section must have after the update, where that is asked of it (R160).
  package func rows(after section: Int, from before: RowCounts) -> Int? {
    guard let old = self.section(before: section), !isReloaded(section: old),
      let count = before.rows(in: old)
    else { return nil }
    return count + (rows[old]?.growth ?? 0)
  }

  /// How many sections there must be.
  package func sections(from before: RowCounts) -> Int? {
    before.sections.map { $0 + sections.growth }
  }

  /// What is counted before anything was asked: the same sections with the rows that they must have.
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
