import Foundation

extension UITableView {
  /// True if what the table shows is not what its data source has: while a finger carries a row
  /// (R551).
  public final var hasUncommittedUpdates: Bool { reorder != nil }
}

extension UITableView {
  /// Returns true if a cell is the one that is carried, or none is.
  final func mayCarry(_ cell: UITableViewCell) -> Bool {
    reorder.map { displayedCell(of: $0.source) === cell } ?? true
  }

  final func reorderBegan(_ cell: UITableViewCell, at y: CGFloat) {
    guard reorder == nil, editing.isEditingAll, let place = place(of: cell) else { return }
    dismissConfirmation()
    arrangement.reorder = RowReorder(
      place,
      in: geometry,
      finger: Length(y),
      fingerInView: y - bounds.minY
    )
  }

  /// Has the row follow its finger.
  final func reorderMoved(to y: CGFloat) {
    guard let place = reorder?.fingerInView else { return }
    // A finger that only takes a row near an edge has dragged it nowhere yet.
    if y - bounds.minY != place {
      reorder?.fingerInView = y - bounds.minY
      updateAutoscroll()
    }
    carryRow(to: y)
  }

  /// Has the row go to a place of the content, and asks wherever it comes to hover (R151).
  final func carryRow(to y: CGFloat) {
    placeCarriedCell()
    guard let source = reorder?.source, let proposed = reorder?.hover(at: Length(y)) else { return }
    var target = proposed
    if observedByTable.contains(.targetOfMove), let tableDelegate {
      let answer = tableDelegate.tableView(
        self,
        targetIndexPathForMoveFromRowAt: source.indexPath,
        toProposedIndexPath: proposed.indexPath
      )
      guard let place = RowPlace(answer) else { return }
      target = place
    }
    makeRoom(at: target)
  }

  /// Opens the gap where it was agreed that the row goes (R550).
  private func makeRoom(at target: RowPlace) {
    guard reorder?.target != target else { return }
    reorder?.agree(target)
    display.arePlacesStale = true
    setNeedsLayout()
  }

  /// Puts the cell of the row under the finger, however the content has moved (R550).
  final func placeCarriedCell() {
    guard let reorder, let cell = displayedCell(of: reorder.source) else { return }
    let middle = reorder.middle(at: Length(bounds.minY + reorder.fingerInView))
    cell.frame.origin.y = middle.points - cell.bounds.size.height / 2
  }

  /// Drops the row: the data source moves it, and the table with it, which asks nothing (R152).
  ///
  /// A row that is dropped where it was has not moved (R154).
  final func reorderEnded() {
    guard let reorder else { return }
    // The row stays with the finger until all is told.
    defer { cancelReorder() }
    guard reorder.target != reorder.source, observedByTable.contains(.moveRow), let dataSource
    else { return }
    let load = loading.count
    dataSource.tableView(
      self,
      moveRowAt: reorder.source.indexPath,
      to: reorder.target.indexPath
    )
    // Whoever loads or updates the table by itself has told it all.
    guard loading.count == load, loading.state != .needsAll else { return }
    forgetReorder()
    move(reorder)
  }

  final func cancelReorder() {
    guard reorder != nil else { return }
    forgetReorder()
    putBack()
  }

  /// Carries no row any more, and does not scroll for one.
  final func forgetReorder() {
    guard reorder != nil else { return }
    endAutoscroll()
    arrangement.reorder = nil
  }

  private func putBack() {
    display.arePlacesStale = true
    setNeedsLayout()
  }

  private func move(_ reorder: RowReorder) {
    var changes = TableChanges()
    changes.rows.moved = [TableChanges.Move(from: reorder.source, to: reorder.target)]
    // Rows may have been measured since the finger came.
    guard let moved = geometry.moving(reorder.source, to: reorder.target) else { return putBack() }
    let counts = (0..<moved.numberOfSections).map(moved.numberOfRows)
    guard let plan = try? UpdatePlan(changes, before: geometry, counts: counts) else {
      return putBack()
    }
    loading.count += 1
    arrangement.geometry = moved
    follow(plan)
    // The data source may have had the table laid out before the rows were others.
    setNeedsLayout()
  }
}
