public import Foundation

/// A view that a menu would lift; it is kept alone.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// The look of the preview.
  public final let parameters: UIPreviewParameters

  /// Creates what a menu would lift.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates what a menu would lift, as it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}

/// The look of a view that a menu would lift; only stored.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The shape of what is seen.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow.
  open var shadowPath: UIBezierPath?
  /// The colour behind it.
  open var backgroundColor: UIColor? = .systemBackground
}

/// A part of a menu that would be made as the menu is shown, which it never is.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  /// Creates a part of a menu.
  ///
  /// - Parameter elementProvider: would be asked for the elements once; nobody asks.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }

  /// Creates a part of a menu that would be asked for its elements each time; nobody asks.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
