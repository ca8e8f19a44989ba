import Foundation

// The system's colours in light mode: their parts are from memory, and nothing turns on them.
extension UIColor {
  /// The system's red.
  nonisolated public static let systemRed = system("systemRed", 255, 59, 48)
  /// The system's orange.
  nonisolated public static let systemOrange = system("systemOrange", 255, 149, 0)
  /// The system's yellow.
  nonisolated public static let systemYellow = system("systemYellow", 255, 204, 0)
  /// The system's green.
  nonisolated public static let systemGreen = system("systemGreen", 52, 199, 89)
  /// The system's mint.
  nonisolated public static let systemMint = system("systemMint", 0, 199, 190)
  /// The system's teal.
  nonisolated public static let systemTeal = system("systemTeal", 48, 176, 199)
  /// The system's cyan.
  nonisolated public static let systemCyan = system("systemCyan", 50, 173, 230)
  /// The system's blue.
  nonisolated public static let systemBlue = system("systemBlue", 0, 122, 255)
  /// The system's indigo.
  nonisolated public static let systemIndigo = system("systemIndigo", 88, 86, 214)
  /// The system's purple.
  nonisolated public static let systemPurple = system("systemPurple", 175, 82, 222)
  /// The system's pink.
  nonisolated public static let systemPink = system("systemPink", 255, 45, 85)
  /// The system's brown.
  nonisolated public static let systemBrown = system("systemBrown", 162, 132, 94)
  /// The system's gray.
  nonisolated public static let systemGray = system("systemGray", 142, 142, 147)
  /// The system's gray 2.
  nonisolated public static let systemGray2 = system("systemGray2", 174, 174, 178)
  /// The system's gray 3.
  nonisolated public static let systemGray3 = system("systemGray3", 199, 199, 204)
  /// The system's gray 4.
  nonisolated public static let systemGray4 = system("systemGray4", 209, 209, 214)
  /// The system's gray 5.
  nonisolated public static let systemGray5 = system("systemGray5", 229, 229, 234)
  /// The system's gray 6.
  nonisolated public static let systemGray6 = system("systemGray6", 242, 242, 247)

  /// Words of the first order.
  nonisolated public static let label = system("labelColor", 0, 0, 0)
  /// Words of the second order.
  nonisolated public static let secondaryLabel = system(
    "secondaryLabelColor",
    60,
    60,
    67,
    alpha: 0.6
  )
  /// Words of the third order.
  nonisolated public static let tertiaryLabel = system("tertiaryLabelColor", 60, 60, 67, alpha: 0.3)
  /// Words of the fourth order.
  nonisolated public static let quaternaryLabel = system(
    "quaternaryLabelColor",
    60,
    60,
    67,
    alpha: 0.18
  )
  /// The colour of the words in an empty field.
  nonisolated public static let placeholderText = system(
    "placeholderTextColor",
    60,
    60,
    67,
    alpha: 0.3
  )
  /// Words that lead elsewhere.
  nonisolated public static let link = system("linkColor", 0, 122, 255)
  /// Lines that let shine through what is behind.
  nonisolated public static let separator = system("separatorColor", 60, 60, 67, alpha: 0.29)
  /// Lines that do not.
  nonisolated public static let opaqueSeparator = system("opaqueSeparatorColor", 198, 198, 200)
  /// The background of all other things.
  nonisolated public static let systemBackground = system("systemBackgroundColor", 255, 255, 255)
  /// The background of things on the first background.
  nonisolated public static let secondarySystemBackground = system(
    "secondarySystemBackgroundColor",
    242,
    242,
    247
  )
  /// The background of things on the second background.
  nonisolated public static let tertiarySystemBackground = system(
    "tertiarySystemBackgroundColor",
    255,
    255,
    255
  )
  /// The background of groups.
  nonisolated public static let systemGroupedBackground = system(
    "systemGroupedBackgroundColor",
    242,
    242,
    247
  )
  /// A group.
  nonisolated public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackgroundColor",
    255,
    255,
    255
  )
  /// The background of things in a group.
  nonisolated public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackgroundColor",
    242,
    242,
    247
  )
  /// A thin shape.
  nonisolated public static let systemFill = system("systemFillColor", 120, 120, 128, alpha: 0.2)
  /// A shape of middle size.
  nonisolated public static let secondarySystemFill = system(
    "secondarySystemFillColor",
    120,
    120,
    128,
    alpha: 0.16
  )
  /// A large shape.
  nonisolated public static let tertiarySystemFill = system(
    "tertiarySystemFillColor",
    118,
    118,
    128,
    alpha: 0.12
  )
  /// A large shape with much in it.
  nonisolated public static let quaternarySystemFill = system(
    "quaternarySystemFillColor",
    116,
    116,
    128,
    alpha: 0.08
  )
  /// Words on something light.
  nonisolated public static let darkText = system("darkTextColor", 0, 0, 0)
  /// Words on something dark.
  nonisolated public static let lightText = system("lightTextColor", 255, 255, 255, alpha: 0.6)
  /// The colour of things that can be touched.
  nonisolated public static let tintColor = system("tintColorColor", 0, 122, 255)

  /// Makes a colour with a name; its parts are in 255ths.
  nonisolated private static func system(
    _ name: String,
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    alpha: CGFloat = 1
  ) -> UIColor {
    let parts = ColorParts(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    return UIColor(parts, named: name)
  }
}
