import Foundation

/// The looks of a layer, which are stored and never used.
struct LayerLook {
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var shadowColor: CGColor? = UIColor.black.cgColor
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var zPosition: CGFloat = 0
  var name: String?
  var shouldRasterize = false
  var drawing = LayerDrawing()
  // A layer without a view stores the following values itself.
  var backgroundColor: CGColor?
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
}

/// The settings for drawing and storing a layer's picture, which is never drawn.
struct LayerDrawing {
  var rasterizationScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var isDoubleSided = true
  var isOpaque = false
  var drawsAsynchronously = false
  var needsDisplayOnBoundsChange = false
  var compositingFilter: Any?
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var beginTime: CFTimeInterval = 0
}

/// The curve of a rounded corner.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name of the curve.
  public let rawValue: String

  /// Creates a curve by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As a circle does.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Slower at its ends.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer; several can be named at once.
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner, Core Animation's own.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 15)
}
