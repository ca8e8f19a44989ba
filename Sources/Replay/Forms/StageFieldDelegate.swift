import HeadlessUIKit
import Traces

/// The delegate of a text field that is a view of the header: it writes down what it is told and does
/// what the script says.
final class StageFieldDelegate: TextFieldTeller, Performer {
  let ears: Ears?
  private let voice: StageVoice
  private unowned let field: UITextField

  init(of field: UITextField, _ voice: StageVoice, _ ears: Ears) {
    self.voice = voice
    self.ears = ears
    self.field = field
  }

  func tell(_ message: Name, _ arguments: [Argument], usual: Value?) -> Value? {
    voice.tell(message, arguments, usual: usual, State(), state)
  }

  func attach(names: [Name]) { voice.isAttached = true }

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
