/// A control that is on or off.
open class UISwitch: UIControl {
  /// What a switch says beside its value.
  open var title: String?
  private final var storedIsOn = false

  /// Whether it is on; set by code, it is told to nobody (R603).
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off, and tells nobody (R603).
  open func setOn(_ on: Bool, animated: Bool) { storedIsOn = on }

  /// Turns it the other way, and tells.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    storedIsOn.toggle()
    sendActions(for: .valueChanged)
  }
}
