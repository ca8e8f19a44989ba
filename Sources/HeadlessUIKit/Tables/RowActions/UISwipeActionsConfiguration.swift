/// The actions that a swipe brings out at one edge of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  private let storedActions: [UIContextualAction]
  /// True if a swipe across the whole row runs the first action (R506).
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration; one without actions keeps its row shut (R502).
  public init(actions: [UIContextualAction]) {
    storedActions = actions
  }

  /// The actions, the one at the edge first, which is that of a full swipe (R507).
  open var actions: [UIContextualAction] { storedActions }
}
