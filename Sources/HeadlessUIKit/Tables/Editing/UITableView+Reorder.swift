import Foundation

extension UITableView {
  final func reorderBegan(_ cell: UITableViewCell, at y: CGFloat) {
    guard reorder == nil, editing.isEditingAll, let place = place(of: cell) else { return }
    dismissConfirmation()
    reorder = RowReorder(place, in: geometry, finger: Length(y))
  }

  /// Has the row follow its finger, and asks wherever it comes to hover (R151).
  final func reorderMoved(to y: CGFloat) {
    guard let middle = reorder?.middle(at: Length(y)), let source = reorder?.source else { return }
    if let cell = displayedCell(of: source) {
      cell.frame.origin.y = middle.points - cell.bounds.size.height / 2
    }
    guard let proposed = reorder?.hover(at: Length(y)) else { return }
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
    reorder?.agree(target)
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
    let load = loadCount
    dataSource.tableView(
      self,
      moveRowAt: reorder.source.indexPath,
      to: reorder.target.indexPath
    )
    // Whoever loads or updates the table by itself has told it all.
    guard loadCount == load, loading != .needsAll else { return }
    move(reorder)
  }

  final func cancelReorder() {
    guard reorder != nil else { return }
    reorder = nil
    putBack()
  }

  private func putBack() {
    arePlacesStale = true
    setNeedsLayout()
  }

  private func move(_ reorder: RowReorder) {
    var changes = TableChanges()
    changes.rows.moved = [TableChanges.Move(from: reorder.source, to: reorder.target)]
    // Rows may have been measured since the finger came.
    guard let moved = geometry.moving(reorder.source, to: reorder.target) else { return }
    let counts = (0..<moved.numberOfSections).map(moved.numberOfRows)
    guard let plan = try? UpdatePlan(changes, before: geometry, counts: counts) else { return }
    loadCount += 1
    geometry = moved
    var edges: [DisplayedEdge] = []
    follow(plan, leavingEdges: &edges)
    // The data source may have had the table laid out before the rows were others.
    setNeedsLayout()
  }
}
