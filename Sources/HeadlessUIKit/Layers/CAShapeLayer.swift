public import Foundation

/// A layer that would draw a path; what is set is kept alone.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour inside of it.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule for the inside of the path, if it crosses itself.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of its line.
  open var strokeColor: CGColor?
  /// The place at which the line begins, as a part of the path from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The place at which the line ends, as a part of the path from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The limit for the length of a pointed corner.
  open var miterLimit: CGFloat = 10
  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the corners between lines.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The place in the pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of the pieces of the line and of the gaps, in points.
  open var lineDashPattern: [NSNumber]?
}

/// The rule for the inside of a path that crosses itself.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name of the rule.
  public let rawValue: String

  /// Creates a rule by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The parts that the path goes round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The parts that the path goes round an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name of the end.
  public let rawValue: String

  /// Creates an end by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Right where the path ends.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// In half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners between lines.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name of the corner.
  public let rawValue: String

  /// Creates a corner by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
