/// The velocity of a scroll view at the lift of the finger.
///
/// The weights were recorded (source motion.velocity).
public struct ReleaseVelocity: Sendable, Equatable {
  /// The weight of the pan callback before the last one.
  static let previousWeight = 0.75
  /// The weight of the last pan callback.
  static let lastWeight = 0.25
  /// The speed, in points a millisecond and both axes together, below which nothing glides (B17).
  public static let threshold = 0.25
  /// The time without a report of the finger after which its velocity counts as zero (B16).
  static let holdMicroseconds: Int64 = 100_000

  private var lastX = 0.0
  private var lastY = 0.0
  private var previousX = 0.0
  private var previousY = 0.0

  /// Creates the release of a drag that has had no callback yet.
  public init() {}

  /// Takes the velocity of one pan callback, `.began` included: the finger's, in points a second.
  public mutating func panChanged(velocityX: Double, velocityY: Double) {
    previousX = lastX
    previousY = lastY
    // The offset grows as the finger goes back. Subtracted from zero, so that rest has no minus
    // sign.
    lastX = 0 - velocityX / 1_000
    lastY = 0 - velocityY / 1_000
  }

  /// Returns the velocity of the offset, in points a millisecond, for a finger that lifts now.
  ///
  /// The idle time begins with the finger's last report of any kind; a stationary one counts too.
  public func velocity(idleMicroseconds: Int64) -> (x: Double, y: Double) {
    guard idleMicroseconds < Self.holdMicroseconds else { return (0, 0) }
    // The threshold is for the last velocity, before the blend.
    guard lastX * lastX + lastY * lastY >= Self.threshold * Self.threshold else { return (0, 0) }
    // A flick of a single callback has nothing to be blended with.
    guard previousX != 0 || previousY != 0 else { return (lastX, lastY) }
    return (Self.blended(previousX, lastX), Self.blended(previousY, lastY))
  }

  private static func blended(_ previous: Double, _ last: Double) -> Double {
    previousWeight * previous + lastWeight * last
  }
}
