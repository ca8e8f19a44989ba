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
      if !allowsSeveral { clearSelection(animated: animated, but: place) }
      selection.insert(place)
      setLook(of: place, isSelected: true, animated: animated)
    }
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes a row out of the selection.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let place = RowPlace(indexPath), selection.remove(place) else { return }
    setLook(of: place, isSelected: false, animated: animated)
  }

  /// Where only one row may be selected, the first of several stays.
  final func keepOneSelection() {
    clearSelection(animated: false, but: selection.first)
  }

  private var allowsSeveral: Bool {
    editing.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func clearSelection(animated: Bool, but kept: RowPlace? = nil) {
    for place in selection.inOrder where place != kept {
      _ = selection.remove(place)
      setLook(of: place, isSelected: false, animated: animated)
    }
  }

  private func setLook(of place: RowPlace, isSelected: Bool, animated: Bool) {
    guard let cell = displayedCell(of: place), cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }
}
