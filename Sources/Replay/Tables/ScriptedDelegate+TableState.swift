import HeadlessUIKit
import Traces

// What the receiver of a table's message can read.

extension ScriptedDelegate {
  /// What can be read at a message of a table's own.
  func rowState() -> TableState {
    var state = TableState()
    if let table { state.selectedRows = Self.selectedRows(of: table) }
    return state
  }

  /// What can be read besides, in the flags: whether a table is edited that ever may be.
  func rowsOwnState() -> State {
    var state = currentState()
    if tellsEditing, let table { state[.isEditing] = table.isEditing }
    return state
  }

  /// Whether anything in the trace may put the table into editing mode.
  var mayBeEdited: Bool {
    guard let table else { return false }
    return table.isEditing || table.model.isEditedByCalls
      || respondsAsTable(to: .commitEditing) == true
      || respondsAsTable(to: .didMoveRow) == true
  }

  /// What can be read at a message about display.
  func displayState() -> TableState {
    var state = rowState()
    if let table { state.visibleRows = Self.visibleRows(of: table) }
    return state
  }

  /// What can be read of a table at rest; nothing of another view.
  func finalTableState() -> TableState {
    guard let table else { return .unknown }
    var state = TableState()
    state.selectedRows = Self.selectedRows(of: table)
    state.visibleRows = Self.visibleRows(of: table)
    if tells(.titleForHeader, .viewForHeader) {
      state.visibleHeaders = Self.edges(of: table) { table.headerView(forSection: $0) }
    }
    if tells(.titleForFooter, .viewForFooter) {
      state.visibleFooters = Self.edges(of: table) { table.footerView(forSection: $0) }
    }
    return state
  }

  /// Whether a table may have headers or footers to show.
  private func tells(_ names: Name...) -> Bool {
    names.contains { respondsAsTable(to: $0) == true }
  }

  private static func selectedRows(of table: UITableView) -> [RowPath] {
    (table.indexPathsForSelectedRows ?? []).map { RowPath($0) }.sorted()
  }

  private static func visibleRows(of table: UITableView) -> TableState.VisibleRows {
    // A list of them all, for each message about one, would take a table of tiny rows hours.
    guard let ends = table.endsOfVisibleRows else { return TableState.VisibleRows(nil) }
    return TableState.VisibleRows(RowPath(ends.first)...RowPath(ends.last))
  }

  /// The headers or footers of the sections in view; the first of them is found by halves.
  private static func edges(
    of table: UITableView,
    view: (Int) -> UITableViewHeaderFooterView?
  ) -> [TableState.Edge] {
    let bounds = table.bounds
    var (low, high) = (0, table.numberOfSections)
    let count = high
    while low < high {
      let middle = (low + high) / 2
      if table.rect(forSection: middle).maxY < bounds.minY {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var edges: [TableState.Edge] = []
    for section in low..<count {
      guard table.rect(forSection: section).minY <= bounds.maxY else { break }
      guard let view = view(section) else { continue }
      edges.append(TableState.Edge(section: section, top: Thousandths(view.frame.minY)))
    }
    return edges
  }
}
