public import Foundation

/// A change that one property of a layer would make.
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

/// A change of a property that would go from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The amount of the change.
  open var byValue: Any?
}

/// A change of a property that would swing to a value.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object that swings.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the swing.
  open var damping: CGFloat = 10
  /// The velocity at the start.
  open var initialVelocity: CGFloat = 0

  /// The time until a thousandth of the swing is left, in seconds; the damping decides it.
  open var settlingDuration: CFTimeInterval {
    // The natural logarithm of a thousand, twice.
    damping > 0 ? 13.815_510_557_964_274 * mass / damping : .infinity
  }
}

/// A change of a property that would go from value to value.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path that it follows in their place.
  open var path: CGPath?
  /// The time of each value, as a part of the duration from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way in which it goes from each value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rule that tells if the layer turns with its path.
  open var rotationMode: CAAnimationRotationMode?
}

/// Several changes at once.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// A change that would lead from a layer's old look to its new one.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of change.
  open var type = CATransitionType.fade
  /// The side from which the change comes.
  open var subtype: CATransitionSubtype?
  /// The place at which it begins, as a part of the whole from 0 to 1.
  open var startProgress: Float = 0
  /// The place at which it ends, as a part of the whole from 0 to 1.
  open var endProgress: Float = 1
}

/// The key of transitions among a layer's animations.
nonisolated public let kCATransition = "transition"
