public import Foundation

/// A picture in a view; it is kept, not drawn.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?
  /// True if the view is drawn as highlighted.
  open var isHighlighted = false
  /// The pictures that are shown one after the other.
  open var animationImages: [UIImage]?
  /// The time that one round of all images takes, in seconds.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds; zero: rounds without end.
  open var animationRepeatCount = 0
  /// The way in which a symbol is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// True if the pictures are shown one after the other.
  public private(set) final var isAnimating = false

  /// Creates an empty view, which takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view as large as a picture, with another for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates an empty view; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Has the pictures shown one after the other; no time passes.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

  /// Has one picture shown again.
  open func stopAnimating() { isAnimating = false }

  /// The size of the picture, if there is one that has a size.
  open override var intrinsicContentSize: CGSize {
    guard let image, image.size != .zero else { return super.intrinsicContentSize }
    return image.size
  }

  /// Returns the size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
