import HeadlessUIKit
import Traces

/// Tells of what a recognizer does, and asks the trace as its delegate.
final class RecognizerTeller: UIGestureRecognizerDelegate, Performer {
  private let listener: ScriptedListener
  let recognizer: UIGestureRecognizer
  private unowned let stage: Stage
  /// The names of the recognizers that must fail before it acts.
  private let awaited: [String]

  init(
    of recognizer: UIGestureRecognizer,
    _ listener: ScriptedListener,
    on stage: Stage,
    waitingFor awaited: [String]
  ) {
    self.awaited = awaited
    self.recognizer = recognizer
    self.listener = listener
    self.stage = stage
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in
      guard let self else { return }
      _ = listener.tell(.gestureAction, [], usual: nil, State(), state)
    }
  }

  var receiver: ScriptedReceiver? { nil }

  func attach(names: [Name]) {
    listener.isAttached = true
    // Now all of them are there.
    for name in awaited {
      if let other = stage.recognizer(named: name) { recognizer.require(toFail: other) }
    }
  }

  func atRest() -> (state: State, table: TableState)? { (State(), state) }

  /// The readable state of the recognizer.
  private var state: TableState {
    var table = TableState()
    table.control.recognizer = "\(recognizer.state)"
    return table
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ask(.gestureShouldBegin, usual: true)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    ask(.gestureShouldReceive, usual: true)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask(.gestureShouldJoin, .shouldJoin, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask(.gestureShouldWait, .shouldWait, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask(.gestureShouldHoldBack, .shouldHoldBack, otherGestureRecognizer)
  }

  private func ask(_ question: Name, _ label: Name, _ other: UIGestureRecognizer) -> Bool {
    ask(question, [Argument(label, .string(stage.name(of: other)))], usual: false)
  }

  private func ask(_ question: Name, _ arguments: [Argument] = [], usual: Bool) -> Bool {
    listener.tell(question, arguments, usual: .bool(usual), State(), state)?.bool ?? usual
  }
}
