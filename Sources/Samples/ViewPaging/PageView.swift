import HeadlessUIKit

/// A view that shows one page, and another when it is needed there.
final class PageView: UIView {
  private(set) var page: Int?
  private let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 44))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a page where it belongs.
  func show(_ page: Int, width: CGFloat) {
    self.page = page
    frame.origin.x = width * CGFloat(page)
    label.text = "Page \(page)"
    accessibilityIdentifier = "page-\(page)"
  }
}
