extension Vocabulary {
  /// The updates of a table's rows and sections that a trace may make.
  static let updateMethods: [Entry] =
    [
      Entry("beginUpdates()"),
      Entry("endUpdates()"),
      Entry("reconfigureRows(at:)", [Parameter("at", .list(.indexPath))]),
      Entry(
        "moveRow(at:to:)",
        [Parameter("at", .indexPath), Parameter("to", .indexPath)]
      ),
      Entry(
        "moveSection(_:toSection:)",
        [Parameter("section", .section), Parameter("toSection", .section)]
      ),
    ]
    + ["insertRows", "deleteRows", "reloadRows"].map { name in
      Entry(
        "\(name)(at:with:)",
        [Parameter("at", .list(.indexPath)), Parameter("with", rowAnimation)]
      )
    }
    + ["insertSections", "deleteSections", "reloadSections"].map { name in
      Entry(
        "\(name)(_:with:)",
        [Parameter("sections", .list(.section)), Parameter("with", rowAnimation)]
      )
    }

  private static let rowAnimation = ValueKind.oneOf([
    "fade", "right", "left", "top", "bottom", "none", "middle", "automatic",
  ])

  /// What a table asks and tells about editing.
  static let editingMessages: [Entry] = [
    aboutRow("tableView(_:canEditRowAt:)", answer: .bool),
    aboutRow("tableView(_:canMoveRowAt:)", answer: .bool),
    aboutRow("tableView(_:editingStyleForRowAt:)", answer: editingStyle),
    aboutRow("tableView(_:shouldIndentWhileEditingRowAt:)", answer: .bool),
    aboutRow("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", answer: .text),
    aboutRow("tableView(_:willBeginEditingRowAt:)", .optional(.indexPath)),
    // Which path comes after a deletion is not known (R141).
    aboutRow("tableView(_:didEndEditingRowAt:)", .optional(.indexPath)),
    Entry(
      "tableView(_:commit:forRowAt:)",
      [Parameter("commit", editingStyle), Parameter("forRowAt", .indexPath)]
    ),
    Entry(
      "tableView(_:moveRowAt:to:)",
      [Parameter("moveRowAt", .indexPath), Parameter("to", .indexPath)]
    ),
    Entry(
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      [
        Parameter("targetIndexPathForMoveFromRowAt", .indexPath),
        Parameter("toProposedIndexPath", .indexPath),
      ],
      answer: .indexPath
    ),
    aboutRow(
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      answer: .optional(.swipeActions)
    ),
    aboutRow(
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      answer: .optional(.swipeActions)
    ),
    aboutRow("tableView(_:editActionsForRowAt:)", answer: .optional(.rowActions)),
    // The handlers of a row's actions, with the row that these were asked for.
    Entry("handler(_:sourceView:completionHandler:)", handled),
    Entry("handler(_:indexPath:)", handled),
    Entry(
      "setEditing(_:animated:)",
      [Parameter("cell", .title), Parameter("editing", .bool), Parameter("animated", .bool)]
    ),
    Entry("willTransition(to:)", [Parameter("cell", .title), Parameter("to", cellState)]),
    Entry("didTransition(to:)", [Parameter("cell", .title), Parameter("to", cellState)]),
  ]

  private static let handled = [Parameter("action", .text), Parameter("forRowAt", .indexPath)]

  private static let editingStyle = ValueKind.oneOf(["none", "delete", "insert"])
  private static let cellState = ValueKind.list(
    .oneOf(["showingEditControl", "showingDeleteConfirmation"])
  )
}
