public import Foundation

/// A picture by its name and size; there are no pixels.
public final class UIImage: Hashable, Sendable {
  /// What the picture is called.
  public let name: String
  /// How large it is, in points.
  public let size: CGSize

  /// Creates a picture.
  public init(named name: String, size: CGSize = .zero) {
    self.name = name
    self.size = size
  }

  /// Returns whether two pictures are the same by name and size.
  public static func == (one: UIImage, other: UIImage) -> Bool {
    one.name == other.name && one.size == other.size
  }

  /// Hashes the name, which tells pictures apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// A picture in a view; it is kept, not drawn.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the view is drawn as highlighted.
  open var isHighlighted = false

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

  /// Creates an empty view; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
