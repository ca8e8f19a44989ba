#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A photo that fits the screen, that two fingers make larger, and that a double tap brings near.
final class PhotoZoomController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private let imageView: UIImageView

  init(photo: UIImage) {
    imageView = UIImageView(image: photo)
    super.init(nibName: nil, bundle: nil)
    title = "Photo"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.contentMode = .scaleAspectFit
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = "Photo"
    imageView.accessibilityTraits = .image

    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.decelerationRate = .fast
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = imageView.bounds.size
    scrollView.addSubview(imageView)
    view.addSubview(scrollView)

    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addAction { [weak self] recognizer in
      guard let self else { return }
      toggleZoom(at: recognizer.location(in: imageView))
    }
    scrollView.addGestureRecognizer(doubleTap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.frame != view.bounds else { return }
    scrollView.frame = view.bounds
    let photo = imageView.bounds.size
    scrollView.minimumZoomScale = min(
      view.bounds.width / photo.width,
      view.bounds.height / photo.height
    )
    scrollView.zoomScale = scrollView.minimumZoomScale
    centerPhoto()
  }

  // MARK: - UIScrollViewDelegate

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    centerPhoto()
  }

  // MARK: - Zooming

  private func centerPhoto() {
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
