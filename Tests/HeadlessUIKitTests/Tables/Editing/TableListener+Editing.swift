import Foundation
import HeadlessUIKit

// The questions and messages of a table about editing.

extension TableListener {
  static let commits = "tableView(_:commit:forRowAt:)"
  static let moves = "tableView(_:moveRowAt:to:)"
  static let trailing = "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
  static let leading = "tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
  static let older = "tableView(_:editActionsForRowAt:)"

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    hear("trailing", indexPath, from: tableView)
    return trailingActions(indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    hear("leading", indexPath, from: tableView)
    return leadingActions(indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    hear("older", indexPath, from: tableView)
    return olderActions(indexPath)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    hear("canEdit", indexPath, from: tableView)
    return canEdit(indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    hear("canMove", indexPath, from: tableView)
    return canMove(indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    hear("style", indexPath, from: tableView)
    return style(indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    hear("title", indexPath, from: tableView)
    return nil
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    hear("willBegin", indexPath, from: tableView)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    let path = indexPath.map { "\($0.section)-\($0.row)" } ?? "nil"
    hear("didEnd", path, from: tableView)
  }
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    hear("commit", "\(editingStyle) \(indexPath.section)-\(indexPath.row)", from: tableView)
  }
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let (from, to) = (sourceIndexPath, destinationIndexPath)
    hear("move", "\(from.section)-\(from.row) \(to.section)-\(to.row)", from: tableView)
  }
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    hear("target", proposedDestinationIndexPath, from: tableView)
    return target(proposedDestinationIndexPath)
  }
}

extension TableWorld {
  /// Makes a table in editing mode whose rows of 40 points have handles.
  static func reordering(
    _ listener: TableListener,
    _ configure: (UITableView) -> Void
  ) -> TableWorld {
    listener.implemented.insert(TableListener.moves)
    let world = TableWorld(listener) {
      $0.rowHeight = 40
      configure($0)
    }
    world.table.isEditing = true
    listener.forget()
    return world
  }

  /// Swipes a row to the left, from the middle, and lets go.
  func swipe(_ y: Double, by distance: Double = 100) {
    world.touch(.began, x: 200, y: y)
    world.wait(16)
    world.touch(.moved, x: 200 - distance / 2, y: y + 1)
    world.wait(16)
    world.touch(.moved, x: 200 - distance, y: y + 1)
    world.wait(16)
    world.lift(y: y + 1, x: 200 - distance)
    world.wait(16)
  }
}
