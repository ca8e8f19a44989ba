import HeadlessUIKit
import Traces

/// The listener to a view of the header: each message of the view is written down, and answered by the script.
final class ScriptedListener {
  private unowned let stage: Stage
  private let index: ViewIndex
  private let observes: [Name]?
  private var progress: ScriptProgress
  /// True if the world is set up, so that what happens is heard.
  var isAttached = false

  init(stage: Stage, index: ViewIndex, observes: [Name]?, script: Script) {
    self.stage = stage
    self.index = index
    self.observes = observes
    progress = ScriptProgress(script)
  }

  /// Writes a message down.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - arguments: what it is passed.
  ///   - usual: what UIKit goes by where the method is left out.
  ///   - state: what can be read of the view.
  ///   - table: what can be read of it besides.
  /// - Returns: what it is answered with.
  func tell(
    _ message: Name,
    _ arguments: [Argument],
    usual: Value?,
    _ state: State,
    _ table: TableState
  ) -> Value? {
    guard isAttached, !stage.recorder.isClosed else { return usual }
    stage.recorder.countMessage()
    guard observes?.contains(message) ?? true, !stage.recorder.isClosed else { return usual }
    let reply = progress.next(to: message, about: nil)
    var answer = usual
    if case .answer(let scripted) = reply?.action { answer = scripted }
    var told = Message(
      time: stage.scene.microseconds,
      name: message,
      arguments: arguments,
      answer: answer,
      view: index,
      state: state,
      table: table
    )
    stage.recorder.append(&told)
    if let reply { stage.makeForDelegate(reply.calls) }
    return answer
  }
}
