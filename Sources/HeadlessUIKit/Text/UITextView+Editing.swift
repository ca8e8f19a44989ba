public import Foundation

extension UITextView {
  /// The name of what is posted once editing has begun; the notification's object is the text view.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// The name of what is posted once whoever types has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// The name of what is posted once editing has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  final func askToBegin() -> Bool {
    ask("textViewShouldBeginEditing(_:)") { $0.textViewShouldBeginEditing(self) }
  }

  final func tellBegin() {
    tell("textViewDidBeginEditing(_:)") { $0.textViewDidBeginEditing(self) }
    post(Self.textDidBeginEditingNotification)
  }

  final func askToEnd() -> Bool {
    ask("textViewShouldEndEditing(_:)") { $0.textViewShouldEndEditing(self) }
  }

  final func tellEnd() {
    tell("textViewDidEndEditing(_:)") { $0.textViewDidEndEditing(self) }
    post(Self.textDidEndEditingNotification)
  }

  // MARK: - Typing

  /// Takes in what was typed in place of what is chosen, if the delegate lets it.
  public final func insertText(_ text: String) {
    replace(storedSelection, by: text)
  }

  /// Takes away what is chosen, or else the character before the cursor, if the delegate lets it.
  public final func deleteBackward() {
    guard storedSelection.length == 0 else { return replace(storedSelection, by: "") }
    // The whole text is copied only where the cursor does not stand behind it.
    let isAtEnd = storedSelection.location == storedText.utf16.count
    let before =
      isAtEnd ? storedText : (storedText as NSString).substring(to: storedSelection.location)
    guard let length = before.last?.utf16.count else { return }
    replace(NSRange(location: storedSelection.location - length, length: length), by: "")
  }

  /// Returns the part of a range that is in the text.
  final func clamped(_ range: NSRange) -> NSRange {
    let end = storedText.utf16.count
    let location = min(max(0, range.location), end)
    return NSRange(location: location, length: min(max(0, range.length), end - location))
  }

  private func replace(_ range: NSRange, by text: String) {
    guard isEditable else { return }
    let isAllowed = ask("textView(_:shouldChangeTextIn:replacementText:)") {
      $0.textView(self, shouldChangeTextIn: range, replacementText: text)
    }
    // The delegate may have set another text, in which the range is no more.
    guard isAllowed, let changed = storedText.replacing(range, by: text) else { return }
    self.text = changed
    storedSelection = NSRange(location: range.location + text.utf16.count, length: 0)
    tell("textViewDidChangeSelection(_:)") { $0.textViewDidChangeSelection(self) }
    tell("textViewDidChange(_:)") { $0.textViewDidChange(self) }
    post(Self.textDidChangeNotification)
  }

  // MARK: - The delegate

  /// Asks the delegate, which lets anything happen that it has no say in.
  private func ask(_ selector: Selector, _ question: (any UITextViewDelegate) -> Bool) -> Bool {
    guard let textDelegate, textDelegate.responds(to: selector) else { return true }
    return question(textDelegate)
  }

  private func tell(_ selector: Selector, _ message: (any UITextViewDelegate) -> Void) {
    if let textDelegate, textDelegate.responds(to: selector) { message(textDelegate) }
  }

  private func post(_ name: Notification.Name) {
    (sceneAround ?? sceneThatWasLeft)?.notificationCenter.post(name: name, object: self)
  }
}
