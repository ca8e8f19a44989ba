import HeadlessUIKit

/// A view that takes text, as long as it wants to.
final class Field: UIView, UIKeyInput {
  var wantsToBegin = true
  var wantsToEnd = true
  /// The action before the field stops being first responder.
  var whenResigning: () -> Void = {}

  override var canBecomeFirstResponder: Bool { wantsToBegin }
  override var canResignFirstResponder: Bool { wantsToEnd }

  @discardableResult override func resignFirstResponder() -> Bool {
    whenResigning()
    return super.resignFirstResponder()
  }

  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

/// Writes down what a world tells of its keyboard, and may do something about it.
final class KeyboardListener {
  private(set) var heard: [String] = []
  private(set) var frames: [CGRect] = []
  var whenHidden: () -> Void = {}

  init(_ scene: UIWindowScene) {
    let names = [
      UIResponder.keyboardWillShowNotification: "show",
      UIResponder.keyboardWillHideNotification: "hide",
    ]
    for (name, word) in names {
      _ = scene.notificationCenter.addObserver(forName: name, object: nil, queue: nil) {
        [unowned self] note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated {
          heard.append(word)
          frames.append(frame ?? .null)
          if word == "hide" { whenHidden() }
        }
      }
    }
  }
}
