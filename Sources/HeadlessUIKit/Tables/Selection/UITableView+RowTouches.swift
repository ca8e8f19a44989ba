import Foundation

// Touches come here from the cells, by way of the responder chain: after the delay that the table
// has as a scroll view (R091), and not at all if they halted a glide (R084).

extension UITableView {
  final func rowTouchesBegan(_ touches: Set<UITouch>) {
    // A touch anywhere else takes the button away, and is used up by that (R142).
    guard !dismissConfirmation() else { return }
    // Further fingers have nothing to do with rows (R124).
    guard rowTouch.phase == .away, selectionMode != .none else { return }
    guard let touch = touches.min(by: { $0.finger < $1.finger }), let view = touch.view,
      let row = display.rows.row(around: view)
    else { return }
    touchOnRow = touch
    receive(.cameDown(row.place))
  }

  /// Takes the finger away from its row if it slides off (R118).
  final func rowTouchesMoved(_ touches: Set<UITouch>) {
    guard let touch = touchOnRow, touches.contains(touch), let row = rowTouch.highlightedRow,
      let cell = displayedCell(of: row)
    else { return }
    if !cell.point(inside: touch.location(in: cell), with: nil) { receive(.leftRow) }
  }

  final func rowTouchesEnded(_ touches: Set<UITouch>) {
    guard let touch = touchOnRow, touches.contains(touch) else { return }
    touchOnRow = nil
    receive(.lifted)
  }

  final func rowTouchesCancelled(_ touches: Set<UITouch>) {
    guard let touch = touchOnRow, touches.contains(touch) else { return }
    cancelRowTouch()
  }

  /// Takes the finger away from its row: a drag has it (R115), or the row is gone.
  final func cancelRowTouch() {
    touchOnRow = nil
    receive(.cancelled)
  }

  private func receive(_ event: RowTouchStateMachine.Event) {
    switch rowTouch.receive(event) {
    case .ask(let row): receive(.answered(mayHighlight(row)))
    case .highlight(let row): setHighlighted(true, row)
    case .unhighlight(let row): setHighlighted(false, row)
    case .unhighlightAndTap(let row):
      let load = loading.count
      setHighlighted(false, row)
      if loading.count == load { tap(row) }
    case nil: break
    }
  }

  private func mayHighlight(_ row: RowPlace) -> Bool {
    guard observedByTable.contains(.shouldHighlight), let tableDelegate else { return true }
    return tableDelegate.tableView(self, shouldHighlightRowAt: row.indexPath)
  }

  private func setHighlighted(_ isHighlighted: Bool, _ row: RowPlace) {
    displayedCell(of: row)?.setHighlighted(isHighlighted, animated: false)
    guard rowTouch.tell(isHighlighted, of: row) else { return }
    let message: ObservedTableMessages = isHighlighted ? .didHighlight : .didUnhighlight
    guard observedByTable.contains(message), let tableDelegate else { return }
    if isHighlighted {
      tableDelegate.tableView(self, didHighlightRowAt: row.indexPath)
    } else {
      // Always the row that was highlighted (R117).
      tableDelegate.tableView(self, didUnhighlightRowAt: row.indexPath)
    }
  }

  // MARK: - Accessories

  /// Tells the delegate that the button of a row was tapped, which is no tap on the row (R120, R121).
  final func accessoryTapped(in cell: UITableViewCell) {
    guard !dismissConfirmation() else { return }
    guard observedByTable.contains(.accessoryButtonTapped), let path = indexPath(for: cell) else {
      return
    }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
