// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import HeadlessUIKit

public protocol GrowingTextViewDelegate: UITextViewDelegate {
  func textView(_ textView: GrowingTextView, didChangeHeight height: CGFloat)
}

/// A text view that is as high as its lines, up to a number of them, and scrolls from there on.
///
/// A placeholder is seen as long as there is no text. The delegate hears of each height once.
open class GrowingTextView: UITextView {
  public let placeholder = UILabel()
  public var maximumLines = 4 { didSet { fit() } }
  private var height: NSLayoutConstraint?
  private var observer: NSObjectProtocol?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open override var text: String! {
    didSet { fit() }
  }

  private func setUp() {
    font = .systemFont(ofSize: 16)
    textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    addSubview(placeholder)
    translatesAutoresizingMaskIntoConstraints = false
    height = heightAnchor.constraint(equalToConstant: 0)
    height?.priority = .defaultHigh
    height?.isActive = true
    fit()
  }

  public var lineHeight: CGFloat { font?.lineHeight ?? 0 }

  private func fit() {
    let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).count
    let insets = textContainerInset.top + textContainerInset.bottom
    let wanted = CGFloat(min(lines, maximumLines)) * lineHeight + insets
    contentSize = CGSize(width: bounds.width, height: CGFloat(lines) * lineHeight + insets)
    isScrollEnabled = lines > maximumLines
    placeholder.isHidden = !(text ?? "").isEmpty
    guard let height, height.constant != wanted else { return }
    height.constant = wanted
    (delegate as? GrowingTextViewDelegate)?.textView(self, didChangeHeight: wanted)
  }
}
