import HeadlessUIKit

/// A cell with a text field behind its label.
class TextDataEntryCell: BaseDataEntryCell, UITextFieldDelegate {
  private static let labelControlPadding = 10.0
  private static let rightPadding = 10.0

  let textField = UITextField(frame: .zero)

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addTextField()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addTextField()
  }

  private func addTextField() {
    textField.clearsOnBeginEditing = false
    textField.textAlignment = .left
    textField.returnKeyType = .done
    textField.autocorrectionType = .no
    textField.autocapitalizationType = .none
    textField.delegate = self
    contentView.addSubview(textField)
  }

  override var controlValue: String? {
    get { textField.text }
    set { textField.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    let start = Self.labelControlPadding + width * 0.35 + Self.labelControlPadding
    textField.frame = CGRect(
      x: start,
      y: 12,
      width: max(0, width - start - Self.rightPadding),
      height: 25
    )
  }

  // MARK: - Text field delegate

  func textFieldDidEndEditing(_ textField: UITextField) { postEndEditingNotification() }
}

/// A cell for an address of electronic mail.
final class EmailDataEntryCell: TextDataEntryCell {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textField.keyboardType = .emailAddress
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    textField.keyboardType = .emailAddress
  }
}
