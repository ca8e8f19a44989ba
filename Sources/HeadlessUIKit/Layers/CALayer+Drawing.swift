public import Foundation

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double

// The following values for the drawing and the time of a layer are stored and change nothing.

extension CALayer {
  /// The number of pixels to a point where the layer is kept as pixels.
  public final var rasterizationScale: CGFloat {
    get { look.drawing.rasterizationScale }
    set { look.drawing.rasterizationScale = newValue }
  }

  /// The rule for the size and place of a picture in the layer.
  public final var contentsGravity: CALayerContentsGravity {
    get { look.drawing.contentsGravity }
    set { look.drawing.contentsGravity = newValue }
  }

  /// The filter that makes a picture smaller.
  public final var minificationFilter: CALayerContentsFilter {
    get { look.drawing.minificationFilter }
    set { look.drawing.minificationFilter = newValue }
  }

  /// The filter that makes a picture larger.
  public final var magnificationFilter: CALayerContentsFilter {
    get { look.drawing.magnificationFilter }
    set { look.drawing.magnificationFilter = newValue }
  }

  /// True if slanted edges are smoothed.
  public final var allowsEdgeAntialiasing: Bool {
    get { look.drawing.allowsEdgeAntialiasing }
    set { look.drawing.allowsEdgeAntialiasing = newValue }
  }

  /// True if the layers inside become less opaque as one.
  public final var allowsGroupOpacity: Bool {
    get { look.drawing.allowsGroupOpacity }
    set { look.drawing.allowsGroupOpacity = newValue }
  }

  /// True if the layer is seen from behind.
  public final var isDoubleSided: Bool {
    get { look.drawing.isDoubleSided }
    set { look.drawing.isDoubleSided = newValue }
  }

  /// True if the layer says that nothing shines through it.
  public final var isOpaque: Bool {
    get { look.drawing.isOpaque }
    set { look.drawing.isOpaque = newValue }
  }

  /// True if drawing may be done elsewhere.
  public final var drawsAsynchronously: Bool {
    get { look.drawing.drawsAsynchronously }
    set { look.drawing.drawsAsynchronously = newValue }
  }

  /// True if another size asks for the layer to be drawn.
  public final var needsDisplayOnBoundsChange: Bool {
    get { look.drawing.needsDisplayOnBoundsChange }
    set { look.drawing.needsDisplayOnBoundsChange = newValue }
  }

  /// The filter for the layer and everything behind it.
  public final var compositingFilter: Any? {
    get { look.drawing.compositingFilter }
    set { look.drawing.compositingFilter = newValue }
  }

  /// The speed of time in the layer.
  public final var speed: Float {
    get { look.drawing.speed }
    set { look.drawing.speed = newValue }
  }

  /// The offset of the layer's time, in seconds.
  public final var timeOffset: CFTimeInterval {
    get { look.drawing.timeOffset }
    set { look.drawing.timeOffset = newValue }
  }

  /// The time at which the layer's time begins, in seconds.
  public final var beginTime: CFTimeInterval {
    get { look.drawing.beginTime }
    set { look.drawing.beginTime = newValue }
  }

  /// Returns the instant itself: time passes alike in all layers.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// Returns the instant itself: time passes alike in all layers.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}

/// The rule for the size and place of a picture in a layer.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name of the way.
  public let rawValue: String

  /// Creates a way by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// As large as the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as can be seen as a whole.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As large as leaves nothing free.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter that makes a picture smaller or larger.
nonisolated public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name of the way.
  public let rawValue: String

  /// Creates a way by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// By the pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// By the pixels around, and by smaller pictures.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
