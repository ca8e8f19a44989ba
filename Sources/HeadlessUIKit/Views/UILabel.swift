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
  /// The look of the text.
  ///
  /// It is stored apart because most labels set none of it.
  private final var words = WordsLook()

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
    get { words.font ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { words.font = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the words.
  open var textColor: UIColor! {
    get { words.color ?? .label }
    set { words.color = newValue }
  }

  /// The colour of the words while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    get { words.highlightedColor }
    set { words.highlightedColor = newValue }
  }

  /// The colour of the shadow behind the words.
  open var shadowColor: UIColor? {
    get { words.shadowColor }
    set { words.shadowColor = newValue }
  }

  /// The distance of the shadow from the text, in points.
  open var shadowOffset: CGSize {
    get { words.shadowOffset }
    set { words.shadowOffset = newValue }
  }

  /// At which side the words begin.
  open var textAlignment: NSTextAlignment {
    get { words.alignment }
    set { words.alignment = newValue }
  }

  /// The rule for text that is too long for its line.
  open var lineBreakMode: NSLineBreakMode {
    get { words.lineBreakMode }
    set { words.lineBreakMode = newValue }
  }

  /// True if words that are too long become smaller.
  open var adjustsFontSizeToFitWidth: Bool {
    get { words.shrinks }
    set { words.shrinks = newValue }
  }

  /// The smallest size to which the text shrinks, as a part of its size.
  open var minimumScaleFactor: CGFloat {
    get { words.minimumScaleFactor }
    set { words.minimumScaleFactor = newValue }
  }

  /// True if the words follow the size that the user chooses.
  open var adjustsFontForContentSizeCategory: Bool {
    get { words.followsContentSize }
    set { words.followsContentSize = newValue }
  }

  /// The width at which the words take another line, in points.
  open var preferredMaxLayoutWidth: CGFloat {
    get { words.preferredWidth }
    set { words.preferredWidth = newValue }
  }
}

/// The look of the text of a label.
nonisolated private struct WordsLook {
  var font: UIFont?
  var color: UIColor?
  var highlightedColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var shrinks = false
  var minimumScaleFactor: CGFloat = 0
  var followsContentSize = false
  var preferredWidth: CGFloat = 0
}
