internal import Traces
internal import Transcripts

/// The places at which the rows and headers of a table rest, in thousandths of a point, for tables
/// whose header tells all of it: rows of one height, headers and footers of one height each, in
/// plain style.
///
/// Whatever is not that plain is not mapped, and nothing is judged by its geometry.
struct RowMap: Sendable {
  /// One section: where its header, its rows and its footer begin.
  struct Section: Sendable {
    let top: Int64
    let rowsTop: Int64
    let rows: Int
    let footerTop: Int64
    let bottom: Int64

    var hasHeader: Bool { rowsTop > top }
    var hasFooter: Bool { bottom > footerTop }
  }

  let rowHeight: Int64
  let headerHeight: Int64
  let footerHeight: Int64
  let sections: [Section]
  let width: Int32
  /// The left edge of a strip with the entries of an index, at the least; past the right edge if
  /// there is none.
  private let strip: Int32

  /// The distance from an edge within which a finger may be on either side of it.
  private static let margin: Int64 = 1000
  /// The greatest width of the strip at the right edge.
  ///
  /// It is narrower, but no source says by how much.
  private static let stripWidth: Int32 = 44_000

  /// Takes what a header says of a table; nil where that leaves anything open.
  ///
  /// - Parameters:
  ///   - config: what the header says.
  ///   - width: the width of the view.
  ///   - asksForViews: whether the delegate is known to be asked for the views of headers, and of footers,
  ///     so that a section without a title may have one (R031).
  init?(
    _ config: [Argument],
    width: Int32,
    asksForViews: (headers: Bool, footers: Bool) = (false, false)
  ) {
    guard let counts = config.rowCounts, config[.style]?.string ?? "plain" == "plain",
      config[.rowHeights] == nil, let rowHeight = config.height(.rowHeight, else: 44_000),
      let headers = config.edges(
        .headers,
        .sectionHeaderHeight,
        count: counts.count,
        asksForViews: asksForViews.headers
      ),
      let footers = config.edges(
        .footers,
        .sectionFooterHeight,
        count: counts.count,
        asksForViews: asksForViews.footers
      ),
      let start = config.height(.tableHeaderView, else: 0),
      config.height("sectionHeaderTopPadding", else: 0) == 0,
      // If an estimate differs, rows that were never shown count with it (R018).
      (config[.estimatedRowHeight]?.number).map({ $0.units == 0 || $0.units / 1000 == rowHeight })
        ?? true,
      (config[.estimatedSectionHeaderHeight]?.number?.units ?? 0) == 0,
      (config[.estimatedSectionFooterHeight]?.number?.units ?? 0) == 0
    else { return nil }
    self.rowHeight = rowHeight
    headerHeight = headers.height
    footerHeight = footers.height
    self.width = width
    strip = config[.sectionIndexTitles] == nil ? width : width - Self.stripWidth
    var sections: [Section] = []
    var top = start
    for (index, rows) in counts.enumerated() {
      let rowsTop = top + (headers.isThere[index] ? headers.height : 0)
      let footerTop = rowsTop + Int64(rows) * rowHeight
      let bottom = footerTop + (footers.isThere[index] ? footers.height : 0)
      sections.append(
        Section(top: top, rowsTop: rowsTop, rows: rows, footerTop: footerTop, bottom: bottom)
      )
      top = bottom
    }
    self.sections = sections
  }

  /// Returns true if a delegate gives room to a header or footer that the header of the transcript
  /// does not tell of.
  func isUntold(_ answer: TableHeard) -> Bool {
    guard let section = answer.section, sections.indices.contains(section),
      answer.answer?.number?.units != 0
    else { return false }
    return answer.event == .heightForHeader
      ? !sections[section].hasHeader : !sections[section].hasFooter
  }

  /// Returns true if there is such a row.
  func contains(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows
  }

  /// Returns the row that a finger finds at a place of the window.
  ///
  /// The view begins at the window's corner and shows the content from an offset on.
  ///
  /// - Parameters:
  ///   - place: the place.
  ///   - offset: the content's offset.
  ///   - edges: the heights at the top and bottom that the insets take, at whose edges headers and
  ///     footers float.
  ///   - height: the view's height.
  /// - Returns: the row; nil at a header, at a footer and where nothing is.
  func spot(
    at place: Place,
    offset: Place,
    edges: (top: Int32, bottom: Int32),
    height: Int32
  )
    -> ToldRow
  {
    guard place.isKnown, offset.isKnown, place.x >= 0, place.x < strip,
      // Rows are as wide as the view, and nothing is beside them.
      offset.x == 0
    else { return .untold(.place) }
    // A floating header or footer covers rows.
    if headerHeight > 0, place.y < edges.top + Int32(clamping: headerHeight) + 1000,
      !isAtRest(offset.y + edges.top)
    {
      return .untold(.place)
    }
    if footerHeight > 0, place.y > height - edges.bottom - Int32(clamping: footerHeight) - 1000 {
      return .untold(.place)
    }
    return spot(at: Int64(place.y) + Int64(offset.y))
  }

  /// Returns the row in whose middle third a place of the window is, in a table of one section and nothing
  /// else.
  func row(inMiddleAt place: Place, offset: Place) -> RowPath? {
    guard place.isKnown, offset.isKnown, sections.count == 1, let section = sections.first,
      rowHeight > 0, !section.hasHeader, !section.hasFooter
    else { return nil }
    let y = Int64(place.y) + Int64(offset.y) - section.rowsTop
    let (row, rest) = y.quotientAndRemainder(dividingBy: rowHeight)
    guard y > 0, row < section.rows, abs(2 * rest - rowHeight) * 3 <= rowHeight else { return nil }
    return RowPath(section: 0, row: Int(row))
  }

  /// Returns true if no header floats above the one that rests first, the content being at its
  /// beginning.
  private func isAtRest(_ top: Int32) -> Bool { Int64(top) <= (sections.first?.top ?? 0) }

  /// Returns the row that rests at a height of the content.
  private func spot(at y: Int64) -> ToldRow {
    guard let index = section(at: y) else {
      let end = sections.last?.bottom ?? 0
      let first = sections.first?.top ?? 0
      return y < first - Self.margin || y > end + Self.margin ? .noRow : .untold(.place)
    }
    let section = sections[index]
    if isNear(y, section.top) || isNear(y, section.rowsTop) || isNear(y, section.footerTop)
      || isNear(y, section.bottom)
    {
      return .untold(.place)
    }
    guard y > section.rowsTop, y < section.footerTop, rowHeight > 0 else { return .noRow }
    let (row, rest) = (y - section.rowsTop).quotientAndRemainder(dividingBy: rowHeight)
    guard rest >= Self.margin, rest <= rowHeight - Self.margin else { return .untold(.place) }
    return .told(RowPath(section: index, row: Int(row)))
  }

  /// Returns the section in whose stretch a height is.
  private func section(at y: Int64) -> Int? {
    guard let index = firstSection(reaching: y), sections[index].top <= y else { return nil }
    return index
  }

  private func isNear(_ y: Int64, _ edge: Int64) -> Bool { abs(y - edge) < Self.margin }
}

extension RowMap {
  /// Returns the first section that reaches beyond a height of the content: by halving, for there may be
  /// many.
  func firstSection(reaching y: Int64) -> Int? {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].bottom <= y { low = middle + 1 } else { high = middle }
    }
    return low < sections.count ? low : nil
  }

  /// Returns the distance of a height of the content from the nearer edge of the row around it;
  /// negative if there is no such row any more.
  func depth(of y: Int32, in row: RowPath) -> Int64 {
    guard sections.indices.contains(row.section) else { return -1 }
    let top = sections[row.section].rowsTop + Int64(row.row) * rowHeight
    return min(Int64(y) - top, top + rowHeight - Int64(y))
  }

  /// Returns the top of a section's header while the content shows from a height on: at rest, or
  /// floating at the edge, but never in the next section (R181, R182); nil: the section has none.
  func headerTop(ofSection index: Int, edge: Int64) -> Int64? {
    guard sections.indices.contains(index), sections[index].hasHeader else { return nil }
    let section = sections[index]
    return min(max(section.top, edge), section.bottom - headerHeight)
  }
}

extension [Argument] {
  /// The numbers of rows in each section.
  var rowCounts: [Int]? {
    guard let value = self[.sections] else { return nil }
    let counts = value.elements.compactMap { $0.number.map { Int($0.units / 1_000_000) } }
    return counts.count == value.elements.count && counts.allSatisfy { $0 >= 0 } ? counts : nil
  }

  /// Returns a height in thousandths; nil where it is automatic.
  func height(_ name: Name, else usual: Int64) -> Int64? {
    guard let value = self[name] else { return usual }
    guard let number = value.number, number.units >= 0 else { return nil }
    return number.units / 1000
  }

  /// Returns the sections that have a header or footer, and the height of those; nil: that is not
  /// told.
  fileprivate func edges(
    _ titles: Name,
    _ height: Name,
    count: Int,
    asksForViews: Bool
  ) -> (height: Int64, isThere: [Bool])? {
    let none = Array<Bool>(repeating: false, count: count)
    guard let titles = self[titles]?.elements else {
      // A height alone may make room for a header without a title.
      return self[height] == nil ? (0, none) : nil
    }
    guard let value = self[height]?.number, value.units > 0 else { return nil }
    var isThere = none
    for (index, title) in titles.enumerated() where index < count {
      isThere[index] = title != .null
    }
    if asksForViews, isThere.contains(false) { return nil }
    return (value.units / 1000, isThere)
  }
}
