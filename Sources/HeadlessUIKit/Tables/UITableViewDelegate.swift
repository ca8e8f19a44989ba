public import Foundation

/// The messages and questions of a table about its rows, besides those of a scroll view.
///
/// All methods are optional; those that are left out have default implementations.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Display

  /// Tells the delegate that a cell is about to show its row.
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// Tells the delegate that a view is about to be shown above a section.
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  )
  /// Tells the delegate that a view is about to be shown below a section.
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  )
  /// Tells the delegate that a cell no longer shows its row; after a reload the path is the one before it (R005).
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// Tells the delegate that a view is no longer shown above its section.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  )
  /// Tells the delegate that a view is no longer shown below its section.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  )

  // MARK: Heights and views

  /// Asks how high a row is.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Asks how high the header of a section is.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Asks how high the footer of a section is.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Asks how high a row may be, so that the real question can wait until it is shown (R018).
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Asks how high a header may be, so that the real question can wait until it is shown.
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// Asks how high a footer may be, so that the real question can wait until it is shown.
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  /// Asks for the view above a section, which wins over a title (R031).
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Asks for the view below a section, which wins over a title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: Touch and selection

  /// Tells the delegate that the button at the right end of a row was tapped.
  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  )
  /// Asks whether a row that a finger came down on is highlighted; if not, the touch is over (R092).
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Tells the delegate that a row was highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Tells the delegate that a row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Asks which row to select for one that was tapped; none for `nil` (R099, R102).
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Asks which row to deselect; none for `nil` (R103).
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells the delegate that a row was selected by a tap.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Tells the delegate that a row was deselected by a tap.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Tells the delegate that a row was tapped for what it does, whether or not that selected it (R749).
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  // MARK: Editing

  /// Asks what may be done to a row in editing mode; without the method it may be deleted (R132).
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Asks what the button says that confirms a deletion; without the method "Delete" (R146).
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Asks whether the content of a row makes room for the control at its left.
  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that a row was swiped, so that the table is in editing mode for this row alone (R139).
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Tells the delegate that the swipe of a row is over; `nil` stands for a row that is gone (R141, R143).
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Asks for the actions that a swipe to the left brings out; nil stands for those of every row (R501).
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Asks for the actions that a swipe to the right brings out; nil stands for those of every row: none
  /// (R501, R503).
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Asks for the menu of a row on which a finger rests; there are none, so nobody asks.
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Tells the delegate that what is above a row's menu was tapped; there are no menus.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Asks which view a row's menu lifts; there are no menus, so nobody asks.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Asks which view a row's menu puts back; there are no menus, so nobody asks.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Asks whether two fingers may select several rows; they never do.
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that two fingers begin to select several rows; they never do.
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// Tells the delegate that two fingers have selected several rows; they never do.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Asks how far the words of a row are indented; nobody asks.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Asks for the actions that a swipe brings out, where neither of the newer methods is there (R500);
  /// nil stands for the button that confirms a deletion (R512).
  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  /// Asks where a row that hovers over a new place is to go if it is dropped now (R151).
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}
