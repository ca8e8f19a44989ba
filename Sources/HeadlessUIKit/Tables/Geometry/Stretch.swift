/// Items in a row, one after the other, that are stored as one: a part of a `Line`.
nonisolated protocol Stretch {
  /// The number of items.
  var count: Int { get }
  /// The sum of the items' lengths.
  var length: Length { get }

  /// Returns how long the first items are together.
  func length(ofFirst items: Int) -> Length
  /// Returns how many items, from the first, end at or before a distance.
  func countEnding(by distance: Length) -> Int
  /// Returns the first items and the rest; neither part is empty.
  func split(after items: Int) -> (Self, Self)
  /// Returns this stretch and the next as one, if that is a stretch.
  func joined(with next: Self) -> Self?
}

/// Rows of one height, one after the other.
nonisolated struct RowRun: Stretch, Hashable {
  var height: Length
  var count: Int

  var length: Length { height * count }

  func length(ofFirst items: Int) -> Length { height * items }

  func countEnding(by distance: Length) -> Int {
    if distance < .zero { return 0 }
    return height == .zero ? count : min(count, distance / height)
  }

  func split(after items: Int) -> (RowRun, RowRun) {
    (RowRun(height: height, count: items), RowRun(height: height, count: count - items))
  }

  func joined(with next: RowRun) -> RowRun? {
    height == next.height ? RowRun(height: height, count: count + next.count) : nil
  }
}
