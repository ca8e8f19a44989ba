#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A photo that fits the screen, that two fingers make larger, and that a double tap brings near.
final class PhotoZoomController: UIViewController, UIScrollViewDelegate {
  private let zoomView: PhotoZoomView

  init(photo: UIImage) {
    zoomView = PhotoZoomView(photo: photo)
    super.init(nibName: nil, bundle: nil)
    title = "Photo"
  }

  var scrollView: UIScrollView { zoomView.scrollView }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = zoomView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addAction { [weak self] recognizer in
      guard let self else { return }
      toggleZoom(at: recognizer.location(in: zoomView.imageView))
    }
    scrollView.addGestureRecognizer(doubleTap)
  }

  // MARK: - UIScrollViewDelegate

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView.imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    zoomView.centerPhoto()
  }

  private func toggleZoom(at point: CGPoint) {
    guard scrollView.zoomScale == scrollView.minimumZoomScale else {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
      return
    }
    let scale = scrollView.maximumZoomScale / 2
    let size = CGSize(
      width: scrollView.bounds.width / scale,
      height: scrollView.bounds.height / scale
    )
    let corner = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    scrollView.zoom(to: CGRect(origin: corner, size: size), animated: true)
  }
}

/// A photo in a scroll view that fills the screen.
final class PhotoZoomView: UIView {
  let scrollView = UIScrollView()
  let imageView: UIImageView

  init(photo: UIImage) {
    imageView = UIImageView(image: photo)
    super.init(frame: .zero)
    backgroundColor = .black
    imageView.contentMode = .scaleAspectFit
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = "Photo"
    imageView.accessibilityTraits = .image
    scrollView.maximumZoomScale = 4
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.decelerationRate = .fast
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = imageView.bounds.size
    scrollView.addSubview(imageView)
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard scrollView.frame != bounds else { return }
    scrollView.frame = bounds
    let photo = imageView.bounds.size
    scrollView.minimumZoomScale = min(bounds.width / photo.width, bounds.height / photo.height)
    scrollView.zoomScale = scrollView.minimumZoomScale
    centerPhoto()
  }

  /// Keeps a photo that is smaller than the screen in its middle.
  func centerPhoto() {
    let photo = imageView.frame.size
    let horizontal = max(0, (scrollView.bounds.width - photo.width) / 2)
    let vertical = max(0, (scrollView.bounds.height - photo.height) / 2)
    scrollView.contentInset = UIEdgeInsets(
      top: vertical,
      left: horizontal,
      bottom: vertical,
      right: horizontal
    )
  }
}
