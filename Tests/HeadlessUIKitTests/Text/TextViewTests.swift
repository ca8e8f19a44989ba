import Foundation
import HeadlessUIKit
import Testing

@Suite("A text view")
struct TextViewTests {
  private let world = World()
  private let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let diary = TextDiary()

  init() {
    world.window.addSubview(textView)
    textView.delegate = diary
    _ = world.scene.notificationCenter.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { [diary] _ in
      MainActor.assumeIsolated { diary.heard.append("keyboard") }
    }
  }

  @Test("tells that editing has begun after the keyboard (R581), and ends as a field does (R582)")
  func begins() {
    #expect(textView.becomeFirstResponder())
    #expect(diary.heard == ["may begin", "keyboard", "began"])
    diary.heard = []
    #expect(textView.resignFirstResponder())
    #expect(diary.heard == ["may end", "ended"])
    diary.refused = ["may begin"]
    #expect(!textView.becomeFirstResponder() && !textView.isFirstResponder)
  }

  @Test("takes in what is typed where the cursor stands, and asks before (R582)")
  func typing() {
    textView.text = "Milk"
    textView.becomeFirstResponder()
    diary.heard = []
    textView.insertText("!")
    #expect(textView.text == "Milk!" && textView.selectedRange == NSRange(location: 5, length: 0))
    #expect(diary.heard == ["may change 4+0 !", "selection", "changed"])
    textView.selectedRange = NSRange(location: 0, length: 4)
    textView.insertText("Bread")
    #expect(textView.text == "Bread!" && textView.selectedRange.location == 5)
    textView.deleteBackward()
    #expect(textView.text == "Brea!")
    diary.refused = ["may change"]
    textView.insertText("?")
    #expect(textView.text == "Brea!")
    textView.selectedRange = NSRange(location: 40, length: 3)
    #expect(textView.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test("tells nobody of what code sets (R592), and takes nothing in where it is not editable")
  func code() {
    textView.text = "Milk"
    textView.text = nil
    #expect(diary.heard == [] && textView.text == "")
    textView.isEditable = false
    textView.insertText("x")
    #expect(!textView.becomeFirstResponder() && textView.text == "")
  }

  @Test("begins at a tap, and scrolls under a finger without")
  func touches() {
    textView.contentSize = CGSize(width: 200, height: 400)
    world.touch(.began, x: 50, y: 80)
    for y in [70.0, 60, 50] {
      world.wait(10)
      world.touch(.moved, x: 50, y: y)
    }
    world.lift(y: 50, x: 50)
    world.settle()
    #expect(diary.heard.contains("scrolled") && !textView.isFirstResponder)
    world.wait(1_000)
    world.touch(.began, x: 50, y: 50)
    world.lift(y: 50, x: 50)
    #expect(textView.isFirstResponder)
  }
}

/// The questions and messages that a text view's delegate got.
private final class TextDiary: UITextViewDelegate {
  var heard: [String] = []
  var refused: Set<String> = []

  private func asked(_ words: String, _ more: String = "") -> Bool {
    heard.append(words + more)
    return !refused.contains(words)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { asked("may begin") }
  func textViewDidBeginEditing(_ textView: UITextView) { heard.append("began") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { asked("may end") }
  func textViewDidEndEditing(_ textView: UITextView) { heard.append("ended") }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    asked("may change", " \(range.location)+\(range.length) \(text)")
  }
  func textViewDidChange(_ textView: UITextView) { heard.append("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled") }
}
