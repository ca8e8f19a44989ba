extension Name {
  // What is told of presented controllers.

  /// `presentationControllerShouldDismiss(_:)`.
  public static let shouldDismiss = Name("presentationControllerShouldDismiss(_:)")
  /// `presentationControllerWillDismiss(_:)`.
  public static let willDismiss = Name("presentationControllerWillDismiss(_:)")
  /// `presentationControllerDidDismiss(_:)`.
  public static let didDismiss = Name("presentationControllerDidDismiss(_:)")
  /// `presentationControllerDidAttemptToDismiss(_:)`.
  public static let didAttemptToDismiss = Name("presentationControllerDidAttemptToDismiss(_:)")
  /// `presentCompletion()`.
  public static let presentCompletion = Name("presentCompletion()")
  /// `dismissCompletion()`.
  public static let dismissCompletion = Name("dismissCompletion()")

  // What a trace may call.

  /// `present(_:animated:completion:)`.
  public static let present = Name("present(_:animated:completion:)")
  /// `dismiss(animated:completion:)`.
  public static let dismiss = Name("dismiss(animated:completion:)")

  // Properties, and labels of arguments.

  /// `isModalInPresentation`.
  public static let isModalInPresentation = Name("isModalInPresentation")
  /// `modalPresentationStyle`.
  public static let modalPresentationStyle = Name("modalPresentationStyle")
  /// `viewControllerToPresent`.
  public static let viewControllerToPresent = Name("viewControllerToPresent")
}
