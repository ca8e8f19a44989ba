/// A row that a finger moves: where it comes from, where it would go, and how the others make room.
nonisolated struct RowReorder {
  let source: RowPlace
  /// The table as it would be if the row were dropped now.
  private(set) var geometry: TableGeometry
  /// Where the row would go, as far as that is agreed.
  private(set) var target: RowPlace
  /// The place that was proposed last.
  private var proposed: RowPlace
  private var original: TableGeometry
  /// Where the finger was last.
  private var finger: Length
  /// Where the finger holds the row, from the row's middle.
  private let grip: Length

  init(_ source: RowPlace, in geometry: TableGeometry, finger: Length) {
    self.source = source
    self.geometry = geometry
    original = geometry
    target = source
    proposed = source
    self.finger = finger
    let span = geometry.span(of: source) ?? .zero ..< .zero
    grip = finger - Length((span.lowerBound.points + span.upperBound.points) / 2)
  }

  /// Returns where the middle of the row is.
  func middle(at finger: Length) -> Length { finger - grip }

  /// Returns a new place that the row hovers over, if there is one (R151).
  mutating func hover(at finger: Length) -> RowPlace? {
    // A finger that stays is nowhere new, though the others have made room under it.
    guard finger != self.finger else { return nil }
    self.finger = finger
    guard let place = place(at: middle(at: finger)), place != proposed else { return nil }
    proposed = place
    return place
  }

  /// Takes in that rows have other heights now.
  mutating func follow(_ new: TableGeometry) {
    original = new
    geometry = new.moving(source, to: target) ?? new
  }

  /// Makes room for the row where it was agreed that it goes; what is no place changes nothing.
  mutating func agree(_ place: RowPlace) {
    guard let moved = original.moving(source, to: place) else { return }
    geometry = moved
    target = place
  }

  private func place(at middle: Length) -> RowPlace? {
    if let row = geometry.row(at: middle) { return row.place }
    guard middle >= geometry.endOfSections, geometry.numberOfSections > 0 else { return nil }
    // Below everything: the end of the last section.
    let last = geometry.numberOfSections - 1
    let count = geometry.numberOfRows(in: last)
    return RowPlace(section: last, row: target.section == last ? count - 1 : count)
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
