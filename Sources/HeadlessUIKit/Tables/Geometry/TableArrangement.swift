/// The places of everything in a table, with the gap for a carried row if there is one (R550).
nonisolated struct TableArrangement {
  /// The places by what the data source has.
  var geometry = TableGeometry() {
    didSet {
      recentRows = nil
      reorder?.follow(geometry)
    }
  }
  /// The row that a finger carries.
  var reorder: RowReorder?
  /// The rows among which one was found last: most often the next one is there, too.
  private var recentRows: EqualRows?

  /// The places as they show.
  var shown: TableGeometry { reorder?.geometry ?? geometry }

  func span(of place: RowPlace) -> Range<Length>? {
    guard let reorder else { return geometry.span(of: place) }
    return reorder.span(of: place)
  }

  /// Returns the first row that reaches beyond a place, if it begins before a limit.
  mutating func row(endingAfter place: Length, before limit: Length) -> TableGeometry.Row? {
    if let reorder { return reorder.row(endingAfter: place, before: limit) }
    if let row = recentRows?.row(endingAfter: place, before: limit) { return row }
    recentRows = geometry.rows(endingAfter: place, before: limit)
    return recentRows.flatMap { $0.row(endingAfter: max(place, $0.start), before: limit) }
  }
}

extension UITableView {
  /// The places by what the data source has; a carried row is still where it was.
  final var geometry: TableGeometry { arrangement.geometry }

  /// The row that a finger carries.
  final var reorder: RowReorder? { arrangement.reorder }
}
