import Traces

/// The answers of the controller of plain content, and its calls inside its messages.
final class ControllerScript {
  private var progress: ScriptProgress
  private unowned let stage: Stage
  /// The reply whose calls are made once the message is written down.
  private var due: Script.Reply?

  init(_ script: Script, of stage: Stage) {
    progress = ScriptProgress(script)
    self.stage = stage
  }

  /// Returns the answer to a question, whose calls `makeCalls()` makes; nil: as usual.
  func answer(to message: Name) -> Value? {
    due = progress.next(to: message, about: nil)
    guard case .answer(let answer) = due?.action else { return nil }
    return answer
  }

  /// Makes the calls of the latest question.
  func makeCalls() {
    guard let reply = due else { return }
    due = nil
    stage.makeForDelegate(reply.calls)
  }

  /// Makes the calls of a message that was written down.
  func follow(_ message: Name) {
    due = progress.next(to: message, about: nil)
    makeCalls()
  }
}
