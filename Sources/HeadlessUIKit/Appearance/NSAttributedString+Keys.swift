public import Foundation

extension NSAttributedString.Key {
  /// The face, a `UIFont`.
  nonisolated public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the words, a `UIColor`.
  nonisolated public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the words, a `UIColor`.
  nonisolated public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How much wider apart letters stand, in points.
  nonisolated public static let kern = NSAttributedString.Key("NSKern")
  /// How words are underlined, the raw value of a style.
  nonisolated public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// How words are struck through, the raw value of a style.
  nonisolated public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Where a tap on the words leads, a `URL` or text.
  nonisolated public static let link = NSAttributedString.Key("NSLink")
}
