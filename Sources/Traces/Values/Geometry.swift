/// A position or a size, in points.
public struct Point: Hashable, Sendable {
  /// The horizontal part, or the width.
  public var x: Thousandths
  /// The vertical part, or the height.
  public var y: Thousandths

  /// Creates a point from exact parts.
  public init(x: Thousandths, y: Thousandths) {
    self.x = x
    self.y = y
  }

  /// Creates the nearest point to two floating-point numbers.
  public init(_ x: Double, _ y: Double) {
    self.init(x: Thousandths(x), y: Thousandths(y))
  }

  /// The origin.
  public static var zero: Point { Point(x: .zero, y: .zero) }
}

/// A rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// The corner nearest the origin.
  public var origin: Point
  /// The width as `x`, the height as `y`.
  public var size: Point

  /// Creates a rectangle.
  public init(origin: Point, size: Point) {
    self.origin = origin
    self.size = size
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)
}

/// Distances from the four edges, in points.
public struct Insets: Hashable, Sendable {
  /// From the top edge.
  public var top: Thousandths
  /// From the left edge.
  public var left: Thousandths
  /// From the bottom edge.
  public var bottom: Thousandths
  /// From the right edge.
  public var right: Thousandths

  /// Creates insets, in the order in which the format writes them.
  public init(top: Thousandths, left: Thousandths, bottom: Thousandths, right: Thousandths) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = Insets(top: .zero, left: .zero, bottom: .zero, right: .zero)
}
