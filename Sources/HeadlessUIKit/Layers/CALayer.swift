public import Foundation

/// What a layer asks to be drawn by; a view is its own layer's.
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// Draws a part of a layer, the one that the context lets through.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

/// What a view shows: here only as far as it asks to be drawn.
open class CALayer {
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

  /// Creates a layer of no size.
  public required init() {}

  /// Ends the animations of the view that the layer is of, before their time.
  open func removeAllAnimations() {
    guard let view = delegate as? UIView else { return }
    view.storedWindow?.windowScene?.endAnimations(of: view)
  }

  /// Asks for the whole layer to be drawn again, some time later.
  open func setNeedsDisplay() { setNeedsDisplay(bounds) }

  /// Asks for a part of the layer to be drawn again, some time later.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // What the module's own classes hook into.

  func contentsDidChange() {}
}
