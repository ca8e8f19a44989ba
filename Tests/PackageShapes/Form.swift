// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// A rule that a text has to keep.
public struct Validation {
  public let message: String
  public let isKept: (String) -> Bool

  public init(_ message: String, isKept: @escaping (String) -> Bool) {
    self.message = message
    self.isKept = isKept
  }
}

/// A row of a form: a text with a name and its rules.
public struct TextRow {
  public let tag: String
  public let validations: [Validation]

  public init(_ tag: String, validations: [Validation] = []) {
    self.tag = tag
    self.validations = validations
  }
}

/// A form of text rows and a button below them.
///
/// Return goes on to the next field, and leaves the last one. What is wrong with a text stands in its row from the
/// moment when its field is left until it is right. The button is enabled as long as all texts are right, and a
/// tap on it hands all of them out.
open class FormController: UITableViewController, UITextFieldDelegate {
  public var onSubmit: (([String: String]) -> Void)?
  public let submitButton = UIButton(type: .system)
  private let rows: [TextRow]
  private var values: [String: String] = [:]

  public init(rows: [TextRow]) {
    self.rows = rows
    super.init(style: .grouped)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TextRowCell.self, forCellReuseIdentifier: "text")
    tableView.rowHeight = 44
    submitButton.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    submitButton.setTitle("Send", for: .normal)
    submitButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onSubmit?(values)
      },
      for: .touchUpInside
    )
    tableView.tableFooterView = submitButton
    submitButton.isEnabled = isRight
  }

  public func field(_ tag: String) -> UITextField? { cell(tag)?.field }

  public func message(_ tag: String) -> String? { cell(tag)?.detailTextLabel?.text }

  private func cell(_ tag: String) -> TextRowCell? {
    guard let row = rows.firstIndex(where: { $0.tag == tag }) else { return nil }
    return tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? TextRowCell
  }

  private var isRight: Bool { rows.allSatisfy { fault(of: $0) == nil } }

  private func fault(of row: TextRow) -> String? {
    row.validations.first { !$0.isKept(values[row.tag] ?? "") }?.message
  }

  open override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { rows.count }

  open override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    guard let cell = cell as? TextRowCell else { return cell }
    let row = rows[indexPath.row]
    cell.field.tag = indexPath.row
    cell.field.placeholder = row.tag
    cell.field.text = values[row.tag]
    cell.field.delegate = self
    cell.field.returnKeyType = indexPath.row == rows.count - 1 ? .done : .next
    cell.onChange = { [weak self] text in self?.change(row, to: text) }
    return cell
  }

  private func change(_ row: TextRow, to text: String) {
    values[row.tag] = text
    submitButton.isEnabled = isRight
    if fault(of: row) == nil { cell(row.tag)?.detailTextLabel?.text = nil }
  }

  // MARK: - UITextFieldDelegate

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.tag + 1 < rows.count {
      field(rows[textField.tag + 1].tag)?.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    let row = rows[textField.tag]
    cell(row.tag)?.detailTextLabel?.text = fault(of: row)
  }
}

final class TextRowCell: UITableViewCell {
  let field = UITextField()
  var onChange: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.addAction(
      UIAction { [weak self] action in
        self?.onChange?((action.sender as? UITextField)?.text ?? "")
      },
      for: .editingChanged
    )
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
  }
}
