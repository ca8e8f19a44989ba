extension Vocabulary {
  /// The calls that give a diffable data source a snapshot.
  static let snapshotMethods: [Entry] = [
    Entry(
      "apply(_:animatingDifferences:completion:)",
      [
        Parameter("sectionIdentifiers", .list(.title)),
        Parameter("itemIdentifiers", .list(.list(.title))),
        Parameter("reloadedItemIdentifiers", .list(.title), isOptional: true),
        Parameter("reconfiguredItemIdentifiers", .list(.title), isOptional: true),
        Parameter("animatingDifferences", .bool),
      ]
    ),
    Entry(
      "applySnapshotUsingReloadData(_:completion:)",
      [
        Parameter("sectionIdentifiers", .list(.title)),
        Parameter("itemIdentifiers", .list(.list(.title))),
      ]
    ),
  ]
}
