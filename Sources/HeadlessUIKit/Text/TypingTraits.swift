/// The wishes of a view for the keyboard that types into it; no keyboard here has a key for them.
nonisolated struct TypingTraits {
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  /// True if the return key would wait for text.
  var enablesReturnKey = false
  /// The meaning of the text.
  var content: UITextContentType?
  /// True if the text is hidden from view.
  var isSecure = false
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
}
