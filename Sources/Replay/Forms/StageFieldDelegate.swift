import HeadlessUIKit
import Traces

/// The delegate of a text field that is a view of the header: it writes down what it is told and does
/// what the script says.
final class StageFieldDelegate: TextFieldTeller {
  let voice: StageVoice
  private unowned let field: UITextField

  init(of field: UITextField, _ voice: StageVoice) {
    self.voice = voice
    self.field = field
  }

  func tell(_ message: Name, _ arguments: [Argument], usual: Value?) -> Value? {
    voice.tell(message, arguments, usual: usual, State(), state)
  }

  /// The readable state of the field.
  var state: TableState {
    var state = TableState()
    state.form = FormState(of: field)
    return state
  }
}
