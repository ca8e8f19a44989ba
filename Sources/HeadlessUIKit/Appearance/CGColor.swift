public import Foundation

/// A colour of fixed parts, as layers and contexts take it.
nonisolated public final class CGColor: Hashable, Sendable {
  let parts: ColorParts

  init(_ parts: ColorParts) {
    self.parts = parts
  }

  /// Creates a colour; parts from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorParts(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour between black and white; parts from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ColorParts(red: gray, green: gray, blue: gray, alpha: alpha))
  }

  /// The opacity of the colour, from 0 to 1.
  public var alpha: CGFloat { parts.alpha }
  /// The red, green, blue and alpha, each from 0 to 1.
  public var components: [CGFloat]? { [parts.red, parts.green, parts.blue, parts.alpha] }
  /// The number of parts, alpha included.
  public var numberOfComponents: Int { 4 }

  /// Returns the colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(parts.with(alpha: alpha)) }

  /// Returns true if two colours have the same parts.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

nonisolated extension CGContext {
  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) {
    let parts = color.parts
    setFillColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    let parts = color.parts
    setStrokeColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}
