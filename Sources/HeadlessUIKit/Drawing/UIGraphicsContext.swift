public import Foundation

nonisolated private let contexts = ThreadStack<CGContext>(key: "UIGraphicsContext")

/// Returns where drawing goes on this thread; `nil` while nothing is drawn.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Has drawing go somewhere, until that is taken back.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) { contexts.push(context) }

/// Takes back where drawing went last.
nonisolated public func UIGraphicsPopContext() { contexts.pop() }

/// Begins a picture of a size in points.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points, with so many pixels to a point; zero for as many as usual.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  contexts.push(CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale))
}

/// Returns the picture that was begun last, as it is now.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last.map(UIImage.init(drawnIn:))
}

/// Ends the picture that was begun last.
nonisolated public func UIGraphicsEndImageContext() { contexts.pop() }

/// Fills a rectangle where drawing goes.
nonisolated public func UIRectFill(_ rect: CGRect) { contexts.last?.fill(rect) }

/// Draws a rectangle as lines where drawing goes.
nonisolated public func UIRectFrame(_ rect: CGRect) { contexts.last?.stroke(rect) }

nonisolated extension UIColor {
  /// Has areas and lines be of this colour where drawing goes.
  public func set() {
    setFill()
    setStroke()
  }

  /// Has areas be of this colour where drawing goes.
  public func setFill() { contexts.last?.setFillColor(cgColor) }

  /// Has lines be of this colour where drawing goes.
  public func setStroke() { contexts.last?.setStrokeColor(cgColor) }
}

nonisolated extension CGContext {
  /// Creates a context for a rectangle of points, with so many pixels to a point; zero for as many as usual.
  convenience init(bounds: CGRect, scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection().displayScale
    let ctm = CGAffineTransform(scaleX: scale, y: scale)
      .translatedBy(x: -bounds.minX, y: -bounds.minY)
    self.init(ctm: ctm, boundingBoxOfClipPath: bounds)
  }
}
