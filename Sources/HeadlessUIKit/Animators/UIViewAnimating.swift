public import Foundation

/// The state of an animator.
nonisolated public enum UIViewAnimatingState: Int, Hashable, Sendable, CaseIterable {
  /// Nothing was started, or all is over.
  case inactive
  /// It was started or paused, and is not over.
  case active
  /// It was stopped, and waits to be finished.
  case stopped
}

/// The places at which an animation may be over.
nonisolated public enum UIViewAnimatingPosition: Int, Hashable, Sendable, CaseIterable {
  /// The end of the animation.
  case end
  /// The start of the animation.
  case start
  /// The place at which the animation was stopped.
  case current
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// True if it runs.
  var isRunning: Bool { get }
  /// True if it goes back.
  var isReversed: Bool { get set }
  /// The part of the animation that is done, 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Begins, or goes on.
  func startAnimation()
  /// Begins after a while, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation where it is.
  func pauseAnimation()
  /// Stops it where it is; without being finished it tells nobody.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Tells that a stopped animation is over, with its views at a place.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes further changes, and tells when it is over.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is done when the animation is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, for another part of the duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
