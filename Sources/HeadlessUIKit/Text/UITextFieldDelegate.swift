public import Foundation

/// The questions and messages of a text field about the editing of its text.
///
/// All methods are optional; those that are left out have default implementations.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: OptionalMethods {
  /// Asks whether the field may be edited; with `false` it does not become first responder (R272).
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that the field is the first responder, and is edited from now on.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether editing may end; with `false` it goes on, unless it is made to end (R273).
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that editing has ended, and why, in place of the method without a reason.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )
  /// Asks whether typed text may replace a part of the text; with `false` nothing changes (R276).
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The part that is replaced, in UTF-16 units.
  ///   - string: What comes in its place; nothing, where characters are deleted.
  /// - Returns: Whether it may.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells the delegate that the cursor is elsewhere than before.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks whether the clear button may take the text away (R278).
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks whether the return key does what it usually does, which does not end editing (R277).
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// The defaults of UIKit for the methods that a delegate leaves out.
extension UITextFieldDelegate {
  /// Lets the field be edited.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets editing end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells it without the reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    if responds(to: "textFieldDidEndEditing(_:)") { textFieldDidEndEditing(textField) }
  }
  /// Lets the text change.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Lets the text go.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Lets the return key do what it usually does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
