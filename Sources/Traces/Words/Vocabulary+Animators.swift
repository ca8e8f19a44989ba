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

  /// The messages about property animators.
  static let animatorMessages: [Entry] = [
    .message(
      "animatorAnimations",
      "animatorAnimations()",
      [animator],
      of: .everything,
      to: .block,
      by: .animator
    ),
    .message(
      "animatorCompletion",
      "animatorCompletion(_:)",
      [
        animator, Parameter("finalPosition", .oneOf(animatingPositions)),
        Parameter("isRunning", .bool),
      ],
      of: .everything,
      to: .block,
      by: .animator
    ),
  ]

  /// The calls to a property animator; the view of the call hears of it.
  static let animatorMethods: [Entry] = [
    .method(
      "animatorWithCurve",
      animatorMakers[0],
      [
        animator, Parameter("duration", .factor),
        Parameter("curve", .oneOf(["easeInOut", "easeIn", "easeOut", "linear"])),
      ],
      of: .views,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "animatorWithDampingRatio",
      animatorMakers[1],
      [animator, Parameter("duration", .factor), Parameter("dampingRatio", .factor)],
      of: .views,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "addCompletion",
      "addCompletion(_:)",
      [animator],
      of: .views,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "startAnimation",
      "startAnimation()",
      [animator],
      of: .views,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "startAnimationAfterDelay",
      "startAnimation(afterDelay:)",
      [animator, Parameter("afterDelay", .factor)],
      of: .views,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "pauseAnimation",
      "pauseAnimation()",
      [animator],
      of: .views,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "continueAnimation",
      "continueAnimation(withTimingParameters:durationFactor:)",
      [animator, Parameter("durationFactor", .factor)],
      of: .views,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "stopAnimation",
      "stopAnimation(_:)",
      [animator, Parameter("withoutFinishing", .bool)],
      of: .views,
      changes: .animatedPlaces,
      idle: .never
    ),
    .method(
      "finishAnimation",
      "finishAnimation(at:)",
      [animator, Parameter("at", .oneOf(animatingPositions))],
      of: .views,
      changes: .animatedPlaces,
      idle: .never
    ),
    .method(
      "fractionComplete",
      "fractionComplete",
      [animator, Parameter("fractionComplete", .factor)],
      of: .views,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "isReversed",
      "isReversed",
      [animator, Parameter("isReversed", .bool)],
      of: .views,
      changes: .animatedPlaces,
      idle: .never
    ),
    .method(
      "pausesOnCompletion",
      "pausesOnCompletion",
      [animator, Parameter("pausesOnCompletion", .bool)],
      of: .views,
      changes: .blocks,
      idle: .never
    ),
  ]

  private static let animator = Parameter("animatorID", .title)
}
