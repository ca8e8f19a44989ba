extension Name {
  // What is told of a window that is to have another size, and what gives it one.

  /// `viewWillTransition(to:with:)`.
  public static let viewWillTransition = Name("viewWillTransition(to:with:)")
  /// `transitionAnimation()`.
  public static let transitionAnimation = Name("transitionAnimation()")
  /// `transitionCompletion()`.
  public static let transitionCompletion = Name("transitionCompletion()")
  /// `resizeWindow(to:)`.
  public static let resizeWindow = Name("resizeWindow(to:)")
}
