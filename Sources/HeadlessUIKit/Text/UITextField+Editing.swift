public import Foundation

extension UITextField {
  /// Editing has begun; the notification's object is the text field.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// The text was changed by whoever types.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// Editing has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )

  /// Takes an event in, and does what follows from it.
  final func follow(_ event: TextEditingStateMachine.Event) {
    var next = editing.receive(event)
    while let action = next { next = answer(to: action).flatMap { editing.receive($0) } }
  }

  /// Does one thing; returns what came of it, where that is known at once.
  private func answer(
    to action: TextEditingStateMachine.Action
  ) -> TextEditingStateMachine.Event? {
    switch action {
    case .askToBegin:
      return .mayBegin(
        ask("textFieldShouldBeginEditing(_:)") { $0.textFieldShouldBeginEditing(self) }
      )
    case .becomeFirst:
      let isFirst = sceneAround?.makeFirstResponder(self) ?? false
      return isFirst ? nil : .failedToBecomeFirst
    case .tellBegin: tellBegin()
    case .askToEnd:
      return .mayEnd(ask("textFieldShouldEndEditing(_:)") { $0.textFieldShouldEndEditing(self) })
    case .resign: _ = sceneAround?.resign(self)
    case .tellEnd: tellEnd()
    }
    return nil
  }

  private func tellBegin() {
    // Taken away before anybody is told: whoever hears that editing has begun reads what will stand.
    if clearsOnBeginEditing, hasText { storedText = "" }
    if responds("textFieldDidBeginEditing(_:)") { delegate?.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  private func tellEnd() {
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
