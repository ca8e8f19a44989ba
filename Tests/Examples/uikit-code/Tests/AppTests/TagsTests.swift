import HeadlessUIKit
import Testing
import TraceConformance

@testable import AppSwift6Isolated

@Suite("Tags")
struct TagsTests {
  private let controller = TagsController(names: ["Home", "Work", "Garden"])
  private let screen: AppScreen

  init() {
    screen = AppScreen(showing: controller)
  }

  @Test("become favourites at a tap, and move to their section")
  func favourite() throws {
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
    try screen.play("tap-tag")
    #expect(controller.favouriteNames.count == 1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
    #expect(controller.tableView.numberOfRows(inSection: 1) == 2)
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == controller.favouriteNames[0])
  }
}
