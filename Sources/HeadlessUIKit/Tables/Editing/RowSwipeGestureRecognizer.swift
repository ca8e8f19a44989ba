import Foundation

/// A finger that goes to the left across a row, more sideways than up or down.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  /// The table; it takes itself away when it goes.
  unowned var table: UITableView?

  override func countedTravelSquared(_ travel: CGPoint) -> Double {
    travel.x < 0 && -travel.x > travel.y.magnitude ? travel.x * travel.x : 0
  }

  override func mayBeginInScrollView() -> Bool {
    guard let table, watched.count == 1, let touch = watched.first else { return false }
    return table.mayTakeTouchesFromContent(watched) && table.maySwipe(touch)
  }

  override func stateDidChange() {
    guard let table else { return }
    switch current {
    case .began: table.swipeBegan()
    case .ended: table.swipeEnded(staysOpen: hasGoneFar)
    case .cancelled: table.swipeEnded(staysOpen: false)
    case .possible, .changed, .failed: break
    }
  }

  /// Whether the button stays when the finger is lifted: half of it was pulled out.
  ///
  /// From memory; no rule judges a swipe that is let go near this place.
  private var hasGoneFar: Bool {
    -rawTravel.x >= TableMetrics.confirmationWidth / 2
  }
}

extension UITableView {
  /// Watches for swipes if anything would come of them (R138).
  final func updateSwipeRecognizer() {
    let wantsSwipes = observedByTable.contains(.commit)
    guard wantsSwipes != (rowSwipe != nil) else { return }
    if let rowSwipe {
      removeGestureRecognizer(rowSwipe)
      self.rowSwipe = nil
    } else {
      let recognizer = RowSwipeGestureRecognizer()
      recognizer.table = self
      rowSwipe = recognizer
      addGestureRecognizer(recognizer)
    }
  }

  /// Whether the row under a finger can be swiped: one that may be deleted (R133, R134, R138).
  ///
  /// A finger that has caught a glide holds it until it is lifted (E02).
  final func maySwipe(_ touch: UITouch) -> Bool {
    guard !editing.isEditing, !isDecelerating, observedByTable.contains(.commit),
      let view = touch.view,
      let row = displayed.first(where: { view.isDescendant(of: $0.cell) })
    else { return false }
    let load = loadCount
    guard askForStyle(of: row.place) == .delete, loadCount == load, !editing.isEditing else {
      return false
    }
    swipedCell = row.cell
    return true
  }

  /// Opens the row, unless it went as the cell lost its highlight.
  final func swipeBegan() {
    guard let cell = swipedCell else { return }
    swipedCell = nil
    guard let row = place(of: cell) else { return }
    perform(editing.receive(.swiped(row)))
  }

  /// A swipe that was let go too early is over (R143).
  final func swipeEnded(staysOpen: Bool) {
    if !staysOpen, !editing.isEditingAll { dismissConfirmation() }
  }
}
