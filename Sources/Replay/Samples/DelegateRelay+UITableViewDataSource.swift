import HeadlessUIKit
import Traces

extension DelegateRelay: UITableViewDataSource {
  private func ask<Answer>(
    _ question: (any UITableViewDataSource) -> Answer,
    _ value: (Answer) -> Value?
  ) -> Answer {
    relay(question, writtenBy: scripted, to: dataSource, changesTable: true, value)
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    relay({ $0.numberOfSections(in: tableView) }, writtenBy: scripted, to: dataSource) { Value($0) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ask({ $0.tableView(tableView, numberOfRowsInSection: section) }) { Value($0) }
  }

  /// Asks the application for the cell; the script writes down the question alone, as it would get a cell of
  /// its own.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let recorder = stage.recorder
    let place = recorder.count
    let path = RowPath(indexPath)
    scripted.hearRow(.cellForRow, [Argument(.cellForRowAt, Value(path))], about: .row(path))
    let isHeard = recorder.count > place
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = dataSource.tableView(tableView, cellForRowAt: indexPath)
    let (name, isNew) = names.take(cell)
    if isNew {
      recorder.countCell()
      listen(toFieldOf: cell)
    }
    if isHeard { recorder.setAnswer(.string(name), at: place) }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ask({ $0.tableView(tableView, titleForHeaderInSection: section) }, Self.text)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    ask({ $0.tableView(tableView, titleForFooterInSection: section) }, Self.text)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    ask({ $0.sectionIndexTitles(for: tableView) }) { titles in
      titles.map { .array($0.map { .string($0) }) } ?? .null
    }
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    ask({ $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }) { Value($0) }
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    ask({ $0.tableView(tableView, canEditRowAt: indexPath) }) { .bool($0) }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    ask({ $0.tableView(tableView, canMoveRowAt: indexPath) }) { .bool($0) }
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    ask({ $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }) { _ in nil }
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    ask({ $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }) { _ in
      nil
    }
  }

  static func text(_ text: String?) -> Value? { text.map { .string($0) } ?? .null }
}
