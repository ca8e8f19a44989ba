import Foundation

/// The controls that a cell shows in editing mode.
struct TableCellControls {
  var style = UITableViewCell.EditingStyle.none
  /// The minus or plus at the left.
  var edit: TableCellEditControl?
  /// The handle at the right.
  var reorder: TableCellReorderControl?
  /// The button that confirms a deletion.
  var confirmation: TableCellConfirmationButton?
  /// The buttons of the row's own actions, in its place.
  var actions: [TableCellActionButton] = []
  /// The edge at which the actions are.
  var actionEdge = RowActions.Edge.trailing

  var state: UITableViewCell.StateMask {
    var state: UITableViewCell.StateMask = []
    if edit != nil { state.insert(.showingEditControl) }
    // Actions at the other end confirm no deletion.
    let confirms = confirmation != nil || !actions.isEmpty && actionEdge == .trailing
    if confirms { state.insert(.showingDeleteConfirmation) }
    return state
  }

  /// Gives each control its place, and returns how much of the left and the right end is taken.
  func place(in size: CGSize) -> (left: CGFloat, right: CGFloat) {
    let left = edit == nil ? 0 : TableMetrics.editControlWidth
    let right = reorder == nil ? 0 : TableMetrics.reorderControlWidth
    edit?.frame = CGRect(x: 0, y: 0, width: left, height: size.height)
    reorder?.frame = CGRect(x: size.width - right, y: 0, width: right, height: size.height)
    let width = TableMetrics.confirmationWidth
    confirmation?.frame = CGRect(x: size.width - width, y: 0, width: width, height: size.height)
    for (number, action) in actions.enumerated() {
      let start = width * CGFloat(number)
      let x = actionEdge == .leading ? start : size.width - start - width
      action.frame = CGRect(x: x, y: 0, width: width, height: size.height)
    }
    return (left, right)
  }
}

/// A control of a cell that does one thing when it is tapped.
class TableCellControl: UIControl {
  override var outerReach: CGFloat { 0 }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTapped = isTracking && isHighlighted
    super.touchesEnded(touches, with: event)
    guard isTapped, let cell = superview as? UITableViewCell, let table = cell.table else { return }
    tapped(cell, in: table)
  }

  func tapped(_ cell: UITableViewCell, in table: UITableView) {}
}

/// The minus or plus at the left end of a cell.
final class TableCellEditControl: TableCellControl {
  override func tapped(_ cell: UITableViewCell, in table: UITableView) {
    table.editControlTapped(in: cell)
  }
}

/// The button that confirms a deletion.
final class TableCellConfirmationButton: TableCellControl {
  /// The text of the button.
  var title: String?

  override func tapped(_ cell: UITableViewCell, in table: UITableView) {
    table.deletionConfirmed(in: cell)
  }
}

/// The handle that a row is moved by; it has its finger from the first instant.
final class TableCellReorderControl: UIControl {
  override var takesTouchesAtOnce: Bool { true }

  private func tellTable(_ touches: Set<UITouch>, _ tell: (UITableView) -> (CGFloat) -> Void) {
    guard let cell = superview as? UITableViewCell, let table = cell.table, table.mayCarry(cell),
      let touch = touches.min(by: { $0.finger < $1.finger })
    else { return }
    tell(table)(touch.location(in: table).y)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let cell = superview as? UITableViewCell else { return }
    tellTable(touches) { table in { table.reorderBegan(cell, at: $0) } }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    tellTable(touches) { table in { table.reorderMoved(to: $0) } }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    tellTable(touches) { table in
      {
        table.reorderMoved(to: $0)
        table.reorderEnded()
      }
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    tellTable(touches) { table in { _ in table.cancelReorder() } }
  }
}
