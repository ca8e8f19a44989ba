/// A row in view, and the cell that shows it.
nonisolated struct DisplayedRow {
  var place: RowPlace
  var span: Range<Length>
  let cell: UITableViewCell

  /// Returns true if nothing of the row is in a part of the content.
  func isOut(of part: Range<Length>) -> Bool {
    span.upperBound <= part.lowerBound || span.lowerBound >= part.upperBound
  }
}

/// The state of a cell's display.
nonisolated enum CellDisplay {
  case away
  /// It is put in its place.
  case coming
  /// Its display was told to the delegate, or would have been.
  case announced
}

/// A header or footer in view; without a view there is nothing to show, and that was found out.
nonisolated struct DisplayedEdge {
  var section: Int
  let edge: SectionEdge
  let view: UIView?

  /// Returns true if it stands above a header or footer, from the top down.
  func isBefore(_ section: Int, _ edge: SectionEdge) -> Bool {
    (self.section, self.edge) < (section, edge)
  }
}
