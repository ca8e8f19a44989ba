public import Foundation

// Selecting from code is silent: nothing is asked, told or posted (R109).

extension UITableView {
  /// The selected row, or the first of several.
  public final var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }

  /// The selected rows, in the order in which they were selected.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.inOrder.map(\.indexPath)
  }

  /// Selects a row, in place of the one before if only one may be; `nil` deselects all.
  ///
  /// With the position `none` nothing is scrolled (R111).
  public final func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else { return clearSelection(animated: animated) }
    if let place = RowPlace(indexPath), geometry.contains(place) {
      let leaving = allowsSeveral ? [] : selection.inOrder.filter { $0 != place }
      change(animated: animated, looksOf: leaving + [place]) { selection in
        for row in leaving { _ = selection.remove(row) }
        selection.insert(place)
      }
    }
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes a row out of the selection.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let place = RowPlace(indexPath), selection.contains(place) else { return }
    change(animated: animated, looksOf: [place]) { _ = $0.remove(place) }
  }

  /// Keeps the first of several rows that are selected, where only one may be.
  final func keepOneSelection() {
    clearSelection(animated: false, but: selection.first)
  }

  private var allowsSeveral: Bool {
    editing.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func clearSelection(animated: Bool, but kept: RowPlace? = nil) {
    let leaving = selection.inOrder.filter { $0 != kept }
    change(animated: animated, looksOf: leaving) { selection in
      for row in leaving { _ = selection.remove(row) }
    }
  }

  /// Changes the selection, and only then tells the cells, which may have code select other rows.
  private func change(
    animated: Bool,
    looksOf rows: [RowPlace],
    _ change: (inout RowSelection) -> Void
  ) {
    change(&selection)
    for row in rows {
      let isSelected = selection.contains(row)
      guard let cell = displayedCell(of: row), cell.isSelected != isSelected else { continue }
      cell.setSelected(isSelected, animated: animated)
    }
  }
}
