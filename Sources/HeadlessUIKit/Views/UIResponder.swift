public import Foundation

/// An object that can be sent touches, and that hands on those it does not want.
open class UIResponder: NSObject {
  /// The responder that is sent what this one does not handle.
  open var next: UIResponder? { nil }

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
