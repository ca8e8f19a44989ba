import Foundation

/// A view that answers touches itself, and so keeps them when a scroll view wants to drag.
open class UIControl: UIView {
  /// Whether the control answers touches.
  open var isEnabled = true
  /// Whether the control is drawn as pressed.
  open var isHighlighted = false
  /// Whether a finger is on the control and followed by it.
  public private(set) var isTracking = false

  final var actions: [(action: UIAction, events: Event)] = []

  /// Does one action.
  open func sendAction(_ action: UIAction) {
    action.perform(for: self)
  }

  /// Begins to follow a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isTracking = true
    isHighlighted = true
  }

  /// Highlights the control while a finger is inside it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isHighlighted = touches.contains { point(inside: $0.location(in: self), with: event) }
  }

  /// Ends following the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    letGo()
  }

  /// Ends following the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    letGo()
  }

  private func letGo() {
    isTracking = false
    isHighlighted = false
  }
}
