// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) { stub() }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { stub() }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { stub() }
  public init(cgColor: CGColor) { stub() }
  public convenience init?(named name: String) { stub() }
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) { stub() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { stub() }
  open var cgColor: CGColor { stub() }
  open class var black: UIColor { stub() }
  open class var darkGray: UIColor { stub() }
  open class var lightGray: UIColor { stub() }
  open class var white: UIColor { stub() }
  open class var gray: UIColor { stub() }
  open class var red: UIColor { stub() }
  open class var green: UIColor { stub() }
  open class var blue: UIColor { stub() }
  open class var cyan: UIColor { stub() }
  open class var yellow: UIColor { stub() }
  open class var magenta: UIColor { stub() }
  open class var orange: UIColor { stub() }
  open class var purple: UIColor { stub() }
  open class var brown: UIColor { stub() }
  open class var clear: UIColor { stub() }
  open class var systemRed: UIColor { stub() }
  open class var systemGreen: UIColor { stub() }
  open class var systemBlue: UIColor { stub() }
  open class var systemOrange: UIColor { stub() }
  open class var systemYellow: UIColor { stub() }
  open class var systemPink: UIColor { stub() }
  open class var systemPurple: UIColor { stub() }
  open class var systemTeal: UIColor { stub() }
  open class var systemIndigo: UIColor { stub() }
  open class var systemMint: UIColor { stub() }
  open class var systemCyan: UIColor { stub() }
  open class var systemBrown: UIColor { stub() }
  open class var systemGray: UIColor { stub() }
  open class var systemGray2: UIColor { stub() }
  open class var systemGray3: UIColor { stub() }
  open class var systemGray4: UIColor { stub() }
  open class var systemGray5: UIColor { stub() }
  open class var systemGray6: UIColor { stub() }
  open class var label: UIColor { stub() }
  open class var secondaryLabel: UIColor { stub() }
  open class var tertiaryLabel: UIColor { stub() }
  open class var quaternaryLabel: UIColor { stub() }
  open class var placeholderText: UIColor { stub() }
  open class var link: UIColor { stub() }
  open class var separator: UIColor { stub() }
  open class var opaqueSeparator: UIColor { stub() }
  open class var systemBackground: UIColor { stub() }
  open class var secondarySystemBackground: UIColor { stub() }
  open class var tertiarySystemBackground: UIColor { stub() }
  open class var systemGroupedBackground: UIColor { stub() }
  open class var secondarySystemGroupedBackground: UIColor { stub() }
  open class var systemFill: UIColor { stub() }
  open class var secondarySystemFill: UIColor { stub() }
  open class var tintColor: UIColor { stub() }
}

open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static var light: Weight { stub() }
    public static var regular: Weight { stub() }
    public static var medium: Weight { stub() }
    public static var semibold: Weight { stub() }
    public static var bold: Weight { stub() }
    public static var heavy: Weight { stub() }
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var largeTitle: TextStyle { stub() }
    public static var title1: TextStyle { stub() }
    public static var title2: TextStyle { stub() }
    public static var title3: TextStyle { stub() }
    public static var headline: TextStyle { stub() }
    public static var subheadline: TextStyle { stub() }
    public static var body: TextStyle { stub() }
    public static var callout: TextStyle { stub() }
    public static var footnote: TextStyle { stub() }
    public static var caption1: TextStyle { stub() }
    public static var caption2: TextStyle { stub() }
  }

  public init?(name fontName: String, size fontSize: CGFloat) { stub() }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { stub() }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { stub() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { stub() }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { stub() }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { stub() }
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont { stub() }
  open var pointSize: CGFloat { stub() }
  open var lineHeight: CGFloat { stub() }
  open func withSize(_ fontSize: CGFloat) -> UIFont { stub() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  open class Configuration: NSObject, @unchecked Sendable {}

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { stub() }
    public convenience init(textStyle: UIFont.TextStyle) { stub() }
  }

  public init?(named name: String) { stub() }
  public init?(systemName name: String) { stub() }
  public init?(systemName name: String, withConfiguration configuration: Configuration?) { stub() }
  open var size: CGSize { stub() }
  open var scale: CGFloat { stub() }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { stub() }
  open func withTintColor(_ color: UIColor) -> UIImage { stub() }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  open var userInterfaceStyle: UIUserInterfaceStyle { stub() }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { stub() }
  open var verticalSizeClass: UIUserInterfaceSizeClass { stub() }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) { stub() }
  open func impactOccurred() {}
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
