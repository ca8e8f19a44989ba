public import Foundation

/// A layer that would draw a path; what is set is kept alone.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour inside of it.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// What is inside of it, where it crosses itself.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of its line.
  open var strokeColor: CGColor?
  /// Where the line begins, as a part of the way from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of the way from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How far a corner may stick out.
  open var miterLimit: CGFloat = 10
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in the pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// How long pieces of the line and gaps are, in points.
  open var lineDashPattern: [NSNumber]?
}

/// What is inside of a path that crosses itself.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name of the rule.
  public let rawValue: String

  /// Creates a rule by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the path goes round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path goes round an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
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

/// How lines meet.
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
