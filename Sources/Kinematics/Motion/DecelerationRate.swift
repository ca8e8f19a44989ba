/// The part of its velocity that a glide keeps in each millisecond.
///
/// The two rates are `UIScrollView.DecelerationRate.normal` and `.fast` (C15). The formulas were
/// recorded for the normal one (sources motion.deceleration and motion.target).
public struct DecelerationRate: Sendable, Hashable {
  /// The default of a scroll view.
  public static let normal = DecelerationRate(perMillisecond: 0.998)
  /// The quicker of the two that UIKit names.
  public static let fast = DecelerationRate(perMillisecond: 0.99)
  /// The speed, in points a millisecond, under which a glide is over.
  public static let restSpeed = 0.01

  /// The rates under which a glide both moves and ends: beyond them the recurrence has no meaning.
  private static let sensible = (least: 0.0001, greatest: 0.9999)

  /// The part of the velocity that is left after one millisecond.
  public let perMillisecond: Double
  /// ln of `perMillisecond`; negative.
  public let logarithm: Double
  /// The distance, in points, that a glide of 1 pt/ms approaches: r/(1−r).
  ///
  /// Recordings have this factor; published closed forms have 1/|ln r|.
  public let distanceFactor: Double

  /// Creates a rate; one so extreme that a glide would not move or not end is brought back.
  public init(perMillisecond: Double) {
    let rate = min(max(perMillisecond, Self.sensible.least), Self.sensible.greatest)
    self.perMillisecond = rate
    logarithm = ElementaryFunctions.log(rate)
    distanceFactor = rate / (1 - rate)
  }

  /// Returns the target that a release offers its delegate: held inside `range`, then taken to the
  /// pixel grid (source motion.target).
  ///
  /// UIKit's glide ends about 0.1 % short of it (source motion.landing): the target has the factor
  /// 1/|ln r|, the motion has r/(1−r).
  ///
  /// - Parameters:
  ///   - position: The offset at the lift, in points.
  ///   - velocity: The release velocity, in points a millisecond.
  ///   - range: Where the axis may rest.
  ///   - scale: The pixels of a point; zero for no grid.
  /// - Returns: The target, in points.
  public func projectedTarget(
    from position: Double,
    velocity: Double,
    in range: ScrollRange,
    scale: Double
  ) -> Double {
    let target = range.clamped(position + signedDistance(of: velocity))
    guard scale != 0 else { return target }
    // The ends of a range may lie off the grid; a target never lies outside them.
    return range.clamped(PixelGrid.rounded(target, scale: scale))
  }

  /// Returns how far `velocity` carries before it falls to the rest speed.
  private func signedDistance(of velocity: Double) -> Double {
    let distance = distance(ofSpeed: abs(velocity))
    return velocity < 0 ? 0 - distance : distance
  }

  /// Returns how far a speed carries before it falls to the rest speed, by the reported target.
  func distance(ofSpeed speed: Double) -> Double {
    max(0, speed - Self.restSpeed) / -logarithm
  }
}
