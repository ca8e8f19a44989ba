public import Foundation

/// The target of drawing: each command is written down.
///
/// Lines and upright rectangles are drawn. Of all else, what is asked for is taken, and changes nothing.
nonisolated public final class CGContext {
  /// The map from the points of the whole drawing to pixels.
  let base: CGAffineTransform
  /// The part of the drawing that shows, in its own points.
  public let boundingBoxOfClipPath: CGRect
  /// The commands drawn so far.
  public internal(set) var commands: [DrawingCommand] = []
  var path = Outline()
  var state = DrawingState()
  var savedStates: [DrawingState] = []

  /// Creates a context in which nothing is drawn yet.
  public init(ctm: CGAffineTransform, boundingBoxOfClipPath: CGRect) {
    base = ctm
    self.boundingBoxOfClipPath = boundingBoxOfClipPath
  }

  /// The map from the drawing's points to the pixels of the tile.
  public var ctm: CGAffineTransform { state.transform?.concatenating(base) ?? base }

  /// Sets the colour of areas; parts from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = DrawingCommand.Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines; parts from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = DrawingCommand.Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// Fills a rectangle, as long as it is upright where it is drawn.
  public func fill(_ rect: CGRect) {
    guard let rect = state.upright(rect) else { return }
    commands.append(.fill(rect, state.fillColor))
  }

  /// Begins a new path; the one before is forgotten.
  public func beginPath() { path = Outline() }

  /// Begins a new part of the path.
  public func move(to point: CGPoint) { path.move(to: state.placed(point)) }

  /// Adds a line to the path.
  public func addLine(to point: CGPoint) { path.line(to: state.placed(point)) }

  /// Leads the path back to where its latest part began.
  public func closePath() { path.close() }

  /// Draws the path as a line, and forgets it; a curve is drawn as short lines.
  public func strokePath() {
    commands.append(.stroke(path.drawnSteps, state.strokeColor, width: state.widthInDrawing))
    path = Outline()
  }
}

/// One thing that was drawn, in the points of the drawing.
nonisolated public enum DrawingCommand: Hashable, Sendable {
  /// A colour of four parts, each from 0 to 1.
  public struct Color: Hashable, Sendable {
    /// The parts.
    public let red, green, blue, alpha: CGFloat

    static let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
  }

  /// A step of a path.
  public enum Step: Hashable, Sendable {
    /// A new part begins.
    case move(CGPoint)
    /// A line is added.
    case line(CGPoint)
    /// The part ends where it began.
    case close
  }

  /// An area.
  case fill(CGRect, Color)
  /// A line along a path.
  case stroke([Step], Color, width: CGFloat)
}

@available(*, unavailable)
extension CGContext: Sendable {}
