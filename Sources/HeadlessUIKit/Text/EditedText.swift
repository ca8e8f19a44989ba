/// A responder whose text is typed, and that its delegate lets begin and end (R270, R582).
@MainActor
protocol EditedText: UIResponder {
  /// The state between idle and edited.
  var editing: TextEditingStateMachine { get set }
  /// Asks the delegate whether it may be edited.
  func askToBegin() -> Bool
  /// Tells that editing has begun.
  func tellBegin()
  /// Asks the delegate whether editing may end.
  func askToEnd() -> Bool
  /// Tells that editing has ended.
  func tellEnd()
}

extension EditedText {
  /// Takes an event in, and does what follows from it.
  func follow(_ event: TextEditingStateMachine.Event) {
    var next = editing.receive(event)
    while let action = next { next = answer(to: action).flatMap { editing.receive($0) } }
  }

  /// Does one thing; returns what came of it, where that is known at once.
  private func answer(
    to action: TextEditingStateMachine.Action
  ) -> TextEditingStateMachine.Event? {
    switch action {
    case .askToBegin: return .mayBegin(askToBegin())
    case .becomeFirst:
      let isFirst = sceneAround?.makeFirstResponder(self) ?? false
      return isFirst ? nil : .failedToBecomeFirst
    case .tellBegin: tellBegin()
    case .askToEnd: return .mayEnd(askToEnd())
    case .resign: _ = sceneAround?.resign(self)
    case .tellEnd: tellEnd()
    }
    return nil
  }
}
