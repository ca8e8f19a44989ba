import HeadlessUIKit
import Traces

extension Component {
  /// A table.
  static let table = Component(
    "table",
    methods: Methods.rows + Methods.updates,
    settings: Properties.tables,
    make: { $0.table() },
    find: { _, view in view.descendant { $0 is UITableView } }
  )
}

extension Setup {
  /// Sets a table up.
  func table() -> Stage.Actor {
    scroller { StageTable(frame: $0, style: view.config[.style]?.choice() ?? .plain) }
  }
}
