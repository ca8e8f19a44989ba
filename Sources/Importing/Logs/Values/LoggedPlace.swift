/// The place of the content that a line prints, as far as it does.
struct LoggedPlace: Hashable {
  var x: Double?
  var y: Double?
  /// For each number how many places it has behind the point.
  var places: [Int] = []

  /// True if nothing is printed of it.
  var isUnknown: Bool { x == nil && y == nil }
  /// True if only one of the two is printed.
  var isHalf: Bool { (x == nil) != (y == nil) }
}
