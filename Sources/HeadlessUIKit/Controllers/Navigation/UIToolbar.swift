import Foundation

extension UINavigationController {
  /// Hides that bar, or says that it is there; it never shows.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}

/// A bar of buttons; they are kept, and not shown.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons, from left to right.
  open var items: [UIBarButtonItem]?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// True if what is below shines through.
  open var isTranslucent = true
  /// The style of the bar; nothing is drawn.
  public final var standardAppearance = UIToolbarAppearance()
  /// The look of the bar when the content is scrolled to its lower end; nothing is drawn.
  public final var scrollEdgeAppearance: UIToolbarAppearance?

  /// Has other buttons; it takes no time.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Answers as high as a bar is: 44 pt, as on phones.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}
