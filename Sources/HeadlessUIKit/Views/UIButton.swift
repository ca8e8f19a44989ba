import Foundation

/// A control that does something when it is tapped.
open class UIButton: UIControl {
  /// Lets go of the finger, and does what there is to do if that was on the button.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside =
      isTracking && touches.contains { point(inside: $0.location(in: self), with: event) }
    super.touchesEnded(touches, with: event)
    if isInside { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }
}
