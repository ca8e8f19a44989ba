import Foundation
import HeadlessUIKit
import Traces

/// The application that a form is: it makes cells from its property list, and keeps what is typed.
final class FormController {
  private let rows: [FormRow]
  private unowned let table: StageTable
  private unowned let scripted: ScriptedDelegate
  /// All cells that were made; one of them may be edited out of view.
  private var cells: [StageDataEntryCell] = []
  /// The stored values, by data key.
  private var values: [String: String?]
  /// The properties that are set in all text fields.
  private var traits: [Argument] = []

  init(_ rows: [FormRow], of table: StageTable, _ scripted: ScriptedDelegate) {
    self.rows = rows
    self.table = table
    self.scripted = scripted
    values = [:]
    for row in rows {
      if let key = row.dataKey, let value = row.value { values[key] = value }
    }
    observe()
  }

  /// Observes the cells' notification, whoever posts it (R282).
  private func observe() {
    // The notifications of a world are posted by whoever plays it, and go with the stage's world.
    _ = scripted.scene.notificationCenter.addObserver(
      forName: StageDataEntryCell.didEndEditing,
      object: nil,
      queue: nil
    ) { [unowned self] notification in
      let path = notification.object as? IndexPath
      MainActor.assumeIsolated { cellControlDidEndEditing(path) }
    }
  }

  // MARK: - Cells

  /// Returns a new cell of the class that its identifier names.
  func makeCell(_ identifier: String?) -> StageDataEntryCell {
    let cell = StageDataEntryCell(style: .default, reuseIdentifier: identifier)
    cells.append(cell)
    if let field = cell.textField { apply(traits, to: field) }
    return cell
  }

  /// Shows a row in a cell, what is stored for it too (R283, R290).
  func configure(_ cell: StageCell, row: Int) {
    guard let cell = cell as? StageDataEntryCell, rows.indices.contains(row) else { return }
    cell.dataKey = rows[row].dataKey
    cell.textLabel?.text = rows[row].label
    // If a cell never left its row, the text that is being typed into it is not stored yet.
    guard cell.textField?.isFirstResponder != true else { return }
    cell.controlValue = cell.dataKey.flatMap { values[$0] } ?? nil
  }

  /// The text field that is edited.
  var editedField: UITextField? {
    cells.lazy.compactMap(\.textField).first { $0.isFirstResponder }
  }

  /// Returns the readable state of a cell.
  static func state(of cell: UITableViewCell) -> FormState {
    var state = FormState()
    guard let cell = cell as? StageDataEntryCell else { return state }
    state.label = cell.textLabel?.text.map { .string($0) } ?? .null
    state.text = cell.controlValue.map { .string($0) } ?? .null
    return state
  }

  // MARK: - Values

  /// The stored values, sorted by key.
  var storedValues: [Argument] { values.sortedArguments }

  /// Stores what was typed, if the cell that it was typed into can be found (R286, R369).
  private func cellControlDidEndEditing(_ path: IndexPath?) {
    let place: Value = path.map { Value(RowPath($0)) } ?? .null
    scripted.hearForm(.cellControlDidEnd, [Argument(.object, place)])
    guard let path, let cell = table.cellForRow(at: path) as? StageDataEntryCell,
      let key = cell.dataKey
    else { return }
    let value = cell.controlValue
    values[key] = .some(value)
    scripted.hearForm(
      .setValueForKey,
      [
        Argument(.forKey, .string(key)), Argument(.value, value.map { .string($0) } ?? .null),
      ]
    )
  }

  /// Sends all that is stored, when what is still being edited has been stored, too (R288).
  func send() {
    table.endEditing(true)
    scripted.hearForm(.sent, [Argument(.values, .object(storedValues))])
  }

  // MARK: - Properties

  /// Sets a property of all text fields.
  func set(_ name: Name, to value: Value) {
    traits.removeAll { $0.label == name }
    traits.append(Argument(name, value))
    for field in cells.compactMap(\.textField) { apply([Argument(name, value)], to: field) }
  }

  private func apply(_ traits: [Argument], to field: UITextField) {
    for trait in traits { field.set(trait.label, to: trait.value) }
  }
}
