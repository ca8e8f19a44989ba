// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// A screen whose header scrolls away first, and the list below it then.
///
/// A finger moves both scroll views at once. The list stands still at its top until the header is gone, and the outer
/// one stands still from then on, until the list is at its top again.
open class NestedPager: UIViewController, UIScrollViewDelegate {
  public let outer = SharingScrollView()
  public let list = SharingScrollView()
  private let headerHeight: CGFloat
  private let contentHeight: CGFloat

  public init(headerHeight: CGFloat, contentHeight: CGFloat) {
    self.headerHeight = headerHeight
    self.contentHeight = contentHeight
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for scrollView in [outer, list] {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.showsVerticalScrollIndicator = false
      scrollView.bounces = false
      scrollView.delegate = self
    }
    view.addSubview(outer)
    outer.addSubview(list)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard outer.frame.size != size else { return }
    outer.frame = view.bounds
    outer.contentSize = CGSize(width: size.width, height: size.height + headerHeight)
    list.frame = CGRect(x: 0, y: headerHeight, width: size.width, height: size.height)
    list.contentSize = CGSize(width: size.width, height: contentHeight)
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === list, outer.contentOffset.y < headerHeight, list.contentOffset.y > 0 {
      list.contentOffset.y = 0
    } else if scrollView === outer, list.contentOffset.y > 0 {
      outer.contentOffset.y = headerHeight
    }
  }
}

/// A scroll view that lets another one recognize the same finger.
public final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer && otherGestureRecognizer.view is SharingScrollView
  }
}
