public import Foundation

/// The look of a bar; nothing is drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The effect on the content behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the line at its edge.
  open var shadowColor: UIColor?
  /// The picture of that line.
  open var shadowImage: UIImage?

  /// Creates the usual look.
  public required override init() {
    super.init()
  }

  /// Takes the usual look.
  open func configureWithDefaultBackground() {}

  /// Takes a look that nothing shines through.
  open func configureWithOpaqueBackground() { backgroundEffect = nil }

  /// Takes a look that all shines through.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }
}

/// The look of a navigation bar; nothing is drawn.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of a title in large letters.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of a done button.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Says which pictures the button has that leads back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

/// The look of a tab bar; nothing is drawn.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the picture above the words.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with the picture beside the words.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a toolbar; nothing is drawn.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of buttons in a bar; nothing is drawn.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The usual look of the buttons.
  open var normal = UIBarButtonItemStateAppearance()
  /// The look of the buttons under a finger.
  open var highlighted = UIBarButtonItemStateAppearance()
  /// The look of the buttons when they are disabled.
  open var disabled = UIBarButtonItemStateAppearance()

  /// Creates the usual look.
  public override init() {
    super.init()
  }

  /// Creates the usual look of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }
}

/// The look of a button in a bar in one state; nothing is drawn.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The look of the words.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of the items of a tab bar; nothing is drawn.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The usual look of the items.
  open var normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  open var selected = UITabBarItemStateAppearance()
}

/// The look of an item of a tab bar in one state; nothing is drawn.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The look of the words.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour of the red spot.
  open var badgeBackgroundColor: UIColor?
}
