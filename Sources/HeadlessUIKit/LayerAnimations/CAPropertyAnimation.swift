public import Foundation

/// How one property of a layer would change.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// True if its values are added to what is there.
  open var isAdditive = false
  /// True if it goes on from where it ended last.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// How a property would go from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?
}

/// How a property would swing to a value.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// How heavy what swings is.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How strongly the swing is damped.
  open var damping: CGFloat = 10
  /// How fast it begins.
  open var initialVelocity: CGFloat = 0

  /// How long the swing takes until a thousandth of it is left, in seconds: what the damping makes of it.
  open var settlingDuration: CFTimeInterval {
    // The natural logarithm of a thousand, twice.
    damping > 0 ? 13.815_510_557_964_274 * mass / damping : .infinity
  }
}

/// How a property would go from value to value.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path that it follows in their place.
  open var path: CGPath?
  /// When it has each value, as a part of the time from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How fast it goes from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it goes from each value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether it turns with its path.
  open var rotationMode: CAAnimationRotationMode?
}

/// Several changes at once.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// How a layer would change into what it is.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of change.
  open var type = CATransitionType.fade
  /// Where it comes from.
  open var subtype: CATransitionSubtype?
  /// Where it begins, as a part of the way from 0 to 1.
  open var startProgress: Float = 0
  /// Where it ends, as a part of the way from 0 to 1.
  open var endProgress: Float = 1
}

/// The key of transitions among a layer's animations.
nonisolated public let kCATransition = "transition"
