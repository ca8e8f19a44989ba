#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Pages side by side, of which only those around the one in view are there.
final class LazyPagerController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private let captions: [String]
  private var pages: [Int: UILabel] = [:]

  /// Called with the page that has come to rest.
  var didSettle: ((Int) -> Void)?

  init(captions: [String]) {
    self.captions = captions
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The pages that are there, in their order.
  var loadedPages: [Int] { pages.keys.sorted() }

  private(set) var currentPage = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.delegate = self
    scrollView.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.frame.size != view.bounds.size else { return }
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(
      width: view.bounds.width * CGFloat(captions.count),
      height: view.bounds.height
    )
    for (index, page) in pages { page.frame = frame(ofPage: index) }
    scrollView.contentOffset.x = view.bounds.width * CGFloat(currentPage)
    loadPages()
  }

  // MARK: - UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    loadPages()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    didSettle?(currentPage)
  }

  // MARK: - Pages

  private func frame(ofPage index: Int) -> CGRect {
    scrollView.bounds.size.width == 0
      ? .zero
      : CGRect(
        x: scrollView.bounds.width * CGFloat(index),
        y: 0,
        width: scrollView.bounds.width,
        height: scrollView.bounds.height
      )
  }

  private func loadPages() {
    let width = scrollView.bounds.width
    guard width > 0, !captions.isEmpty else { return }
    let nearest = Int((scrollView.contentOffset.x / width).rounded())
    currentPage = min(max(nearest, 0), captions.count - 1)
    let wanted = max(0, currentPage - 1)...min(captions.count - 1, currentPage + 1)
    for (index, page) in pages where !wanted.contains(index) {
      page.removeFromSuperview()
      pages[index] = nil
    }
    for index in wanted where pages[index] == nil {
      let label = UILabel(frame: frame(ofPage: index))
      label.text = captions[index]
      label.textAlignment = .center
      label.font = .preferredFont(forTextStyle: .title1)
      label.textColor = index.isMultiple(of: 2) ? .label : .secondaryLabel
      label.numberOfLines = 0
      scrollView.addSubview(label)
      pages[index] = label
    }
  }
}
