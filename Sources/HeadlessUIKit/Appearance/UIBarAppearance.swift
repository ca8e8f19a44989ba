public import Foundation

/// How a bar looks; nothing is drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// What is done to what is behind the bar.
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

/// How the bar of a navigation looks; nothing is drawn.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a title in large letters looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button looks that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How a button looks that ends something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Says which pictures the button has that leads back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

/// How a bar of tabs looks; nothing is drawn.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How items above each other look.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How items beside their words look.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a bar of buttons looks; nothing is drawn.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// How buttons in a bar look; nothing is drawn.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// How they look most of the time.
  open var normal = UIBarButtonItemStateAppearance()
  /// How they look under a finger.
  open var highlighted = UIBarButtonItemStateAppearance()
  /// How they look when they do not answer.
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

/// How a button in a bar looks in a state; nothing is drawn.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// How the words look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the items of a bar of tabs look; nothing is drawn.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How they look most of the time.
  open var normal = UITabBarItemStateAppearance()
  /// How the one looks that is shown.
  open var selected = UITabBarItemStateAppearance()
}

/// How an item of a bar of tabs looks in a state; nothing is drawn.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// How the words look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour of the red spot.
  open var badgeBackgroundColor: UIColor?
}
