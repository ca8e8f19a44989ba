// What is where: with the gap for a row that is carried, if there is one (R550).

extension UITableView {
  /// Reads where things are now.
  final func arranging<Answer>(_ read: (TableGeometry) -> Answer) -> Answer {
    if let reorder { read(reorder.geometry) } else { read(geometry) }
  }

  final func arrangedSpan(of place: RowPlace) -> Range<Length>? {
    if let reorder { reorder.span(of: place) } else { geometry.span(of: place) }
  }

  final func arrangedRow(endingAfter place: Length, before limit: Length) -> TableGeometry.Row? {
    if let reorder {
      reorder.row(endingAfter: place, before: limit)
    } else {
      geometry.row(endingAfter: place, before: limit)
    }
  }
}
