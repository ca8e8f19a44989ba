extension UIWindowScene {
  /// Whether changes can be animated just now.
  public var areAnimationsEnabled: Bool { animationsDisabledDepth == 0 }

  /// Makes changes without any animation, those asked to be animated included.
  public func performWithoutAnimation(_ actions: () -> Void) {
    animationsDisabledDepth += 1
    defer { animationsDisabledDepth -= 1 }
    actions()
  }

  /// Makes changes whose picture would be animated; the values jump at once.
  public func animate(_ animations: () -> Void) {
    animationBlockDepth += 1
    defer { animationBlockDepth -= 1 }
    animations()
  }

  /// Whether a scroll that is asked to be animated runs an animation of its own.
  var runsOffsetAnimations: Bool { animationsDisabledDepth == 0 && animationBlockDepth == 0 }
}
