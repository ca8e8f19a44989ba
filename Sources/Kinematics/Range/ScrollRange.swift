/// The offsets of one axis at which content may rest (N02, N03).
public struct ScrollRange: Sendable, Hashable {
  /// The least offset.
  public var lower: Double
  /// The greatest offset; never less than `lower`.
  public var upper: Double

  /// Creates the range between two offsets; if they are crossed, the lower one counts.
  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// Creates the range of content in bounds, with the adjusted insets on both sides of it.
  ///
  /// Content that is smaller than the bounds has one place only. `alignment`, from 0 to 1, is the
  /// part of the free room that lies before it.
  public init(
    content: Double,
    bounds: Double,
    insetBefore: Double,
    insetAfter: Double,
    alignment: Double = 0
  ) {
    let room = bounds - insetBefore - insetAfter - content
    guard alignment > 0, room > 0 else {
      self.init(lower: 0 - insetBefore, upper: content + insetAfter - bounds)
      return
    }
    let place = 0 - insetBefore - room * min(alignment, 1)
    self.init(lower: place, upper: place)
  }

  /// Returns this range with its ends on the pixel grid, where written offsets are.
  public func alignedToPixels(scale: Double) -> ScrollRange {
    ScrollRange(
      lower: PixelGrid.rounded(lower, scale: scale),
      upper: PixelGrid.rounded(upper, scale: scale)
    )
  }

  /// Returns true if content may rest at `offset`.
  public func contains(_ offset: Double) -> Bool {
    lower <= offset && offset <= upper
  }

  /// Returns the offset of this range nearest to `offset`.
  public func clamped(_ offset: Double) -> Double {
    min(max(offset, lower), upper)
  }

  /// Returns how far `offset` lies past an edge: negative before `lower`, zero inside.
  public func overscroll(of offset: Double) -> Double {
    if offset > upper { return offset - upper }
    if offset < lower { return offset - lower }
    return 0
  }

  /// Returns where the content goes when a finger asks for `proposed`, as if there were no edges.
  ///
  /// The dimension is the length of the bounds on this axis, insets not taken off.
  public func rubberBanded(_ proposed: Double, dimension: Double) -> Double {
    let distance = overscroll(of: proposed)
    guard distance != 0 else { return proposed }
    return clamped(proposed) + RubberBand(dimension: dimension).offset(forDistance: distance)
  }

  /// Returns the offset that a finger must ask for so that the content is at `offset`.
  public func unbanded(_ offset: Double, dimension: Double) -> Double {
    let stretch = overscroll(of: offset)
    guard stretch != 0 else { return offset }
    return clamped(offset) + RubberBand(dimension: dimension).distance(forOffset: stretch)
  }
}
