public import HeadlessUIKit

/// Tweets side by side, of which those near the one in view are there.
public final class TweetPagerController: UIViewController, UIScrollViewDelegate {
  /// The tweets to show; set when they have come.
  public var timeline: [Tweet] = [] {
    didSet { showTimeline() }
  }

  private let scrollView: UIScrollView
  /// A page for each tweet, or none as long as it was not needed.
  private var pages: [TweetViewController?] = []

  /// Creates the screen.
  public init(screen: UIScreen) {
    scrollView = UIScrollView(frame: screen.bounds)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    view.addSubview(scrollView)
    showTimeline()
  }

  private func showTimeline() {
    guard isViewLoaded else { return }
    for page in pages.compactMap({ $0 }) { remove(page) }
    pages = Array(repeating: nil, count: timeline.count)
    scrollView.contentSize = CGSize(
      width: scrollView.frame.width * CGFloat(timeline.count),
      height: scrollView.frame.height
    )
    loadPage(0)
    loadPage(1)
  }

  private func loadPage(_ page: Int) {
    guard timeline.indices.contains(page), pages[page] == nil else { return }
    let controller = TweetViewController(tweet: timeline[page])
    pages[page] = controller
    addChild(controller)
    controller.view.frame = scrollView.bounds
    controller.view.frame.origin = CGPoint(x: scrollView.frame.width * CGFloat(page), y: 0)
    controller.view.accessibilityIdentifier = "page-\(page)"
    scrollView.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  private func remove(_ page: TweetViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }

  /// Has the page in view and its neighbours shown.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.frame.width
    let page = Int(((scrollView.contentOffset.x - width / 2) / width).rounded(.down)) + 1
    loadPage(page - 1)
    loadPage(page)
    loadPage(page + 1)
  }
}
