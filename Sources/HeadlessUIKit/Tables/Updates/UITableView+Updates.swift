public import Foundation

extension UITableView {
  /// The animation with which rows appear and disappear.
  ///
  /// With any of them, values change at once.
  nonisolated public enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
    /// They fade in or out.
    case fade
    /// From or to the right.
    case right
    /// From or to the left.
    case left
    /// From or to the top.
    case top
    /// From or to the bottom.
    case bottom
    /// Without any animation.
    case none
    /// Staying in the middle of the room that they had.
    case middle
    /// As the table thinks best.
    case automatic = 100
  }

  // MARK: - Blocks

  /// Begins a block of updates; only the outermost of several takes effect (R164).
  public final func beginUpdates() {
    // The rows before the block have to be known before the data changes. Heights can wait, because
    // the end of the block asks for them.
    if !updates.isOpen, loading.state == .needsAll { loadIfNeeded() }
    updates.begin()
  }

  /// Ends a block of updates: asks how many rows there are now, and shows them (R166, R173).
  ///
  /// If the answers do not fit the updates, that is an exception, and the table is as it was (R160).
  public final func endUpdates() {
    guard let changes = updates.end() else { return }
    // A finger on a row that goes away is taken from it while its path still means it. Who updates
    // the table on hearing of that does so in a block of its own: this one is closed.
    if let row = rowTouch.row, changes.removes(row) { cancelRowTouch() }
    // If the block sets another data source, the table is loaded anew.
    guard loading.state != .needsAll else { return setNeedsLayout() }
    guard !loading.isUnderWay else { return setNeedsLoad() }
    update(by: changes)
  }

  /// Does updates as one block; afterwards calls the completion, for nothing is animated here.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  // MARK: - Rows

  /// Inserts rows, by the paths that they have after the block (R162).
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(indexPaths) { $0.rows.inserted.append(contentsOf: $1) }
  }

  /// Deletes rows, by the paths that they have before the block (R162).
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(indexPaths) { $0.rows.deleted.append(contentsOf: $1) }
  }

  /// Asks for the cells of rows anew, by the paths that they have before the block (R168).
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(indexPaths) { $0.rows.reloaded.append(contentsOf: $1) }
  }

  /// Moves a row from the path that it has before the block to the one that it has after it.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note([indexPath, newIndexPath]) {
      $0.rows.moved.append(TableChanges.Move(from: $1[0], to: $1[1]))
    }
  }

  // MARK: - Sections

  /// Inserts sections, by the numbers that they have after the block.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { $0.sections.inserted.append(contentsOf: sections) }
  }

  /// Deletes sections, by the numbers that they have before the block.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { $0.sections.deleted.append(contentsOf: sections) }
  }

  /// Asks for all that is in sections anew, by the numbers that they have before the block.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { $0.sections.reloaded.append(contentsOf: sections) }
  }

  /// Moves a section from the number that it has before the block to the one after it.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.sections.moved.append(TableChanges.Move(from: section, to: newSection)) }
  }

  // MARK: - Noting

  /// Notes an update; outside a block it is a block of its own (R165).
  private func note(_ change: (inout TableChanges) -> Void) {
    beginUpdates()
    change(&updates.changes)
    endUpdates()
  }

  private func note(_ paths: [IndexPath], _ change: (inout TableChanges, [RowPlace]) -> Void) {
    let places = paths.compactMap(RowPlace.init)
    guard places.count == paths.count else {
      return raise(.inconsistency("invalid index path: it has not exactly a section and a row"))
    }
    note { change(&$0, places) }
  }
}
