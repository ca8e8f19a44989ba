extension NotationLegend {
  /// Words about text, up to what is told with them.
  static let textWords: [(word: Substring, meaning: String)] = [
    ("didBeginText", "textFieldDidBeginEditing; + and - say whether it is the first responder"),
    ("didEndText", "textFieldDidEndEditing, and in brackets what the field shows"),
    ("shouldBegin", "textFieldShouldBeginEditing"), ("shouldEnd", "textFieldShouldEndEditing"),
    ("mayBeginView", "textViewShouldBeginEditing"), ("didBeginView", "textViewDidBeginEditing"),
    ("mayEndView", "textViewShouldEndEditing"), ("didEndView", "textViewDidEndEditing"),
    ("mayChangeView", "textView(_:shouldChangeTextIn:replacementText:)"),
    ("didChangeView", "textViewDidChange"),
    ("notesBegin", "observers hear that editing has begun"),
    ("notesChange", "observers hear that the text has changed"),
    ("notesEnd", "observers hear that editing has ended"),
    ("focus", "becomeFirstResponder()"), ("type", "insertText(_:)"), ("put", "text is set"),
    ("backspace", "deleteBackward()"), ("return", "tapReturnKey()"),
    ("clear", "tapClearButton()"),
    ("endEditing", "endEditing(_:); with a + by force"), ("send", "send()"),
    ("acts", "an action of a control is done for the event"), ("fire", "sendActions(for:)"),
    ("rests", "a control's final state"), ("turnOn", "setOn(_:animated:)"),
    ("slide", "setValue(_:animated:)"), ("goTo", "currentPage is set"),
  ]
}
