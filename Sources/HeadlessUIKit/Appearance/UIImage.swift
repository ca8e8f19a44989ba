public import Foundation

/// A picture by its name and size; of pixels there are only those that a context has drawn.
nonisolated public final class UIImage: NSObject, Sendable {
  /// The colouring of a picture.
  nonisolated public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
    /// As the place wants it where it is shown.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In one colour, that of the place where it is shown.
    case alwaysTemplate
  }

  /// The stored values of a picture.
  nonisolated struct Facts: Hashable, Sendable {
    var name: String
    var size = CGSize.zero
    var scale: CGFloat = 1
    var isSymbol = false
    var renderingMode = RenderingMode.automatic
    var tint: ColorParts?
    var configuration: SymbolConfiguration?
    var pixels: CGImage?
    var drawing: DrawnPicture?
  }

  let facts: Facts

  init(_ facts: Facts) {
    self.facts = facts
    super.init()
  }

  /// Creates a picture of a size in points.
  public convenience init(named name: String, size: CGSize) {
    self.init(Facts(name: name, size: size))
  }

  /// Creates a picture by its name; it has no size, for nothing is looked up.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(Facts(name: name))
  }

  /// Creates one of the system's symbols by its name; it has no size.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates one of the system's symbols by its name, in a configuration; it has no size.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration
    self.init(Facts(name: name, isSymbol: true, configuration: symbol))
  }

  /// Creates a picture of pixels, one to a point.
  public convenience init(cgImage: CGImage) {
    let size = CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    self.init(Facts(name: "", size: size, pixels: cgImage))
  }

  /// Answers `nil`: no format of pictures is read.
  public convenience init?(data: Data) { nil }

  /// Answers `nil`: no format of pictures is read.
  public convenience init?(contentsOfFile path: String) { nil }

  /// The name of the picture; empty for one of pixels.
  public var name: String { facts.name }
  /// The size of the picture, in points.
  public var size: CGSize { facts.size }
  /// The number of pixels to a point.
  public var scale: CGFloat { facts.scale }
  /// The pixels, if there are any.
  public var cgImage: CGImage? { facts.pixels ?? facts.drawing?.pixels }
  /// True if it is one of the system's symbols.
  public var isSymbolImage: Bool { facts.isSymbol }
  /// The colouring of the picture.
  public var renderingMode: RenderingMode { facts.renderingMode }
  /// The settings for drawing a symbol; nil if there are none.
  public var symbolConfiguration: SymbolConfiguration? { facts.configuration }
  /// The settings for drawing the picture; nil if there are none.
  public var configuration: Configuration? { facts.configuration }

  /// Returns true if another object is the same picture, coloured in the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.facts == facts
  }

  /// A number that equal pictures share.
  public override var hash: Int { facts.name.hashValue }
}

extension UIImage {
  /// Returns the picture, coloured in a way.
  nonisolated public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the picture in one colour.
  nonisolated public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color.parts }
  }

  /// Returns the picture in one colour, coloured in a way.
  nonisolated public func withTintColor(
    _ color: UIColor,
    renderingMode: RenderingMode
  ) -> UIImage {
    changed {
      $0.tint = color.parts
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the picture in another configuration.
  nonisolated public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.configuration = configuration as? SymbolConfiguration }
  }

  /// Returns the symbol in another configuration, which replaces the one before.
  nonisolated public func applyingSymbolConfiguration(
    _ configuration: SymbolConfiguration
  ) -> UIImage? {
    changed { $0.configuration = configuration }
  }

  nonisolated private func changed(_ change: (inout Facts) -> Void) -> UIImage {
    var facts = facts
    change(&facts)
    return UIImage(facts)
  }
}
