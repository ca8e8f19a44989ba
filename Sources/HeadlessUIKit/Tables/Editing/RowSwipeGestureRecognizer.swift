import Foundation

/// A finger that goes sideways across a row, more than up or down: to the left, or to the right where
/// rows have actions at their leading edge.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  /// The table; it takes itself away when it goes.
  unowned var table: UITableView?
  /// The edge from which the finger went away as it was recognized.
  private var edge = RowActions.Edge.trailing

  override func countedTravelSquared(_ travel: CGPoint) -> Double {
    guard travel.x.magnitude > travel.y.magnitude else { return 0 }
    let mayOpen = travel.x < 0 || table?.opensRows(at: .leading) == true
    return mayOpen ? travel.x * travel.x : 0
  }

  override func mayBeginInScrollView() -> Bool {
    guard let table, watched.count == 1, let touch = watched.first else { return false }
    edge = rawTravel.x < 0 ? .trailing : .leading
    return table.mayTakeTouchesFromContent(watched) && table.maySwipe(touch, from: edge)
  }

  override func stateDidChange() {
    guard let table else { return }
    switch current {
    case .began: table.swipeBegan()
    case .ended: table.swipeEnded(after: reach)
    case .cancelled: table.swipeEnded(after: 0)
    case .possible, .changed, .failed: break
    }
  }

  /// The distance of the finger from the point of its touch-down, away from the edge, in points.
  private var reach: Double { edge == .trailing ? -rawTravel.x : rawTravel.x }
}

extension UITableView {
  /// Watches for swipes if anything would come of them (R138).
  final func updateSwipeRecognizer() {
    let wantsSwipes = opensRows(at: .trailing) || opensRows(at: .leading)
    guard wantsSwipes != (rowSwipe.recognizer != nil) else { return }
    if let recognizer = rowSwipe.recognizer {
      removeGestureRecognizer(recognizer)
      rowSwipe.recognizer = nil
    } else {
      let recognizer = RowSwipeGestureRecognizer()
      recognizer.table = self
      rowSwipe.recognizer = recognizer
      addGestureRecognizer(recognizer)
    }
  }

  /// Returns true if the row under a finger can be swiped: one that may be deleted (R133, R134,
  /// R138), or that has actions of its own there (R501, R504).
  ///
  /// A finger that has caught a glide holds it until it is lifted (E02).
  final func maySwipe(_ touch: UITouch, from edge: RowActions.Edge) -> Bool {
    guard !editing.isEditing, !isDecelerating, opensRows(at: edge), let view = touch.view,
      let row = display.rows.row(around: view)
    else { return false }
    let load = loading.count
    let style = askForStyle(of: row.place)
    guard style != .none, loading.count == load, !editing.isEditing else { return false }
    let actions = askForActions(of: row.place, at: edge)
    guard loading.count == load, !editing.isEditing else { return false }
    if let actions {
      guard !actions.actions.isEmpty else { return false }
    } else {
      guard edge == .trailing, style == .delete, observedByTable.contains(.commit) else {
        return false
      }
    }
    rowSwipe.prepare(row.cell, actions)
    return true
  }

  /// Opens the row, unless it went as the cell lost its highlight.
  final func swipeBegan() {
    guard let cell = rowSwipe.takeCell(), let row = place(of: cell) else { return }
    perform(editing.receive(.swiped(row)))
  }

  /// Ends a swipe that was let go too early (R143, R518); one across the whole row may run an action
  /// (R506).
  ///
  /// The distance that is enough is from memory, and no rule judges it.
  final func swipeEnded(after reach: Double) {
    guard !editing.isEditingAll else { return }
    if reach >= bounds.size.width * TableMetrics.fullSwipe, runFirstAction() { return }
    if reach < TableMetrics.confirmationWidth / 2 { dismissConfirmation() }
  }
}
