extension UITextField {
  /// The setting for spell checking of typed text.
  public final var spellCheckingType: UITextSpellCheckingType {
    get { typing.spellChecking }
    set { typing.spellChecking = newValue }
  }

  /// The setting for curly quotation marks.
  public final var smartQuotesType: UITextSmartQuotesType {
    get { typing.smartQuotes }
    set { typing.smartQuotes = newValue }
  }

  /// The setting for long dashes.
  public final var smartDashesType: UITextSmartDashesType {
    get { typing.smartDashes }
    set { typing.smartDashes = newValue }
  }

  /// Light or dark keys.
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { typing.appearance }
    set { typing.appearance = newValue }
  }

  /// True if the return key would wait for text; it does not.
  public final var enablesReturnKeyAutomatically: Bool {
    get { typing.enablesReturnKey }
    set { typing.enablesReturnKey = newValue }
  }

  // UIKit hands it out as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text.
  public final var textContentType: UITextContentType! {
    get { typing.content }
    set { typing.content = newValue }
  }
}
