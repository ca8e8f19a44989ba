/// The scales at which content may rest, and the scales that fingers reach beyond them.
///
/// The curve beyond the limits comes from a study (source motion.zoom-limits).
public struct ZoomRange: Sendable, Hashable {
  /// The least and the greatest scale that count: beyond them a transform could not be inverted, or
  /// a size would be infinite.
  public static let sensible = (least: 0.000_001, greatest: 1_000_000.0)

  /// The number of steps of a scale between 1 and 2; one step is far too small to move a pixel.
  private static let stepsPerUnit = 1_000_000.0

  /// The least scale.
  public let lower: Double
  /// The greatest scale; never less than `lower`.
  public let upper: Double

  /// Creates the range between two scales; if they are crossed, the lower one counts.
  public init(lower: Double, upper: Double) {
    self.lower = Self.sensible(lower)
    self.upper = max(self.lower, Self.sensible(upper))
  }

  /// True if there is more than one scale to choose from (H01).
  public var isZoomable: Bool { lower < upper }

  /// Returns true if content may rest at a scale.
  public func contains(_ scale: Double) -> Bool {
    lower <= scale && scale <= upper
  }

  /// Returns the scale of this range nearest to one asked for.
  public func clamped(_ scale: Double) -> Double {
    min(max(scale, lower), upper)
  }

  /// Returns the scale for fingers that ask for one as if there were no limits.
  ///
  /// Beyond the limits the scale follows the fingers more and more slowly. No distance of
  /// the fingers makes a scale of twice the greatest, or of half the least.
  public func rubberBanded(_ scale: Double) -> Double {
    if scale > upper { return upper * (2 - upper / scale) }
    if scale < lower { return lower / (2 - scale / lower) }
    return scale
  }

  /// Returns the scale that fingers must ask for to have the content at one.
  ///
  /// After a change of the limits, the scale may be one that fingers cannot reach. Such a scale
  /// counts as one that they can just reach.
  public func unbanded(_ scale: Double) -> Double {
    if scale > upper { return upper / max(2 - scale / upper, Self.reach) }
    if scale < lower { return lower * max(2 - lower / scale, Self.reach) }
    return scale
  }

  /// Returns the scale on the grid of steps that is nearest to one that fingers ask for.
  ///
  /// Without the grid, rounding errors as two fingers turn would be told as a zoom.
  public static func onGrid(_ scale: Double) -> Double {
    let steps = scale * stepsPerUnit
    guard steps < 0x1p52 else { return scale }
    return Double(Int64(steps + 0.5)) / stepsPerUnit
  }

  private static let reach = 0.001

  /// Returns a scale; NaN counts as the scale 1: no zoom.
  private static func sensible(_ scale: Double) -> Double {
    scale.isNaN ? 1 : min(max(scale, sensible.least), sensible.greatest)
  }
}
