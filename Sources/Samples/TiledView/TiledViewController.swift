public import HeadlessUIKit

/// A plus sign that two fingers make smaller and larger, and that is sharp at every size.
public final class TiledViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView: UIScrollView
  private let zoomableView: ZoomableView

  /// Creates the screen.
  public init(screen: UIScreen) {
    scrollView = UIScrollView(frame: screen.bounds)
    zoomableView = ZoomableView(frame: screen.bounds)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.addSubview(zoomableView)
    scrollView.contentSize = zoomableView.bounds.size
    scrollView.minimumZoomScale = 0.25
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
  }

  /// Has the plus sign zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomableView }
}
