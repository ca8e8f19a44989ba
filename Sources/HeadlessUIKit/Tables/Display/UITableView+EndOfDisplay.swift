import Foundation

extension UITableView {
  /// Ends the rows that are out of view; returns whether the table still is the same (R071).
  ///
  /// A row that a finger moves stays with it, wherever it came from.
  final func endRows(outside visible: Range<Length>) -> Bool {
    let load = loading.count
    var index = 0
    while index < display.rows.count {
      guard display.rows[index].isOut(of: visible), display.rows[index].place != reorder?.source
      else {
        // Rows are in order, unless one is carried: what is between two in view is in view.
        if reorder == nil, !display.rows[display.rows.count - 1].isOut(of: visible) { break }
        index += 1
        continue
      }
      let row = display.rows.remove(at: index)
      end(row)
      if editing.confirmedRow == row.place { dismissConfirmation() }
      guard loading.count == load else { return false }
    }
    return true
  }

  /// Ends the rows that the data source has not counted any more (R004, R024).
  final func endLostRows() {
    let load = loading.count
    while loading.count == load,
      let index = display.rows.firstIndex(where: { !geometry.contains($0.place) })
    {
      let row = display.rows.remove(at: index)
      end(row)
      if rowTouch.row == row.place { cancelRowTouch() }
    }
  }

  /// Takes the cell out of view and keeps it for another row; then tells.
  final func end(_ row: DisplayedRow) {
    let cell = row.cell
    if surroundings?.hasTouches == true { storedWindow?.cancelTouches(in: cell) }
    cell.isHidden = true
    let wasAnnounced = cell.display == .announced
    cell.display = .away
    if surroundings?.mayHaveFirstResponder == true, hasFirstResponder(cell) {
      display.kept.append(row)
    } else {
      pool(cell)
    }
    if wasAnnounced { tellEnd(of: row) }
  }

  private func tellEnd(of row: DisplayedRow) {
    guard observedByTable.contains(.didEndDisplayingCell) else { return }
    tableDelegate?
      .tableView(self, didEndDisplaying: row.cell, forRowAt: row.place.indexPath)
  }

  /// Keeps a cell for another row, if it has an identifier (R054).
  final func pool(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier {
      reuse.put(cell, identifier)
    } else if cell.superview === self {
      cell.removeFromSuperview()
    }
  }

  /// Frees a cell that a data source answered from wherever it was: the pool, or another row.
  ///
  /// Returns true if the table still is the same afterwards.
  final func release(_ cell: UITableViewCell) -> Bool {
    reuse.remove(cell)
    if !display.kept.isEmpty { display.kept.removeAll { $0.cell === cell } }
    guard cell.display != .away, let row = display.takeRow(of: cell) else { return true }
    let load = loading.count
    if cell.display == .announced { tellEnd(of: row) }
    return loading.count == load
  }

  // MARK: - Cells that type

  private func hasFirstResponder(_ cell: UITableViewCell) -> Bool {
    guard let view = scene?.firstResponder as? UIView else { return false }
    return view.isDescendant(of: cell)
  }

  /// Pools the kept cells that no longer have the first responder.
  final func releaseKeptCells() {
    let free = display.kept.filter { !hasFirstResponder($0.cell) }
    display.kept.removeAll { row in free.contains { $0.cell === row.cell } }
    for row in free { pool(row.cell) }
  }

  // MARK: - Everything

  /// Ends all that is shown: a load begins from nothing (R041), and what is typed into a cell that
  /// goes is over (R280).
  final func removeAllContents() {
    let taken = display.takeAll()
    let rows = taken.leaving + taken.rows
    for row in rows + taken.kept { scene?.resignFirstResponder(inside: row.cell) }
    for row in rows { end(row) }
    for row in taken.kept { pool(row.cell) }
    for edge in taken.edges { end(edge) }
    // The finger, if it was on a row, has been taken away from it with the cell.
    cancelRowTouch()
    forgetReorder()
    editing.follow { _ in nil }
    endLostSwipe()
  }
}
