internal import Traces

/// The pages of a view: as large as its bounds, at whole multiples of them, the insets not counted.
extension Geometry {
  /// Returns the distance of a place from the nearest page on an axis; nil if the page has no size.
  func distanceToPage(_ place: Place, _ axis: Axis) -> Int32? {
    Self.distance(of: Int64(place[axis]), toMultipleOf: Int64(size[axis]))
  }

  /// Returns true if a place is on a page, or at an end of the range, on an axis.
  func isPageStop(_ place: Place, _ axis: Axis, within tolerance: Int32) -> Bool {
    if let distance = distanceToPage(place, axis), distance <= tolerance { return true }
    return abs(Int64(place[axis]) - Int64(least[axis])) <= Int64(tolerance)
      || abs(Int64(place[axis]) - Int64(most[axis])) <= Int64(tolerance)
  }

  /// Returns the distance of a place from the nearest page that would be as large as the bounds
  /// without their insets, which no page is (K02); nil if there are no insets.
  func distanceToInsetPage(_ place: Place, _ axis: Axis) -> Int32? {
    let insets =
      axis == .horizontal
      ? (insets.adjusted.left.units, insets.adjusted.right.units)
      : (insets.adjusted.top.units, insets.adjusted.bottom.units)
    let page = Int64(size[axis]) - Int64(insets.0) - Int64(insets.1)
    guard page > 0, page != Int64(size[axis]) else { return nil }
    let fromZero = Self.distance(of: Int64(place[axis]), toMultipleOf: page)
    let fromEdge = Self.distance(of: Int64(place[axis]) - Int64(least[axis]), toMultipleOf: page)
    return min(fromZero ?? .max, fromEdge ?? .max)
  }

  private static func distance(of value: Int64, toMultipleOf page: Int64) -> Int32? {
    guard page > 0 else { return nil }
    let rest = value.magnitude % page.magnitude
    return Int32(clamping: min(rest, page.magnitude - rest))
  }
}

/// The page that a release must lead to on an axis, where that is far from any threshold
///.
struct PageChoice: Sendable {
  /// The reason for that page.
  enum Reason: UInt8, Sendable {
    /// There is no telling.
    case none
    /// A clear flick goes to the next page in its direction (K05).
    case flick
    /// Content that is let go without motion goes to the nearest (K06).
    case nearest
  }

  var reason = Reason.none
  var goal: Int32 = 0
}
