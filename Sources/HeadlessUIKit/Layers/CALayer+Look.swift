public import Foundation

// The following values of a layer are stored and change nothing. If a view has the same value, the
// view's is used.

extension CALayer {
  /// The radius of rounded corners, in points.
  public final var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set { look.cornerRadius = newValue }
  }

  /// The curve of rounded corners.
  public final var cornerCurve: CALayerCornerCurve {
    get { look.cornerCurve }
    set { look.cornerCurve = newValue }
  }

  /// The corners that are rounded.
  public final var maskedCorners: CACornerMask {
    get { look.maskedCorners }
    set { look.maskedCorners = newValue }
  }

  /// The width of the line along the edge, in points.
  public final var borderWidth: CGFloat {
    get { look.borderWidth }
    set { look.borderWidth = newValue }
  }

  /// The colour of the line along the edge.
  public final var borderColor: CGColor? {
    get { look.borderColor }
    set { look.borderColor = newValue }
  }

  /// The colour of the shadow.
  public final var shadowColor: CGColor? {
    get { look.shadowColor }
    set { look.shadowColor = newValue }
  }

  /// The opacity of the shadow, from 0 to 1.
  public final var shadowOpacity: Float {
    get { look.shadowOpacity }
    set { look.shadowOpacity = newValue }
  }

  /// The distance of the shadow from the layer, in points.
  public final var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { look.shadowOffset = newValue }
  }

  /// The width of the shadow's edge, in points.
  public final var shadowRadius: CGFloat {
    get { look.shadowRadius }
    set { look.shadowRadius = newValue }
  }

  /// The place of the layer from back to front; it has no effect.
  public final var zPosition: CGFloat {
    get { look.zPosition }
    set { look.zPosition = newValue }
  }

  /// The name of the layer.
  public final var name: String? {
    get { look.name }
    set { look.name = newValue }
  }

  /// True if the layer is kept as pixels.
  public final var shouldRasterize: Bool {
    get { look.shouldRasterize }
    set { look.shouldRasterize = newValue }
  }

  /// True if what is outside of the layer's bounds is cut off: a view's `clipsToBounds`.
  public final var masksToBounds: Bool {
    get { view?.clipsToBounds ?? look.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { look.masksToBounds = newValue } }
  }

  /// True if the layer is not seen: a view's `isHidden`.
  public final var isHidden: Bool {
    get { view?.isHidden ?? look.isHidden }
    set { if let view { view.isHidden = newValue } else { look.isHidden = newValue } }
  }

  /// The opacity of the layer, from 0 to 1: a view's `alpha`.
  public final var opacity: Float {
    get { view.map { Float($0.alpha) } ?? look.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { look.opacity = newValue } }
  }

  /// The colour behind the layer: a view's `backgroundColor`.
  public final var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? look.backgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
      } else {
        look.backgroundColor = newValue
      }
    }
  }

  /// The view whose layer it is.
  final var view: UIView? {
    guard let view = delegate as? UIView, view.storedLayer === self else { return nil }
    return view
  }
}
