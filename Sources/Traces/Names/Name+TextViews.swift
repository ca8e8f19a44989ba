extension Name {
  // What a text view asks and tells.

  /// `textViewShouldBeginEditing(_:)`.
  public static let textViewShouldBegin = Name("textViewShouldBeginEditing(_:)")
  /// `textViewDidBeginEditing(_:)`.
  public static let textViewDidBegin = Name("textViewDidBeginEditing(_:)")
  /// `textViewShouldEndEditing(_:)`.
  public static let textViewShouldEnd = Name("textViewShouldEndEditing(_:)")
  /// `textViewDidEndEditing(_:)`.
  public static let textViewDidEnd = Name("textViewDidEndEditing(_:)")
  /// `textView(_:shouldChangeTextIn:replacementText:)`.
  public static let textViewShouldChange = Name("textView(_:shouldChangeTextIn:replacementText:)")
  /// `textViewDidChange(_:)`.
  public static let textViewDidChange = Name("textViewDidChange(_:)")
  /// `textViewDidChangeSelection(_:)`.
  public static let textViewDidChangeSelection = Name("textViewDidChangeSelection(_:)")

  // Labels of arguments.

  /// `shouldChangeTextIn`.
  public static let shouldChangeTextIn = Name("shouldChangeTextIn")
  /// `replacementText`.
  public static let replacementText = Name("replacementText")
}
