import HeadlessUIKit
import Traces

/// The diffable data source of a stage's table: its own answers are told, and the script may give others.
final class StageDiffableDataSource: UITableViewDiffableDataSource<String, String> {
  private unowned let scripted: ScriptedDelegate

  /// Makes the data source of a table, whose cells the scripted delegate makes.
  init(of table: UITableView, _ scripted: ScriptedDelegate) {
    self.scripted = scripted
    super.init(tableView: table) { [unowned scripted] table, path, _ in
      scripted.tableView(table, cellForRowAt: path)
    }
  }

  override func responds(to selector: Selector) -> Bool { scripted.responds(to: selector) }

  override func numberOfSections(in tableView: UITableView) -> Int {
    let usual = super.numberOfSections(in: tableView)
    return scripted.answer(.numberOfSections, usual: Value(usual)).integer
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let usual = super.tableView(tableView, numberOfRowsInSection: section)
    return scripted.answer(.numberOfRows, inSection: section, usual: Value(usual)).integer
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    scripted.tableView(tableView, titleForHeaderInSection: section)
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    scripted.tableView(tableView, titleForFooterInSection: section)
  }

  /// Applies the snapshot that a call spells out: sections, the items of each, and what is to be renewed.
  func apply(_ call: Call) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    let items = call.arguments[.itemIdentifiers]?.elements ?? []
    for (index, section) in Self.identifiers(call, .sectionIdentifiers).enumerated() {
      snapshot.appendSections([section])
      guard items.indices.contains(index) else { continue }
      snapshot.appendItems(items[index].elements.compactMap(\.string), toSection: section)
    }
    snapshot.reloadItems(Self.identifiers(call, .reloadedItemIdentifiers))
    snapshot.reconfigureItems(Self.identifiers(call, .reconfiguredItemIdentifiers))
    guard call.name == .applySnapshot else { return applySnapshotUsingReloadData(snapshot) }
    apply(
      snapshot,
      animatingDifferences: call.arguments[.animatingDifferences]?.bool ?? true
    )
  }

  private static func identifiers(_ call: Call, _ label: Name) -> [String] {
    (call.arguments[label]?.elements ?? []).compactMap(\.string)
  }
}
