import Foundation

extension UITableView {
  /// Puts the table into editing mode, or takes it out; nothing happens if it is there already.
  final func putIntoEditing(_ editing: Bool, animated: Bool) {
    loadIfNeeded()
    perform(self.editing.receive(.set(editing)), animated: animated)
  }

  final func perform(_ actions: [EditingStateMachine.Action], animated: Bool = true) {
    for action in actions {
      switch action {
      case .enter: enterEditing(animated: animated)
      case .leave: leaveEditing(animated: animated)
      case .begin(let row): tellBegin(of: row)
      case .end(let row):
        rowSwipe.actions = nil
        tellEnd(ofEditing: row)
      case .reveal(let row): reveal(row)
      case .hide(let row): hideConfirmation(of: row)
      }
    }
  }

  /// Tells the cells first, then asks about the rows (R130); the selection goes (R149).
  private func enterEditing(animated: Bool) {
    clearSelection(animated: animated)
    let load = loading.count
    for row in display.rows {
      row.cell.setEditing(true, animated: animated)
      guard loading.count == load, editing.isEditingAll else { return }
    }
    for row in display.rows {
      showControls(of: row.cell, at: row.place)
      guard loading.count == load, editing.isEditingAll else { return }
    }
  }

  private func leaveEditing(animated: Bool) {
    cancelReorder()
    clearSelection(animated: animated)
    let load = loading.count
    for row in display.rows {
      row.cell.setEditing(false, animated: animated)
      guard loading.count == load, !editing.isEditing else { return }
      row.cell.removeControls()
    }
  }

  /// Gives a cell that comes into view what the table's mode asks for.
  final func prepareEditing(of cell: UITableViewCell, at place: RowPlace) {
    let isEditing = editing.isEditingAll
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if isEditing {
      showControls(of: cell, at: place)
    } else if cell.controls.hasAny {
      cell.removeControls()
    }
  }

  // MARK: - Questions

  /// Asks whether a row may be edited, and only then how (R131, R132, R133).
  final func askForStyle(of place: RowPlace) -> UITableViewCell.EditingStyle {
    let path = place.indexPath
    if observedByTable.contains(.canEdit), let dataSource {
      guard dataSource.tableView(self, canEditRowAt: path) else { return .none }
    }
    guard observedByTable.contains(.editingStyle), let tableDelegate else { return .delete }
    return tableDelegate.tableView(self, editingStyleForRowAt: path)
  }

  private func askToIndent(_ place: RowPlace) -> Bool {
    guard observedByTable.contains(.shouldIndent), let tableDelegate else { return true }
    return tableDelegate.tableView(self, shouldIndentWhileEditingRowAt: place.indexPath)
  }

  /// Asks whether a row may be moved; there are handles only if moves are carried out (R150).
  private func askToMove(_ place: RowPlace, _ cell: UITableViewCell) -> Bool {
    guard observedByTable.contains(.moveRow), cell.allowsReorderControl, let dataSource else {
      return false
    }
    guard observedByTable.contains(.canMove) else { return true }
    return dataSource.tableView(self, canMoveRowAt: place.indexPath)
  }

  private func showControls(of cell: UITableViewCell, at place: RowPlace) {
    let style = askForStyle(of: place)
    let indents = style == .none || askToIndent(place)
    let canMove = askToMove(place, cell)
    // Whoever was asked may have ended it.
    guard editing.isEditingAll else { return }
    // If several rows can be selected while editing, a tick takes the place of the minus.
    let hasControl = style != .none && !allowsMultipleSelectionDuringEditing
    cell.showControls(
      style: style,
      hasEditControl: hasControl,
      hasHandle: canMove,
      indents: indents
    )
  }

  // MARK: - Confirmation

  private func tellBegin(of row: RowPlace) {
    guard observedByTable.contains(.willBeginEditing) else { return }
    tableDelegate?.tableView(self, willBeginEditingRowAt: row.indexPath)
  }

  private func tellEnd(ofEditing row: RowPlace?) {
    guard observedByTable.contains(.didEndEditing) else { return }
    tableDelegate?.tableView(self, didEndEditingRowAt: row?.indexPath)
  }

  private func reveal(_ row: RowPlace) {
    // Whoever heard of the beginning may have changed everything.
    guard editing.confirmedRow == row else { return }
    // A minus brings the same actions out as a swipe.
    if editing.isEditingAll { rowSwipe.actions = askForActions(of: row, at: .trailing) }
    guard editing.confirmedRow == row else { return }
    if let actions = rowSwipe.actions, !actions.actions.isEmpty {
      displayedCell(of: row)?.showActions(actions)
      return
    }
    var title: String?
    if observedByTable.contains(.confirmationTitle), let tableDelegate {
      title = tableDelegate.tableView(
        self,
        titleForDeleteConfirmationButtonForRowAt: row.indexPath
      )
    }
    guard editing.confirmedRow == row else { return }
    displayedCell(of: row)?.showConfirmation(title: title ?? "Delete")
  }

  private func hideConfirmation(of row: RowPlace) {
    rowSwipe.actions = nil
    displayedCell(of: row)?.hideConfirmation()
  }

  /// Ends what waits to be confirmed; returns whether anything did.
  @discardableResult
  final func dismissConfirmation() -> Bool {
    guard editing.mayDismiss else { return false }
    perform(editing.receive(.dismissed))
    return true
  }

  /// Ends a swipe whose row is gone, but not in the middle of the commit that has taken it out.
  final func endLostSwipe() {
    guard editing.hasLostRow else { return }
    perform(editing.receive(.dismissed))
  }

  // MARK: - Controls

  /// Carries out a tap on the control: a minus lets a deletion be confirmed (R136); a plus inserts at
  /// once (R137).
  final func editControlTapped(in cell: UITableViewCell) {
    guard let place = place(of: cell), editing.isEditingAll else { return }
    if cell.editingStyle == .insert {
      dismissConfirmation()
      commit(.insert, at: place)
    } else {
      perform(editing.receive(.minusTapped(place)))
    }
  }

  final func deletionConfirmed(in cell: UITableViewCell) {
    guard let place = place(of: cell), editing.confirmedRow == place else { return }
    commit(.delete, at: place)
    perform(editing.receive(.dismissed))
  }

  private func commit(_ style: UITableViewCell.EditingStyle, at place: RowPlace) {
    guard observedByTable.contains(.commit), let dataSource, !editing.isCommitting else { return }
    editing.isCommitting = true
    defer { editing.isCommitting = false }
    dataSource.tableView(self, commit: style, forRowAt: place.indexPath)
  }

  final func place(of cell: UITableViewCell) -> RowPlace? {
    display.rows.place(of: cell)
  }
}
