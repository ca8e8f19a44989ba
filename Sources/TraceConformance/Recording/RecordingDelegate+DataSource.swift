internal import Foundation
internal import HeadlessUIKit
internal import Traces

/// A table's data source: each question is handed on, and written down with its answer.
extension RecordingDelegate: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    ask(.numberOfSections, [], { data?.numberOfSections(in: tableView) ?? 1 }, told: value)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ask(
      .numberOfRows,
      [Argument("numberOfRowsInSection", value(section))],
      { data?.tableView(tableView, numberOfRowsInSection: section) ?? 0 },
      told: value
    )
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    ask(
      .cellForRow,
      [Argument(.cellForRowAt, value(indexPath))],
      {
        data?.tableView(tableView, cellForRowAt: indexPath)
          ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      },
      told: { name(of: $0) }
    )
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ask(
      .titleForHeader,
      [Argument("titleForHeaderInSection", value(section))],
      { data?.tableView(tableView, titleForHeaderInSection: section) },
      told: text
    )
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    ask(
      .titleForFooter,
      [Argument("titleForFooterInSection", value(section))],
      { data?.tableView(tableView, titleForFooterInSection: section) },
      told: text
    )
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    ask(
      .askForSectionIndexTitles,
      [],
      { data?.sectionIndexTitles(for: tableView) },
      told: { $0.map { .array($0.map { .string($0) }) } ?? .null }
    )
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    ask(
      .sectionForSectionIndexTitle,
      [Argument(.at, value(index)), Argument("sectionForSectionIndexTitle", .string(title))],
      { data?.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? index },
      told: value
    )
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    ask(
      .canEditRow,
      [Argument("canEditRowAt", value(indexPath))],
      { data?.tableView(tableView, canEditRowAt: indexPath) ?? true },
      told: { .bool($0) }
    )
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    ask(
      .canMoveRow,
      [Argument("canMoveRowAt", value(indexPath))],
      { data?.tableView(tableView, canMoveRowAt: indexPath) ?? true },
      told: { .bool($0) }
    )
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let style = Argument(.commit, .string("\(editingStyle)"))
    tell(.commitEditing, [style, Argument(.forRowAt, value(indexPath))]) {
      data?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let rows = [
      Argument(.moveRowAt, value(sourceIndexPath)), Argument(.to, value(destinationIndexPath)),
    ]
    tell(.didMoveRow, rows) {
      data?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// Returns a text, or none.
  func text(_ text: String?) -> Value { text.map { .string($0) } ?? .null }
}
