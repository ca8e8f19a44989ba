public import Foundation

extension UITableView {
  /// Has the cells of rows set up anew, as far as the rows have cells; no new ones are made (R670).
  ///
  /// The data source is asked for each of these cells, and a dequeue hands out the one that the row has,
  /// not prepared for reuse (R671, R672). Nothing is told of display (R673). In a block of updates the
  /// paths are those before the block, and the cells are asked for as it ends.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    let places = indexPaths.compactMap(RowPlace.init)
    guard !updates.isOpen else { return updates.changes.reconfigured += places }
    loadIfNeeded()
    reconfigure(places)
  }

  /// Asks for the cells of rows that are in view.
  final func reconfigure(_ places: [RowPlace]) {
    guard !loading.isUnderWay, let dataSource else { return }
    let load = loading.count
    for place in places {
      guard let cell = displayedCell(of: place) else { continue }
      display.reconfigured = cell
      let answer = dataSource.tableView(self, cellForRowAt: place.indexPath)
      display.reconfigured = nil
      guard loading.count == load else { return }
      // Another cell than the row has is not shown: it waits for another row.
      if answer !== cell, answer.display == .away { pool(answer) }
    }
    guard loading.measuresRows, !places.isEmpty else { return }
    measureKeptRows()
    display.arePlacesStale = true
    setNeedsLayout()
  }
}
