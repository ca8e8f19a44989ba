public import Foundation

extension UITextField {
  /// The face of the words.
  public final var font: UIFont? {
    get { storedFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { storedFont = newValue }
  }

  /// The colour of the words.
  public final var textColor: UIColor? {
    get { storedColor ?? .label }
    set { storedColor = newValue }
  }

  /// The text with its looks that the field shows while it is empty.
  public final var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder }
    set {
      storedAttributedPlaceholder = newValue
      placeholder = newValue?.string
    }
  }

  /// The text with its looks, which are not kept.
  public final var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }
}
