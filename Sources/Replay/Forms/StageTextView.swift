import Foundation
import HeadlessUIKit
import Traces

/// The delegate of a text view of the header: it writes down what it is asked and told about the text.
///
/// Nobody here hears what the view tells of its scrolling.
final class StageTextViewDelegate: UITextViewDelegate {
  let voice: StageVoice

  init(_ voice: StageVoice) {
    self.voice = voice
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
    voice.tell(question, arguments, usual: .bool(true), State(), TableState())?.bool ?? true
  }

  private func tell(_ message: Name) {
    _ = voice.tell(message, [], usual: nil, State(), TableState())
  }
}

extension Stage {
  /// A text view that is a view of the header.
  func textView(
    _ view: Header.View,
    at index: ViewIndex,
    frame: CGRect,
    in parent: UIView?,
    _ ears: Ears
  ) -> Actor {
    let textView = UITextView(frame: frame)
    parent?.addSubview(textView)
    if let text = view.config[.text]?.string { textView.text = text }
    let voice = StageVoice(
      stage: self,
      index: index,
      observes: ears.observes,
      script: view.delegate
    )
    let delegate = StageTextViewDelegate(voice)
    textView.delegate = delegate
    var actor = Actor(index: index, view: textView, delegate: nil, ears: ears)
    actor.textViewDelegate = delegate
    return actor
  }

  /// Begins to hear of text views and of the keyboard that they bring up.
  func listenToTextViews() {
    guard actors.contains(where: { $0.textViewDelegate != nil }) else { return }
    for actor in actors { actor.textViewDelegate?.voice.isAttached = true }
    listenToKeyboard()
  }
}
