/// The stops of one axis of a paged view: where the content may come to rest after a finger.
///
/// Pages are as long as the bounds, insets not taken off (K02), and begin at whole multiples of
/// this length. A page outside the range is moved to the end of the range (K10), so the ends are
/// stops too.
public struct Pages: Sendable, Hashable {
  /// The speed, in points a millisecond, beyond which a release turns the page (source
  /// motion.paging).
  static let flickSpeed = 0.3

  /// The length of a page, in points.
  public let length: Double
  /// The offsets at which the content may rest at all.
  public let range: ScrollRange
  /// The pixels of a point, on whose grid stops lie as all written offsets do; zero for no grid.
  public let scale: Double

  /// Creates the stops of an axis.
  public init(length: Double, range: ScrollRange, scale: Double) {
    self.length = length
    self.range = range
    self.scale = scale
  }

  /// Returns where content that is let go of at `offset` comes to rest.
  ///
  /// A fast release goes to the next stop in its direction, another to the nearest stop, one from
  /// beyond an end to that end.
  public func stop(from offset: Double, velocity: Double) -> Double {
    guard hasLength, range.contains(offset) else { return range.clamped(offset) }
    if velocity > Self.flickSpeed { return stop(atOrAfter: offset) }
    if velocity < -Self.flickSpeed { return stop(atOrBefore: offset) }
    return nearestStop(to: offset)
  }

  /// Returns the stop nearest to `offset`; of two equally near ones, the farther on.
  public func nearestStop(to offset: Double) -> Double {
    guard hasLength, range.contains(offset) else { return range.clamped(offset) }
    let before = stop(atOrBefore: offset)
    let after = stop(atOrAfter: offset)
    return offset - before < after - offset ? before : after
  }

  /// Returns true if `offset` is a stop.
  public func contains(_ offset: Double) -> Bool {
    range.contains(offset) && (!hasLength || stop(atOrAfter: offset) == offset)
  }

  /// Bounds without a length have no pages: each offset is a stop then.
  private var hasLength: Bool { length > 0 && length - length == 0 }

  /// Returns a multiple of the length, rounded to pixels, or the next one where rounding takes it before
  /// the offset.
  private func stop(atOrAfter offset: Double) -> Double {
    let page = (offset / length).rounded(.down)
    let stop = place(of: page)
    return stop >= offset ? stop : place(of: page + 1)
  }

  private func stop(atOrBefore offset: Double) -> Double {
    let page = 0 - (0 - offset / length).rounded(.down)
    let stop = place(of: page)
    return stop <= offset ? stop : place(of: page - 1)
  }

  private func place(of page: Double) -> Double {
    let offset = page * length
    // Added to zero, so that the first page's place has no minus sign.
    return range.clamped(0 + (scale == 0 ? offset : PixelGrid.rounded(offset, scale: scale)))
  }
}
