#if canImport(ObjectiveC)
import ObjectiveC
import UIKit

// UIKit's recognizers call selectors, which Linux does not have; the other files hand in closures, and
// this is the only one that knows the difference.

/// The target of a recognizer's selector.
@MainActor
private final class ActionTarget: NSObject {
  let action: (UIGestureRecognizer) -> Void

  init(_ action: @escaping (UIGestureRecognizer) -> Void) {
    self.action = action
  }

  @objc func act(_ recognizer: UIGestureRecognizer) { action(recognizer) }
}

@MainActor private var targets: [ActionTarget] = []

extension UIGestureRecognizer {
  /// Adds something to do when the gesture is recognized or goes on.
  func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    let target = ActionTarget(action)
    targets.append(target)
    addTarget(target, action: #selector(ActionTarget.act(_:)))
  }
}
#endif
