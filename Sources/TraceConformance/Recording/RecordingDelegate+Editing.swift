internal import Foundation
internal import HeadlessUIKit
internal import Replay
internal import Traces

// These methods record what a table asks and tells about editing by hand.

extension RecordingDelegate {
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    ask(
      .editingStyleForRow,
      [Argument("editingStyleForRowAt", value(indexPath))],
      { rows?.tableView(tableView, editingStyleForRowAt: indexPath) ?? .delete },
      told: { .string("\($0)") }
    )
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    ask(
      .titleForDeleteConfirmation,
      [Argument("titleForDeleteConfirmationButtonForRowAt", value(indexPath))],
      { rows?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) },
      told: text
    )
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    ask(
      .shouldIndentRow,
      [Argument("shouldIndentWhileEditingRowAt", value(indexPath))],
      { rows?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) ?? true },
      told: { .bool($0) }
    )
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(
      .trailingSwipeActions,
      [Argument("trailingSwipeActionsConfigurationForRowAt", value(indexPath))],
      { rows?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) },
      told: { Value($0) }
    )
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(
      .leadingSwipeActions,
      [Argument("leadingSwipeActionsConfigurationForRowAt", value(indexPath))],
      { rows?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) },
      told: { Value($0) }
    )
  }

  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    ask(
      .editActions,
      [Argument("editActionsForRowAt", value(indexPath))],
      { rows?.tableView(tableView, editActionsForRowAt: indexPath) },
      told: { Value($0) }
    )
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tell(.willBeginEditingRow, [Argument("willBeginEditingRowAt", value(indexPath))]) {
      rows?.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tell(.didEndEditingRow, [Argument("didEndEditingRowAt", value(indexPath))]) {
      rows?.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    ask(
      .targetOfMove,
      [
        Argument(.targetIndexPathForMoveFromRowAt, value(source)),
        Argument(.toProposedIndexPath, value(proposed)),
      ],
      {
        rows?.tableView(
          tableView,
          targetIndexPathForMoveFromRowAt: source,
          toProposedIndexPath: proposed
        ) ?? proposed
      },
      told: value
    )
  }
}
