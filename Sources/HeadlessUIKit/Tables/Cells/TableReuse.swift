/// The cells, headers and footers of a table that wait for another use.
struct TableReuse {
  let cells = ReusePools<UITableViewCell>()
  let headersAndFooters = ReusePools<UITableViewHeaderFooterView>()

  /// Keeps a cell for another use, once.
  func put(_ cell: UITableViewCell, _ identifier: String) {
    guard !cell.isPooled else { return }
    cell.isPooled = true
    cells.put(cell, identifier)
  }

  /// Keeps a header or footer for another use, once.
  func put(_ view: UITableViewHeaderFooterView, _ identifier: String) {
    guard !view.isPooled else { return }
    view.isPooled = true
    headersAndFooters.put(view, identifier)
  }

  /// Takes out a cell that went into use without being asked for.
  func remove(_ cell: UITableViewCell) {
    guard cell.isPooled else { return }
    cell.isPooled = false
    if let identifier = cell.reuseIdentifier { cells.remove(cell, identifier) }
  }
}
