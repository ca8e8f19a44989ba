import HeadlessUIKit
import Traces

/// The receiver of the messages to a view that is no scroll view: each is written down, and what the script answers is
/// done.
final class ScriptedReceiver {
  private unowned let stage: Stage
  private let index: ViewIndex
  let observes: [Name]?
  private var progress: ScriptProgress

  init(stage: Stage, index: ViewIndex, script: Script = Script()) {
    self.stage = stage
    self.index = index
    observes = stage.observed
    progress = ScriptProgress(script)
  }

  // Letting go needs no actor.
  nonisolated deinit {}

  /// Hears a message that the script may answer; returns the answer.
  func ask(_ name: Name, _ arguments: [Argument], usual: Value?) -> Value? {
    guard observes?.contains(name) ?? true, !stage.recorder.isClosed else { return usual }
    stage.recorder.countMessage()
    let reply = progress.isEmpty ? nil : progress.next(to: name, about: nil)
    var answer = usual
    if case .answer(let scripted) = reply?.action { answer = scripted }
    hear(name, arguments, answer: answer)
    if let reply { stage.makeForDelegate(reply.calls) }
    return answer
  }

  /// Writes a message down.
  func hear(_ name: Name, _ arguments: [Argument] = [], answer: Value? = nil) {
    guard observes?.contains(name) ?? true else { return }
    var message = Message(
      time: stage.scene.microseconds,
      name: name,
      arguments: arguments,
      answer: answer,
      view: index
    )
    stage.recorder.append(&message)
  }
}
