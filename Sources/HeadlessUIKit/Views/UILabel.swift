public import Foundation

/// The rules for text that is too long for its line.
nonisolated public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Words in a view; they are kept, not drawn.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The words.
  open var text: String?
  /// The words with their looks, if they were set that way.
  open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  /// The most lines that the words take; as many as they need for zero.
  open var numberOfLines = 1
  /// True if the label is drawn as highlighted.
  open var isHighlighted = false
  /// True if the label is drawn as enabled.
  open var isEnabled = true
  /// The colour of the words while the label is highlighted.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow behind the words.
  open var shadowColor: UIColor?
  /// The distance of the shadow from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// At which side the words begin.
  open var textAlignment = NSTextAlignment.natural
  /// The rules for text that is too long for its line.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// True if words that are too long become smaller.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size to which the text shrinks, as a part of its size.
  open var minimumScaleFactor: CGFloat = 0
  /// True if the words follow the size that the user chooses.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which the words take another line, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0
  private final var storedFont: UIFont?
  private final var storedColor: UIColor?

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

  // UIKit hands these out as implicitly unwrapped, and goes back to the default for `nil`.

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The face of the words.
  open var font: UIFont! {
    get { storedFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { storedFont = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the words.
  open var textColor: UIColor! {
    get { storedColor ?? .label }
    set { storedColor = newValue }
  }
}
