public import Foundation

/// Words in a view; they are kept, not drawn.
open class UILabel: UIView {
  /// The words.
  open var text: String?
  /// The words with their looks, if they were set that way.
  open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  /// The most lines that the words take; as many as they need for zero.
  open var numberOfLines = 1
  /// Whether the label is drawn as highlighted.
  open var isHighlighted = false
  /// Whether the label is drawn as enabled.
  open var isEnabled = true

  /// Creates a label, which takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
