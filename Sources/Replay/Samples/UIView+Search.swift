import HeadlessUIKit

// A test of an application would find its views in this way.

extension UIView {
  /// Returns the first view that is like something, this one or one inside it, the backmost first.
  func descendant(_ isIt: (UIView) -> Bool) -> UIView? {
    if isIt(self) { return self }
    for subview in subviews {
      if let found = subview.descendant(isIt) { return found }
    }
    return nil
  }

  /// The first text field in the view.
  var firstTextField: UITextField? { descendant { $0 is UITextField } as? UITextField }

  /// The text field in the view that is edited.
  var editedTextField: UITextField? {
    descendant { $0 is UITextField && $0.isFirstResponder } as? UITextField
  }

  /// Does what a finger does that presses a button.
  func pressButton(named name: String) {
    let button = descendant { $0 is UIButton && $0.accessibilityIdentifier == name }
    (button as? UIButton)?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
