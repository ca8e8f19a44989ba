extension Name {
  /// `animations()`, a block of animations that runs.
  public static let animations = Name("animations()")
  /// `completion(_:)`, of an animation.
  public static let completion = Name("completion(_:)")
  /// `animate(withDuration:animations:)`.
  public static let animate = Name("animate(withDuration:animations:)")
  /// `animate(withDuration:animations:completion:)`.
  public static let animateToCompletion = Name("animate(withDuration:animations:completion:)")
  /// `animate(withDuration:delay:options:animations:completion:)`.
  public static let animateWithOptions = Name(
    "animate(withDuration:delay:options:animations:completion:)"
  )
  /// `setAnimationsEnabled(_:)`.
  public static let setAnimationsEnabled = Name("setAnimationsEnabled(_:)")
  /// `removeAllAnimations()`, of a view's layer.
  public static let removeAllAnimations = Name("removeAllAnimations()")
  /// `animationID`, the name by which an animation is told from others.
  public static let animationID = Name("animationID")
  /// `withDuration`, in seconds.
  public static let withDuration = Name("withDuration")
  /// `delay`, in seconds.
  public static let delay = Name("delay")
  /// `options`, UIKit's names of them.
  public static let options = Name("options")
  /// `finished`, whether an animation ended by itself.
  public static let finished = Name("finished")
  /// `enabled`.
  public static let enabled = Name("enabled")
  /// `alpha`.
  public static let alpha = Name("alpha")
}
