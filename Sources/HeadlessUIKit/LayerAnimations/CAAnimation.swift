public import Foundation

/// A change that a layer would make by itself: it is stored, nothing moves, and nobody is told.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The time at which it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds.
  open var duration: CFTimeInterval = 0
  /// The speed of its time.
  open var speed: Float = 1
  /// The offset of its time, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The time for which it repeats, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// True if it goes back the way that it came.
  open var autoreverses = false
  /// The rule for the look before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace of the animation.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that would be told of the begin and the end; nobody is told.
  open var delegate: (any CAAnimationDelegate)?
  /// True if it goes when it has ended; it stays until it is removed.
  open var isRemovedOnCompletion = true

  /// Creates an animation.
  public override init() {
    super.init()
  }
}

/// An object that would be told of a layer's animations; nobody is told.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that an animation has ended, or was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

extension CALayer {
  /// Returns the keys of the animations that are kept.
  public final func animationKeys() -> [String]? {
    let keys = tree.animations.map(\.key).filter { !$0.isEmpty }
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation that is kept by a key.
  public final func animation(forKey key: String) -> CAAnimation? {
    tree.animations.last { $0.key == key }?.animation
  }

  final func keep(_ animation: CAAnimation, _ key: String?) {
    if let key { tree.animations.removeAll { $0.key == key } }
    tree.animations.append((key: key ?? "", animation: animation))
  }
}

/// Returns the instant in the world whose code is running, in seconds; zero in no world.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  Double(CurrentWorld.scene?.microseconds ?? 0) / 1_000_000
}
