public import Foundation

extension UIView: CALayerDelegate {
  /// The layer with the view's content.
  public final var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.delegate = self
    layer.bounds = bounds
    storedLayer = layer
    return layer
  }

  /// The number of the view's own pixels to a point; of what is drawn in tiles it becomes that of the
  /// screen each time that the view comes into a window (R342).
  public final var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  /// The part of the view that shows through all views around it, in its own coordinates; nil: none.
  final var visibleBounds: CGRect? {
    var visible = bounds
    var ancestor = superview
    while let current = ancestor {
      let clips = current.clipsToBounds || current is UIScrollView || current is UIWindow
      if clips { visible = visible.intersection(convert(current.bounds, from: current)) }
      ancestor = current.superview
    }
    return visible.isNull || visible.isEmpty ? nil : visible
  }

  /// The length of one point of the view in the window.
  final var scaleInWindow: Double {
    let way = movement(toWindow: CGPoint(x: 1, y: 0))
    return (way.x * way.x + way.y * way.y).squareRoot()
  }

  /// Lets the world know of a layer that asks for tiles.
  final func enterWithTiles(_ scene: UIWindowScene?) {
    guard let scene, type(of: self).layerClass is CATiledLayer.Type,
      let layer = layer as? CATiledLayer
    else {
      return
    }
    layer.tiledView = self
    contentScaleFactor = scene.screen.scale
    scene.frames.add(layer)
  }
}
