extension Vocabulary {
  /// What a text view asks and tells of the editing of its text.
  static let textViewMessages: [Entry] = [
    Entry("textViewShouldBeginEditing(_:)", answer: .bool),
    Entry("textViewDidBeginEditing(_:)"),
    Entry("textViewShouldEndEditing(_:)", answer: .bool),
    Entry("textViewDidEndEditing(_:)"),
    Entry(
      "textView(_:shouldChangeTextIn:replacementText:)",
      [Parameter("replacementText", .title), Parameter("shouldChangeTextIn", .characterRange)],
      answer: .bool
    ),
    Entry("textViewDidChange(_:)"),
    Entry("textViewDidChangeSelection(_:)"),
  ]

  /// What a keyboard and code do to a text view.
  static let textViewMethods = textMethods.filter {
    ["insertText(_:)", "deleteBackward()", "endEditing(_:)"].contains($0.text)
  }
}
