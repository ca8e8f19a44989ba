public import Foundation

nonisolated extension CGContext {
  /// Adds a curve that two points bend.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.cubic(state.placed(control1), state.placed(control2), to: state.placed(end))
  }

  /// Adds a curve that one point bends.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.quadratic(state.placed(control), to: state.placed(end))
  }

  /// Adds a new part of lines from point to point.
  public func addLines(between points: [CGPoint]) {
    for (place, point) in points.enumerated() {
      if place == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { add(Outline(rect: rect)) }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { add(Outline(ellipseIn: rect)) }

  /// Adds a part of a circle; angles in radians, and clockwise as on axes of which y goes up.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    var arc = Outline()
    arc.arc(center: center, radius: radius, from: startAngle, to: endAngle, isRising: !clockwise)
    add(arc)
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { add(path.outline) }

  /// Fills the path, as far as it is an upright rectangle, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    if let rect = path.rectangle { commands.append(.fill(rect, state.fillColor)) }
    beginPath()
  }

  /// Fills the path, draws it as a line, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = path
    if mode != .stroke { fillPath() }
    guard mode != .fill, mode != .eoFill else { return }
    path = drawn
    strokePath()
  }

  /// Draws a rectangle as lines.
  public func stroke(_ rect: CGRect) {
    let before = path
    beginPath()
    addRect(rect)
    strokePath()
    path = before
  }

  /// Draws a rectangle as lines of a width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state
    setLineWidth(width)
    stroke(rect)
    state = before
  }

  /// Draws an ellipse as a line.
  public func strokeEllipse(in rect: CGRect) {
    let before = path
    beginPath()
    addEllipse(in: rect)
    strokePath()
    path = before
  }

  /// Fills nothing: an ellipse that is filled is not drawn.
  public func fillEllipse(in rect: CGRect) {}

  private func add(_ outline: Outline) {
    path.append(outline, state.transform ?? .identity)
  }
}

/// The way of drawing a path: filled, as a line, or both.
nonisolated public enum CGPathDrawingMode: Int32, Hashable, Sendable, CaseIterable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
