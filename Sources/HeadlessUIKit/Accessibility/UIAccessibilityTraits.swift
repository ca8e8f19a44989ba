/// The roles and traits of a view for a user who cannot see it; several can be combined.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait, UIKit's own.
  public let rawValue: UInt64

  /// Creates a set of traits from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Words that lead elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// An element that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Words that do not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An element that sums up a screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that does not respond to the user.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field in which something is searched for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that begins something the user hears or sees.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element with a value that goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that is touched directly, even while a screen reader is on.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns pages by itself.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading above other elements.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
