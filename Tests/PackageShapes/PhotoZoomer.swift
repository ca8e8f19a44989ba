// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// A photo that is shown as a whole, in the middle, and that two fingers or a double tap make larger.
///
/// The photo never gets smaller than the view and never larger than three times that. As long as it is smaller
/// than the view in one direction it stays in the middle of it. A double tap zooms to the place under the
/// finger, and the next one shows all again.
open class PhotoZoomer: UIScrollView, UIScrollViewDelegate {
  private let imageView = UIImageView()
  private var lastSize = CGSize.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public var image: UIImage? {
    get { imageView.image }
    set {
      zoomScale = 1
      imageView.image = newValue
      imageView.frame = CGRect(origin: .zero, size: newValue?.size ?? .zero)
      contentSize = imageView.bounds.size
      lastSize = .zero
      setNeedsLayout()
    }
  }

  public var photoFrame: CGRect { imageView.frame }

  private func setUp() {
    super.delegate = self
    bouncesZoom = true
    decelerationRate = .fast
    contentInsetAdjustmentBehavior = .never
    imageView.isUserInteractionEnabled = true
    addSubview(imageView)
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addAction { [weak self] recognizer in self?.toggle(recognizer) }
    addGestureRecognizer(doubleTap)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitIfNeeded()
    center()
  }

  private func fitIfNeeded() {
    guard bounds.size != lastSize, let size = image?.size, size.width > 0, size.height > 0 else {
      return
    }
    lastSize = bounds.size
    let fitting = min(bounds.width / size.width, bounds.height / size.height)
    minimumZoomScale = fitting
    maximumZoomScale = fitting * 3
    zoomScale = fitting
  }

  private func center() {
    var frame = imageView.frame
    frame.origin.x = max(0, (bounds.width - frame.width) / 2)
    frame.origin.y = max(0, (bounds.height - frame.height) / 2)
    if imageView.frame != frame { imageView.frame = frame }
  }

  private func toggle(_ recognizer: UITapGestureRecognizer) {
    guard zoomScale == minimumZoomScale else {
      return setZoomScale(minimumZoomScale, animated: true)
    }
    let middle = recognizer.location(in: imageView)
    let size = CGSize(
      width: bounds.width / maximumZoomScale,
      height: bounds.height / maximumZoomScale
    )
    let origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    zoom(to: CGRect(origin: origin, size: size), animated: true)
  }

  // MARK: - UIScrollViewDelegate

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
}
