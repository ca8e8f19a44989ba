import Foundation
import HeadlessUIKit
import Traces

/// A cell of a form: a label, and a text field if its class has one.
///
/// The identifier of the cell names the seed's class (R284). The cell is the delegate of its own field,
/// and posts one notification for each edit (R285).
final class StageDataEntryCell: StageCell, TextFieldTeller {
  /// The notification that editing in a cell has ended; its object is the cell's index path.
  static let didEndEditing = Notification.Name("CELL_ENDEDIT")

  /// The key under which the cell's value is stored.
  var dataKey: String?
  private(set) var textField: UITextField?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    guard let name = reuseIdentifier, Vocabulary.textCellClasses.contains(name) else { return }
    let field = UITextField(frame: .zero)
    field.delegate = self
    field.returnKeyType = .done
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.keyboardType = name == "EmailDataEntryCell" ? .emailAddress : .default
    contentView.addSubview(field)
    textField = field
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text in the control; a cell without one has nothing.
  var controlValue: String? {
    get { textField?.text }
    set { textField?.text = newValue }
  }

  override var canBecomeFirstResponder: Bool { false }

  /// Has the field become first responder in the cell's place.
  override func becomeFirstResponder() -> Bool {
    textField?.becomeFirstResponder() ?? false
  }

  /// Lays out the field as the seed does: behind a label of 35 percent.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    let start = Self.padding + width * 0.35 + Self.padding
    textField?.frame = CGRect(
      x: start,
      y: 12,
      width: max(0, width - start - Self.padding),
      height: 25
    )
  }

  /// The seed names its distances and does not define them; these are its picture's.
  private static let padding = 10.0

  // MARK: - Telling

  /// The table's row that the cell shows; none while it is out of view.
  private var path: IndexPath? { scripted?.table?.indexPath(for: self) }

  func tell(_ message: Name, _ arguments: [Argument], usual: Value?) -> Value? {
    guard let scripted, let name, let textField else { return usual }
    let row = path.map { RowPath($0) }
    let own = [
      Argument(.at, row.map { Value($0) } ?? .null), Argument(.cell, .string(name)),
    ]
    return scripted.hearField(
      message,
      own + arguments,
      usual: usual,
      about: row,
      FormState(of: textField)
    )
  }

  func hasEnded() {
    textField?.window?.windowScene?.notificationCenter
      .post(name: Self.didEndEditing, object: path)
  }
}

extension FormState {
  /// Creates the readable state of a text field.
  init(of field: UITextField) {
    self.init()
    isFirstResponder = field.isFirstResponder
    text = .string(field.text ?? "")
  }
}
