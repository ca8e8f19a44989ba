public import Foundation

/// The recorded drawing of a picture; its pixels are made when they are asked for.
nonisolated struct DrawnPicture: Hashable, Sendable {
  let base: CGAffineTransform
  let bounds: CGRect
  let commands: [DrawingCommand]

  var pixels: CGImage? {
    let context = CGContext(ctm: base, boundingBoxOfClipPath: bounds)
    context.commands = commands
    return context.makeImage()
  }
}

nonisolated extension UIImage {
  /// Creates the picture that was drawn so far.
  convenience init(drawnIn context: CGContext) {
    let bounds = context.boundingBoxOfClipPath
    var facts = Facts(name: "", size: bounds.size, scale: context.base.a)
    facts.drawing = DrawnPicture(base: context.base, bounds: bounds, commands: context.commands)
    self.init(facts)
  }

  /// Returns the picture as a file in the format PNG; `nil` without pixels.
  public func pngData() -> Data? { cgImage?.pngData() }

  /// Answers `nil`: nothing here writes that format.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Draws nothing: no picture is drawn.
  public func draw(in rect: CGRect) {}
  /// Draws nothing: no picture is drawn.
  public func draw(at point: CGPoint) {}
  /// Draws nothing: no picture is drawn.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Returns the picture itself: of one that is stretched, no more is kept.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns a picture of another size in points, without pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(Facts(name: facts.name, size: size, scale: facts.scale))
  }
}
