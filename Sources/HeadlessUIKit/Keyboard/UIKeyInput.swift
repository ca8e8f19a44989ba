/// An object that takes text from a keyboard: as first responder it brings the keyboard up.
@preconcurrency @MainActor
public protocol UIKeyInput: UIResponder {
  /// True if there is text to take away.
  var hasText: Bool { get }
  /// Takes in what was typed.
  func insertText(_ text: String)
  /// Takes away the character before the cursor.
  func deleteBackward()
}
