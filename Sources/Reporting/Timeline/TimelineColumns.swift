import Traces

/// How wide the columns of a timeline are: as wide as what stands in them; the curve and the
/// words share what is left.
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

  /// What says that the content zooms.
  static let zoomFlags: State.Facts = [.isZooming, .isZoomBouncing]

  init(turns: [Turn], width: Int) {
    page = width
    time = turns.map { $0.time.map(Seconds.brief)?.count ?? 0 }.reduce(5, max)
    fingers = turns.map(\.fingers.count).reduce(1, max)
    location = turns.map { Self.location($0).count }.reduce(5, max)
    offset = turns.map { $0.offset.map(Words.number)?.count ?? 0 }.reduce(8, max)
    showsZoom = turns.contains { !$0.flags.isDisjoint(with: Self.zoomFlags) }
    flags = 5
    let gaps = 6
    let left = page - time - fingers - location - offset - flags - gaps
    track = min(48, max(12, left / 2))
    words = max(12, left - track)
  }

  /// Where a finger came down or went up.
  static func location(_ turn: Turn) -> String {
    guard let point = turn.location else { return "" }
    return "\(Words.number(point.x)),\(Words.number(point.y))"
  }
}
