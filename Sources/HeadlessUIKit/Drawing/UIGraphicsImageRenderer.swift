public import Foundation

/// The format of a picture that is drawn.
nonisolated open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points.
  public internal(set) final var bounds = CGRect.zero

  /// Creates the usual format.
  public required override init() {
    super.init()
  }

  /// Returns the usual format.
  open class func `default`() -> Self { self.init() }
}

/// The format of a picture of pixels.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels to a point.
  open var scale = UITraitCollection().displayScale
  /// True if nothing shines through; kept alone.
  open var opaque = false

  /// Returns the format that suits the screen.
  open class func preferred() -> Self { self.init() }
}

/// The context in which a picture is drawn.
nonisolated open class UIGraphicsRendererContext: NSObject {
  /// The context that records the drawing.
  public final let cgContext: CGContext
  /// The format of the picture.
  public final let format: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle.
  public final func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle; how it is laid over what is there changes nothing.
  public final func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws a rectangle as lines.
  public final func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Cuts nothing off: what is outside of a rectangle is drawn, too.
  public final func clip(to rect: CGRect) {}
}

/// The context in which a picture of pixels is drawn.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture so far.
  public final var currentImage: UIImage { UIImage(drawnIn: cgContext) }
}

/// Draws pictures of a size: lines and upright rectangles are in them, words and other pictures are not.
nonisolated open class UIGraphicsImageRenderer: NSObject {
  /// The format of the pictures.
  public final let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for a rectangle in points, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Creates a renderer for a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer for pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer for pictures of a size in points, in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Draws a picture.
  public final func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds: format.bounds, scale: format.scale)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return UIImage(drawnIn: context)
  }

  /// Draws a picture, and returns it as a file in the format PNG; empty where it has no pixels.
  public final func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

@available(*, unavailable)
extension UIGraphicsRendererFormat: Sendable {}

@available(*, unavailable)
extension UIGraphicsRendererContext: Sendable {}

@available(*, unavailable)
extension UIGraphicsImageRenderer: Sendable {}
