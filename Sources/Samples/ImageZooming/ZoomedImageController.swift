public import HeadlessUIKit

/// A picture that two fingers make smaller and larger.
public final class ZoomedImageController: UIViewController, UIScrollViewDelegate {
  private let scrollView: UIScrollView
  private let imageView: UIImageView

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - screen: where it is shown.
  public init(image: UIImage, screen: UIScreen) {
    scrollView = UIScrollView(frame: screen.bounds)
    imageView = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.addSubview(imageView)
    scrollView.contentSize = imageView.bounds.size
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 3
    scrollView.delegate = self
  }

  /// Has the picture zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  /// The part of the picture that is in view, in its own coordinates.
  public var visibleRect: CGRect { scrollView.convert(scrollView.bounds, to: imageView) }

  /// Returns the rectangle of the picture that fills the view at a scale around a point.
  ///
  /// - Parameters:
  ///   - scale: how large the picture is shown.
  ///   - center: the middle, in the picture's coordinates.
  /// - Returns: the rectangle, in the picture's coordinates.
  public func zoomRect(scale: CGFloat, center: CGPoint) -> CGRect {
    let size = CGSize(
      width: scrollView.frame.width / scale,
      height: scrollView.frame.height / scale
    )
    return CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
