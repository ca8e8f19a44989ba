extension Vocabulary {
  /// The calls that make a property animator.
  public static let animatorMakers = [
    "UIViewPropertyAnimator(duration:curve:animations:)",
    "UIViewPropertyAnimator(duration:dampingRatio:animations:)",
  ]

  /// The calls in which the block of a property animator runs, if it has not run yet.
  public static let animatorStarters = [
    "startAnimation()", "startAnimation(afterDelay:)", "pauseAnimation()",
  ]

  /// Tells whether a call runs a block of animations, or may run that of a property animator.
  package static func opensBlock(_ name: Name) -> Bool { blockOpeners.contains(name) }

  private static let blockOpeners = Set((animators + animatorStarters).map { Name($0) })

  /// The properties of a property animator that a call may set: no view has them.
  static let animatorProperties = ["fractionComplete", "isReversed", "pausesOnCompletion"]

  /// The places at which an animator may end.
  static let animatingPositions = ["end", "start", "current"]

  /// What property animators are heard of.
  static let animatorMessages: [Entry] = [
    Entry("animatorAnimations()", [animator]),
    Entry(
      "animatorCompletion(_:)",
      [
        animator, Parameter("finalPosition", .oneOf(animatingPositions)),
        Parameter("isRunning", .bool),
      ]
    ),
  ]

  /// What can be called of a property animator; the view of the call hears of it.
  static let animatorMethods: [Entry] = [
    Entry(
      animatorMakers[0],
      [
        animator, Parameter("duration", .factor),
        Parameter("curve", .oneOf(["easeInOut", "easeIn", "easeOut", "linear"])),
      ]
    ),
    Entry(
      animatorMakers[1],
      [animator, Parameter("duration", .factor), Parameter("dampingRatio", .factor)]
    ),
    Entry("addCompletion(_:)", [animator]),
    Entry("startAnimation()", [animator]),
    Entry("startAnimation(afterDelay:)", [animator, Parameter("afterDelay", .factor)]),
    Entry("pauseAnimation()", [animator]),
    Entry(
      "continueAnimation(withTimingParameters:durationFactor:)",
      [animator, Parameter("durationFactor", .factor)]
    ),
    Entry("stopAnimation(_:)", [animator, Parameter("withoutFinishing", .bool)]),
    Entry("finishAnimation(at:)", [animator, Parameter("at", .oneOf(animatingPositions))]),
    Entry("fractionComplete", [animator, Parameter("fractionComplete", .factor)]),
    Entry("isReversed", [animator, Parameter("isReversed", .bool)]),
    Entry("pausesOnCompletion", [animator, Parameter("pausesOnCompletion", .bool)]),
  ]

  private static let animator = Parameter("animatorID", .title)
}
