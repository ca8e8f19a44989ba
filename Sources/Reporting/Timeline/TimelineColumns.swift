import Traces

/// The widths of a timeline's columns: as wide as their contents; the curve and the words share the
/// rest.
///
/// A column in which nothing would stand is left out.
struct TimelineColumns {
  let page: Int
  let time: Int
  let fingers: Int
  let location: Int
  let offset: Int
  let track: Int
  let flags: Int
  let words: Int
  let showsZoom: Bool

  /// The flags that say that the content zooms.
  static let zoomFlags: State.Facts = [.isZooming, .isZoomBouncing]
  /// The flags that the column of flags shows.
  private static let shownFlags: State.Facts = [
    .isTracking, .isDragging, .isDecelerating, .isScrollAnimating, .isZooming, .isZoomBouncing,
  ]
  /// Narrower pages have no curve, and no places of fingers.
  private static let leastForCurve = 60

  /// Measures the columns.
  ///
  /// - Parameters:
  ///   - turns: the rows.
  ///   - isTold: whether there is more to read than to see: rows, or several views.
  ///   - width: the width of the page.
  init(turns: [Turn], isTold: Bool, width: Int) {
    page = width
    let isNarrow = width < Self.leastForCurve
    time = turns.map { $0.time.map(Seconds.brief)?.count ?? 0 }.reduce(5, max)
    fingers = turns.map(\.fingers.count).reduce(0, max)
    location =
      isNarrow || fingers == 0 ? 0 : turns.map { Self.location($0).count }.reduce(5, max)
    let moves = Set(turns.compactMap(\.offset)).count > 1
    let offsets = turns.map { $0.offset.map(Words.number)?.count ?? 0 }
    offset = moves ? offsets.reduce(isNarrow ? 6 : 8, max) : 0
    showsZoom = turns.contains { !$0.flags.isDisjoint(with: Self.zoomFlags) }
    flags = turns.contains { !$0.flags.isDisjoint(with: Self.shownFlags) } ? 5 : 0
    let used = [time, fingers, location, offset, flags].filter { $0 > 0 }
    let left = page - used.reduce(0, +) - used.count
    let share = isTold ? left / 3 : left / 2
    track = moves && !isNarrow ? min(48, max(12, share)) : 0
    words = max(12, left - track - (track > 0 ? 1 : 0))
  }

  /// Returns the point at which a finger came down or went up.
  static func location(_ turn: Turn) -> String {
    guard let point = turn.location else { return "" }
    return "\(Words.number(point.x)),\(Words.number(point.y))"
  }
}
