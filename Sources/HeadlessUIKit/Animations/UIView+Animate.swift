public import Foundation

// UIKit has functions that name no world; they mean the world whose code is running. If no world's
// code is running, there is no clock, and changes are made at once.
extension UIView {
  /// Makes changes whose way is animated; the properties have their final values at once.
  ///
  /// - Parameters:
  ///   - duration: how long the way takes, in seconds; zero or less: there is none.
  ///   - delay: how long it waits before, in seconds.
  ///   - options: whether it repeats, takes touches, lays subviews out, or keeps its duration inside another;
  ///     the curve changes nothing here.
  ///   - animations: makes the changes.
  ///   - completion: is told once whether the animation ended by itself.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options)
    animate(timing, animations, completion)
  }

  /// Makes changes whose way is animated.
  ///
  /// - Parameters:
  ///   - duration: how long the way takes, in seconds.
  ///   - animations: makes the changes.
  ///   - completion: is told once whether the animation ended by itself.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(AnimationTiming(duration: duration), animations, completion)
  }

  /// Makes changes whose way is animated.
  ///
  /// - Parameters:
  ///   - duration: how long the way takes, in seconds.
  ///   - animations: makes the changes.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    animate(AnimationTiming(duration: duration), animations, nil)
  }

  /// Makes changes whose way is that of a spring.
  ///
  /// - Parameters:
  ///   - duration: how long the way takes, in seconds.
  ///   - delay: how long it waits before, in seconds.
  ///   - dampingRatio: how little the spring swings, 0 to 1; it changes nothing here.
  ///   - velocity: how fast the way begins; it changes nothing here.
  ///   - options: whether it repeats, takes touches, lays subviews out, or keeps its duration inside another;
  ///     the curve changes nothing here.
  ///   - animations: makes the changes.
  ///   - completion: is told once whether the animation ended by itself.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options)
    animate(timing, animations, completion)
  }

  /// Makes changes that a spring animates; the properties have their final values at once.
  ///
  /// - Parameters:
  ///   - duration: how long the way takes, in seconds.
  ///   - bounce: how much the spring swings, -1 to 1; it changes nothing here.
  ///   - initialSpringVelocity: how fast the way begins; it changes nothing here.
  ///   - delay: how long it waits before, in seconds.
  ///   - options: whether it repeats, takes touches, lays subviews out, or keeps its duration inside another;
  ///     the curve changes nothing here.
  ///   - animations: makes the changes.
  ///   - completion: is told once whether the animation ended by itself.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationTiming(duration: duration, delay: delay, options: options),
      animations,
      completion
    )
  }

  /// Makes changes without any animation, those asked to be animated included.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard let scene = CurrentWorld.scene else { return actionsWithoutAnimation() }
    scene.performWithoutAnimation(actionsWithoutAnimation)
  }

  /// Says whether changes are animated from now on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    CurrentWorld.scene?.animations.areEnabled = enabled
  }

  /// True if changes can be animated just now.
  public class var areAnimationsEnabled: Bool {
    CurrentWorld.scene?.areAnimationsEnabled ?? false
  }

  /// The duration that the block has whose changes are being made, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    CurrentWorld.scene?.animations.block?.timing.duration ?? 0
  }

  private class func animate(
    _ timing: AnimationTiming,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let scene = CurrentWorld.scene else {
      animations()
      completion?(true)
      return
    }
    scene.animate(timing, animations, completion: completion)
  }
}
