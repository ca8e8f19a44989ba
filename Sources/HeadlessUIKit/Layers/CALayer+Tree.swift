import Foundation

/// The layers in a layer, and how they lie; most layers have none of it.
struct LayerTree {
  var sublayers: [CALayer]?
  weak var superlayer: CALayer?
  var mask: CALayer?
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Where the layer itself is taken, where it belongs to no view; and what it takes its sublayers to.
  var transform: CATransform3D?
  var sublayerTransform: CATransform3D?
  var shadowPath: CGPath?
  var animations: [(key: String, animation: CAAnimation)] = []
}

extension CALayer {
  /// The layers that were added to the layer; those of a view's subviews are not among them.
  public final var sublayers: [CALayer]? {
    get { tree.sublayers }
    set {
      for layer in tree.sublayers ?? [] { layer.tree.superlayer = nil }
      tree.sublayers = nil
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer that the layer was added to.
  public final var superlayer: CALayer? { tree.superlayer }

  /// Adds a layer above the others.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer, at: Int.max)
  }

  /// Adds a layer at a place among the others, 0 for the lowest.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Adds a layer right below another one.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: tree.sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds a layer right above another one.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: tree.sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? Int.max)
  }

  /// Puts a layer in the place of another one.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that it was added to.
  public final func removeFromSuperlayer() {
    tree.superlayer?.tree.sublayers?.removeAll { $0 === self }
    tree.superlayer = nil
  }

  private func insert(_ layer: CALayer, at place: Int) {
    layer.removeFromSuperlayer()
    var layers = tree.sublayers ?? []
    layers.insert(layer, at: min(max(0, place), layers.count))
    tree.sublayers = layers
    layer.tree.superlayer = self
  }

  /// The layer whose shape is left of this one; kept alone.
  public final var mask: CALayer? {
    get { tree.mask }
    set { tree.mask = newValue }
  }

  /// The shape of the shadow; kept alone.
  public final var shadowPath: CGPath? {
    get { tree.shadowPath }
    set { tree.shadowPath = newValue }
  }
}
