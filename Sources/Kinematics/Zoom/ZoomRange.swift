/// The scales at which content may rest, and what fingers make of scales beyond (physics.md 8).
public struct ZoomRange: Sendable, Hashable {
  /// Scales so extreme that a transform could not be turned round, or a size had no end, are
  /// brought back to these.
  public static let sensible = (least: 0.000_001, greatest: 1_000_000.0)

  /// How finely fingers zoom: a scale's smallest step, far below what moves a pixel.
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

  /// Whether there is more than one scale to choose from (H01).
  public var isZoomable: Bool { lower < upper }

  /// Returns whether content may rest at a scale.
  public func contains(_ scale: Double) -> Bool {
    lower <= scale && scale <= upper
  }

  /// Returns the scale of this range nearest to one asked for.
  public func clamped(_ scale: Double) -> Double {
    min(max(scale, lower), upper)
  }

  /// Returns the scale for fingers that ask for one as if there were no limits.
  ///
  /// Beyond the limits it follows more and more slowly: never to twice the greatest scale, nor to
  /// half the least.
  public func rubberBanded(_ scale: Double) -> Double {
    if scale > upper { return upper * (2 - upper / scale) }
    if scale < lower { return lower / (2 - scale / lower) }
    return scale
  }

  /// Returns the scale that fingers must ask for to have the content at one.
  ///
  /// A scale that fingers cannot reach, because the limits came nearer since, is taken for one that
  /// they can barely reach.
  public func unbanded(_ scale: Double) -> Double {
    if scale > upper { return upper / max(2 - scale / upper, Self.reach) }
    if scale < lower { return lower * max(2 - lower / scale, Self.reach) }
    return scale
  }

  /// Returns the scale on the grid of steps that is nearest to one that fingers ask for.
  ///
  /// What rounding makes of a turn of the fingers is no zoom, and would be told as one.
  public static func onGrid(_ scale: Double) -> Double {
    let steps = scale * stepsPerUnit
    guard steps < 0x1p52 else { return scale }
    return Double(Int64(steps + 0.5)) / stepsPerUnit
  }

  private static let reach = 0.001

  /// What is not a number counts as one: no zoom.
  private static func sensible(_ scale: Double) -> Double {
    scale.isNaN ? 1 : min(max(scale, sensible.least), sensible.greatest)
  }
}
