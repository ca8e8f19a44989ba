extension Name {
  /// `animatorAnimations()`, the block of a property animator that runs.
  public static let animatorAnimations = Name("animatorAnimations()")
  /// `animatorCompletion(_:)`, what was added to a property animator for its end.
  public static let animatorCompletion = Name("animatorCompletion(_:)")
  /// `UIViewPropertyAnimator(duration:curve:animations:)`.
  public static let animatorWithCurve = Name("UIViewPropertyAnimator(duration:curve:animations:)")
  /// `UIViewPropertyAnimator(duration:dampingRatio:animations:)`.
  public static let animatorWithDampingRatio = Name(
    "UIViewPropertyAnimator(duration:dampingRatio:animations:)"
  )
  /// `addCompletion(_:)`.
  public static let addCompletion = Name("addCompletion(_:)")
  /// `startAnimation()`.
  public static let startAnimation = Name("startAnimation()")
  /// `startAnimation(afterDelay:)`.
  public static let startAnimationAfterDelay = Name("startAnimation(afterDelay:)")
  /// `pauseAnimation()`.
  public static let pauseAnimation = Name("pauseAnimation()")
  /// `continueAnimation(withTimingParameters:durationFactor:)`.
  public static let continueAnimation = Name(
    "continueAnimation(withTimingParameters:durationFactor:)"
  )
  /// `stopAnimation(_:)`.
  public static let stopAnimation = Name("stopAnimation(_:)")
  /// `finishAnimation(at:)`.
  public static let finishAnimation = Name("finishAnimation(at:)")
  /// `fractionComplete`, 0 to 1.
  public static let fractionComplete = Name("fractionComplete")
  /// `isReversed`.
  public static let isReversed = Name("isReversed")
  /// `pausesOnCompletion`.
  public static let pausesOnCompletion = Name("pausesOnCompletion")
  /// `animatorID`, the name by which a property animator is told from others.
  public static let animatorID = Name("animatorID")
  /// `duration`, in seconds.
  public static let duration = Name("duration")
  /// `curve`, UIKit's name of it.
  public static let curve = Name("curve")
  /// `dampingRatio`, 0 to 1.
  public static let dampingRatio = Name("dampingRatio")
  /// `afterDelay`, in seconds.
  public static let afterDelay = Name("afterDelay")
  /// `durationFactor`, the part of the duration that the rest takes.
  public static let durationFactor = Name("durationFactor")
  /// `withoutFinishing`, whether an animator is stopped for good.
  public static let withoutFinishing = Name("withoutFinishing")
  /// `finalPosition`, where an animator has ended.
  public static let finalPosition = Name("finalPosition")
  /// `isRunning`, whether an animator runs.
  public static let isRunning = Name("isRunning")
}
