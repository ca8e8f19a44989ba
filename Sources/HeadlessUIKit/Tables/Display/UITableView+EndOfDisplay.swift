import Foundation

extension UITableView {
  /// Ends the rows that are out of view; returns whether the table still is the same (R071).
  ///
  /// A row that a finger moves stays with it, wherever it came from.
  final func endRows(outside visible: Range<Length>) -> Bool {
    let load = loadCount
    var index = 0
    while let out = nextRow(outside: visible, from: index) {
      if reorder != nil, displayed[out].place == reorder?.source {
        index = out + 1
        continue
      }
      index = out
      let row = displayed.remove(at: out)
      end(row)
      if editing.confirmedRow == row.place { dismissConfirmation() }
      guard loadCount == load else { return false }
    }
    return true
  }

  /// The first displayed row, from an index on, that is out of view.
  private func nextRow(outside visible: Range<Length>, from start: Int) -> Int? {
    var index = start
    while index < displayed.count {
      let span = displayed[index].span
      if span.upperBound <= visible.lowerBound || span.lowerBound >= visible.upperBound {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Ends the rows that the data source has not counted any more (R004, R024).
  final func endLostRows() {
    let load = loadCount
    while loadCount == load,
      let index = displayed.firstIndex(where: { !geometry.contains($0.place) })
    {
      let row = displayed.remove(at: index)
      end(row)
      if rowTouch.row == row.place { cancelRowTouch() }
    }
  }

  /// Takes the cell out of view and keeps it for another row; then tells.
  final func end(_ row: DisplayedRow) {
    let cell = row.cell
    let scene = scene
    if scene?.hasTouches ?? false { storedWindow?.cancelTouches(in: cell) }
    cell.isHidden = true
    cell.isDisplayed = false
    if scene?.firstResponder != nil, hasFirstResponder(cell) {
      keptCells.append(row)
    } else {
      pool(cell)
    }
    tellEnd(of: row)
  }

  private func tellEnd(of row: DisplayedRow) {
    guard row.isAnnounced, observedByTable.contains(.didEndDisplayingCell) else { return }
    tableDelegate?
      .tableView(self, didEndDisplaying: row.cell, forRowAt: row.place.indexPath)
  }

  /// Keeps a cell for another row, if it has an identifier (R054).
  final func pool(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier {
      guard !cell.isPooled else { return }
      cell.isPooled = true
      cellPools[identifier].put(cell)
    } else if cell.superview === self {
      cell.removeFromSuperview()
    }
  }

  /// Frees a cell that a data source answered from wherever it was: the pool, or another row.
  ///
  /// Returns whether the table still is the same afterwards.
  final func release(_ cell: UITableViewCell) -> Bool {
    if cell.isPooled {
      cell.isPooled = false
      if let identifier = cell.reuseIdentifier { cellPools[identifier].remove(cell) }
    }
    if !keptCells.isEmpty { keptCells.removeAll { $0.cell === cell } }
    let load = loadCount
    if !leavingRows.isEmpty, let index = leavingRows.firstIndex(where: { $0.cell === cell }) {
      tellEnd(of: leavingRows.remove(at: index))
      return loadCount == load
    }
    guard cell.isDisplayed, let index = displayed.firstIndex(where: { $0.cell === cell }) else {
      return true
    }
    tellEnd(of: displayed.remove(at: index))
    return loadCount == load
  }

  // MARK: - Cells that type

  private func hasFirstResponder(_ cell: UITableViewCell) -> Bool {
    guard let view = scene?.firstResponder as? UIView else { return false }
    return view.isDescendant(of: cell)
  }

  /// Takes out the cell that was kept for a row while it was out of view (R062).
  final func takeKeptCell(of place: RowPlace) -> UITableViewCell? {
    guard !keptCells.isEmpty, let index = keptCells.firstIndex(where: { $0.place == place }) else {
      return nil
    }
    return keptCells.remove(at: index).cell
  }

  /// Pools the kept cells that no longer have the first responder.
  final func releaseKeptCells() {
    guard !keptCells.isEmpty else { return }
    let free = keptCells.filter { !hasFirstResponder($0.cell) }
    keptCells.removeAll { row in free.contains { $0.cell === row.cell } }
    for row in free { pool(row.cell) }
  }

  // MARK: - Everything

  /// Ends all that is shown: a load begins from nothing (R041), and what is typed into a cell that
  /// goes is over (R280).
  final func removeAllContents() {
    let rows = leavingRows + displayed
    let kept = keptCells
    let edges = displayedEdges
    leavingRows = []
    displayed = []
    keptCells = []
    displayedEdges = []
    for row in rows + kept { scene?.resignFirstResponder(inside: row.cell) }
    for row in rows { end(row) }
    for row in kept { pool(row.cell) }
    for edge in edges { end(edge) }
    // The finger, if it was on a row, has been taken away from it with the cell.
    cancelRowTouch()
    forgetReorder()
    editing.follow { _ in nil }
    endLostSwipe()
  }
}
