// What is where: with the gap for a row that is carried, if there is one (R550).

extension UITableView {
  /// Reads where things are now.
  final func arranging<Answer>(_ read: (TableGeometry) -> Answer) -> Answer {
    // Asked first: hardly ever a row is carried, and all that is known of one is copied.
    guard reorder != nil else { return read(geometry) }
    return read(reorder?.geometry ?? geometry)
  }

  final func arrangedSpan(of place: RowPlace) -> Range<Length>? {
    guard reorder != nil else { return geometry.span(of: place) }
    return reorder?.span(of: place)
  }

  final func arrangedRow(endingAfter place: Length, before limit: Length) -> TableGeometry.Row? {
    guard reorder != nil else { return geometry.row(endingAfter: place, before: limit) }
    return reorder?.row(endingAfter: place, before: limit)
  }
}
