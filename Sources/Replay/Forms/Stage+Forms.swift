import Foundation
import HeadlessUIKit
import Traces

extension Setup {
  /// Returns a text field that is a view of the header.
  func field() -> Stage.Actor {
    let field = UITextField(frame: frame)
    parent?.addSubview(field)
    for property in view.config { field.set(property.label, to: property.value) }
    let delegate = StageFieldDelegate(of: field, newListener(), newReceiver())
    field.delegate = delegate
    return Stage.Actor(index: index, view: field, part: delegate)
  }

  /// Returns a table that is made a form.
  func form(of properties: [Name]) -> Stage.Actor {
    let actor = table()
    guard let table = actor.view as? StageTable, let scripted = actor.part.scripted else {
      return actor
    }
    let form = FormController(view.formRows, of: table, scripted)
    table.form = form
    for property in view.config where properties.contains(property.label) {
      form.set(property.label, to: property.value)
    }
    return actor
  }
}

extension Stage {
  /// Begins to hear of text fields and of the keyboard that they bring up.
  func listenToFields() {
    guard !hearing.contains(.fields) else { return }
    hearing.insert(.fields)
    listenToKeyboard()
    listen(to: UITextField.textDidBeginEditingNotification, as: .textDidBegin)
    listen(to: UITextField.textDidChangeNotification, as: .textDidChange)
    listen(to: UITextField.textDidEndEditingNotification, as: .textDidEnd)
  }

  private func listen(to notification: Notification.Name, as message: Name) {
    _ = scene.notificationCenter.addObserver(forName: notification, object: nil, queue: nil) {
      let field = $0.object as? UITextField
      MainActor.assumeIsolated {
        _ = (field?.delegate as? any TextFieldTeller)?.tell(message, [], usual: nil)
      }
    }
  }

  /// Returns the text field that typing into a view reaches: the view, or the one in it that is
  /// edited.
  func typedField(in view: UIView) -> UITextField? {
    if let field = view as? UITextField { return field }
    if let form = (view as? StageTable)?.form { return form.editedField }
    return sample?.form.flatMap { _ in view.editedTextField }
  }

  /// Returns the view that typing reaches while it is the first responder: a text field, or a text
  /// view.
  func typedInput(in view: UIView) -> (any UIKeyInput)? {
    if let textView = view as? UITextView { return textView.isFirstResponder ? textView : nil }
    return typedField(in: view).flatMap { $0.isFirstResponder ? $0 : nil }
  }
}

extension ScriptedDelegate {
  /// Hears what a text field in a cell asks or tells, and answers it by the script or as usual.
  func hearField(
    _ message: Name,
    _ arguments: [Argument],
    usual: Value?,
    about row: RowPath?,
    _ field: FormState
  ) -> Value? {
    var state = TableState()
    state.form = field
    let topic = row.map { ScriptProgress.Topic.row($0) }
    let reply = hear(message, arguments, usual: usual, about: topic, state)
    guard case .answer(let answer) = reply else { return usual }
    return answer
  }

  /// The values that a form has stored, the stage's own or an application's; nil: the view is no
  /// form.
  var storedValues: [Argument]? {
    stageTable?.form?.storedValues ?? relay?.stage.sample?.form?.storedValues
  }

  /// Hears what a form does.
  func hearForm(_ message: Name, _ arguments: [Argument]) {
    var state = TableState()
    if message != .sent { state.form.values = storedValues }
    _ = hear(message, arguments, usual: nil, about: nil, state)
  }
}
