import HeadlessUIKit
package import Traces

extension ScriptedDelegate: UITableViewDataSource {
  /// Reads from the model that the answers are made from; a table that is not the stage's own has
  /// an empty one.
  private func reading<Part>(_ read: (TableModel) -> Part) -> Part {
    // In place: a model is large, and copied if it is handed on.
    if let stageTable { read(stageTable.model) } else { read(TableModel()) }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    answer(.numberOfSections, usual: Value(reading(\.sections).count)).integer
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let usual = Value(reading { $0.count(inSection: section) })
    return answer(.numberOfRows, inSection: section, usual: usual).integer
  }

  /// Writes the question down first, for getting the cell is told too.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let place = recorder.count
    let path = RowPath(indexPath)
    let arguments = [Argument(.cellForRowAt, Value(path))]
    let reply = hearRow(.cellForRow, arguments, about: .row(path))
    let isHeard = recorder.count > place
    var identifier = reading { $0.identifier(ofRow: path.row) }
    if case .answer(let answer) = reply {
      guard let scripted = answer.string else {
        if isHeard { recorder.setAnswer(.null, at: place) }
        return noCell(at: path)
      }
      identifier = scripted
    }
    let cell = cell(of: identifier, at: indexPath, in: tableView)
    cell.accessoryType = reading { $0.accessoryType(ofRow: path.row) }
    cell.selectionStyle = reading(\.selectionStyle)
    stageTable?.form?.configure(cell, row: path.row)
    if isHeard, let name = cell.name { recorder.setAnswer(.string(name), at: place) }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title(.titleForHeader, reading(\.headers), section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    title(.titleForFooter, reading(\.footers), section)
  }

  private func title(_ name: Name, _ titles: [String?], _ section: Int) -> String? {
    let usual = TableModel.title(titles, ofSection: section).map { Value.string($0) } ?? .null
    return answer(name, inSection: section, usual: usual).string
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let titles = reading(\.sectionIndexTitles)
    let usual: Value = titles.isEmpty ? .null : .array(titles.map { .string($0) })
    let answer = answer(.askForSectionIndexTitles, usual: usual)
    return answer == .null ? nil : answer.elements.compactMap(\.string)
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    answer(
      .sectionForSectionIndexTitle,
      [Argument(.at, Value(index)), Argument("sectionForSectionIndexTitle", .string(title))],
      usual: Value(index)
    ).integer
  }

  // MARK: - Cells

  private func cell(
    of identifier: String?,
    at path: IndexPath,
    in tableView: UITableView
  ) -> StageCell {
    var found: UITableViewCell?
    if let identifier {
      switch reading(\.dequeuing) {
      case .indexPath:
        found = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
      case .identifier: found = tableView.dequeueReusableCell(withIdentifier: identifier)
      case .never: break
      }
    }
    let cell =
      found as? StageCell ?? stageTable?.form?.makeCell(identifier)
      ?? StageCell(style: .default, reuseIdentifier: identifier)
    name(cell)
    return cell
  }

  /// Gives a new cell its name.
  private func name(_ cell: StageCell) {
    guard cell.name == nil else { return }
    let identifier = cell.reuseIdentifier ?? ""
    let count = cellCounts[identifier, default: 0] + 1
    cellCounts[identifier] = count
    cell.name = "\(identifier)-\(count)"
    recorder.countCell()
    cell.scripted = self
  }

  /// Raises what UIKit raises where there is no cell, which Swift's type does not allow (R030).
  private func noCell(at path: RowPath) -> UITableViewCell {
    scene.raise(
      RaisedException(
        name: "NSInternalInconsistencyException",
        reason: "the data source returned no cell for row \(path.row) of section \(path.section)"
      )
    )
    return StageCell(style: .default, reuseIdentifier: nil)
  }
}

extension Value {
  /// Creates a whole number's value.
  init(_ number: Int) {
    self = .number(Millionths(units: Int64(number) * 1_000_000))
  }

  /// The whole number, or nought.
  package var integer: Int { Int((number?.units ?? 0) / 1_000_000) }
}
