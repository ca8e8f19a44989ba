import Foundation

/// The layers in a layer, and how they lie; most layers have none of it.
struct LayerTree {
  var sublayers: [CALayer]?
  weak var superlayer: CALayer?
  /// The number of layers of sibling views below this one.
  var viewsBelow = 0
  var mask: CALayer?
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform of the layer itself, if it belongs to no view, and the transform of its
  /// sublayers.
  var transform: CATransform3D?
  var sublayerTransform: CATransform3D?
  var shadowPath: CGPath?
  var animations: [(key: String, animation: CAAnimation)] = []
}

extension CALayer {
  /// The layers in the layer, the lowest first: those that were added, and those of a view's subviews.
  ///
  /// Setting it takes out and adds layers; views stay where they are.
  public final var sublayers: [CALayer]? {
    get {
      let layers = layersInside
      return layers.isEmpty ? nil : layers
    }
    set {
      for layer in tree.sublayers ?? [] { layer.tree.superlayer = nil }
      tree.sublayers = nil
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  /// A view's subviews have layers of their own, each made when it is asked for first: so the order of both
  /// kinds is worked out, and not kept.
  private var layersInside: [CALayer] {
    let added = tree.sublayers ?? []
    guard let subviews = view?.storedSubviews, !subviews.isEmpty else { return added }
    var layers: [CALayer] = []
    var index = 0
    for (below, subview) in subviews.enumerated() {
      while index < added.count, added[index].tree.viewsBelow <= below {
        layers.append(added[index])
        index += 1
      }
      layers.append(subview.layer)
    }
    return layers + added[index...]
  }

  /// The layer that the layer is in: the one that it was added to, or that of its view's superview.
  public final var superlayer: CALayer? { tree.superlayer ?? view?.storedSuperview?.layer }

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
    insert(layer, at: layersInside.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds a layer right above another one.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: layersInside.firstIndex { $0 === sibling }.map { $0 + 1 } ?? Int.max)
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
    guard layer.view == nil else { return }
    layer.removeFromSuperlayer()
    let below = layersInside.prefix(max(0, place))
    let viewsBelow = below.count { $0.view != nil }
    var layers = tree.sublayers ?? []
    layers.insert(layer, at: below.count - viewsBelow)
    tree.sublayers = layers
    layer.tree.superlayer = self
    layer.tree.viewsBelow = viewsBelow
  }

  /// Counts a subview that has come or gone: layers that are above it stay above the subviews that
  /// they were above.
  final func countSubview(at index: Int, by change: Int) {
    for layer in tree.sublayers ?? [] where layer.tree.viewsBelow > index {
      layer.tree.viewsBelow += change
    }
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
