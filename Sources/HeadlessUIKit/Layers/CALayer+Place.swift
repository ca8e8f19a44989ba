public import Foundation

extension CALayer {
  /// The layer's rectangle: a view's `frame`, and else what position, anchor and bounds make; a transform is
  /// left out.
  public final var frame: CGRect {
    get {
      if let view { return view.frame }
      let (size, anchor) = (bounds.size, anchorPoint)
      return CGRect(
        x: position.x - size.width * anchor.x,
        y: position.y - size.height * anchor.y,
        width: size.width,
        height: size.height
      )
    }
    set {
      if let view { return view.frame = newValue }
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y
      )
    }
  }

  /// The place of the anchor in the layer around: a view's `center`.
  public final var position: CGPoint {
    get { view?.center ?? tree.position }
    set { if let view { view.center = newValue } else { tree.position = newValue } }
  }

  /// The part of the layer that lies at its position, from 0 to 1.
  ///
  /// A view lies with its middle there, whatever is set.
  public final var anchorPoint: CGPoint {
    get { tree.anchorPoint }
    set { tree.anchorPoint = newValue }
  }

  /// The transform of the layer around its anchor: a view's `transform`, as long as it stays in the
  /// plane.
  public final var transform: CATransform3D {
    get {
      if let transform = tree.transform { return transform }
      return view.map { CATransform3DMakeAffineTransform($0.transform) } ?? CATransform3DIdentity
    }
    set {
      tree.transform = newValue
      guard let view, CATransform3DIsAffine(newValue) else { return }
      // The view keeps it, and may be given another one.
      tree.transform = nil
      view.transform = CATransform3DGetAffineTransform(newValue)
    }
  }

  /// The transform of the layers in this one; only stored.
  public final var sublayerTransform: CATransform3D {
    get { tree.sublayerTransform ?? CATransform3DIdentity }
    set { tree.sublayerTransform = newValue }
  }

  /// Returns the part of the transform that is in the plane.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets a transform that stays in the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Returns true if a point in the layer's coordinates is inside of it.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the layer itself: nothing is seen elsewhere than where it is.
  public final func presentation() -> Self? { self }

  /// Returns the layer itself.
  public final func model() -> Self { self }

  /// Draws nothing of the layer.
  public final func render(in ctx: CGContext) {}
}

extension UIView {
  /// The transform of the view around its middle, in space; only a transform in the plane moves it.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
