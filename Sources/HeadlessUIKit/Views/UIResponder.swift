public import Foundation

/// An object that can be sent touches, and that hands on those it does not want.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Lets an application's subclass write a plain `deinit`, as it may for UIKit (R716).
  nonisolated deinit {}

  /// The responder that is sent what this one does not handle.
  open var next: UIResponder? { nil }

  /// True if the responder would be the first one; most would not.
  open var canBecomeFirstResponder: Bool { false }
  /// True if the responder would let another be the first one.
  open var canResignFirstResponder: Bool { true }
  /// True if what is typed goes to this responder first.
  open var isFirstResponder: Bool { sceneAround?.firstResponder === self }

  /// The view in the keyboard's place while the responder is the first one; it is not shown.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the responder is the first one; it is not shown.
  open var inputAccessoryView: UIView? { nil }

  /// Tells the responder that it has been read from an archive, which is never done.
  open func awakeFromNib() {}

  /// The world that the responder is in; the first responder is one of a world.
  var sceneAround: UIWindowScene? { next?.sceneAround }

  /// Asks to be the first responder; answers whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    sceneAround?.makeFirstResponder(self) ?? false
  }

  /// Asks to be the first responder no longer; answers whether that is so.
  @discardableResult open func resignFirstResponder() -> Bool {
    sceneAround?.resign(self) ?? true
  }

  /// Has the responder cease to be the first one, where it has less of a say than usual.
  func giveUpFirstResponder() { resignFirstResponder() }
  /// Tells the responder that it has become the first one; no keyboard has come up yet.
  func didBecomeFirst() {}
  /// Tells the responder that it has become the first one, and the keyboard has come up if it wants it.
  func keyboardHasFollowed() {}
  /// Tells the responder that it is the first one of a world no longer; the keyboard is still as it was.
  func didCeaseToBeFirst(in scene: UIWindowScene) {}

  /// Tells the responder that fingers came down on it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that fingers on it moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that fingers were lifted from it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that touches were taken away from it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
