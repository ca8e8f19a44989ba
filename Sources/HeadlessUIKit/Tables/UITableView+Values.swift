public import Foundation

extension UITableView {
  /// The styles of a table.
  nonisolated public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// One list, whose section headers stay in view (R180).
    case plain
    /// Blocks with room between them.
    case grouped
    /// Blocks with room between and beside them; here as `grouped`.
    case insetGrouped
  }

  /// The place of a row in the visible part after a scroll to it.
  nonisolated public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
    /// Wherever it is in view, by as little movement as possible.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The height that stands for one that the table finds out by itself.
  public static let automaticDimension: CGFloat = -1

  /// The name of what is posted once a tap has selected or deselected a row; the notification's object is the table (R125).
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}
