import Foundation

// Colours whose parts never change.
extension UIColor {
  /// No light.
  nonisolated public static let black = UIColor(ColorParts(red: 0, green: 0, blue: 0))
  /// A third of white.
  nonisolated public static let darkGray = UIColor(
    ColorParts(red: 1 / 3, green: 1 / 3, blue: 1 / 3)
  )
  /// Two thirds of white.
  nonisolated public static let lightGray = UIColor(
    ColorParts(red: 2 / 3, green: 2 / 3, blue: 2 / 3)
  )
  /// All light.
  nonisolated public static let white = UIColor(ColorParts(red: 1, green: 1, blue: 1))
  /// Half of white.
  nonisolated public static let gray = UIColor(ColorParts(red: 0.5, green: 0.5, blue: 0.5))
  /// A plain red.
  nonisolated public static let red = UIColor(ColorParts(red: 1, green: 0, blue: 0))
  /// A plain green.
  nonisolated public static let green = UIColor(ColorParts(red: 0, green: 1, blue: 0))
  /// A plain blue.
  nonisolated public static let blue = UIColor(ColorParts(red: 0, green: 0, blue: 1))
  /// A plain cyan.
  nonisolated public static let cyan = UIColor(ColorParts(red: 0, green: 1, blue: 1))
  /// A plain yellow.
  nonisolated public static let yellow = UIColor(ColorParts(red: 1, green: 1, blue: 0))
  /// A plain magenta.
  nonisolated public static let magenta = UIColor(ColorParts(red: 1, green: 0, blue: 1))
  /// A plain orange.
  nonisolated public static let orange = UIColor(ColorParts(red: 1, green: 0.5, blue: 0))
  /// A plain purple.
  nonisolated public static let purple = UIColor(ColorParts(red: 0.5, green: 0, blue: 0.5))
  /// A plain brown.
  nonisolated public static let brown = UIColor(ColorParts(red: 0.6, green: 0.4, blue: 0.2))
  /// No colour at all.
  nonisolated public static let clear = UIColor(ColorParts(red: 0, green: 0, blue: 0, alpha: 0))
}
