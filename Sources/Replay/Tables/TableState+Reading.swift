package import HeadlessUIKit
package import Traces

// These functions read the state of a table for everybody who asks.

extension TableState {
  /// Returns the selected rows, ascending.
  package static func selectedRows(of table: UITableView) -> [RowPath] {
    guard let paths = table.indexPathsForSelectedRows else { return [] }
    return paths.map { RowPath($0) }.sorted()
  }

  /// Returns the first and the last row in view.
  package static func visibleRows(of table: UITableView) -> TableState.VisibleRows {
    // A list of them all, for each message about one, would take a table of tiny rows hours.
    guard let ends = table.endsOfVisibleRows else { return TableState.VisibleRows(nil) }
    return TableState.VisibleRows(RowPath(ends.first)...RowPath(ends.last))
  }

  /// Returns the headers or footers of the sections in view; the first of them is found by halves.
  package static func edges(
    of table: UITableView,
    view: (Int) -> UITableViewHeaderFooterView?
  ) -> [TableState.Edge] {
    let bounds = table.bounds
    var (low, high) = (0, table.numberOfSections)
    let count = high
    while low < high {
      let middle = (low + high) / 2
      if table.rect(forSection: middle).maxY < bounds.minY {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var edges: [TableState.Edge] = []
    for section in low..<count {
      guard table.rect(forSection: section).minY <= bounds.maxY else { break }
      guard let view = view(section) else { continue }
      edges.append(TableState.Edge(section: section, top: Thousandths(view.frame.minY)))
    }
    return edges
  }
}
