import Foundation

extension UITableView {
  /// The part of the content that is in view.
  final var visibleSpan: Range<Length> {
    let start = Length(storedBounds.minY)
    return start..<max(start, Length(storedBounds.maxY))
  }

  /// Shows the rows, headers and footers that are in view, and ends those that are not.
  ///
  /// Everything that is called out may do anything: load the table anew, scroll, or lay out. After
  /// a load there is nothing left to finish here; the layout that it asked for does the rest.
  final func showContents() {
    loadIfNeeded()
    // In the middle of updates rows and data do not fit; the end of the updates shows what there is.
    guard !updates.isOpen else { return }
    // A layout in the middle of another comes after it.
    guard !display.isUnderWay, !loading.isUnderWay else { return setNeedsLayout() }
    showAll()
    if prefetch.isHeard { announceRows() }
  }

  private func showAll() {
    display.isUnderWay = true
    defer { display.isUnderWay = false }
    if contentSize.width != storedBounds.size.width {
      display.arePlacesStale = true
      updateContentSize()
    }
    let load = loading.count
    if !display.kept.isEmpty { releaseKeptCells() }
    guard showRows(), loading.count == load else { return }
    if mayHaveEdges {
      guard showEdges(), loading.count == load else { return }
    }
    if ends.hasViews { ends.place(width: bounds.size.width, footerAt: geometry.endOfSections) }
    if sectionIndex.isThere { placeSectionIndex() }
    if reorder != nil { placeCarriedCell() }
  }

  // MARK: - Rows in view

  /// Shows the rows in view; returns whether the table still is the same afterwards.
  private func showRows() -> Bool {
    let visible = visibleSpan
    // A row that a finger holds may be shown with none of those around it.
    let looksAtAll = display.arePlacesStale || reorder != nil
    // A row that comes with an estimate may push others out of view until it is measured: they stay
    // till then, for they are not to be asked for again (R168, R169).
    let mayComeBack = display.arePlacesStale && loading.measuresRows && !display.rows.isEmpty
    if display.arePlacesStale { updatePlaces() }
    guard mayComeBack || endRows(outside: visible) else { return false }
    if looksAtAll || display.rows.isEmpty {
      guard startRows(from: visible.lowerBound, in: visible, before: nil) else { return false }
    } else {
      guard startRowsAround(visible) else { return false }
    }
    guard display.arePlacesStale else { return !mayComeBack || endRows(outside: visible) }
    // Rows that were moved may be out of view.
    moveRows()
    return endRows(outside: visible)
  }

  /// Gives the rows the places that they have by heights which became known.
  private func moveRows() {
    updatePlaces()
    updateContentSize()
    redirectRowScroll()
    setNeedsLayout()
  }

  /// Shows the rows in view above and below those that are shown, which have none missing among them.
  private func startRowsAround(_ visible: Range<Length>) -> Bool {
    if let first = display.rows.first, first.span.lowerBound > visible.lowerBound {
      guard startRows(from: visible.lowerBound, in: visible, before: first.place) else {
        return false
      }
      if display.arePlacesStale {
        moveRows()
        guard endRows(outside: visible) else { return false }
      }
    }
    let end = display.rows.last?.span.upperBound ?? visible.lowerBound
    guard end < visible.upperBound else { return true }
    return startRows(from: max(end, visible.lowerBound), in: visible, before: nil)
  }

  /// Shows the rows in view that are not shown yet, from a place down to a row.
  private func startRows(
    from start: Length,
    in visible: Range<Length>,
    before limit: RowPlace?
  ) -> Bool {
    var index = 0
    var next = arrangement.row(endingAfter: start, before: visible.upperBound)
    while var row = next {
      if surroundings?.isOver == true { return true }
      if let limit, row.place >= limit { break }
      index = displayedIndex(of: row.place, from: index)
      if index < display.rows.count, display.rows[index].place == row.place {
        if display.rows[index].span != row.span { place(at: index, span: row.span) }
      } else {
        guard show(&row, at: index) else { return false }
      }
      if display.arePlacesStale { refresh(&row) }
      guard row.span.upperBound < visible.upperBound else { break }
      next = arrangement.row(endingAfter: row.span.upperBound, before: visible.upperBound)
    }
    return true
  }

  /// Returns the index of a row in the shown rows, or the index at which it would be inserted.
  private func displayedIndex(of place: RowPlace, from start: Int) -> Int {
    var index = start
    // Rows come below all others most often. While one is carried, they need not be in order.
    if reorder == nil, index < display.rows.count,
      display.rows[display.rows.count - 1].place < place
    {
      return display.rows.count
    }
    while index < display.rows.count, display.rows[index].place < place { index += 1 }
    return index
  }

  /// Takes in where a row is now, for a delegate that scrolls as it is asked has other rows measured.
  private func refresh(_ row: inout TableGeometry.Row) {
    guard let span = arrangement.span(of: row.place) else { return }
    row.span = span
  }

  /// Gets the cell of a row and shows it; the row's span may become another on the way.
  ///
  /// The cell comes first, then its height if it was only estimated, then the message, and only then
  /// the next row (R017, R019, R028, R070).
  private func show(_ row: inout TableGeometry.Row, at index: Int) -> Bool {
    let load = loading.count
    let path = row.place.indexPath
    guard let cell = cell(of: row.place, at: path) else { return false }
    guard loading.count == load, release(cell) else { return false }
    prefetch.use(row.place)
    if display.arePlacesStale { refresh(&row) }
    if loading.measuresRows {
      let height = heightOfRow(at: path, in: cell)
      guard loading.count == load else { return false }
      if row.span.lowerBound + height != row.span.upperBound {
        arrangement.geometry.setHeight(height, ofRow: row.place)
        row.span = row.span.lowerBound..<(row.span.lowerBound + height)
        display.arePlacesStale = true
      }
    }
    let index = min(index, display.rows.count)
    let shownRow = DisplayedRow(place: row.place, span: row.span, cell: cell)
    if index == display.rows.count {
      display.rows.append(shownRow)
    } else {
      display.rows.insert(shownRow, at: index)
    }
    cell.display = .coming
    prepare(cell, for: row)
    cell.updateConfigurationIfNeeded()
    // The cell may have done something that loads the table anew.
    guard loading.count == load, cell.display == .coming else { return false }
    cell.display = .announced
    if observedByTable.contains(.willDisplayCell) {
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    return loading.count == load
  }

  /// Gets the cell that was kept for a row, or asks for one.
  private func cell(of place: RowPlace, at path: IndexPath) -> UITableViewCell? {
    if !display.kept.isEmpty, let kept = display.takeKeptCell(of: place) { return kept }
    return dataSource?.tableView(self, cellForRowAt: path)
  }

  /// Puts a cell in place of a row, with the looks that the row has (R029, R060).
  private func prepare(_ cell: UITableViewCell, for row: TableGeometry.Row) {
    let isSelected = selection.contains(row.place)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isHighlighted = rowTouch.highlightedRow == row.place
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
    cell.frame = frame(of: row.span)
    cell.isHidden = false
    if editing.isEditing || cell.isEditing || cell.controls.hasAny {
      prepareEditing(of: cell, at: row.place)
    }
    // Cells are behind all else, so that floating headers are in front of them.
    if cell.superview !== self { insertSubview(cell, at: 0) }
  }

  /// Asks how high a row is whose cell is there.
  final func heightOfRow(at path: IndexPath, in cell: UITableViewCell) -> Length {
    var height = rowHeight
    if observedByTable.contains(.heightForRow), let tableDelegate {
      height = tableDelegate.tableView(self, heightForRowAt: path)
    }
    if height < 0 {
      height = cell.sizeThatFits(CGSize(width: bounds.size.width - 2 * sideInset, height: 0)).height
    }
    return Length(height: height)
  }

  // MARK: - Places

  final func frame(of span: Range<Length>) -> CGRect {
    let start = span.lowerBound.points
    let inset = sideInset
    return CGRect(
      x: inset,
      y: start,
      width: max(0, storedBounds.size.width - 2 * inset),
      height: (span.upperBound - span.lowerBound).points
    )
  }

  /// The distance of rows from the sides of the table.
  private var sideInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    let isWide = storedBounds.size.width >= TableMetrics.wideTable
    return isWide ? TableMetrics.wideInset : TableMetrics.inset
  }

  private func place(at index: Int, span: Range<Length>) {
    display.rows[index].span = span
    // A cell that a finger carries is under the finger, wherever its gap is.
    guard display.rows[index].place != reorder?.source else { return }
    display.rows[index].cell.frame = frame(of: span)
  }

  /// Puts the cells in view where their rows are now.
  private func updatePlaces() {
    display.arePlacesStale = false
    for index in display.rows.indices {
      guard let span = arrangement.span(of: display.rows[index].place) else { continue }
      place(at: index, span: span)
    }
  }
}
