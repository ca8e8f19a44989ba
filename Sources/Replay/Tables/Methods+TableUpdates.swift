import Foundation
import HeadlessUIKit
import Traces

extension Methods {
  /// The methods by which the rows and sections of a table come, go and move.
  static let updates: [Method] = [
    method(.beginUpdates) { table, _ in table.beginUpdates() },
    method(.endUpdates) { table, _ in table.endUpdates() },
    method(.insertRows) { $0.insertRows(at: paths($1), with: animation($1)) },
    method(.deleteRows) { $0.deleteRows(at: paths($1), with: animation($1)) },
    method(.reloadRows) { $0.reloadRows(at: paths($1), with: animation($1)) },
    method(.reconfigureRows) { $0.reconfigureRows(at: paths($1)) },
    method(.applySnapshot) { ($0 as? StageTable)?.diffable?.apply($1) },
    method(.applyByReload) { ($0 as? StageTable)?.diffable?.apply($1) },
    method(.moveRow) { table, call in
      guard let path = path(call), let place = call.arguments[.to]?.rowPath else { return }
      table.moveRow(at: path, to: IndexPath(place))
    },
    method(.insertSections) { $0.insertSections(sections($1), with: animation($1)) },
    method(.deleteSections) { $0.deleteSections(sections($1), with: animation($1)) },
    method(.reloadSections) { $0.reloadSections(sections($1), with: animation($1)) },
    method(.moveSection) { table, call in
      guard let section = call.arguments[.section]?.integer,
        let place = call.arguments[.toSection]?.integer
      else { return }
      table.moveSection(section, toSection: place)
    },
  ]

  private static func paths(_ call: Call) -> [IndexPath] {
    (call.arguments[.at]?.elements ?? []).compactMap { $0.rowPath.map { IndexPath($0) } }
  }

  private static func sections(_ call: Call) -> IndexSet {
    IndexSet((call.arguments[.sections]?.elements ?? []).map(\.integer))
  }

  private static func animation(_ call: Call) -> UITableView.RowAnimation {
    call.arguments[.with]?.choice() ?? .automatic
  }
}
