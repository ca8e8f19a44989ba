// The exceptions that UIKit raises about an update. Their words are UIKit's if a log shows them;
// other words do not matter.

nonisolated extension TableChanges {
  /// Checks what is named by its number before the block, which needs no answer (R167).
  func checkPlacesBefore(_ before: TableGeometry) throws(InvalidUpdate) {
    try sections.checkConflicts(named: "section")
    try rows.checkConflicts(named: "row")
    let count = before.numberOfSections
    for section in sections.deleted + sections.reloaded where !(0..<count).contains(section) {
      throw InvalidUpdate(
        "attempt to delete section \(section), but there are only \(count) sections before the"
          + " update"
      )
    }
    for move in sections.moved where !(0..<count).contains(move.from) {
      throw InvalidUpdate(
        "attempt to move section \(move.from), but there are only \(count) sections before the"
          + " update"
      )
    }
    for row in rows.deleted + rows.reloaded { try row.check("delete", "from", "before", before) }
    for move in rows.moved { try move.from.check("move", "from", "before", before) }
    guard !isOfSnapshot else { return }
    for move in rows.moved where sections.inserted.contains(move.to.section) {
      throw InvalidUpdate("cannot move a row into a newly inserted section (\(move.to.section))")
    }
  }

  /// Checks that the answers after the block are what the block leads to (R160, R161), and that there
  /// is what is named by its number after it.
  func checkCounts(_ counts: [Int], before: TableGeometry) throws(InvalidUpdate) {
    let expected = before.numberOfSections - sections.deleted.count + sections.inserted.count
    guard counts.count == expected else {
      throw InvalidUpdate(
        "Invalid update: invalid number of sections. The number of sections contained in the table"
          + " view after the update (\(counts.count)) must be equal to the number of sections"
          + " contained in the table view before the update (\(before.numberOfSections)), plus or"
          + " minus the number of sections inserted or deleted (\(sections.inserted.count) inserted,"
          + " \(sections.deleted.count) deleted)."
      )
    }
    for section in sections.inserted + sections.moved.map(\.to)
    where !counts.indices.contains(section) {
      throw InvalidUpdate(
        "attempt to insert section \(section), but there are only \(counts.count) sections after"
          + " the update"
      )
    }
    for row in rows.inserted { try row.check("insert", "into", "after", counts) }
    for move in rows.moved { try move.to.check("move", "into", "after", counts) }
  }
}

nonisolated extension TableChanges.Items {
  /// Checks that nothing is asked of an item twice.
  fileprivate func checkConflicts(named name: String) throws(InvalidUpdate) {
    var before: [Place: String] = [:]
    let gone: [(String, [Place])] = [
      ("delete", deleted), ("reload", reloaded), ("move from", moved.map(\.from)),
    ]
    for (action, places) in gone {
      for place in places {
        guard let other = before.updateValue(action, forKey: place) else { continue }
        throw InvalidUpdate("attempt to \(other) and \(action) the same \(name) (\(place))")
      }
    }
    var after: [Place: String] = [:]
    for (action, places) in [("insert", inserted), ("move to", moved.map(\.to))] {
      for place in places {
        guard let other = after.updateValue(action, forKey: place) else { continue }
        throw InvalidUpdate("attempt to \(other) and \(action) the same \(name) (\(place))")
      }
    }
  }
}

nonisolated extension RowPlace {
  fileprivate func check(
    _ action: String,
    _ direction: String,
    _ time: String,
    _ geometry: TableGeometry
  ) throws(InvalidUpdate) {
    let isThere = (0..<geometry.numberOfSections).contains(section)
    let rows = isThere ? geometry.numberOfRows(in: section) : nil
    try check(action, direction, time, rows: rows, sections: geometry.numberOfSections)
  }

  fileprivate func check(
    _ action: String,
    _ direction: String,
    _ time: String,
    _ counts: [Int]
  ) throws(InvalidUpdate) {
    let rows = counts.indices.contains(section) ? counts[section] : nil
    try check(action, direction, time, rows: rows, sections: counts.count)
  }

  private func check(
    _ action: String,
    _ direction: String,
    _ time: String,
    rows: Int?,
    sections: Int
  ) throws(InvalidUpdate) {
    guard let rows else {
      throw InvalidUpdate(
        "attempt to \(action) row \(row) \(direction) section \(section), but there are only"
          + " \(sections) sections \(time) the update"
      )
    }
    guard (0..<rows).contains(row) else {
      // Of insertions a log shows other words (R747).
      if action == "insert" {
        throw InvalidUpdate(
          "attempt to insert row \(row) into section \(section), but there are only \(rows) rows in"
            + " section \(section) after the update"
        )
      }
      throw InvalidUpdate(
        "attempt to \(action) row \(row) \(direction) section \(section) which only contains"
          + " \(rows) rows \(time) the update"
      )
    }
  }
}
