extension Name {
  // Properties of gesture recognizers, as config or call.

  /// `allowableMovement`.
  public static let allowableMovement = Name("allowableMovement")
  /// `direction`.
  public static let direction = Name("direction")
  /// `minimumPressDuration`.
  public static let minimumPressDuration = Name("minimumPressDuration")
  /// `requiresFailureOf`: whom a recognizer was told to wait for.
  public static let requiresFailureOf = Name("requiresFailureOf")

  /// `state`, as a key of what can be read.
  public static let recognizerState = Name("state")

  // Messages.

  /// `gestureRecognizerAction(_:)`.
  public static let gestureAction = Name("gestureRecognizerAction(_:)")
  /// `gestureRecognizerShouldBegin(_:)`.
  public static let gestureShouldBegin = Name("gestureRecognizerShouldBegin(_:)")
  /// `gestureRecognizer(_:shouldReceive:)`.
  public static let gestureShouldReceive = Name("gestureRecognizer(_:shouldReceive:)")
  /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  public static let gestureShouldJoin = Name(
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
  )
  /// `gestureRecognizer(_:shouldRequireFailureOf:)`.
  public static let gestureShouldWait = Name("gestureRecognizer(_:shouldRequireFailureOf:)")
  /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  public static let gestureShouldHoldBack = Name(
    "gestureRecognizer(_:shouldBeRequiredToFailBy:)"
  )

  // Labels of arguments.

  /// `shouldRecognizeSimultaneouslyWith`.
  public static let shouldJoin = Name("shouldRecognizeSimultaneouslyWith")
  /// `shouldRequireFailureOf`.
  public static let shouldWait = Name("shouldRequireFailureOf")
  /// `shouldBeRequiredToFailBy`.
  public static let shouldHoldBack = Name("shouldBeRequiredToFailBy")
}
