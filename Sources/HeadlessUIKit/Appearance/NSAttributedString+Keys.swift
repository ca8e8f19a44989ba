public import Foundation

extension NSAttributedString.Key {
  /// The face, a `UIFont`.
  nonisolated public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the words, a `UIColor`.
  nonisolated public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the words, a `UIColor`.
  nonisolated public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The additional distance between letters, in points.
  nonisolated public static let kern = NSAttributedString.Key("NSKern")
  /// The style of the line below the words, as a raw value.
  nonisolated public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The style of the line through the words, as a raw value.
  nonisolated public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The target of a tap on the words, a `URL` or text.
  nonisolated public static let link = NSAttributedString.Key("NSLink")
}

extension NSAttributedString.Key {
  /// The style of the lines, an `NSParagraphStyle`.
  nonisolated public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the line below, a `UIColor`.
  nonisolated public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through, a `UIColor`.
  nonisolated public static let strikethroughColor = NSAttributedString.Key(
    "NSStrikethroughColor"
  )
  /// The distance of the words above their line, in points.
  nonisolated public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the edges of letters, a `UIColor`.
  nonisolated public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the edges of letters, as a part of their size.
  nonisolated public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow behind the words, an `NSShadow`.
  nonisolated public static let shadow = NSAttributedString.Key("NSShadow")
  /// A picture in place of a word, an `NSTextAttachment`.
  nonisolated public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A number that says if letters are joined.
  nonisolated public static let ligature = NSAttributedString.Key("NSLigature")
  /// The additional distance between letters, in points; the font does not change it.
  nonisolated public static let tracking = NSAttributedString.Key("CTTracking")
}
