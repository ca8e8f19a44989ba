extension Vocabulary {
  /// The updates of a table's rows and sections that a trace may make.
  static let updateMethods: [Entry] = [
    .method("beginUpdates", "beginUpdates()", of: .tables, changes: .updates, idle: .never),
    .method("endUpdates", "endUpdates()", of: .tables, changes: .updates, idle: .never),
    .method(
      "reconfigureRows",
      "reconfigureRows(at:)",
      [Parameter("at", .list(.indexPath))],
      of: .tables,
      changes: .cellContent,
      idle: .never
    ),
    .method(
      "moveRow",
      "moveRow(at:to:)",
      [Parameter("at", .indexPath), Parameter("to", .indexPath)],
      of: .tables,
      changes: .rows,
      idle: .never
    ),
    .method(
      "moveSection",
      "moveSection(_:toSection:)",
      [Parameter("section", .section), Parameter("toSection", .section)],
      of: .tables,
      changes: .rows,
      idle: .never
    ),
    .method(
      "insertRows",
      "insertRows(at:with:)",
      [Parameter("at", .list(.indexPath)), Parameter("with", rowAnimation)],
      of: .tables,
      changes: .rows,
      idle: .never
    ),
    .method(
      "deleteRows",
      "deleteRows(at:with:)",
      [Parameter("at", .list(.indexPath)), Parameter("with", rowAnimation)],
      of: .tables,
      changes: .rows,
      idle: .never
    ),
    .method(
      "reloadRows",
      "reloadRows(at:with:)",
      [Parameter("at", .list(.indexPath)), Parameter("with", rowAnimation)],
      of: .tables,
      changes: .rows,
      idle: .never
    ),
    .method(
      "insertSections",
      "insertSections(_:with:)",
      [Parameter("sections", .list(.section)), Parameter("with", rowAnimation)],
      of: .tables,
      changes: .rows,
      idle: .never
    ),
    .method(
      "deleteSections",
      "deleteSections(_:with:)",
      [Parameter("sections", .list(.section)), Parameter("with", rowAnimation)],
      of: .tables,
      changes: .rows,
      idle: .never
    ),
    .method(
      "reloadSections",
      "reloadSections(_:with:)",
      [Parameter("sections", .list(.section)), Parameter("with", rowAnimation)],
      of: .tables,
      changes: .rows,
      idle: .never
    ),
  ]

  /// The calls that give a diffable data source a snapshot.
  static let snapshotMethods: [Entry] = [
    .method(
      "applySnapshot",
      "apply(_:animatingDifferences:completion:)",
      [
        Parameter("sectionIdentifiers", .list(.title)),
        Parameter("itemIdentifiers", .list(.list(.title))),
        Parameter("reloadedItemIdentifiers", .list(.title), isOptional: true),
        Parameter("reconfiguredItemIdentifiers", .list(.title), isOptional: true),
        Parameter("animatingDifferences", .bool),
      ],
      of: .tables,
      changes: .load,
      idle: .never
    ),
    .method(
      "applyByReload",
      "applySnapshotUsingReloadData(_:completion:)",
      [
        Parameter("sectionIdentifiers", .list(.title)),
        Parameter("itemIdentifiers", .list(.list(.title))),
      ],
      of: .tables,
      changes: .load,
      idle: .never
    ),
  ]

  private static let rowAnimation = ValueKind.oneOf([
    "fade", "right", "left", "top", "bottom", "none", "middle", "automatic",
  ])
}
