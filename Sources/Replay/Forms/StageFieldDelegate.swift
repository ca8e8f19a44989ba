import HeadlessUIKit
import Traces

/// The delegate of a text field that is a view of the header: it writes down what it is told and does
/// what the script says.
final class StageFieldDelegate: TextFieldTeller {
  private unowned let stage: Stage
  private unowned let field: UITextField
  private let index: ViewIndex
  private let observes: [Name]?
  private var progress: ScriptProgress
  /// Whether the world is set up, so that what happens is heard.
  var isAttached = false

  init(
    stage: Stage,
    field: UITextField,
    index: ViewIndex,
    observes: [Name]?,
    script: Script
  ) {
    self.stage = stage
    self.field = field
    self.index = index
    self.observes = observes
    progress = ScriptProgress(script)
  }

  func tell(_ message: Name, _ arguments: [Argument], usual: Value?) -> Value? {
    guard isAttached, !stage.recorder.isClosed else { return usual }
    stage.recorder.countMessage()
    guard observes?.contains(message) ?? true, !stage.recorder.isClosed else { return usual }
    let reply = progress.next(to: message, about: nil)
    var answer = usual
    if case .answer(let scripted) = reply?.action { answer = scripted }
    stage.recorder.append(
      .message(
        Message(
          time: stage.scene.microseconds,
          name: message,
          arguments: arguments,
          answer: answer,
          view: index,
          table: state
        )
      )
    )
    if let reply { stage.makeForDelegate(reply.calls) }
    return answer
  }

  /// What can be read of the field.
  var state: TableState {
    var state = TableState()
    state.form = FormState(of: field)
    return state
  }
}
