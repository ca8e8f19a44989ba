import HeadlessUIKit
import Traces

extension Stage {
  /// Has the tables load and the controllers show their views, a turn of its own before the first
  /// line, which is heard.
  func begin() {
    guard
      sample != nil || actors.contains(where: { $0.view is StageTable || $0.controller != nil })
    else { return }
    hearExceptions()
    scene.perform { if let sample { show(sample) } else { showControllers() } }
    scene.finishTurn()
    lookAtPages()
  }

  /// Has exceptions written down.
  ///
  /// An object that is let go of with the world may still raise an exception (R490), which nobody
  /// hears.
  func hearExceptions() {
    scene.whenRaised = { [weak self] exception in
      guard let self else { return }
      recorder.append(
        Traces.RaisedException(
          time: scene.microseconds,
          name: exception.name,
          reason: exception.reason
        )
      )
    }
  }

  /// Tells a table's model what calls will set, for a data source has its methods from the beginning.
  func expectCalls(of trace: AnyTraceStream) throws(SubjectFailure) {
    guard actors.contains(where: { $0.view is StageTable }) else { return }
    try trace.read { lines in
      for case .call(let call) in lines { expect(call) }
      return true
    }
    for entry in views.flatMap(\.delegate.entries) {
      for call in entry.replies.flatMap(\.calls) { expect(call) }
    }
  }

  private func expect(_ call: Call) {
    guard actors.indices.contains(Int(call.view.place)) else { return }
    (actors[Int(call.view.place)].view as? StageTable)?.model.expect(call.name)
  }
}
