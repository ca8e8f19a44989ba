import Foundation

extension UITableView {
  /// Returns true if a finger that goes away from an edge may open a row, as far as methods decide
  /// (R138).
  final func opensRows(at edge: RowActions.Edge) -> Bool {
    switch edge {
    case .leading: observedByTable.contains(.leadingActions)
    case .trailing:
      !observedByTable.isDisjoint(with: [.commit, .trailingActions, .editActions])
    }
  }

  // MARK: - Questions

  /// Asks for the actions of a row; nil: it has what every row has (R501).
  final func askForActions(of place: RowPlace, at edge: RowActions.Edge) -> RowActions? {
    if let answer = askForConfiguration(of: place, at: edge) {
      return answer.map { RowActions($0, at: edge) }
    }
    // Either of the newer methods replaces the older one (R500).
    guard edge == .trailing, askForConfiguration(of: place, at: .leading) == nil else { return nil }
    return askForRowActions(of: place)
  }

  /// Asks for a configuration; nil: the method is not there.
  private func askForConfiguration(
    of place: RowPlace,
    at edge: RowActions.Edge
  ) -> UISwipeActionsConfiguration?? {
    let method: ObservedTableMessages = edge == .leading ? .leadingActions : .trailingActions
    guard observedByTable.contains(method), let tableDelegate else { return nil }
    let path = place.indexPath
    let answer =
      switch edge {
      case .leading:
        tableDelegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      case .trailing:
        tableDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      }
    // The default implementation says that the method was left out.
    return observedByTable.contains(method) ? .some(answer) : nil
  }

  private func askForRowActions(of place: RowPlace) -> RowActions? {
    guard observedByTable.contains(.editActions), let tableDelegate else { return nil }
    return tableDelegate.tableView(self, editActionsForRowAt: place.indexPath)
      .map { RowActions($0) }
  }

  // MARK: - Handlers

  /// Runs an action of the open row, in place of a commit (R510).
  final func run(
    _ action: RowActions.Action,
    of actions: RowActions,
    in cell: UITableViewCell,
    from view: UIView
  ) {
    guard let place = place(of: cell), editing.confirmedRow == place, rowSwipe.actions === actions
    else { return }
    switch action {
    case .contextual(let action):
      action.handler(action, view) { [weak self] _ in self?.close(actions) }
    case .row(let action):
      action.handler(action, place.indexPath)
    }
  }

  /// Closes a row whose action is done, if it is still open (R522).
  private func close(_ actions: RowActions) {
    if rowSwipe.actions === actions { dismissConfirmation() }
  }

  /// Runs the first action of a row that was swiped from end to end; returns whether there is one (R506).
  final func runFirstAction() -> Bool {
    guard let actions = rowSwipe.actions, actions.performsFirstWithFullSwipe,
      let first = actions.actions.first, let row = editing.confirmedRow,
      let cell = displayedCell(of: row)
    else { return false }
    run(first, of: actions, in: cell, from: cell.controls.actions.first ?? cell)
    return true
  }
}
