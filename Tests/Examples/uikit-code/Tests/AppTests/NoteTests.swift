import HeadlessUIKit
import Testing
import TraceConformance

@testable import AppSwift6Isolated

@Suite("A note")
struct NoteTests {
  private let controller = NoteController(text: "Milk")
  private let screen: AppScreen

  init() {
    screen = AppScreen(showing: controller)
  }

  @Test("is laid out when its view has been")
  func layout() {
    #expect(controller.textView.frame == CGRect(x: 16, y: 96, width: 288, height: 160))
    #expect(controller.countLabel.text == "4")
  }

  @Test("counts what is typed, and takes no more than it holds")
  func typing() {
    controller.textView.becomeFirstResponder()
    controller.textView.insertText(" and bread")
    #expect(controller.textView.text == "Milk and bread")
    #expect(controller.countLabel.text == "14")
    controller.textView.resignFirstResponder()
  }

  @Test("is pinned by its switch, and shows a banner that goes")
  func pin() throws {
    try screen.play("tap-switch")
    #expect(controller.pinSwitch.isOn)
    #expect(controller.banner.text == "Pinned")
    #expect(controller.banner.alpha == 0)
    #expect(controller.bannersShown == 1)
  }

  @Test("asks before it is thrown away, after a long press")
  func discard() throws {
    try screen.play("long-press")
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["Keep", "Discard"])
    var isDiscarded = false
    controller.didDiscard = { isDiscarded = true }
    try screen.play("tap-discard")
    #expect(isDiscarded && controller.presentedViewController == nil)
  }
}
