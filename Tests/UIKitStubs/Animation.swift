// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var allowUserInteraction: AnimationOptions { stub() }
    public static var beginFromCurrentState: AnimationOptions { stub() }
    public static var `repeat`: AnimationOptions { stub() }
    public static var autoreverse: AnimationOptions { stub() }
    public static var curveEaseInOut: AnimationOptions { stub() }
    public static var curveEaseIn: AnimationOptions { stub() }
    public static var curveEaseOut: AnimationOptions { stub() }
    public static var curveLinear: AnimationOptions { stub() }
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  @preconcurrency @MainActor public class var areAnimationsEnabled: Bool { stub() }
  @preconcurrency @MainActor public class func setAnimationsEnabled(_ enabled: Bool) {}
  @preconcurrency @MainActor public class func performWithoutAnimation(
    _ actionsWithoutAnimation: () -> Void
  ) {}

  @preconcurrency @MainActor public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  @preconcurrency @MainActor public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  @preconcurrency @MainActor public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) { stub() }
  open var fractionComplete: CGFloat = 0
  open var isRunning: Bool { stub() }
  open func addAnimations(_ animation: @escaping () -> Void) {}
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  open func startAnimation() {}
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
