/// A recognizer that tells closures of its gesture: each of them.
///
/// A closure is given the recognizer as what it is, so that a pan's can ask for the translation.
@preconcurrency @MainActor
public protocol ClosureRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer: ClosureRecognizer {}

extension ClosureRecognizer {
  /// Adds a closure that is called when the gesture begins, changes or ends.
  public func addAction(_ action: @escaping (Self) -> Void) {
    addLastAction { recognizer in
      if let recognizer = recognizer as? Self { action(recognizer) }
    }
  }
}
