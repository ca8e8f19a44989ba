public import Foundation

// The questions of an application to the table. None of them asks the data source for a cell
// (R044).

extension UITableView {
  /// The number of sections, as last answered by the data source.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return geometry.numberOfSections
  }

  /// Returns the number of rows of a section, as last answered by the data source.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.numberOfRows(in: section)
  }

  // MARK: - Places

  /// Returns the rectangle of a section: header, rows and footer (R086).
  public final func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    return geometry.span(ofSection: section).map(frame) ?? .zero
  }

  /// Returns where a section's header rests, wherever it floats (R185).
  public final func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return geometry.span(of: .header, ofSection: section).map(frame) ?? .zero
  }

  /// Returns where a section's footer rests, wherever it floats (R185).
  public final func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return geometry.span(of: .footer, ofSection: section).map(frame) ?? .zero
  }

  /// Returns the rectangle of a row, or zero if there is no such row.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return RowPlace(indexPath).flatMap(geometry.span).map(frame) ?? .zero
  }

  /// Returns the row at a point; headers, footers and what is outside have none (R085).
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.size.width else { return nil }
    return geometry.row(at: Length(point.y))?.place.indexPath
  }

  /// Returns the rows that meet a rectangle.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var paths: [IndexPath] = []
    let end = Length(rect.maxY)
    var next = geometry.row(endingAfter: Length(rect.minY), before: end)
    while let row = next {
      paths.append(row.place.indexPath)
      next = geometry.row(endingAfter: row.span.upperBound, before: end)
    }
    return paths
  }

  // MARK: - Cells in view

  /// The cells in view, from the top down (R064).
  public final var visibleCells: [UITableViewCell] { display.rows.map(\.cell) }

  /// The rows in view, from the top down, one for each of `visibleCells` (R064).
  public final var indexPathsForVisibleRows: [IndexPath]? { display.rows.map(\.place.indexPath) }

  /// The first and the last of the rows in view, however many there are between them.
  package final var endsOfVisibleRows: (first: IndexPath, last: IndexPath)? {
    guard let first = display.rows.first, let last = display.rows.last else { return nil }
    return (first.place.indexPath, last.place.indexPath)
  }

  /// Returns the cell of a row, if it is in view (R063).
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    RowPlace(indexPath).flatMap(displayedCell)
  }

  /// Returns the row of a cell, if it is in view (R063).
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    display.rows.place(of: cell)?.indexPath
  }

  /// Returns the header of a section, if it is in view and was made for reuse.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    displayedView(.header, of: section)
  }

  /// Returns the footer of a section, if it is in view and was made for reuse.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    displayedView(.footer, of: section)
  }

  final func displayedCell(of place: RowPlace) -> UITableViewCell? {
    display.rows.cell(of: place)
  }

  private func displayedView(
    _ edge: SectionEdge,
    of section: Int
  ) -> UITableViewHeaderFooterView? {
    let shown = display.edges.first { $0.section == section && $0.edge == edge }
    return shown?.view as? UITableViewHeaderFooterView
  }
}
