public import Foundation

/// An object that a layer asks to draw it; a view draws its own layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Draws a part of a layer, the one that the context lets through.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

/// The content of a view; here only as far as it asks to be drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Whoever draws the layer.
  open weak var delegate: (any CALayerDelegate)?
  /// An image in place of all drawing, or `nil`.
  open var contents: Any? {
    didSet { contentsDidChange() }
  }
  /// The number of the layer's own pixels to a point.
  open var contentsScale: CGFloat = 1
  /// The layer's rectangle in its own coordinates.
  open var bounds = CGRect.zero
  final var look = LayerLook()
  final var tree = LayerTree()

  /// Creates a layer of no size.
  public required override init() {
    super.init()
  }

  /// Creates a copy of a layer, of no size: none is made here.
  public init(layer: Any) {
    super.init()
  }

  /// Creates a layer of no size; nothing is read from an archive.
  public init?(coder: NSCoder) {
    super.init()
  }

  nonisolated deinit {}

  /// Keeps an animation, in the place of the one with the same key; it moves nothing, and stays until it is
  /// removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { keep(anim, key) }

  /// Takes an animation away.
  open func removeAnimation(forKey key: String) {
    tree.animations.removeAll { $0.key == key }
  }

  /// Takes all animations away, and ends those of the view that the layer is of, before their time.
  open func removeAllAnimations() {
    tree.animations = []
    guard let view = delegate as? UIView else { return }
    view.storedWindow?.windowScene?.endAnimations(of: view)
  }

  /// Asks for the whole layer to be drawn again, some time later.
  open func setNeedsDisplay() { setNeedsDisplay(bounds) }

  /// Asks for a part of the layer to be drawn again, some time later.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Places the layers in this one; does nothing here, and nobody calls it.
  open func layoutSublayers() {}

  /// Draws the layer; does nothing here, and nobody calls it.
  open func draw(in ctx: CGContext) {}

  /// Asks for the layers in this one to be placed, which is not done.
  open func setNeedsLayout() {}

  /// Asks for the layers in this one to be placed at once, which is not done.
  open func layoutIfNeeded() {}

  // The module's own classes override the following.

  func contentsDidChange() {}
}
