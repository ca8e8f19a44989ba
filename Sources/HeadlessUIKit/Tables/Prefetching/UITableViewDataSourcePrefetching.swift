public import Foundation

/// An object that prepares data for rows that may soon come into view.
///
/// A table announces such rows to its `prefetchDataSource`. No cell is asked for there (R538).
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: OptionalMethods {
  /// Tells the object that rows may soon come into view; the nearest is the first of them (R531).
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Tells the object that rows that were announced will not come into view soon after all; the method is
  /// optional (R530).
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
