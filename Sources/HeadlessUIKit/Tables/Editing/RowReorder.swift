/// A row that a finger moves: where it comes from, where it would go, and how the others make room.
///
/// A class, so that a table without such a row finds that out with one look.
nonisolated final class RowReorder {
  let source: RowPlace
  /// The scrolling of the table while the finger is near one of its edges.
  var autoscroll = RowAutoscroll()
  /// The latest place of the finger, from the top of the part in view.
  var fingerInView: Double
  /// The table as it would be if the row were dropped now.
  private(set) var geometry: TableGeometry
  /// The place of the row after a drop, as far as that is agreed.
  private(set) var target: RowPlace
  /// The place that was proposed last.
  private var proposed: RowPlace
  private var original: TableGeometry
  /// True if the table still has both the row and the place that was agreed.
  private(set) var hasGap = true
  /// The latest place of the finger, in the content.
  private var finger: Length
  /// The distance of the finger from the middle of the row.
  private let grip: Length

  init(_ source: RowPlace, in geometry: TableGeometry, finger: Length, fingerInView: Double) {
    self.source = source
    self.geometry = geometry
    self.fingerInView = fingerInView
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
  func hover(at finger: Length) -> RowPlace? {
    // A finger that stays is nowhere new, though the others have made room under it.
    guard finger != self.finger else { return nil }
    self.finger = finger
    guard let place = place(at: middle(at: finger)), place != proposed else { return nil }
    proposed = place
    return place
  }

  /// Takes in that rows have other heights now, or are others.
  func follow(_ new: TableGeometry) {
    original = new
    let moved = new.moving(source, to: target)
    hasGap = moved != nil
    geometry = moved ?? new
  }

  /// Makes room for the row where it was agreed that it goes; what is no place changes nothing.
  func agree(_ place: RowPlace) {
    guard let moved = original.moving(source, to: place) else { return }
    hasGap = true
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
