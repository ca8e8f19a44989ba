public import Foundation

/// A colour by its parts, or by the name that the system gives it.
///
/// Nothing is drawn with it. A system colour has the parts that it has in light mode.
nonisolated public final class UIColor: NSObject, Sendable {
  /// The system's name of the colour, if it has one: two colours with the same parts may differ in it.
  private let name: String?
  let parts: ColorParts

  init(_ parts: ColorParts, named name: String? = nil) {
    self.parts = parts
    self.name = name
    super.init()
  }

  /// Creates a colour; parts from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorParts(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour of a wider range, which is kept as if it were an ordinary one.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorParts(red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour between black and white; parts from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(ColorParts(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Creates a colour by its place on the colour wheel; parts from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let parts = ColorParts(
      hue: hue,
      saturation: saturation,
      brightness: brightness,
      alpha: alpha
    )
    self.init(parts)
  }

  /// Creates the colour that a layer has.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.parts)
  }

  /// Creates the colour that a function answers for light mode, the only one here.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection()).parts)
  }

  /// Answers `nil`: there is no catalogue of assets.
  public convenience init?(named name: String) {
    nil
  }

  /// The colour as layers take it.
  public var cgColor: CGColor { CGColor(parts) }

  /// Returns the colour with another alpha, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(parts.with(alpha: alpha), named: name)
  }

  /// Returns the colour itself, which does not depend on traits here.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(parts)
  }

  /// Returns true if another object is a colour with the same parts and the same name.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return parts == other.parts && name == other.name
  }

  /// A number that equal colours share.
  public override var hash: Int { parts.hashValue }

  /// The name, or the parts.
  public override var description: String {
    name ?? "UIColor \(parts.red) \(parts.green) \(parts.blue) \(parts.alpha)"
  }
}

extension UIColor {
  /// Writes the red, green, blue and alpha into variables; answers true.
  @discardableResult nonisolated public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    unsafe red?.pointee = parts.red
    unsafe green?.pointee = parts.green
    unsafe blue?.pointee = parts.blue
    unsafe alpha?.pointee = parts.alpha
    return true
  }

  /// Writes the place on the colour wheel and the alpha into variables; answers true.
  @discardableResult nonisolated public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let wheel = parts.wheel
    unsafe hue?.pointee = wheel.hue
    unsafe saturation?.pointee = wheel.saturation
    unsafe brightness?.pointee = wheel.brightness
    unsafe alpha?.pointee = parts.alpha
    return true
  }

  /// Writes the place between black and white and the alpha into variables; answers whether it is a gray.
  @discardableResult nonisolated public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    unsafe white?.pointee = parts.red
    unsafe alpha?.pointee = parts.alpha
    return true
  }
}
