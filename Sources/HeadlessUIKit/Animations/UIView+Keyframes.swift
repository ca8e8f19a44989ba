public import Foundation

extension UIView {
  /// The options of an animation of several parts.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The subviews are laid out as the animation begins, and move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The way begins where the view is seen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation begins again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each repetition goes back the way that it came.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A block inside another keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// A block inside another keeps its own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Each part goes straight to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each part jumps to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// All parts go equally fast.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The parts are joined by a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The parts are joined by a curve that is equally fast everywhere.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Makes changes of which each is animated for a part of the time; the properties have their final values at
  /// once.
  ///
  /// - Parameters:
  ///   - duration: how long the way takes, in seconds.
  ///   - delay: how long it waits before, in seconds.
  ///   - options: whether it repeats, takes touches, lays subviews out, or keeps its duration inside another;
  ///     how the parts are joined changes nothing here.
  ///   - animations: adds the parts by `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  ///   - completion: is told once whether the animation ended by itself.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shared: UInt = 0b10_0011_1111
    animate(
      withDuration: duration,
      delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & shared),
      animations: animations,
      completion: completion
    )
  }

  /// Adds a part to an animation of several: its changes are made with the others, when it is shown.
  ///
  /// - Parameters:
  ///   - frameStartTime: when it begins, as a part of the whole from 0 to 1; it changes nothing here.
  ///   - frameDuration: how long it takes, as a part of the whole; it changes nothing here.
  ///   - animations: makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
}
