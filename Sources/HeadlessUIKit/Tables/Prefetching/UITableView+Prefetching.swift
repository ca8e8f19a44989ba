import Foundation

extension UITableView {
  /// Forgets what was announced: another hears of it, or nobody does.
  final func restartPrefetching() {
    prefetch.forget()
    prefetch.isHeard = isPrefetchingEnabled && prefetchDataSource != nil
    setNeedsLayout()
  }

  /// Announces the rows that come next, once other rows are in view (R531, R532).
  ///
  /// The call comes last in a layout, when the rows in view have their cells (R533).
  final func announceRows() {
    guard let prefetchDataSource, loading.isDone, reorder == nil,
      let first = display.rows.first?.place, let last = display.rows.last?.place,
      let direction = prefetch.look(at: first...last)
    else { return }
    let change = prefetch.expect(
      direction == .down ? geometry.rows(below: last) : geometry.rows(above: first)
    )
    let load = loading.count
    if !change.cancelled.isEmpty {
      prefetchDataSource.tableView(
        self,
        cancelPrefetchingForRowsAt: change.cancelled.map(\.indexPath)
      )
    }
    // A data source that is told may load or update the table.
    guard loading.count == load, !change.announced.isEmpty else { return }
    prefetchDataSource.tableView(self, prefetchRowsAt: change.announced.map(\.indexPath))
  }
}

extension TableGeometry {
  /// Returns the next rows below one, the nearest first.
  fileprivate func rows(below place: RowPlace) -> [RowPlace] {
    rows(from: place) { row in
      row.row += 1
      while row.row >= numberOfRows(in: row.section) {
        row = RowPlace(section: row.section + 1, row: 0)
        guard row.section < numberOfSections else { return false }
      }
      return true
    }
  }

  /// Returns the next rows above one, the nearest first.
  fileprivate func rows(above place: RowPlace) -> [RowPlace] {
    rows(from: place) { row in
      row.row -= 1
      while row.row < 0 {
        guard row.section > 0 else { return false }
        row = RowPlace(section: row.section - 1, row: numberOfRows(in: row.section - 1) - 1)
      }
      return true
    }
  }

  private func rows(
    from place: RowPlace,
    _ step: (inout RowPlace) -> Bool
  ) -> [RowPlace] {
    var rows: [RowPlace] = []
    var row = place
    while rows.count < TableMetrics.announcedRows, step(&row) { rows.append(row) }
    return rows
  }
}
