public import Foundation

/// The questions and messages of a text view about the editing of its text, and its messages about
/// scrolling.
///
/// All methods are optional; those that are left out have default implementations.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether the text may be edited; with `false` the view does not become first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that the view is the first responder, the keyboard has come, and the text is edited
  /// from now on (R581).
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Asks whether editing may end; with `false` it goes on, unless it is made to end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks whether typed text may replace a part of the text; with `false` nothing changes.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The part that is replaced, in UTF-16 units.
  ///   - text: What comes in its place; nothing, where characters are deleted.
  /// - Returns: Whether it may.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Tells the delegate that whoever types has changed the text; a change by code is not told (R592).
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the cursor is elsewhere than before, or another part of the text is chosen.
  func textViewDidChangeSelection(_ textView: UITextView)
}

// The defaults of UIKit for the methods that a delegate leaves out.
extension UITextViewDelegate {
  /// Lets the text be edited.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Lets editing end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Lets the text change.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
