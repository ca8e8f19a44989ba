public import Foundation

// Longer than other files, for Swift lets a subclass override only what stands in the class itself: all
// that a table asks and tells is here, and goes to default implementations.

/// A controller of one table, which is its view, and whose data source and delegate it is.
///
/// A subclass overrides what it answers and wants to hear, with `override`, as in UIKit.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private let unanswered = UnansweredTable()
  private final var hasAppeared = false
  private final var isFollowingSwipe = false
  /// The rows that were deselected as the view began to appear; empty once it has appeared (R209).
  private final var clearedSelection: [IndexPath] = []

  /// True if the selection goes each time that the view is about to appear, but for the first
  /// (R205).
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose table has a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table (R200).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a plain table; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the view too (R201).
  public final var tableView: UITableView {
    get { (view as? UITableView) ?? makeTable() }
    set { view = newValue }
  }

  /// The control that a pull at the table shows, to refresh its content (R220).
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Makes the table, as large as the screen, with the controller as its data source and delegate
  /// (R200, R202, R401).
  open override func loadView() {
    makeTable()
  }

  /// Loads an empty table at first, and clears the selection later (R203, R205).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared, !tableView.hasSections { tableView.reloadData() }
    // Several rows stay selected, whatever the header says (R208).
    if hasAppeared, clearsSelectionOnViewWillAppear, !tableView.allowsMultipleSelection {
      clearedSelection = tableView.indexPathsForSelectedRows ?? []
      for path in clearedSelection { tableView.deselectRow(at: path, animated: animated) }
    }
    hasAppeared = true
  }

  /// Flashes the scroll indicators (R210).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    clearedSelection = []
    tableView.flashScrollIndicators()
  }

  /// Selects again what was deselected for an appearance that came to nothing (R209).
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for path in clearedSelection {
      tableView.selectRow(at: path, animated: animated, scrollPosition: .none)
    }
    clearedSelection = []
  }

  /// Lets the table be edited too, or no longer (R211).
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if !isFollowingSwipe { tableView.setEditing(editing, animated: animated) }
  }

  /// Says of itself what a swipe has made of the table: its edit button reads Done meanwhile (R517).
  private func followSwipe(of table: UITableView) {
    isFollowingSwipe = true
    setEditing(table.isEditing, animated: true)
    isFollowingSwipe = false
  }

  @discardableResult private func makeTable() -> UITableView {
    let table = UITableView(frame: (sceneAround?.screen ?? .main).bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
    return table
  }

  /// Answers whether the controller implements a method: yes, for the table finds out by itself.
  open func responds(to selector: Selector) -> Bool { true }

  // MARK: - What the table asks and tells

  /// Asks how many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    unanswered.tableView(tableView, numberOfRowsInSection: section)
  }

  /// Asks for the cell of a row that is about to be shown.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    unanswered.tableView(tableView, cellForRowAt: indexPath)
  }

  /// Asks how many sections there are; without the method there is one (R011).
  open func numberOfSections(in tableView: UITableView) -> Int {
    unanswered.numberOfSections(in: tableView)
  }

  /// Asks for the title above a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    unanswered.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Asks for the title below a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    unanswered.tableView(tableView, titleForFooterInSection: section)
  }

  /// Asks for the entries of the strip at the right edge.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    unanswered.sectionIndexTitles(for: tableView)
  }

  /// Asks which section an entry of the strip leads to.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    unanswered.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  /// Tells the controller that a cell is about to show its row.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    unanswered.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Tells the controller that a view is about to be shown above a section.
  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    unanswered.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Tells the controller that a view is about to be shown below a section.
  open func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    unanswered.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Tells the controller that a cell no longer shows its row; after a reload the path is the one
  /// before it (R005).
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    unanswered.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Tells the controller that a view is no longer shown above its section.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    unanswered.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// Tells the controller that a view is no longer shown below its section.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    unanswered.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Asks how high a row is.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    unanswered.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Asks how high the header of a section is.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    unanswered.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Asks how high the footer of a section is.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    unanswered.tableView(tableView, heightForFooterInSection: section)
  }

  /// Asks how high a row may be, so that the real question can wait until it is shown (R018).
  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    unanswered.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Asks how high a header may be, so that the real question can wait until it is shown.
  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    unanswered.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Asks how high a footer may be, so that the real question can wait until it is shown.
  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    unanswered.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Asks for the view above a section, which wins over a title (R031).
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    unanswered.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Asks for the view below a section, which wins over a title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    unanswered.tableView(tableView, viewForFooterInSection: section)
  }

  /// Tells the controller that the button at the right end of a row was tapped.
  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    unanswered.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Asks whether a row that a finger came down on is highlighted; if not, the touch is over (R092).
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    unanswered.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Tells the controller that a row was highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    unanswered.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Tells the controller that a row is no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    unanswered.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Asks which row to select for one that was tapped; none for `nil` (R099, R102).
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    unanswered.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Asks which row to deselect; none for `nil` (R103).
  open func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    unanswered.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Tells the controller that a row was selected by a tap.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    unanswered.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Tells the controller that a row was deselected by a tap.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    unanswered.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Tells the controller that a row was tapped for what it does, whether or not that selected it (R749).
  open func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    unanswered.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  /// Asks whether a row may be deleted or have one inserted beside it; without the method every one
  /// may (R132).
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    unanswered.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Asks whether a row may be moved; without the method every one may, if moves are carried out.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    unanswered.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Carries out what was done to a row by hand; without the method rows cannot be swiped (R138).
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    unanswered.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Carries out that a row was moved by hand; without the method there are no handles (R150).
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    unanswered.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Asks what may be done to a row in editing mode; without the method it may be deleted (R132).
  open func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    unanswered.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Asks what the button says that confirms a deletion; without the method "Delete" (R146).
  open func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    unanswered.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Asks whether the content of a row makes room for the control at its left.
  open func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    unanswered.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Tells the controller that a row was swiped: the table is in editing mode for this row alone (R139), and
  /// so is the controller (R517).
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    followSwipe(of: tableView)
  }

  /// Tells the controller that the swipe of a row is over; `nil` stands for a row that is gone (R141, R143).
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    followSwipe(of: tableView)
  }

  /// Asks for the actions that a swipe to the left brings out.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    unanswered.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Asks for the actions that a swipe to the right brings out.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    unanswered.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Asks for the actions that a swipe brings out, where neither of the newer methods is there.
  open func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    unanswered.tableView(tableView, editActionsForRowAt: indexPath)
  }

  /// Asks where a row that hovers over a new place is to go if it is dropped now (R151).
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    unanswered.tableView(
      tableView,
      targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath
    )
  }

  /// Tells the controller that the offset has changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    unanswered.scrollViewDidScroll(scrollView)
  }

  /// Tells the controller that a finger is about to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    unanswered.scrollViewWillBeginDragging(scrollView)
  }

  /// Tells the controller that the finger is being lifted; the target may be moved.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    unsafe unanswered.scrollViewWillEndDragging(
      scrollView,
      withVelocity: velocity,
      targetContentOffset: targetContentOffset
    )
  }

  /// Tells the controller that the finger was lifted.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    unanswered.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// Tells the controller that the content begins to move by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    unanswered.scrollViewWillBeginDecelerating(scrollView)
  }

  /// Tells the controller that the content no longer moves by itself.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    unanswered.scrollViewDidEndDecelerating(scrollView)
  }

  /// Tells the controller that a scroll is over that code asked to be animated.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    unanswered.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// Asks whether a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    unanswered.scrollViewShouldScrollToTop(scrollView)
  }

  /// Tells the controller that the content has arrived at the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    unanswered.scrollViewDidScrollToTop(scrollView)
  }

  /// Tells the controller that the insets that count have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    unanswered.scrollViewDidChangeAdjustedContentInset(scrollView)
  }

  /// Asks which view a zoom makes larger and smaller; with `nil` there is no zoom.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    unanswered.viewForZooming(in: scrollView)
  }

  /// Tells the controller that a pinch, or an animated zoom, is about to begin.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    unanswered.scrollViewWillBeginZooming(scrollView, with: view)
  }

  /// Tells the controller that the scale has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    unanswered.scrollViewDidZoom(scrollView)
  }

  /// Tells the controller that a pinch and its way back to the limits, or an animated zoom, is over.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    unanswered.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  // The following functions are never called here, but an application may override them.

  /// Answers that a row has no menu.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Answers that the row itself is lifted.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Answers that the row itself is put back.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Answers no.
  open func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Answers 0: rows are not indented.
  open func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
}

/// All that a table asks and tells, left out.
private final class UnansweredTable: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
