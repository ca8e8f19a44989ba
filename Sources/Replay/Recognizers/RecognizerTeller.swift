import HeadlessUIKit
import Traces

/// Tells of what a recognizer does, and asks the trace as its delegate.
final class RecognizerTeller: UIGestureRecognizerDelegate {
  let voice: StageVoice
  let recognizer: UIGestureRecognizer
  private unowned let stage: Stage

  init(of recognizer: UIGestureRecognizer, _ voice: StageVoice, on stage: Stage) {
    self.recognizer = recognizer
    self.voice = voice
    self.stage = stage
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in
      guard let self else { return }
      _ = voice.tell(.gestureAction, [], usual: nil, State(), state)
    }
  }

  /// The readable state of the recognizer.
  var state: TableState {
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
    voice.tell(question, arguments, usual: .bool(usual), State(), state)?.bool ?? usual
  }
}
