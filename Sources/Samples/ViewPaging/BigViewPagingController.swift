public import HeadlessUIKit

/// A few pages that are drawn into one view, as large as the content.
public final class BigViewPagingController: UIViewController {
  private let scrollView: UIScrollView
  private let numberOfPages: Int

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
    let size = CGSize(
      width: scrollView.frame.width * CGFloat(numberOfPages),
      height: scrollView.frame.height
    )
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentSize = size
    scrollView.addSubview(UIView(frame: CGRect(origin: .zero, size: size)))
    view.addSubview(scrollView)
  }
}
