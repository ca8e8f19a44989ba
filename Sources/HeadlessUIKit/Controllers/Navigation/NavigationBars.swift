import Foundation

/// The settings of the toolbar, and of bars that would hide by themselves, which they never do.
struct NavigationBars {
  var toolbar: UIToolbar?
  var isToolbarHidden = true
  var hidesOnSwipe = false
  var hidesOnTap = false
  var hidesWithKeyboard = false
  var hidesWhenCompact = false
}

extension UINavigationController {
  /// A bar of buttons below; it is kept, and not shown.
  public final var toolbar: UIToolbar {
    if let toolbar = bars.toolbar { return toolbar }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bars.toolbar = toolbar
    return toolbar
  }

  /// True if that bar is hidden; it never shows.
  public final var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { bars.isToolbarHidden = newValue }
  }

  /// Hides that bar, or says that it is there; it never shows.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    bars.isToolbarHidden = hidden
  }

  /// True if a drag takes the bars away; they stay.
  public final var hidesBarsOnSwipe: Bool {
    get { bars.hidesOnSwipe }
    set { bars.hidesOnSwipe = newValue }
  }

  /// True if a tap takes the bars away; they stay.
  public final var hidesBarsOnTap: Bool {
    get { bars.hidesOnTap }
    set { bars.hidesOnTap = newValue }
  }

  /// True if the keyboard takes the bars away; they stay.
  public final var hidesBarsWhenKeyboardAppears: Bool {
    get { bars.hidesWithKeyboard }
    set { bars.hidesWithKeyboard = newValue }
  }

  /// True if little height takes the bars away; they stay.
  public final var hidesBarsWhenVerticallyCompact: Bool {
    get { bars.hidesWhenCompact }
    set { bars.hidesWhenCompact = newValue }
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
  /// The look of the bar.
  final var barLook = BarLook<UIToolbarAppearance>()

  /// Has other buttons; it takes no time.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Answers as high as a bar is: 44 pt, as on phones.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}
