extension UIView {
  /// The options of an animation.
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The subviews are laid out as the animation begins, and move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The way begins where the view is seen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation begins again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each repetition goes back the way that it came.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A block inside another keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A block inside another keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The views are drawn at each step.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden and shown in a transition, not taken away.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A block inside another keeps its own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slowly, faster, slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The old look turns round its upright middle, its left side first.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The old look turns round its upright middle, its right side first.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old look is turned up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new look is turned down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old look fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The old look turns round its level middle, its top first.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The old look turns round its level middle, its bottom first.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// The pace of an animation.
  nonisolated public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// Slowly, faster, slowly.
    case easeInOut
    /// Slowly first.
    case easeIn
    /// Slowly at the end.
    case easeOut
    /// Evenly.
    case linear
  }
}
