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

  /// What blocks of animations are heard of.
  static let animationMessages: [Entry] = [
    Entry("animations()", [Parameter("animationID", .title)]),
    Entry(
      "completion(_:)",
      [Parameter("animationID", .title), Parameter("finished", .bool)]
    ),
  ]

  /// What can be called of any view, and of animations as such.
  static let animationMethods: [Entry] =
    animators.map { text in
      Entry(
        text,
        [Parameter("withDuration", .factor)]
          + (text.hasPrefix("animate(withDuration:delay:")
            ? [
              Parameter("delay", .factor),
              Parameter("options", .list(.oneOf(animationOptions))),
            ] : [])
          + [
            Parameter("animationID", .title, isOptional: !text.hasSuffix("completion:)"))
          ]
      )
    } + [
      Entry("setAnimationsEnabled(_:)", [Parameter("enabled", .bool)]),
      Entry("removeAllAnimations()"),
    ]

  /// What can be animated of any view besides its frame, its bounds and its content's offset.
  static let animationProperties: [Entry] = [
    property("alpha", .factor)
  ]
}
