/// The grid of whole pixels that every written offset lies on (F24, source motion.pixel-grid).
public enum PixelGrid: Sendable {
  /// Beyond this every `Double` is a whole number, and on the grid already.
  private static let wholeFromHere = 0x1p52

  /// Returns the place on the grid nearest to `x`, for a screen of `scale` pixels a point.
  ///
  /// Halves go away from zero at scale 1, and up at the others: there the whole points are taken
  /// off first, downwards.
  public static func rounded(_ x: Double, scale: Double) -> Double {
    guard isFractional(x) else { return x }
    // Nought is added so that a negative one loses its sign.
    if scale == 1 { return x < 0 ? 0 - roundedUpFromHalf(-x) : roundedUpFromHalf(x + 0) }
    let whole = x.rounded(.down)
    let part = x - whole
    // If a point is no whole number of pixels, its last pixel would end in the next point. Right
    // before the next point, that point may be nearer than the pixel before it.
    let near = min(roundedUpFromHalf(part * scale) / scale, 1)
    return whole + (1 - part < part - near ? 1 : near)
  }

  /// Returns true if a number may have a fraction; the comparisons are written so that NaN has none.
  private static func isFractional(_ x: Double) -> Bool {
    x < wholeFromHere && x > -wholeFromHere
  }

  /// Returns the whole number nearest to `x`, which is not negative.
  private static func roundedUpFromHalf(_ x: Double) -> Double {
    let whole = x.rounded(.down)
    return x - whole >= 0.5 ? whole + 1 : whole
  }
}
