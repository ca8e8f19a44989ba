import HeadlessUIKit
import Traces

/// Stands between a text field in an application's cell and its delegate: it has each message written
/// down, hands it on, and writes down what the application answered.
final class FieldRelay: TextFieldTeller {
  private unowned let scripted: ScriptedDelegate
  private let form: SampleForm
  private weak var receiver: (any UITextFieldDelegate)?
  private weak var cell: UITableViewCell?
  private unowned let field: UITextField

  /// Takes the place of a field's delegate.
  init(
    _ field: UITextField,
    in cell: UITableViewCell,
    of form: SampleForm,
    _ scripted: ScriptedDelegate
  ) {
    self.scripted = scripted
    self.form = form
    self.field = field
    self.cell = cell
    receiver = field.delegate
    field.delegate = self
  }

  func tell(_ message: Name, _ arguments: [Argument], usual: Value?) -> Value? {
    let row = cell.flatMap { scripted.table?.indexPath(for: $0) }.map { RowPath($0) }
    let name = cell.flatMap { scripted.relay?.names.name(of: $0) }
    let own = [
      Argument(.at, row.map { Value($0) } ?? .null),
      Argument(.cell, name.map { .string($0) } ?? .null),
    ]
    return scripted.hearField(
      message,
      own + arguments,
      usual: usual,
      about: row,
      FormState(of: field)
    )
  }

  // MARK: - Handing on

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask(.textFieldShouldBegin) { $0.textFieldShouldBeginEditing(textField) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    _ = tell(.textFieldDidBegin, [], usual: nil)
    receiver?.textFieldDidBeginEditing(textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask(.textFieldShouldEnd) { $0.textFieldShouldEndEditing(textField) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    _ = tell(.textFieldDidEnd, [], usual: nil)
    form.endEdit { receiver?.textFieldDidEndEditing(textField) }
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let arguments = Self.arguments(ofChangeIn: range, by: string)
    return ask(.textFieldShouldChange, arguments) {
      $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    ask(.textFieldShouldClear) { $0.textFieldShouldClear(textField) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    ask(.textFieldShouldReturn) { $0.textFieldShouldReturn(textField) }
  }

  /// Returns the application's answer, or UIKit's where the application leaves the method out.
  private func ask(
    _ question: Name,
    _ arguments: [Argument] = [],
    _ answer: (any UITextFieldDelegate) -> Bool
  ) -> Bool {
    let place = scripted.recorder.count
    _ = tell(question, arguments, usual: .bool(true))
    guard let receiver else { return true }
    let isAllowed = answer(receiver)
    if scripted.recorder.count > place {
      scripted.recorder.setAnswer(.bool(isAllowed), at: place)
    }
    return isAllowed
  }
}
