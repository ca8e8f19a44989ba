public import Foundation

/// A wheel that turns while something is under way; it is kept whether it turns.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  nonisolated public enum Style: Int, Hashable, Sendable, CaseIterable {
    case medium = 100
    case large

    /// The side of the wheel, in points; from memory.
    fileprivate var side: CGFloat { self == .large ? 37 : 20 }
  }

  /// The size of the wheel.
  open var style: Style
  /// The colour of the wheel.
  open var color = UIColor.systemGray
  /// True if the view is hidden while the wheel does not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// True if the wheel turns.
  public private(set) final var isAnimating = false

  /// Creates a wheel as large as its style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  /// Creates a wheel of middle size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a wheel; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  /// Has the wheel turn, and shows it.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Has the wheel stand still, and hides it if it is to be hidden.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  /// Returns the size of the wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
