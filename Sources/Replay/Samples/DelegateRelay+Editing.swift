import HeadlessUIKit
import Traces

// These methods hand on what a table asks and tells its delegate about editing by hand.

extension DelegateRelay {
  private func edit<Answer>(
    _ question: (any UITableViewDelegate) -> Answer,
    _ value: (Answer) -> Value?
  ) -> Answer {
    relay(question, writtenBy: scripted, to: tableDelegate, changesTable: true, value)
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    edit({ $0.tableView(tableView, editingStyleForRowAt: indexPath) }) { .string("\($0)") }
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    edit(
      { $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) },
      Self.text
    )
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    edit({ $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }) { .bool($0) }
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    edit(
      { $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) },
      { Value($0) }
    )
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    edit(
      { $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) },
      { Value($0) }
    )
  }

  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    edit({ $0.tableView(tableView, editActionsForRowAt: indexPath) }, { Value($0) })
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    edit({ $0.tableView(tableView, willBeginEditingRowAt: indexPath) }) { _ in nil }
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    edit({ $0.tableView(tableView, didEndEditingRowAt: indexPath) }) { _ in nil }
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    edit({
      $0.tableView(
        tableView,
        targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath
      )
    }) { Value(RowPath($0)) }
  }
}
