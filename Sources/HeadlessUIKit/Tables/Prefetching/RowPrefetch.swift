/// The rows that were announced and not asked for since, and the latest direction of the rows.
///
/// The rows in view go in, and the rows that come next; what is to be told comes out.
nonisolated struct RowPrefetch: Hashable, Sendable {
  /// The direction in which the next rows lie.
  enum Direction: Hashable, Sendable {
    case up, down
  }

  /// The rows to announce and to take back, the nearest first.
  struct Change: Hashable, Sendable {
    var announced: [RowPlace] = []
    var cancelled: [RowPlace] = []
  }

  /// True if rows are to be announced, where somebody hears of them.
  var isEnabled = true
  /// True if there is somebody whom rows are announced to.
  var isHeard = false
  /// The rows that were announced, and neither came into view nor were taken back.
  private(set) var waiting: [RowPlace] = []
  private var visible: ClosedRange<RowPlace>?
  private var direction = Direction.down

  /// Takes in which rows are in view.
  ///
  /// A row comes into view at one edge and leaves at the other at different instants, so each edge tells of
  /// the direction by itself; where they disagree, it stays as it was (R532, BM-24).
  ///
  /// - Returns: where the next rows lie; `nil` while the rows in view are the same.
  mutating func look(at rows: ClosedRange<RowPlace>) -> Direction? {
    defer { visible = rows }
    guard let visible else { return direction }
    if rows == visible { return nil }
    let goesUp = rows.lowerBound < visible.lowerBound || rows.upperBound < visible.upperBound
    let goesDown = rows.lowerBound > visible.lowerBound || rows.upperBound > visible.upperBound
    if goesUp != goesDown { direction = goesUp ? .up : .down }
    return direction
  }

  /// Takes in which rows come next, and works out what is to be told of that.
  ///
  /// A row that was announced and is now far from the way is taken back, unless it is in view (R536).
  mutating func expect(_ coming: [RowPlace]) -> Change {
    let old = Set(waiting)
    let new = Set(coming)
    let change = Change(
      announced: coming.filter { !old.contains($0) },
      cancelled: waiting.filter { !new.contains($0) && visible?.contains($0) != true }
    )
    waiting = coming
    return change
  }

  /// Forgets what was announced, and which rows were in view.
  mutating func forget() {
    waiting = []
    visible = nil
    direction = .down
  }

  /// Takes in that the cell of a row was asked for: the row is taken back no more (R537).
  mutating func use(_ row: RowPlace) {
    if !waiting.isEmpty { waiting.removeAll { $0 == row } }
  }

  /// Takes in that rows go by other paths now, or are gone.
  mutating func follow(_ place: (RowPlace) -> RowPlace?) {
    waiting = waiting.compactMap(place)
    visible = nil
  }
}
