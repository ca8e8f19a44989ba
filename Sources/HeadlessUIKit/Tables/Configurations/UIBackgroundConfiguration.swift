public import Foundation

/// The background of a cell's content; it is kept, and not drawn.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The room around it.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line along its edge.
  public var strokeColor: UIColor?
  /// The width of that line, in points.
  public var strokeWidth: CGFloat = 0
  /// The picture.
  public var image: UIImage?

  /// Returns a background with nothing in it.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a row of a plain table.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a row of a grouped table.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
