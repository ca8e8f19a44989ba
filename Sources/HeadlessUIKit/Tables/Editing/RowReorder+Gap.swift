// The places of rows while there is a gap for the carried row (R550).

nonisolated extension RowReorder {
  /// Returns where a row is, which is where the gap is for the one that is carried.
  func span(of place: RowPlace) -> Range<Length>? {
    geometry.span(of: hasGap ? arranged(place) : place)
  }

  /// Returns the first row that reaches beyond a place, if it begins before a limit; the gap is none.
  func row(endingAfter place: Length, before limit: Length) -> TableGeometry.Row? {
    guard var row = geometry.row(endingAfter: place, before: limit), hasGap else {
      return geometry.row(endingAfter: place, before: limit)
    }
    if row.place == target {
      guard let next = geometry.row(endingAfter: row.span.upperBound, before: limit) else {
        return nil
      }
      row = next
    }
    row.place = unarranged(row.place)
    return row
  }

  /// Returns the place that a row has while the carried one is out of its old place and has a new
  /// one.
  private func arranged(_ place: RowPlace) -> RowPlace {
    guard place != source else { return target }
    var place = place
    if place.section == source.section, place.row > source.row { place.row -= 1 }
    if place.section == target.section, place.row >= target.row { place.row += 1 }
    return place
  }

  /// Returns the row that has a place meanwhile, which is not that of the gap.
  private func unarranged(_ place: RowPlace) -> RowPlace {
    var place = place
    if place.section == target.section, place.row > target.row { place.row -= 1 }
    if place.section == source.section, place.row >= source.row { place.row += 1 }
    return place
  }
}

nonisolated extension TableGeometry {
  /// Returns the table with a row in another place, if there is such a row and such a place.
  func moving(_ row: RowPlace, to place: RowPlace) -> TableGeometry? {
    guard contains(row), let span = span(of: row) else { return nil }
    let height = span.upperBound - span.lowerBound
    var moved = self
    moved.replaceRows(row.row..<(row.row + 1), ofSection: row.section, with: [])
    guard (0..<numberOfSections).contains(place.section),
      (0...moved.numberOfRows(in: place.section)).contains(place.row)
    else { return nil }
    moved.replaceRows(
      place.row..<place.row,
      ofSection: place.section,
      with: [RowRun(height: height, count: 1)]
    )
    return moved
  }
}
