public import Foundation

/// A path that is gone on with.
nonisolated public final class CGMutablePath: CGPath {
  override init(_ outline: Outline) {
    super.init(outline)
  }

  /// Creates a path without steps.
  public init() {
    super.init(Outline())
  }

  /// Begins a new part.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  /// Adds a new part of lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (place, point) in points.enumerated() {
      if place == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  /// Adds a curve that one point bends.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.quadratic(control.applying(transform), to: end.applying(transform))
  }

  /// Adds a curve that two points bend.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.cubic(
      control1.applying(transform),
      control2.applying(transform),
      to: end.applying(transform)
    )
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.append(Outline(rect: rect), transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.append(Outline(ellipseIn: rect), transform)
  }

  /// Adds a rectangle with round corners; lengths in points.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    outline.append(Outline(roundedRect: rect, radii: radii), transform)
  }

  /// Adds a part of a circle; angles in radians.
  ///
  /// As in Core Graphics, `clockwise` speaks of axes of which y goes up: on a screen it is the other way.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard transform.isIdentity else {
      var arc = Outline()
      arc.arc(center: center, radius: radius, from: startAngle, to: endAngle, isRising: !clockwise)
      return outline.append(arc, transform)
    }
    outline.arc(
      center: center,
      radius: radius,
      from: startAngle,
      to: endAngle,
      isRising: !clockwise
    )
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline, transform)
  }

  /// Leads the path back to where its latest part began.
  public func closeSubpath() { outline.close() }
}
