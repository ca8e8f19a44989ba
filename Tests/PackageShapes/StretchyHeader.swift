// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// A header above a scroll view's content that stretches, folds and fades.
///
/// The header fills what is above the content: it grows with a content that is pulled down, and shrinks as the
/// content goes up, until it has its smallest height, at which it stays. How far it is folded is told from 0 to 1. A header that is taken away gives its room back.
public final class StretchyHeader: UIView {
  public let largeHeight: CGFloat
  public let smallHeight: CGFloat
  public var onFold: ((CGFloat) -> Void)?
  private weak var scrollView: UIScrollView?

  public init(largeHeight: CGFloat, smallHeight: CGFloat) {
    self.largeHeight = largeHeight
    self.smallHeight = smallHeight
    super.init(frame: .zero)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) { nil }

  public override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil { scrollView?.contentInset.top = 0 }
  }

  public func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentInset.top = largeHeight
    scrollView.verticalScrollIndicatorInsets.top = largeHeight
    scrollView.addSubview(self)
    scrollView.contentOffset.y = -largeHeight
    update()
  }

  /// To be called by the scroll view's delegate, at each scroll.
  public func update() {
    guard let scrollView else { return }
    let offset = scrollView.contentOffset.y
    let height = max(smallHeight, -offset)
    frame = CGRect(x: 0, y: offset, width: scrollView.bounds.width, height: height)
    let folded = (largeHeight - height) / (largeHeight - smallHeight)
    onFold?(min(1, max(0, folded)))
    scrollView.bringSubviewToFront(self)
  }
}
