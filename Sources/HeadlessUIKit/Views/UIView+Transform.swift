import Foundation

extension UIView {
  /// The map that is applied to the view around its middle before it is put into its superview.
  ///
  /// Bounds and centre stay; the frame becomes the rectangle around what shows.
  public final var transform: CGAffineTransform {
    get { storedTransform?.forward ?? .identity }
    set {
      let start = transform
      guard newValue != start else { return }
      storedTransform = newValue.isIdentity ? nil : ViewTransform(newValue)
      markTransforms()
      placeDidChange()
      noteChange(of: \.transform, from: start)
    }
  }

  /// Returns the frame of a view that is transformed.
  final func transformedFrame(_ transform: ViewTransform) -> CGRect {
    CGRect(around: storedBounds.corners.map { convertTransformed($0, transform) })
  }

  /// Places a transformed view so that it fills a rectangle.
  final func fill(_ frame: CGRect, _ transform: ViewTransform) {
    let size = frame.size.applying(transform.backward)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    center = middle
  }

  /// Takes a point of a transformed view into the superview.
  final func convertTransformed(_ point: CGPoint, _ transform: ViewTransform) -> CGPoint {
    let center = center
    let fromMiddle = CGPoint(x: point.x - storedBounds.midX, y: point.y - storedBounds.midY)
    let moved = fromMiddle.applying(transform.forward)
    return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
  }

  /// Takes a point of the superview into a transformed view.
  final func convertIntoTransformed(_ point: CGPoint, _ transform: ViewTransform) -> CGPoint {
    let center = center
    let fromMiddle = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let moved = fromMiddle.applying(transform.backward)
    return CGPoint(x: storedBounds.midX + moved.x, y: storedBounds.midY + moved.y)
  }

  /// Returns a way in the window as the view sees it: half as long in content at twice its size.
  final func movement(fromWindow movement: CGPoint) -> CGPoint {
    guard mayBeTransformed, isTransformedInWindow else { return movement }
    let start = convert(CGPoint.zero, from: nil)
    let end = convert(movement, from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Returns a way in the view as the window sees it.
  final func movement(toWindow movement: CGPoint) -> CGPoint {
    guard mayBeTransformed, isTransformedInWindow else { return movement }
    let start = convert(CGPoint.zero, to: nil)
    let end = convert(movement, to: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Lets the world know that there are transforms in it, so that others need not look for them.
  final func markTransforms() {
    if storedTransform != nil { surroundings?.hasTransforms = true }
  }

  private var mayBeTransformed: Bool { surroundings?.hasTransforms ?? false }

  /// True if this view or one around it is transformed.
  final var isTransformedInWindow: Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current.storedTransform != nil { return true }
      ancestor = current.storedSuperview
    }
    return false
  }
}

/// A view's transform and its inverse, kept by the few views that have one.
final class ViewTransform {
  let forward: CGAffineTransform
  let backward: CGAffineTransform

  init(_ transform: CGAffineTransform) {
    forward = transform
    backward = transform.inverted()
  }
}
