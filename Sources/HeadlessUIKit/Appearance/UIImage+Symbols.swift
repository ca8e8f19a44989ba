public import Foundation

extension UIImage {
  /// The settings for drawing a picture.
  nonisolated public class Configuration: NSObject, @unchecked Sendable {}

  /// The thickness of a symbol.
  nonisolated public enum SymbolWeight: Int, Hashable, Sendable, CaseIterable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol beside words.
  nonisolated public enum SymbolScale: Int, Hashable, Sendable, CaseIterable {
    /// As the system likes it best.
    case `default` = -1
    /// As the words around it want it.
    case unspecified = 0
    case small, medium, large
  }

  /// The settings for drawing one of the system's symbols.
  nonisolated public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let weight: SymbolWeight
    private let scale: SymbolScale

    private init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      super.init()
    }

    /// Creates a configuration of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
    }

    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration for symbols beside words of a kind.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: textStyle.size, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration for symbols beside words of a face.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Returns true if another object says the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }

    /// A number that equal configurations share.
    public override var hash: Int { weight.hashValue ^ scale.hashValue }
  }
}
