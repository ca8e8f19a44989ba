import Foundation

extension UITableView {
  /// The number of rows that taps select now (R107, R112).
  final var selectionMode: RowTapStateMachine.Mode {
    if editing.isEditing {
      // The rows of a table that is edited are for its controls, unless it says otherwise (R113).
      if allowsMultipleSelectionDuringEditing { return .multiple }
      return allowsSelectionDuringEditing ? .single : .none
    }
    if !allowsSelection { return .none }
    return allowsMultipleSelection ? .multiple : .single
  }

  /// Asks and does what a tap on a row leads to (R093 to R108).
  ///
  /// The delegate may do anything in between, a reload too: what counts is what is selected, and what
  /// rows there are, when it comes to that.
  final func tap(_ row: RowPlace) {
    let asks = selectionMode == .single || selectionMode == .multiple && !selection.contains(row)
    let isEdited = editing.isEditing
    select(byTapOn: row)
    if asks, !isEdited { performPrimaryAction(of: row) }
  }

  /// Tells of the tap last, refused or not (R749).
  private func performPrimaryAction(of row: RowPlace) {
    guard observedByTable.contains(.primaryAction), geometry.contains(row) else { return }
    tableDelegate?.tableView(self, performPrimaryActionForRowAt: row.indexPath)
  }

  private func select(byTapOn row: RowPlace) {
    var machine = RowTapStateMachine(mode: selectionMode)
    var action = machine.receive(.tapped(row, isSelected: selection.contains(row)))
    while let next = action {
      switch next {
      case .askToSelect(let row):
        let answer = askToSelect(row)
        action = machine.receive(.answered(answer, selected: selection.inOrder))
      case .askToDeselect(let row):
        let answer = askToDeselect(row)
        action = machine.receive(.answered(answer, selected: selection.inOrder))
      case .deselect(let row):
        deselectByTap(row)
        action = machine.receive(.carriedOut(selected: selection.inOrder))
      case .select(let row):
        guard selectByTap(row) else { return }
        action = machine.receive(.carriedOut(selected: selection.inOrder))
      case .announce:
        // After the messages; where among them it stands in UIKit is not known (R125).
        scene?.notificationCenter.post(name: Self.selectionDidChangeNotification, object: self)
        return
      }
    }
  }

  private func askToSelect(_ row: RowPlace) -> RowPlace? {
    guard observedByTable.contains(.willSelect), let tableDelegate else { return row }
    let answer = tableDelegate.tableView(self, willSelectRowAt: row.indexPath)
    return answer.flatMap(RowPlace.init)
  }

  private func askToDeselect(_ row: RowPlace) -> RowPlace? {
    guard observedByTable.contains(.willDeselect), let tableDelegate else { return row }
    let answer = tableDelegate.tableView(self, willDeselectRowAt: row.indexPath)
    return answer.flatMap(RowPlace.init)
  }

  /// Takes the segue of the row's cell, before the delegate is told of the selection (R217).
  private func performSegue(of row: RowPlace) {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        if !controller.segueTemplates.isEmpty, let cell = displayedCell(of: row) {
          controller.performSegue(from: cell)
        }
        return
      }
      responder = current.next
    }
  }

  private func deselectByTap(_ row: RowPlace) {
    guard selection.remove(row) else { return }
    displayedCell(of: row)?.setSelected(false, animated: false)
    guard observedByTable.contains(.didDeselect) else { return }
    tableDelegate?.tableView(self, didDeselectRowAt: row.indexPath)
  }

  /// Selects a row, then tells, so that the delegate finds it selected (R098); returns whether there
  /// is such a row.
  private func selectByTap(_ row: RowPlace) -> Bool {
    guard geometry.contains(row) else { return false }
    selection.insert(row)
    displayedCell(of: row)?.setSelected(true, animated: false)
    performSegue(of: row)
    if observedByTable.contains(.didSelect) {
      tableDelegate?.tableView(self, didSelectRowAt: row.indexPath)
    }
    return true
  }
}
