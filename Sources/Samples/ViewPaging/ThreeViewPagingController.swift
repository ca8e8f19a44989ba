public import HeadlessUIKit

/// Any number of pages, shown by three views that go from page to page.
public final class ThreeViewPagingController: UIViewController, UIScrollViewDelegate {
  private let scrollView: UIScrollView
  private let numberOfPages: Int
  private var pageViews: [PageView] = []

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - numberOfPages: how many pages there are.
  ///   - screen: where they are shown.
  public init(numberOfPages: Int, screen: UIScreen) {
    self.numberOfPages = numberOfPages
    scrollView = UIScrollView(frame: screen.bounds)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentSize = CGSize(
      width: scrollView.frame.width * CGFloat(numberOfPages),
      height: scrollView.frame.height
    )
    scrollView.delegate = self
    view.addSubview(scrollView)
    pageViews = (0..<min(3, numberOfPages)).map { _ in PageView(frame: scrollView.bounds) }
    for pageView in pageViews { scrollView.addSubview(pageView) }
    showPages()
  }

  /// Has the page in view and its neighbours shown.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { showPages() }

  /// Has the views show the page in view and its neighbours; a view that shows one of them stays.
  private func showPages() {
    let width = scrollView.frame.width
    let current = Int(((scrollView.contentOffset.x - width / 2) / width).rounded(.down)) + 1
    let first = max(0, min(current - 1, numberOfPages - pageViews.count))
    for page in first..<first + pageViews.count {
      let pageView = pageViews[page % pageViews.count]
      if pageView.page != page { pageView.show(page, width: width) }
    }
  }
}
