public import Foundation

/// Distances by which the four edges of a rectangle are moved inwards.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance at the top edge.
  public var top: CGFloat
  /// The distance at the left edge.
  public var left: CGFloat
  /// The distance at the bottom edge.
  public var bottom: CGFloat
  /// The distance at the right edge.
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets of the given distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

nonisolated extension CGRect {
  /// Returns the rectangle with its edges moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - (insets.left + insets.right),
      height: size.height - (insets.top + insets.bottom)
    )
  }
}
