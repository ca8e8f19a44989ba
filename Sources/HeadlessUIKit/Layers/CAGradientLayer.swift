public import Foundation

/// A layer that would go from colour to colour; what is set is kept alone.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// The place of each colour, as a part of the gradient from 0 to 1.
  open var locations: [NSNumber]?
  /// The start of the gradient, in parts of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, in parts of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The shape of a gradient.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name of the way.
  public let rawValue: String

  /// Creates a way by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that would show words; what is set is kept alone.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The words.
  open var string: Any?
  /// The face of the words.
  open var font: AnyObject?
  /// The size of the words, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the words.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// True if words that are too long take another line.
  open var isWrapped = false
  /// At which side the words begin.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// At which side words begin.
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name of the side.
  public let rawValue: String

  /// Creates a side by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As the language has it.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
}

/// A layer that would show others several times; what is set is kept alone.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of times that the layers are shown.
  open var instanceCount = 1
  /// The delay of each copy after the one before, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from each copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The difference of the alpha between each copy and the one before.
  open var instanceAlphaOffset: Float = 0
}
