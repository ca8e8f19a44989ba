public import Foundation

/// A path, and how its lines look; the shape can be asked for.
nonisolated open class UIBezierPath: NSObject {
  private final var outline = Outline()
  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of lines' ends; it has no effect.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners between lines; it has no effect.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit for the length of a pointed corner; it has no effect.
  open var miterLimit: CGFloat = 10
  /// The exactness of drawn curves; it has no effect.
  open var flatness: CGFloat = 0.6
  /// True if what is inside is an odd number of times.
  open var usesEvenOddFillRule = false

  /// Creates a path without steps.
  public override init() {
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Outline(rect: rect))
  }

  /// Creates an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Outline(ellipseIn: rect))
  }

  /// Creates a rectangle with round corners, whose radius is in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      Outline(roundedRect: rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
    )
  }

  /// Creates a rectangle of which some corners are round; lengths in points.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init(Outline(roundedRect: rect, radii: cornerRadii, corners: corners))
  }

  /// Creates a part of a circle; angles in radians, and clockwise as on a screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path with the steps of another.
  public convenience init(cgPath CGPath: CGPath) {
    self.init(CGPath.outline)
  }

  private convenience init(_ outline: Outline) {
    self.init()
    self.outline = outline
  }

  /// The steps, as layers take them.
  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }

  /// Begins a new part.
  open func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { outline.line(to: point) }

  /// Adds a curve that two points bend.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.cubic(controlPoint1, controlPoint2, to: endPoint)
  }

  /// Adds a curve that one point bends.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.quadratic(controlPoint, to: endPoint)
  }

  /// Adds a part of a circle; angles in radians, and clockwise as on a screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.arc(
      center: center,
      radius: radius,
      from: startAngle,
      to: endAngle,
      isRising: clockwise
    )
  }

  /// Leads the path back to where its latest part began.
  open func close() { outline.close() }
  /// Takes all steps away.
  open func removeAllPoints() { outline = Outline() }
  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }
  /// Moves all steps to where a map takes them.
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

  /// True if the path has no steps.
  open var isEmpty: Bool { outline.isEmpty }
  /// The smallest upright rectangle around the path.
  open var bounds: CGRect { outline.box }
  /// The end of the path; zero without any steps.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// Returns true if a point is inside of the path.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Says how long pieces of lines and gaps are, in points; nothing turns on it.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  /// Draws the path as a line where drawing goes, if it goes anywhere.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Fills the path where drawing goes, as far as it is an upright rectangle.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Cuts nothing off: what is outside of the path is drawn, too.
  open func addClip() {}
}

@available(*, unavailable)
extension UIBezierPath: Sendable {}
