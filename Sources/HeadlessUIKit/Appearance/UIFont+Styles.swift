public import Foundation

extension UIFont {
  /// The thickness of a font's strokes.
  nonisolated public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness: 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thinner than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Thinner than regular.
    public static let light = Weight(rawValue: -0.4)
    /// As most words are.
    public static let regular = Weight(rawValue: 0)
    /// A little thicker than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Almost bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// As words that stand out are.
    public static let bold = Weight(rawValue: 0.4)
    /// Thicker than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest.
    public static let black = Weight(rawValue: 0.62)

    /// The ending of a font's name; empty for the regular weight.
    var name: String {
      Self.names.first { $0.weight == self }?.name ?? ""
    }

    private static let names: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
  }

  /// The purpose of words, which decides their size.
  nonisolated public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name of the style.
    public let rawValue: String

    /// Creates a style by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first order.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second order.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third order.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of a headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of words below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The words themselves.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Words that explain something.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note below words.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Words below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller words below a picture.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size in points at the size that a user has who has chosen none; from memory.
    var size: CGFloat { Self.sizes[self] ?? 17 }

    private static let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
      .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
  }

  /// Returns the face for words of a kind.
  nonisolated public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the face for words of a kind; traits change nothing here.
  nonisolated public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}

/// The rule by which sizes follow the size that a user has chosen; here no user has chosen one.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of ordinary words.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a kind of words.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  /// Returns the face as it is.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the face, and no larger than a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns the value as it is.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
