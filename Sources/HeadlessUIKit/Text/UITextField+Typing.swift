public import Foundation

extension UITextField {
  /// Takes in what was typed, if the delegate lets it; a line's end is the return key.
  public final func insertText(_ text: String) {
    guard text != "\n" else { return tapReturnKey() }
    replace(NSRange(location: storedText.utf16.count, length: 0), by: text)
  }

  /// Takes away the last character, if there is one and the delegate lets it.
  public final func deleteBackward() {
    guard let last = storedText.last else { return }
    let length = last.utf16.count
    replace(NSRange(location: storedText.utf16.count - length, length: length), by: "")
  }

  /// Does what the keyboard's return key does: it asks, and by itself ends nothing (R277).
  ///
  /// An action for the event makes the field resign, as in UIKit.
  public final func tapReturnKey() {
    guard ask("textFieldShouldReturn(_:)", { $0.textFieldShouldReturn(self) }) else { return }
    let hasAction = actions.contains { $0.events.contains(.editingDidEndOnExit) }
    sendActions(for: .editingDidEndOnExit)
    if hasAction { resignFirstResponder() }
  }

  /// Does what the button at the end of the field does, whether it is shown or not (R278).
  public final func tapClearButton() {
    guard ask("textFieldShouldClear(_:)", { $0.textFieldShouldClear(self) }), hasText else {
      return
    }
    change(to: "")
  }

  /// Returns the frame of the button that clears the text: a square at the end of the field.
  public final func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = min(bounds.height, bounds.width)
    return CGRect(x: bounds.maxX - side, y: bounds.minY, width: side, height: bounds.height)
  }

  /// True if that button is there now; an empty field has none.
  final var isClearButtonShown: Bool {
    guard hasText else { return false }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  private func replace(_ range: NSRange, by text: String) {
    let isAllowed = ask("textField(_:shouldChangeCharactersIn:replacementString:)") {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    }
    // The delegate may have set another text, in which the range is no more.
    guard isAllowed, let changed = storedText.replacing(range, by: text) else { return }
    change(to: changed)
  }

  /// Shows what was typed, and tells.
  private func change(to text: String) {
    storedText = text
    if ask("textFieldDidChangeSelection(_:)", { _ in true }) {
      delegate?.textFieldDidChangeSelection(self)
    }
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }
}
