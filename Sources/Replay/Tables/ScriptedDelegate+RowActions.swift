import HeadlessUIKit
import Traces

// A table asks here about the actions of its rows. The handlers of the scripted actions are here,
// too.

extension ScriptedDelegate {
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    configuration(.trailingSwipeActions, indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    configuration(.leadingSwipeActions, indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    let answer = answer(.editActions, indexPath, usual: .null)
    guard answer != .null else { return nil }
    return answer.elements.map { action in
      let style: UITableViewRowAction.Style =
        action.part(.style) == "normal" ? .normal : .destructive
      return UITableViewRowAction(style: style, title: action.part("title")) {
        [weak self] action, path in
        self?.handle(.rowActionHandler, action.title, RowPath(path))
      }
    }
  }

  private func configuration(_ name: Name, _ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard case .object(let parts) = answer(name, indexPath, usual: .null) else { return nil }
    let path = RowPath(indexPath)
    let configuration = UISwipeActionsConfiguration(
      actions: (parts[.actions]?.elements ?? []).map { contextualAction($0, ofRowAt: path) }
    )
    if let performsFirst = parts[.performsFirstActionWithFullSwipe]?.bool {
      configuration.performsFirstActionWithFullSwipe = performsFirst
    }
    return configuration
  }

  private func contextualAction(_ action: Value, ofRowAt path: RowPath) -> UIContextualAction {
    let style: UIContextualAction.Style =
      action.part(.style) == "destructive" ? .destructive : .normal
    return UIContextualAction(style: style, title: action.part("title")) {
      [weak self] action, _, completion in
      self?.completion = completion
      self?.handle(.actionHandler, action.title, path)
    }
  }

  /// Hears a handler, whose work the script does: a completion is called when it says so.
  private func handle(_ name: Name, _ title: String?, _ path: RowPath) {
    let title = title.map { Value.string($0) } ?? .null
    hearRow(name, [Argument(.action, title), Argument(.forRowAt, Value(path))], about: .row(path))
  }

  /// Calls the completion of the handler that came last, once.
  func completeAction(_ isPerformed: Bool) {
    let last = completion
    completion = nil
    last?(isPerformed)
  }
}

extension Value {
  /// Returns a part of an action: its style or its title.
  fileprivate func part(_ label: Name) -> String? {
    guard case .object(let parts) = self else { return nil }
    return parts[label]?.string
  }
}
