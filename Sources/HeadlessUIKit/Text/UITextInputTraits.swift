/// The names of a keyboard's return key.
nonisolated public enum UIReturnKeyType: Int, Hashable, Sendable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The settings for correction of typed text; nothing is corrected here.
nonisolated public enum UITextAutocorrectionType: Int, Hashable, Sendable, CaseIterable {
  case `default`, no, yes
}

/// The letters that the keyboard makes capitals by itself; here it makes none.
nonisolated public enum UITextAutocapitalizationType: Int, Hashable, Sendable, CaseIterable {
  case none, words, sentences, allCharacters
}

/// The kinds of keyboards; typed text does not depend on them.
nonisolated public enum UIKeyboardType: Int, Hashable, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// At which side words begin.
nonisolated public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
  case left, center, right, justified, natural
}

/// The settings for spell checking of typed text; nothing is checked here.
nonisolated public enum UITextSpellCheckingType: Int, Hashable, Sendable, CaseIterable {
  case `default`, no, yes
}

/// The settings for curly quotation marks; none are made here.
nonisolated public enum UITextSmartQuotesType: Int, Hashable, Sendable, CaseIterable {
  case `default`, no, yes
}

/// The settings for long dashes; none are made here.
nonisolated public enum UITextSmartDashesType: Int, Hashable, Sendable, CaseIterable {
  case `default`, no, yes
}

/// Light or dark keys; none are drawn.
nonisolated public enum UIKeyboardAppearance: Int, Hashable, Sendable, CaseIterable {
  case `default`, dark, light
}
