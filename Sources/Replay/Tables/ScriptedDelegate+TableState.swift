import HeadlessUIKit
import Traces

// These functions read the state that the receiver of a table's message can read.

extension ScriptedDelegate {
  /// Returns the state that can be read at a message of a table's own.
  func rowState() -> TableState {
    var state = TableState()
    if let table { state.selectedRows = TableState.selectedRows(of: table) }
    return state
  }

  /// Returns the view's state, with the flag `isEditing` if the table may ever be edited.
  func rowsOwnState() -> State {
    var state = currentState()
    if tellsEditing, let table { state[.isEditing] = table.isEditing }
    return state
  }

  /// True if anything in the trace may put the table into editing mode.
  var mayBeEdited: Bool {
    guard let table else { return false }
    return table.isEditing || stageTable?.model.isEditedByCalls == true
      || respondsAsTable(to: .commitEditing) == true
      || respondsAsTable(to: .didMoveRow) == true
      || [Name.trailingSwipeActions, .leadingSwipeActions, .editActions]
        .contains { respondsAsTable(to: $0) == true }
  }

  /// Returns the state that can be read at a message about display.
  func displayState() -> TableState {
    var state = rowState()
    if let table { state.visibleRows = TableState.visibleRows(of: table) }
    return state
  }

  /// Returns the state that can be read of a table or a web view at rest; nothing of another view.
  func finalTableState() -> TableState {
    guard let table else { return web.map(pageState) ?? .unknown }
    var state = TableState()
    state.selectedRows = TableState.selectedRows(of: table)
    state.visibleRows = TableState.visibleRows(of: table)
    if tells(.titleForHeader, .viewForHeader) {
      state.visibleHeaders = TableState.edges(of: table) { table.headerView(forSection: $0) }
    }
    state.form.values = storedValues
    if tells(.titleForFooter, .viewForFooter) {
      state.visibleFooters = TableState.edges(of: table) { table.footerView(forSection: $0) }
    }
    return state
  }

  /// Returns true if a table may have headers or footers to show.
  private func tells(_ names: Name...) -> Bool {
    names.contains { respondsAsTable(to: $0) == true }
  }
}
