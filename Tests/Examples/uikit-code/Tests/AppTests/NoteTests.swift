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
    #expect(controller.textLabel.frame == CGRect(x: 16, y: 96, width: 288, height: 160))
    #expect(controller.countLabel.text == "4")
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
  }
}
