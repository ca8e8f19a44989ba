extension Vocabulary {
  /// The calls that run a block of animations: the calls after them that stand in it make its changes.
  public static let animators = [
    "animate(withDuration:animations:)",
    "animate(withDuration:animations:completion:)",
    "animate(withDuration:delay:options:animations:completion:)",
  ]

  /// The names of UIKit's animation options that decide anything but the picture, and of the curves.
  public static let animationOptions = [
    "layoutSubviews", "allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse",
    "overrideInheritedDuration", "overrideInheritedCurve", "curveEaseInOut", "curveEaseIn",
    "curveEaseOut", "curveLinear",
  ]

  /// The messages about blocks of animations.
  static let animationMessages: [Entry] = [
    .message(
      "animations",
      "animations()",
      [Parameter("animationID", .title)],
      of: .everything,
      to: .block,
      by: .block
    ),
    .message(
      "completion",
      "completion(_:)",
      [Parameter("animationID", .title), Parameter("finished", .bool)],
      of: .everything,
      to: .block,
      by: .block
    ),
  ]

  /// The calls to any view, and to animations as such.
  static let animationMethods: [Entry] = [
    .method(
      "animate",
      animators[0],
      [Parameter("withDuration", .factor), Parameter("animationID", .title, isOptional: true)],
      of: .viewsAndAlerts,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "animateToCompletion",
      animators[1],
      [Parameter("withDuration", .factor), Parameter("animationID", .title)],
      of: .viewsAndAlerts,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "animateWithOptions",
      animators[2],
      [
        Parameter("withDuration", .factor), Parameter("delay", .factor),
        Parameter("options", .list(.oneOf(animationOptions))), Parameter("animationID", .title),
      ],
      of: .viewsAndAlerts,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "setAnimationsEnabled",
      "setAnimationsEnabled(_:)",
      [Parameter("enabled", .bool)],
      of: .viewsAndAlerts,
      changes: .blocks,
      idle: .never
    ),
    .method(
      "removeAllAnimations",
      "removeAllAnimations()",
      of: .viewsAndAlerts,
      changes: .blocks,
      idle: .never
    ),
  ]

  /// The properties of any view that can be animated, besides its frame, its bounds and its
  /// content's offset.
  static let animationProperties: [Entry] = [
    .property("alpha", .factor, of: .views, changes: .alpha, idle: .asItIs)
  ]
}
