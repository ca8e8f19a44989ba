import Foundation

/// Two buttons, one for less and one for more.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private final var storedValue = 0.0

  /// The least value.
  open var minimumValue = 0.0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }
  /// The greatest value.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// The amount that a tap adds or takes away.
  open var stepValue = 1.0
  /// True if a tap beyond one end goes on at the other.
  open var wraps = false
  /// True if a finger that rests goes on; here each tap is one step.
  open var autorepeat = true

  /// The value, between the least and the greatest; set by code, it is told to nobody.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// Goes one step, down at the left half and up at the right, and tells if that changes the value.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let before = storedValue
    let next = storedValue + (touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if storedValue != before { sendActions(for: .valueChanged) }
  }
}
