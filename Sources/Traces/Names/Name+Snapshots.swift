extension Name {
  // Snapshots: the calls that apply one, and what it has.

  /// `apply(_:animatingDifferences:completion:)`.
  public static let applySnapshot = Name("apply(_:animatingDifferences:completion:)")
  /// `applySnapshotUsingReloadData(_:completion:)`.
  public static let applyByReload = Name("applySnapshotUsingReloadData(_:completion:)")
  /// `diffable`.
  public static let diffable = Name("diffable")
  /// `animatingDifferences`.
  public static let animatingDifferences = Name("animatingDifferences")
  /// `itemIdentifiers`.
  public static let itemIdentifiers = Name("itemIdentifiers")
  /// `sectionIdentifiers`.
  public static let sectionIdentifiers = Name("sectionIdentifiers")
  /// `reloadedItemIdentifiers`.
  public static let reloadedItemIdentifiers = Name("reloadedItemIdentifiers")
  /// `reconfiguredItemIdentifiers`.
  public static let reconfiguredItemIdentifiers = Name("reconfiguredItemIdentifiers")
}
