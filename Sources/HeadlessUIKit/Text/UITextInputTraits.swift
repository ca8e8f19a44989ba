/// What the return key of a keyboard is called.
nonisolated public enum UIReturnKeyType: Int, Hashable, Sendable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Whether what is typed is corrected; nothing is, here.
nonisolated public enum UITextAutocorrectionType: Int, Hashable, Sendable, CaseIterable {
  case `default`, no, yes
}

/// Which letters the keyboard makes capitals by itself; none, here.
nonisolated public enum UITextAutocapitalizationType: Int, Hashable, Sendable, CaseIterable {
  case none, words, sentences, allCharacters
}

/// Which keys a keyboard has; what is typed does not turn on it.
nonisolated public enum UIKeyboardType: Int, Hashable, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// At which side words begin.
nonisolated public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
  case left, center, right, justified, natural
}
