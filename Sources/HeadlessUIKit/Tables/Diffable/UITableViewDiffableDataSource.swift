public import Foundation

/// A data source that is given whole states of a list, and works out what changed.
///
/// The table keeps its data source weakly, so whoever makes one holds it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private final weak var table: UITableView?
  private final let provide: CellProvider
  private final var current = Snapshot()
  /// The animation with which rows appear and disappear.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates an empty data source, and makes it that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provide = cellProvider
    tableView.dataSource = self
  }

  // MARK: - States

  /// Returns the state that the table shows.
  public final func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    current
  }

  /// Has the table show a state: the difference is one block of updates (R675).
  ///
  /// Items are matched by their identifiers: one that was there keeps its cell, unless the snapshot reloads
  /// or reconfigures it (R679). An identifier that stands there twice is an exception, and the table is as it
  /// was (R680). The completion is called when the update is over, for nothing is animated here (R678).
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard isRight(snapshot), let table else { return }
    let difference = SnapshotDifference(from: current, to: snapshot)
    table.beginUpdates()
    current = snapshot.settled
    table.updates.changes.add(difference.changes)
    table.endUpdates()
    completion?()
  }

  /// Has the table show a state without a look at what changed (R677).
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard isRight(snapshot), let table else { return }
    current = snapshot.settled
    table.reloadData()
    completion?()
  }

  private func isRight(_ snapshot: Snapshot) -> Bool {
    guard let mistake = snapshot.mistake else { return true }
    table?.raise(.inconsistency(mistake))
    return false
  }

  // MARK: - Identifiers and paths

  /// Returns the item of a row.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let place = RowPlace(indexPath), current.sections.indices.contains(place.section) else {
      return nil
    }
    let items = current.sections[place.section].items
    return items.indices.contains(place.row) ? items[place.row] : nil
  }

  /// Returns the row of an item.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier)?.indexPath
  }

  /// Returns the section with a number.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the number of a section.
  public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: - Data source

  /// Answers by name which methods are there; the data source implements them all (R683).
  open func responds(to selector: Selector) -> Bool { true }

  /// Answers the number of sections of the state.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Answers the number of items of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }

  /// Answers the cell that the provider makes; none is an exception (R030).
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = provide(tableView, indexPath, item) {
      return cell
    }
    tableView.raise(.inconsistency("the cell provider returned no cell for \(indexPath)"))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Answers that there is no title.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Answers that there is no title.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Answers that there is no strip.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Answers the section with the number of the entry.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  /// Answers that a row may not be edited; a subclass knows better (R683).
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Answers that a row may not be moved; a subclass knows better (R683).
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
