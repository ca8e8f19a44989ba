import HeadlessUIKit
import Traces

extension ScriptedDelegate: UITableViewDataSourcePrefetching {
  /// True if the table announces rows to it: where its config asks for that, or `observes` names
  /// one of the messages.
  var prefetches: Bool {
    if stageTable?.model.prefetches == true { return true }
    return !implementsAll && (implements(.prefetchRows) || implements(.cancelPrefetching))
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    hear(.prefetchRows, of: indexPaths, as: .prefetchRowsAt)
  }

  func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    hear(.cancelPrefetching, of: indexPaths, as: .cancelPrefetchingForRowsAt)
  }

  private func hear(_ message: Name, of paths: [IndexPath], as label: Name) {
    hearDisplay(message, [Argument(label, .array(paths.map { Value(RowPath($0)) }))])
  }
}
