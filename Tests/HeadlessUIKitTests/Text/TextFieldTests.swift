import Foundation
import HeadlessUIKit
import Testing

@Suite("A text field")
struct TextFieldTests {
  private let world = World()
  private let first = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
  private let second = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 30))
  private let diary = Diary()

  init() {
    for field in [first, second] {
      world.view.addSubview(field)
      field.delegate = diary
    }
    first.tag = 1
    second.tag = 2
    diary.listen(to: world.scene.notificationCenter)
  }

  @Test("asks, is first responder, tells, posts, and brings the keyboard up")
  func begins() {
    #expect(first.becomeFirstResponder())
    #expect(diary.heard == ["may begin 1", "began 1", "posted began 1", "keyboard"])
    #expect(first.isEditing && first.isFirstResponder)
    #expect(first.becomeFirstResponder())
    #expect(diary.heard.count == 4)
  }

  @Test("asks, resigns, tells and posts")
  func ends() {
    first.becomeFirstResponder()
    diary.heard = []
    #expect(first.resignFirstResponder())
    #expect(diary.heard == ["may end 1", "ended 1", "posted ended 1"])
    #expect(!first.isEditing && !first.isFirstResponder)
  }

  @Test("hands over to another one: its end comes before the other's beginning")
  func handsOver() throws {
    first.becomeFirstResponder()
    diary.heard = []
    #expect(second.becomeFirstResponder())
    let end = try #require(diary.heard.firstIndex(of: "ended 1"))
    let beginning = try #require(diary.heard.firstIndex(of: "began 2"))
    #expect(end < beginning)
    #expect(!diary.heard.contains("keyboard"))
  }

  @Test("does not begin, or end, where its delegate says no")
  func refusals() {
    diary.refused = ["may begin 1"]
    #expect(!first.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    diary.refused = ["may end 1"]
    first.becomeFirstResponder()
    #expect(!first.resignFirstResponder())
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder && !second.isEditing)
    #expect(!world.view.endEditing(false))
    #expect(world.view.endEditing(true))
    #expect(!first.isEditing)
  }

  @Test("ends as it leaves its window, whatever its delegate says")
  func leaves() {
    first.becomeFirstResponder()
    diary.refused = ["may end 1"]
    first.removeFromSuperview()
    #expect(diary.heard.contains("ended 1") && diary.heard.contains("posted ended 1"))
    #expect(!first.isEditing)
  }

  @Test("changes as its delegate lets it")
  func changes() {
    first.becomeFirstResponder()
    diary.heard = []
    first.insertText("Ada")
    first.deleteBackward()
    #expect(first.text == "Ad")
    #expect(
      diary.heard == ["0+0 Ada", "posted changed 1", "2+1 ", "posted changed 1"]
    )
    diary.refused = ["2+0 x"]
    first.insertText("x")
    #expect(first.text == "Ad" && first.hasText)
  }

  @Test("asks about the return key and the clear button")
  func keys() {
    first.text = "Ada"
    first.becomeFirstResponder()
    diary.heard = []
    first.insertText("\n")
    #expect(diary.heard == ["may return 1"] && first.isEditing)
    diary.refused = ["may clear 1"]
    first.tapClearButton()
    #expect(first.text == "Ada")
    diary.refused = []
    first.tapClearButton()
    #expect(first.text == "")
  }

  @Test("tells its actions, and resigns at the return key if one listens for that")
  func actions() {
    var events: [String] = []
    let all: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"),
    ]
    for (event, name) in all { first.addAction(UIAction { _ in events.append(name) }, for: event) }
    first.becomeFirstResponder()
    first.insertText("a")
    first.insertText("\n")
    #expect(events == ["begin", "changed", "exit", "end"])
    #expect(!first.isFirstResponder)
  }

  @Test("is focused by a finger that is lifted from it, and cleared by one on its button")
  func touches() {
    first.text = "Ada"
    first.clearButtonMode = .whileEditing
    world.tap(at: CGPoint(x: 20, y: 15))
    #expect(first.isFirstResponder)
    world.tap(at: CGPoint(x: 195, y: 15))
    #expect(first.text == "" && first.isFirstResponder)
    world.tap(at: CGPoint(x: 20, y: 55))
    #expect(second.isFirstResponder)
  }

  @Test("takes its old text away as it begins, if it is told to")
  func clears() {
    first.text = "old"
    first.clearsOnBeginEditing = true
    first.becomeFirstResponder()
    #expect(first.text == "")
  }
}

extension World {
  /// Puts a finger down and lifts it.
  fileprivate func tap(at place: CGPoint) {
    let down = FingerSample(finger: 1, phase: .began, x: place.x, y: place.y)
    let up = FingerSample(finger: 1, phase: .ended, x: place.x, y: place.y)
    scene.sendTouch(at: scene.microseconds + 1_000_000, down)
    scene.sendTouch(at: scene.microseconds + 50_000, up)
  }
}

/// Writes down what text fields ask and tell.
private final class Diary: UITextFieldDelegate {
  var heard: [String] = []
  /// The questions that are answered with no.
  var refused: Set<String> = []

  func listen(to center: NotificationCenter) {
    let names: [(Notification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "began"),
      (UITextField.textDidChangeNotification, "changed"),
      (UITextField.textDidEndEditingNotification, "ended"),
    ]
    for (name, word) in names {
      _ = center.addObserver(forName: name, object: nil, queue: nil) {
        [unowned self] notification in
        let field = notification.object as? UITextField
        MainActor.assumeIsolated { heard.append("posted \(word) \(field?.tag ?? 0)") }
      }
    }
    _ = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { [unowned self] _ in MainActor.assumeIsolated { heard.append("keyboard") } }
  }

  private func ask(_ words: String) -> Bool {
    heard.append(words)
    return !refused.contains(words)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask("may begin \(textField.tag)")
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began \(textField.tag)") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask("may end \(textField.tag)")
  }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended \(textField.tag)") }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("\(range.location)+\(range.length) \(string)") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("may clear \(textField.tag)") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    ask("may return \(textField.tag)")
  }
}
