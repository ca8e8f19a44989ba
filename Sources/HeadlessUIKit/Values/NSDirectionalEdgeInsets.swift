public import Foundation

/// Distances by which the edges of a rectangle are moved inwards, named by the direction of words.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance at the top edge.
  public var top: CGFloat
  /// The distance where words begin.
  public var leading: CGFloat
  /// The distance at the bottom edge.
  public var bottom: CGFloat
  /// The distance where words end.
  public var trailing: CGFloat

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of the given distances.
  public init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
