public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The text of a switch beside its value.
  open var title: String?
  /// The colour of a switch that is on.
  open var onTintColor: UIColor?
  /// The style of the switch; nothing is drawn.
  open var preferredStyle = Style.automatic

  /// The style of a switch.
  nonisolated public enum Style: Int, Hashable, Sendable, CaseIterable {
    case automatic, checkbox, sliding
  }

  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  private final var storedIsOn = false

  /// The size of every switch, in points; from memory.
  private nonisolated static let size = CGSize(width: 51, height: 31)

  /// Creates a switch; where the frame has no size, it has that of every switch.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame
    )
  }

  /// Creates a switch; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of every switch, in points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size of every switch, in points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// True if it is on; set by code, it is told to nobody (R603).
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
