public import Foundation

/// The size of words that the user wants; here always the usual one.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's own name of the size.
  public let rawValue: String

  /// Creates a size by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No size in particular.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// Three sizes below the usual one.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two sizes below the usual one.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A size below the usual one.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A size above the usual one.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two sizes above the usual one.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Three sizes above the usual one.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL"
  )
  /// The least size for people who see little.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// The next size for people who see little.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )

  /// True if it is one of those for people who see little.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// The name of what UIKit posts once the user has chosen another size; it is never posted here.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
}

nonisolated extension UITraitCollection {
  /// The usual size of words.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Returns true if colours would look different, which they never do.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { false }
}
