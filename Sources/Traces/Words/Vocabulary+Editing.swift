extension Vocabulary {
  /// The questions and messages of a table about editing.
  static let editingMessages: [Entry] = [
    .question(
      "canEditRow",
      "tableView(_:canEditRowAt:)",
      [Parameter("canEditRowAt", .indexPath)],
      answer: .bool,
      usual: .yes,
      of: .tables,
      to: .tableViewDataSource,
      by: .editingQuestions
    ),
    .question(
      "canMoveRow",
      "tableView(_:canMoveRowAt:)",
      [Parameter("canMoveRowAt", .indexPath)],
      answer: .bool,
      usual: .yes,
      of: .tables,
      to: .tableViewDataSource,
      by: .editingQuestions
    ),
    .question(
      "editingStyleForRow",
      "tableView(_:editingStyleForRowAt:)",
      [Parameter("editingStyleForRowAt", .indexPath)],
      answer: editingStyle,
      usual: .ofComponent,
      of: .tables,
      to: .tableViewDelegate,
      by: .editingQuestions
    ),
    .question(
      "shouldIndentRow",
      "tableView(_:shouldIndentWhileEditingRowAt:)",
      [Parameter("shouldIndentWhileEditingRowAt", .indexPath)],
      answer: .bool,
      usual: .yes,
      of: .tables,
      to: .tableViewDelegate,
      by: .editingQuestions
    ),
    .question(
      "titleForDeleteConfirmation",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      [Parameter("titleForDeleteConfirmationButtonForRowAt", .indexPath)],
      answer: .text,
      usual: .ofComponent,
      of: .tables,
      to: .tableViewDelegate,
      by: .editing
    ),
    .message(
      "willBeginEditingRow",
      "tableView(_:willBeginEditingRowAt:)",
      [Parameter("willBeginEditingRowAt", .optional(.indexPath))],
      of: .tables,
      to: .tableViewDelegate,
      by: .editing
    ),
    // The path after a deletion is not known (R141).
    .message(
      "didEndEditingRow",
      "tableView(_:didEndEditingRowAt:)",
      [Parameter("didEndEditingRowAt", .optional(.indexPath))],
      of: .tables,
      to: .tableViewDelegate,
      by: .editing
    ),
    .message(
      "commitEditing",
      "tableView(_:commit:forRowAt:)",
      [Parameter("commit", editingStyle), Parameter("forRowAt", .indexPath)],
      of: .tables,
      to: .tableViewDataSource,
      by: .editing
    ),
    .message(
      "didMoveRow",
      "tableView(_:moveRowAt:to:)",
      [Parameter("moveRowAt", .indexPath), Parameter("to", .indexPath)],
      of: .tables,
      to: .tableViewDataSource,
      by: .editing
    ),
    .question(
      "targetOfMove",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      [
        Parameter("targetIndexPathForMoveFromRowAt", .indexPath),
        Parameter("toProposedIndexPath", .indexPath),
      ],
      answer: .indexPath,
      usual: .asAsked,
      of: .tables,
      to: .tableViewDelegate,
      by: .moveTarget
    ),
    .question(
      "trailingSwipeActions",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      [Parameter("trailingSwipeActionsConfigurationForRowAt", .indexPath)],
      answer: .optional(.swipeActions),
      usual: .none,
      of: .tables,
      to: .tableViewDelegate,
      by: .editingQuestions
    ),
    .question(
      "leadingSwipeActions",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      [Parameter("leadingSwipeActionsConfigurationForRowAt", .indexPath)],
      answer: .optional(.swipeActions),
      usual: .none,
      of: .tables,
      to: .tableViewDelegate,
      by: .editingQuestions
    ),
    .question(
      "editActions",
      "tableView(_:editActionsForRowAt:)",
      [Parameter("editActionsForRowAt", .indexPath)],
      answer: .optional(.rowActions),
      usual: .none,
      of: .tables,
      to: .tableViewDelegate,
      by: .editingQuestions
    ),
    // The handlers of a row's actions, with the row that these were asked for.
    .message(
      "actionHandler",
      "handler(_:sourceView:completionHandler:)",
      handled,
      of: .tables,
      to: .action,
      by: .editing
    ),
    .message(
      "rowActionHandler",
      "handler(_:indexPath:)",
      handled,
      of: .tables,
      to: .action,
      by: .editing
    ),
    .message(
      "setEditing",
      "setEditing(_:animated:)",
      [Parameter("cell", .title), Parameter("editing", .bool), animated],
      of: .tables,
      to: .cell,
      by: .cellEditing
    ),
    .message(
      "willTransition",
      "willTransition(to:)",
      [Parameter("cell", .title), Parameter("to", cellState)],
      of: .tables,
      to: .cell,
      by: .cellEditing
    ),
    .message(
      "didTransition",
      "didTransition(to:)",
      [Parameter("cell", .title), Parameter("to", cellState)],
      of: .tables,
      to: .cell,
      by: .cellEditing
    ),
  ]

  private static let handled = [Parameter("action", .text), Parameter("forRowAt", .indexPath)]

  private static let editingStyle = ValueKind.oneOf(["none", "delete", "insert"])
  private static let cellState = ValueKind.list(
    .oneOf(["showingEditControl", "showingDeleteConfirmation"])
  )
}
