import HeadlessUIKit
import Traces

/// The delegate of a text field that is a view of the header: it writes down what it is told and does
/// what the script says.
final class StageFieldDelegate: TextFieldTeller, Performer {
  let receiver: ScriptedReceiver?
  private let listener: ScriptedListener
  private unowned let field: UITextField

  init(of field: UITextField, _ listener: ScriptedListener, _ receiver: ScriptedReceiver) {
    self.listener = listener
    self.receiver = receiver
    self.field = field
  }

  func tell(_ message: Name, _ arguments: [Argument], usual: Value?) -> Value? {
    listener.tell(message, arguments, usual: usual, State(), state)
  }

  func attach(names: [Name]) { listener.isAttached = true }

  func ask(_ name: Name, _ arguments: [Argument], usual: Value?) -> Value? {
    tell(name, arguments, usual: usual)
  }

  func atRest() -> (state: State, table: TableState)? { (State(), state) }

  /// The readable state of the field.
  private var state: TableState {
    var state = TableState()
    state.form = FormState(of: field)
    return state
  }
}
