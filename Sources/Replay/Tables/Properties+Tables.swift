import HeadlessUIKit
import Traces

extension Properties {
  /// The properties that a table has besides: its data first, then heights, then the rest.
  static let tables: [Property] = model + heights + selection

  /// The data source's; the table is told nothing of them.
  private static let model: [Property] =
    [
      // Decided when the table was made.
      Property(name: .style) { _, _ in }
    ]
    + TableModel.names.map { name in
      Property(name: name) { receiver, value in
        guard let table = receiver.scrollView as? StageTable else { return }
        table.model.set(name, to: value)
        if table.isReady { table.registerCells() }
      }
    }

  private static let heights: [Property] = [
    dimension(.rowHeight) { $0.rowHeight = $1 },
    dimension(.estimatedRowHeight) { $0.estimatedRowHeight = $1 },
    dimension(.sectionHeaderHeight) { $0.sectionHeaderHeight = $1 },
    dimension(.sectionFooterHeight) { $0.sectionFooterHeight = $1 },
    dimension(.estimatedSectionHeaderHeight) { $0.estimatedSectionHeaderHeight = $1 },
    dimension(.estimatedSectionFooterHeight) { $0.estimatedSectionFooterHeight = $1 },
    dimension(.tableHeaderView) { $0.tableHeaderView = edgeView($1) },
    dimension(.tableFooterView) { $0.tableFooterView = edgeView($1) },
    dimension("sectionIndexMinimumDisplayRowCount") {
      $0.sectionIndexMinimumDisplayRowCount = Int($1)
    },
  ]

  private static let selection: [Property] = [
    tableFlag(.allowsSelection) { $0.allowsSelection = $1 },
    tableFlag(.allowsMultipleSelection) { $0.allowsMultipleSelection = $1 },
    tableFlag(.allowsSelectionDuringEditing) { $0.allowsSelectionDuringEditing = $1 },
    tableFlag(.allowsMultipleSelectionDuringEditing) {
      $0.allowsMultipleSelectionDuringEditing = $1
    },
    tableFlag(.isEditing) { $0.isEditing = $1 },
    // No cell is asked for in advance, which is right in either case (R027).
    tableFlag(.isPrefetchingEnabled) { $0.isPrefetchingEnabled = $1 },
  ]

  private static func dimension(
    _ name: Name,
    _ set: @escaping @MainActor (UITableView, Double) -> Void
  ) -> Property {
    Property(name: name) { receiver, value in
      guard let table = receiver.scrollView as? UITableView, let height = value.dimension else {
        return
      }
      set(table, height)
    }
  }

  private static func tableFlag(
    _ name: Name,
    _ set: @escaping @MainActor (UITableView, Bool) -> Void
  ) -> Property {
    flag(name) { view, flag in
      if let table = view as? UITableView { set(table, flag) }
    }
  }

  /// Returns a view of a height at an end of the table; none for nought.
  private static func edgeView(_ height: Double) -> UIView? {
    height > 0 ? UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height)) : nil
  }
}
