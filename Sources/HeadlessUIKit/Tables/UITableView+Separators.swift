extension UITableViewCell {
  /// The line below a cell.
  nonisolated public enum SeparatorStyle: Int, Hashable, Sendable, CaseIterable {
    case none, singleLine
  }
}

extension UITableView {
  /// From where the insets of lines count.
  nonisolated public enum SeparatorInsetReference: Int, Hashable, Sendable, CaseIterable {
    case fromCellEdges, fromAutomaticInsets
  }
}
