import Foundation
import HeadlessUIKit
import Traces

/// The delegate of a text view of the header: it writes down what it is asked and told about the text.
///
/// Nobody here hears what the view tells of its scrolling.
final class StageTextViewDelegate: UITextViewDelegate, Performer {
  let receiver: ScriptedReceiver?
  private let listener: ScriptedListener
  private unowned let stage: Stage

  init(_ listener: ScriptedListener, _ receiver: ScriptedReceiver, on stage: Stage) {
    self.listener = listener
    self.receiver = receiver
    self.stage = stage
  }

  func attach(names: [Name]) {
    listener.isAttached = true
    stage.listenToKeyboard()
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask(.textViewShouldBegin) }

  func textViewDidBeginEditing(_ textView: UITextView) { tell(.textViewDidBegin) }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask(.textViewShouldEnd) }

  func textViewDidEndEditing(_ textView: UITextView) { tell(.textViewDidEnd) }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    ask(
      .textViewShouldChange,
      [
        Argument(.replacementText, .string(text)),
        Argument(.shouldChangeTextIn, .list([Value(range.location), Value(range.length)])),
      ]
    )
  }

  func textViewDidChange(_ textView: UITextView) { tell(.textViewDidChange) }

  func textViewDidChangeSelection(_ textView: UITextView) { tell(.textViewDidChangeSelection) }

  private func ask(_ question: Name, _ arguments: [Argument] = []) -> Bool {
    listener.tell(question, arguments, usual: .bool(true), State(), TableState())?.bool ?? true
  }

  private func tell(_ message: Name) {
    _ = listener.tell(message, [], usual: nil, State(), TableState())
  }
}

extension Setup {
  /// Returns a text view that is a view of the header.
  func textView() -> Stage.Actor {
    let textView = UITextView(frame: frame)
    parent?.addSubview(textView)
    if let text = view.config[.text]?.string { textView.text = text }
    let delegate = StageTextViewDelegate(newListener(), newReceiver(), on: stage)
    textView.delegate = delegate
    return Stage.Actor(index: index, view: textView, part: delegate)
  }
}
