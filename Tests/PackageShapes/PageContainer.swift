// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

public protocol PageContainerDelegate: AnyObject {
  func pageContainer(_ container: PageContainer, didShow index: Int)
}

extension PageContainerDelegate {
  public func pageContainer(_ container: PageContainer, didShow index: Int) {}
}

/// Controllers side by side in a scroll view, of which one is shown.
///
/// A finger turns one page at a time, and code shows any page. The delegate hears of a page once it stands
/// still, and never twice in a row of the same. The controllers themselves are told as they appear and as they
/// disappear, and a page's view is loaded only as it is to be seen.
open class PageContainer: UIViewController, UIScrollViewDelegate {
  public weak var delegate: PageContainerDelegate?
  public let pages: [UIViewController]
  public private(set) var index = 0
  private let scrollView = UIScrollView()

  public init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.frame != view.bounds else { return }
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(
      width: view.bounds.width * CGFloat(pages.count),
      height: view.bounds.height
    )
    scrollView.contentOffset.x = view.bounds.width * CGFloat(index)
    load(index)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    load(index)
    pages[index].beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[index].endAppearanceTransition()
  }

  public func show(_ index: Int, animated: Bool) {
    load(index)
    let place = CGPoint(x: scrollView.bounds.width * CGFloat(index), y: 0)
    scrollView.setContentOffset(place, animated: animated)
    if !animated { settle() }
  }

  private func load(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    let page = pages[index]
    if page.parent == nil {
      addChild(page)
      scrollView.addSubview(page.view)
      page.didMove(toParent: self)
    }
    page.view.frame = CGRect(
      x: view.bounds.width * CGFloat(index),
      y: 0,
      width: view.bounds.width,
      height: view.bounds.height
    )
  }

  private func settle() {
    let shown = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    guard shown != index, pages.indices.contains(shown) else { return }
    let (old, new) = (pages[index], pages[shown])
    old.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    old.endAppearanceTransition()
    new.endAppearanceTransition()
    index = shown
    delegate?.pageContainer(self, didShow: shown)
  }

  // MARK: - UIScrollViewDelegate

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let place = scrollView.contentOffset.x / scrollView.bounds.width
    load(Int(place.rounded(.down)))
    load(Int(place.rounded(.up)))
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}
