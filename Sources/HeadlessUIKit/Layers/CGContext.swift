public import Foundation

/// Where drawing goes: it is written down, command by command.
public final class CGContext {
  /// What the drawing's points become in pixels of the tile.
  public let ctm: CGAffineTransform
  /// The part of the drawing that shows, in its own points.
  public let boundingBoxOfClipPath: CGRect
  /// What was drawn so far.
  public private(set) var commands: [DrawingCommand] = []
  private var path: [DrawingCommand.Step] = []
  private var fillColor = DrawingCommand.Color.black
  private var strokeColor = DrawingCommand.Color.black
  private var lineWidth: CGFloat = 1

  /// Creates a context in which nothing is drawn yet.
  public init(ctm: CGAffineTransform, boundingBoxOfClipPath: CGRect) {
    self.ctm = ctm
    self.boundingBoxOfClipPath = boundingBoxOfClipPath
  }

  /// Sets the colour of areas; parts from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fillColor = DrawingCommand.Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines; parts from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    strokeColor = DrawingCommand.Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { lineWidth = width }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { commands.append(.fill(rect, fillColor)) }

  /// Begins a new path; the one before is forgotten.
  public func beginPath() { path = [] }

  /// Begins a new part of the path.
  public func move(to point: CGPoint) { path.append(.move(point)) }

  /// Adds a line to the path.
  public func addLine(to point: CGPoint) { path.append(.line(point)) }

  /// Leads the path back to where its latest part began.
  public func closePath() { path.append(.close) }

  /// Draws the path as a line, and forgets it.
  public func strokePath() {
    commands.append(.stroke(path, strokeColor, width: lineWidth))
    path = []
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
