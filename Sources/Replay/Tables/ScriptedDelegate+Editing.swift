import HeadlessUIKit
import Traces

// These methods answer and hear a table about editing by hand.

extension ScriptedDelegate {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answer(.canEditRow, indexPath, usual: .bool(true)).bool ?? true
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer(.canMoveRow, indexPath, usual: .bool(true)).bool ?? true
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    answer(.editingStyleForRow, indexPath, usual: .string("delete")).choice() ?? .delete
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldIndentRow, indexPath, usual: .bool(true)).bool ?? true
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    answer(.titleForDeleteConfirmation, indexPath, usual: .null).string
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tell(.willBeginEditingRow, indexPath)
    controller(of: tableView)?.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    if let indexPath {
      tell(.didEndEditingRow, indexPath)
    } else {
      hearRow(.didEndEditingRow, [Self.argument(of: .didEndEditingRow, .null)])
    }
    controller(of: tableView)?.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Returns the table's controller, which goes on hearing of swipes: it follows them (R517).
  private func controller(of table: UITableView) -> UITableViewController? {
    guard relay == nil else { return nil }
    return stage.controller(of: table) as? UITableViewController
  }

  // MARK: - Carrying out

  /// Carries out what is committed, unless the script does something else.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let path = RowPath(indexPath)
    let reply = hearRow(
      .commitEditing,
      [Argument(.commit, .string("\(editingStyle)")), Argument(.forRowAt, Value(path))],
      about: .row(path)
    )
    guard reply == nil, let model = stageTable?.model, model.commits else { return }
    var sections = model.sections
    guard sections.indices.contains(path.section) else { return }
    let count = sections[path.section] + (editingStyle == .insert ? 1 : -1)
    sections[path.section] = max(0, count)
    let rows: [Argument] = [
      Argument(.at, .array([Value(path)])), Argument(.with, .string("automatic")),
    ]
    make([
      call(.sections, [Argument(.sections, Self.value(of: sections))]),
      call(editingStyle == .insert ? .insertRows : .deleteRows, rows),
    ])
  }

  /// Has the data follow a move, unless the script does something else.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let (source, destination) = (RowPath(sourceIndexPath), RowPath(destinationIndexPath))
    let reply = hearRow(
      .didMoveRow,
      [Argument(.moveRowAt, Value(source)), Argument(.to, Value(destination))],
      about: .row(source)
    )
    guard reply == nil, let model = stageTable?.model, model.moves else { return }
    var sections = model.sections
    // In one section the rows are as many as before.
    guard source.section != destination.section, sections.indices.contains(source.section),
      sections.indices.contains(destination.section)
    else { return }
    sections[source.section] -= 1
    sections[destination.section] += 1
    make([call(.sections, [Argument(.sections, Self.value(of: sections))])])
  }

  /// Is answered by the place that was proposed.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let proposed = RowPath(proposedDestinationIndexPath)
    let answer = answer(
      .targetOfMove,
      [
        Argument(.targetIndexPathForMoveFromRowAt, Value(RowPath(sourceIndexPath))),
        Argument(.toProposedIndexPath, Value(proposed)),
      ],
      usual: Value(proposed),
      about: .row(proposed)
    )
    return IndexPath(answer.rowPath ?? proposed)
  }

  private func call(_ name: Name, _ arguments: [Argument]) -> Call {
    Call(time: nil, name: name, arguments: arguments, view: index, isByDelegate: true)
  }

  private static func value(of sections: [Int]) -> Value {
    .list(sections.map { Value($0) })
  }
}
