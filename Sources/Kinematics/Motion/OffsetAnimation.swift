/// The animation that `setContentOffset(_:animated:)` runs on one axis.
///
/// An animation lasts 0.3 s whatever the distance: applications read this duration at run time. The curve
/// eases in and out by (0.42, 0, 0.58, 1), which is from memory. No intermediate value is documented
/// (F11).
public struct OffsetAnimation: Sendable, Hashable {
  /// The duration of an animation, in milliseconds.
  public static let standardMilliseconds = 300.0

  /// The clock's resolution: a time closer to the end than this counts as the end.
  private static let resolution = 0.001

  /// The offset that it begins from.
  public let from: Double
  /// The offset that it ends on, exactly.
  public let to: Double
  /// The duration of the animation.
  public let milliseconds: Double

  /// Creates an animation between two offsets.
  public init(from: Double, to: Double, milliseconds: Double = Self.standardMilliseconds) {
    self.from = from
    self.to = to
    self.milliseconds = milliseconds
  }

  /// Returns the offset so many milliseconds after the start.
  public func value(at elapsed: Double) -> Double {
    guard !isFinished(at: elapsed) else { return to }
    guard elapsed > 0 else { return from }
    return from + (to - from) * EaseInEaseOut.progress(at: elapsed / milliseconds)
  }

  /// Returns true if the animation is over so many milliseconds after the start.
  public func isFinished(at elapsed: Double) -> Bool {
    elapsed > milliseconds - Self.resolution
  }
}
