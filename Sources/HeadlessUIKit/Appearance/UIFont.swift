public import Foundation

/// A typeface by its name, size and weight; no words are measured with it.
nonisolated public final class UIFont: NSObject, Sendable {
  /// The full name of the face.
  public let fontName: String
  /// The name of the faces that belong together.
  public let familyName: String
  /// The size, in points.
  public let pointSize: CGFloat
  /// The thickness of the strokes.
  let weight: Weight

  init(family: String, size: CGFloat, weight: Weight = .regular, style: String = "") {
    familyName = family
    let face = weight.name + style
    fontName = "\(family)-\(face.isEmpty ? "Regular" : face)"
    pointSize = size
    self.weight = weight
    super.init()
  }

  /// Creates a face by its full name, which is not looked up anywhere.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.fontName = fontName
    familyName = fontName.split(separator: "-").first.map(String.init) ?? fontName
    pointSize = fontSize
    weight = .regular
    super.init()
  }

  private init(_ font: UIFont, size: CGFloat) {
    fontName = font.fontName
    familyName = font.familyName
    pointSize = size
    weight = font.weight
    super.init()
  }

  /// Returns the same face in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(self, size: fontSize) }

  /// The height of a line in points, about that of the system's own face; from memory.
  public var lineHeight: CGFloat { pointSize * 1.193_359_375 }

  /// Returns true if another object is the same face in the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  /// A number that equal faces share.
  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

extension UIFont {
  nonisolated private static let system = ".SFUI"

  /// Returns the system's face; size in points.
  nonisolated public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: system, size: fontSize)
  }

  /// Returns the system's face in a weight; size in points.
  nonisolated public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: system, size: fontSize, weight: weight)
  }

  /// Returns the system's bold face; size in points.
  nonisolated public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: system, size: fontSize, weight: .bold)
  }

  /// Returns the system's slanted face; size in points.
  nonisolated public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: system, size: fontSize, style: "Italic")
  }

  /// Returns the system's face in which all letters are equally wide; size in points.
  nonisolated public static func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    UIFont(family: ".AppleSystemUIFontMonospaced", size: fontSize, weight: weight)
  }

  /// Returns the system's face in which all digits are equally wide; size in points.
  nonisolated public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    UIFont(family: ".SFUIDigits", size: fontSize, weight: weight)
  }

  /// The size of ordinary words, in points.
  nonisolated public static var systemFontSize: CGFloat { 14 }
  /// The size of small words, in points.
  nonisolated public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of a label's words, in points.
  nonisolated public static var labelFontSize: CGFloat { 17 }
  /// The size of a button's words, in points.
  nonisolated public static var buttonFontSize: CGFloat { 18 }
}
