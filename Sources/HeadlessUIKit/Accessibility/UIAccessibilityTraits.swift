/// What a view is to somebody who does not see it; several can be named at once.
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
  /// What is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// What makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Words that do not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What sums up a screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// What does not answer.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// What changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field in which something is searched for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// What begins something that is heard or seen.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// What takes a value up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// What is touched as if nobody read it out.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// What turns pages by itself.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// What stands above others.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
