/// The rows, headers and footers that a table shows, and the cells that are on their way out.
struct TableDisplay {
  /// The rows in view, from the top down unless one is carried.
  var rows: [DisplayedRow] = []
  /// The headers and footers in view, from the top down.
  var edges: [DisplayedEdge] = []
  /// The rows whose cells are out of view, and keep the first responder (R062).
  var kept: [DisplayedRow] = []
  /// The rows that an update took out, whose cells go when those of the new ones are there.
  var leaving: [DisplayedRow] = []
  /// The cell that is set up anew, which a dequeue hands out then.
  var reconfigured: UITableViewCell?
  /// True if rows have moved since their cells were placed.
  var arePlacesStale = false
  /// True if the contents are just being shown.
  var isUnderWay = false

  /// Takes out the cell that was kept for a row while it was out of view (R062).
  mutating func takeKeptCell(of place: RowPlace) -> UITableViewCell? {
    kept.firstIndex { $0.place == place }.map { kept.remove(at: $0).cell }
  }

  /// Takes out the row that a cell shows, or is about to leave.
  mutating func takeRow(of cell: UITableViewCell) -> DisplayedRow? {
    if let index = leaving.firstIndex(where: { $0.cell === cell }) {
      return leaving.remove(at: index)
    }
    return rows.firstIndex { $0.cell === cell }.map { rows.remove(at: $0) }
  }

  /// Takes out all that is shown, kept or leaving.
  mutating func takeAll() -> TableDisplay {
    var taken = TableDisplay()
    swap(&taken.rows, &rows)
    swap(&taken.edges, &edges)
    swap(&taken.kept, &kept)
    swap(&taken.leaving, &leaving)
    return taken
  }

  // MARK: - Updates

  /// Has rows, headers and footers go where an update puts them.
  ///
  /// - Returns: the headers and footers of sections that are gone, and the kept rows that are.
  mutating func follow(_ plan: UpdatePlan) -> (edges: [DisplayedEdge], kept: [DisplayedRow]) {
    let lost = rows.follow(plan)
    rows.sort { $0.place < $1.place }
    leaving += lost
    return (followEdges(plan), kept.follow(plan))
  }

  private mutating func followEdges(_ plan: UpdatePlan) -> [DisplayedEdge] {
    var lost: [DisplayedEdge] = []
    edges = edges.compactMap { edge in
      guard let section = plan.keptSection(edge.section) else {
        lost.append(edge)
        return nil
      }
      var edge = edge
      edge.section = section
      return edge
    }
    edges.sort { $0.isBefore($1.section, $1.edge) }
    return lost
  }
}

extension [DisplayedRow] {
  /// Returns the cell of a row, if it is shown.
  func cell(of place: RowPlace) -> UITableViewCell? { first { $0.place == place }?.cell }

  /// Returns the place of the row that a cell shows.
  func place(of cell: UITableViewCell) -> RowPlace? { first { $0.cell === cell }?.place }

  /// Returns the row whose cell has a view in it.
  func row(around view: UIView) -> DisplayedRow? { first { view.isDescendant(of: $0.cell) } }

  /// Has each row go where an update puts it; returns those that it took out.
  fileprivate mutating func follow(_ plan: UpdatePlan) -> [DisplayedRow] {
    var lost: [DisplayedRow] = []
    self = compactMap { row in
      guard let place = plan.place(row.place) else {
        lost.append(row)
        return nil
      }
      var row = row
      row.place = place
      return row
    }
    return lost
  }
}

extension [DisplayedEdge] {
  /// Returns the index of a header or footer, or the index at which it would be inserted.
  func index(of edge: SectionEdge, _ section: Int) -> Int {
    var (start, end) = (0, count)
    while start < end {
      let middle = (start + end) / 2
      if self[middle].isBefore(section, edge) { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// Returns true if a header or footer is shown.
  func contains(_ edge: SectionEdge, of section: Int) -> Bool {
    let index = index(of: edge, section)
    return indices.contains(index) && self[index].section == section && self[index].edge == edge
  }
}
