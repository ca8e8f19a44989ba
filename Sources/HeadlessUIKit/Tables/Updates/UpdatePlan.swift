/// The rows and sections before an update matched with those after it, in both directions.
///
/// It is made once for a block and asked for what is in view and what is selected; it takes no longer
/// for many rows than for few.
nonisolated struct UpdatePlan {
  private struct Run {
    let old: RowPlace
    let new: RowPlace
    let count: Int
  }

  /// For each section after the update the one before; nothing if all are what they were.
  private var oldSections: [Int?]?
  /// For each section before the update the one after.
  private var newSections: [Int?]?
  private let reloadedSections: Set<Int>
  /// The origins of the rows in changed sections, by the section numbers after the update.
  private var origins: [Int: [RowOrigin]] = [:]
  /// The new places of the rows of changed sections, by the section numbers before the update.
  private var runs: [Int: [Run]] = [:]

  /// Makes the plan, if the answers after the block fit the block (R160).
  init(
    _ changes: TableChanges,
    before: TableGeometry,
    counts: [Int]
  ) throws(InvalidUpdate) {
    try changes.checkCounts(counts, before: before)
    reloadedSections = Set(changes.sections.reloaded)
    mapSections(changes.sections, before: before.numberOfSections, after: counts.count)
    let rows = grouped(changes)
    // Changed or not, each section that stays must have the rows that it should have.
    for (new, count) in counts.enumerated() {
      guard let old = keptSection(at: new) else { continue }
      try Self.check(rows[new], count: count, before: before.numberOfRows(in: old), section: new)
    }
    for new in Set(rows.keys).union(reloadedSections.compactMap(section)).sorted() {
      let old = keptSection(at: new)
      let changes = rows[new] ?? RowOrigins.Changes()
      origins[new] = RowOrigins(changes, old: old, count: counts[new]).stretches
      if let old { runs[old] = runs[old] ?? [] }
      noteRuns(of: new)
    }
    for old in reloadedSections { runs[old] = runs[old] ?? [] }
    for old in runs.keys { runs[old]?.sort { $0.old < $1.old } }
  }

  // MARK: - Asking

  /// Returns the number that a section has after the update, if it is still there.
  func section(_ old: Int) -> Int? {
    guard let newSections else { return old }
    return newSections.indices.contains(old) ? newSections[old] : nil
  }

  /// Returns the number before the update of a section that is kept as it was.
  func keptSection(at new: Int) -> Int? {
    let old = oldSections.map { $0[new] } ?? new
    return old.flatMap { reloadedSections.contains($0) ? nil : $0 }
  }

  /// Returns the number that a section has after the update, if it is kept as it was.
  func keptSection(_ old: Int) -> Int? {
    reloadedSections.contains(old) ? nil : section(old)
  }

  /// Returns where a row is after the update, if it is kept.
  func place(_ old: RowPlace) -> RowPlace? {
    guard let runs = runs[old.section] else {
      return section(old.section).map { RowPlace(section: $0, row: old.row) }
    }
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].old.row + runs[middle].count <= old.row {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < runs.count, runs[low].old.row <= old.row else { return nil }
    let run = runs[low]
    return RowPlace(section: run.new.section, row: run.new.row + old.row - run.old.row)
  }

  /// Returns where the rows of a section come from; `nil` if it is kept with all its rows.
  func origins(ofSection new: Int) -> [RowOrigin]? { origins[new] }

  // MARK: - Making

  private mutating func mapSections(
    _ sections: TableChanges.Items<Int>,
    before: Int,
    after: Int
  ) {
    guard !(sections.deleted.isEmpty && sections.inserted.isEmpty && sections.moved.isEmpty) else {
      return
    }
    let gone = Set(sections.deleted + sections.moved.map(\.from))
    let taken = Set(sections.inserted + sections.moved.map(\.to))
    var oldOfNew = [Int?](repeating: nil, count: after)
    var newOfOld = [Int?](repeating: nil, count: before)
    for move in sections.moved { oldOfNew[move.to] = move.from }
    var next = 0
    for new in 0..<after where !taken.contains(new) {
      while gone.contains(next) { next += 1 }
      guard next < before else { break }
      oldOfNew[new] = next
      next += 1
    }
    for (new, old) in oldOfNew.enumerated() {
      if let old { newOfOld[old] = new }
    }
    (oldSections, newSections) = (oldOfNew, newOfOld)
  }

  /// Returns the changes to rows, by the sections after the update.
  ///
  /// Changes to rows whose section is deleted are left out.
  private func grouped(_ changes: TableChanges) -> [Int: RowOrigins.Changes] {
    var groups: [Int: RowOrigins.Changes] = [:]
    func group(_ old: Int, _ change: (inout RowOrigins.Changes) -> Void) {
      if let new = keptSection(old) { change(&groups[new, default: RowOrigins.Changes()]) }
    }
    for row in changes.rows.deleted {
      group(row.section) {
        $0.gone.insert(row.row)
        $0.deletedCount += 1
      }
    }
    for row in changes.rows.reloaded { group(row.section) { $0.reloaded.insert(row.row) } }
    for move in changes.rows.moved {
      group(move.from.section) {
        $0.gone.insert(move.from.row)
        $0.movedOutCount += 1
      }
      groups[move.to.section, default: RowOrigins.Changes()].come[move.to.row] = .some(move.from)
      groups[move.to.section]?.movedInCount += 1
    }
    for row in changes.rows.inserted {
      groups[row.section, default: RowOrigins.Changes()].come[row.row] = .some(nil)
      groups[row.section]?.insertedCount += 1
    }
    return groups
  }

  private static func check(
    _ changes: RowOrigins.Changes?,
    count: Int,
    before: Int,
    section: Int
  ) throws(InvalidUpdate) {
    let changes = changes ?? RowOrigins.Changes()
    let (inserted, deleted) = (changes.insertedCount, changes.deletedCount)
    let (movedIn, movedOut) = (changes.movedInCount, changes.movedOutCount)
    guard count != before + inserted - deleted + movedIn - movedOut else { return }
    throw InvalidUpdate(
      "Invalid update: invalid number of rows in section \(section). The number of rows contained"
        + " in an existing section after the update (\(count)) must be equal to the number of rows"
        + " contained in that section before the update (\(before)), plus or minus the number of"
        + " rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted)"
        + " and plus or minus the number of rows moved into or out of that section"
        + " (\(movedIn) moved in, \(movedOut) moved out)."
    )
  }

  private mutating func noteRuns(of new: Int) {
    var row = 0
    for stretch in origins[new] ?? [] {
      if let old = stretch.place, !stretch.isReloaded {
        let run = Run(old: old, new: RowPlace(section: new, row: row), count: stretch.count)
        runs[old.section, default: []].append(run)
      }
      row += stretch.count
    }
  }
}
