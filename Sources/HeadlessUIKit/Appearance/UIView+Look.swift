public import Foundation

/// The direction that a view follows.
nonisolated public enum UISemanticContentAttribute: Int, Hashable, Sendable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  /// The rule for the size and place of the content in a view.
  nonisolated public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The box of what is rarely set, made when it is needed.
  final var look: ViewLook {
    if let storedLook { return storedLook }
    let look = ViewLook()
    storedLook = look
    return look
  }

  /// True if the view says that nothing shines through it.
  public final var isOpaque: Bool {
    get { storedLook?.isOpaque ?? true }
    set { look.isOpaque = newValue }
  }

  /// The direction that the view follows; it has no effect.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { storedLook?.semanticContentAttribute ?? .unspecified }
    set { look.semanticContentAttribute = newValue }
  }

  /// From left to right.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .leftToRight
  }

  /// Light or dark, as the view was told; nothing turns on it.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedLook?.interfaceStyle ?? .unspecified }
    set { look.interfaceStyle = newValue }
  }

  /// The size that says that there is none: -1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Tells all views that have no tint colour of their own, from this one down.
  final func tellTintColor() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedLook?.tintColor == nil {
      subview.tellTintColor()
    }
  }
}
