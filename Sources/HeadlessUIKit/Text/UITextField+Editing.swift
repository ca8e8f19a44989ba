public import Foundation

extension UITextField {
  /// The name of what is posted once editing has begun; the notification's object is the text field.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// The name of what is posted once whoever types has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// The name of what is posted once editing has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )

  final func askToBegin() -> Bool {
    ask("textFieldShouldBeginEditing(_:)") { $0.textFieldShouldBeginEditing(self) }
  }

  final func tellBegin() {
    // Taken away before anybody is told: whoever hears that editing has begun reads what will stand.
    if clearsOnBeginEditing, hasText { storedText = "" }
    if responds("textFieldDidBeginEditing(_:)") { delegate?.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  final func askToEnd() -> Bool {
    ask("textFieldShouldEndEditing(_:)") { $0.textFieldShouldEndEditing(self) }
  }

  final func tellEnd() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  /// Asks the delegate, which lets anything happen that it has no say in.
  final func ask(
    _ selector: Selector,
    _ question: (any UITextFieldDelegate) -> Bool
  ) -> Bool {
    guard let delegate, delegate.responds(to: selector) else { return true }
    return question(delegate)
  }

  private func responds(_ selector: Selector) -> Bool {
    delegate?.responds(to: selector) ?? false
  }

  final func post(_ name: Notification.Name) {
    notificationCenter?.post(name: name, object: self)
  }
}
