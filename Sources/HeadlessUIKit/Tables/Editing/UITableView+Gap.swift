// The places of rows, with the gap for a carried row if there is one (R550).

extension UITableView {
  /// Reads where things are now.
  final func arranging<Answer>(_ read: (TableGeometry) -> Answer) -> Answer {
    read(reorder?.geometry ?? geometry)
  }

  final func arrangedSpan(of place: RowPlace) -> Range<Length>? {
    guard let reorder else { return geometry.span(of: place) }
    return reorder.span(of: place)
  }

  final func arrangedRow(endingAfter place: Length, before limit: Length) -> TableGeometry.Row? {
    if let reorder { return reorder.row(endingAfter: place, before: limit) }
    if let row = recentRows?.row(endingAfter: place, before: limit) { return row }
    recentRows = geometry.rows(endingAfter: place, before: limit)
    return recentRows.flatMap { $0.row(endingAfter: max(place, $0.start), before: limit) }
  }
}
