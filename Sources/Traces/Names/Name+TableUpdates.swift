extension Name {
  // Updates.

  /// `beginUpdates()`.
  public static let beginUpdates = Name("beginUpdates()")
  /// `endUpdates()`.
  public static let endUpdates = Name("endUpdates()")
  /// `insertRows(at:with:)`.
  public static let insertRows = Name("insertRows(at:with:)")
  /// `deleteRows(at:with:)`.
  public static let deleteRows = Name("deleteRows(at:with:)")
  /// `reloadRows(at:with:)`.
  public static let reloadRows = Name("reloadRows(at:with:)")
  /// `reconfigureRows(at:)`.
  public static let reconfigureRows = Name("reconfigureRows(at:)")
  /// `moveRow(at:to:)`.
  public static let moveRow = Name("moveRow(at:to:)")
  /// `insertSections(_:with:)`.
  public static let insertSections = Name("insertSections(_:with:)")
  /// `deleteSections(_:with:)`.
  public static let deleteSections = Name("deleteSections(_:with:)")
  /// `reloadSections(_:with:)`.
  public static let reloadSections = Name("reloadSections(_:with:)")
  /// `moveSection(_:toSection:)`.
  public static let moveSection = Name("moveSection(_:toSection:)")
}

extension Name {
  // What a table asks and tells about editing.

  /// `tableView(_:canEditRowAt:)`.
  public static let canEditRow = Name("tableView(_:canEditRowAt:)")
  /// `tableView(_:canMoveRowAt:)`.
  public static let canMoveRow = Name("tableView(_:canMoveRowAt:)")
  /// `tableView(_:commit:forRowAt:)`.
  public static let commitEditing = Name("tableView(_:commit:forRowAt:)")
  /// `tableView(_:moveRowAt:to:)`.
  public static let didMoveRow = Name("tableView(_:moveRowAt:to:)")
  /// `tableView(_:editingStyleForRowAt:)`.
  public static let editingStyleForRow = Name("tableView(_:editingStyleForRowAt:)")
  /// `tableView(_:shouldIndentWhileEditingRowAt:)`.
  public static let shouldIndentRow = Name("tableView(_:shouldIndentWhileEditingRowAt:)")
  /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
  public static let titleForDeleteConfirmation = Name(
    "tableView(_:titleForDeleteConfirmationButtonForRowAt:)"
  )
  /// `tableView(_:willBeginEditingRowAt:)`.
  public static let willBeginEditingRow = Name("tableView(_:willBeginEditingRowAt:)")
  /// `tableView(_:didEndEditingRowAt:)`.
  public static let didEndEditingRow = Name("tableView(_:didEndEditingRowAt:)")
  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  public static let targetOfMove = Name(
    "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
  )
  /// `willTransition(to:)`.
  public static let willTransition = Name("willTransition(to:)")
  /// `didTransition(to:)`.
  public static let didTransition = Name("didTransition(to:)")

  // Properties, as config, call or state.

  /// `allowsMultipleSelectionDuringEditing`.
  public static let allowsMultipleSelectionDuringEditing = Name(
    "allowsMultipleSelectionDuringEditing"
  )
  /// `allowsSelectionDuringEditing`.
  public static let allowsSelectionDuringEditing = Name("allowsSelectionDuringEditing")
  /// `commits`.
  public static let commits = Name("commits")
  /// `isEditing`.
  public static let isEditing = Name("isEditing")
  /// `moves`.
  public static let moves = Name("moves")

  // Labels of arguments.

  /// `commit`.
  public static let commit = Name("commit")
  /// `editing`.
  public static let editing = Name("editing")
  /// `moveRowAt`.
  public static let moveRowAt = Name("moveRowAt")
  /// `section`.
  public static let section = Name("section")
  /// `to`.
  public static let to = Name("to")
  /// `with`.
  public static let with = Name("with")
  /// `toSection`.
  public static let toSection = Name("toSection")
  /// `targetIndexPathForMoveFromRowAt`.
  public static let targetIndexPathForMoveFromRowAt = Name("targetIndexPathForMoveFromRowAt")
  /// `toProposedIndexPath`.
  public static let toProposedIndexPath = Name("toProposedIndexPath")
}
