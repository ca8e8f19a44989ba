import Foundation
import HeadlessUIKit
import Testing

@Suite("Moving a row by its handle")
struct ReorderTests {
  private let listener = TableListener(rows: [4, 3])

  private func world(_ configure: (UITableView) -> Void = { _ in }) -> TableWorld {
    .reordering(listener, configure)
  }

  private func drag(_ heights: Double..., in world: TableWorld) {
    world.world.touch(.began, x: 300, y: heights[0])
    for height in heights.dropFirst() {
      world.world.wait(16)
      world.world.touch(.moved, x: 300, y: height)
    }
    world.world.lift(y: heights[heights.count - 1], x: 300)
    world.world.wait(16)
  }

  private func order(_ world: TableWorld, _ cells: [UITableViewCell]) -> [Int?] {
    world.table.visibleCells.map { cell in cells.firstIndex { $0 === cell } }
  }

  @Test("asks at each new place, and moves once, when it is dropped (R151, R152)")
  func moves() {
    let world = world()
    let cells = world.table.visibleCells
    drag(20, 50, 55, 90, 95, in: world)
    #expect(world.heard == ["target 0-1", "target 0-2", "move 0-0 0-2"])
    #expect(order(world, cells) == [1, 2, 0, 3, 4, 5, 6])
    #expect(cells.map(\.frame.minY) == [80, 0, 40, 120, 160, 200, 240])
    #expect(world.table.contentOffset == .zero)
  }

  @Test("goes where the delegate agreed last (R152, R155)")
  func agreed() {
    let world = world()
    listener.target = { $0.row > 1 ? IndexPath(row: 1, section: 0) : $0 }
    listener.canMove = { $0.row == 0 }
    drag(20, 60, 130, in: world)
    #expect(world.heard == ["target 0-1", "target 0-3", "move 0-0 0-1"])
  }

  @Test("goes into another section, and the numbers of rows with it")
  func sections() {
    let world = world()
    listener.reactions["move"] = { _ in self.listener.rows = [3, 4] }
    drag(60, 180, in: world)
    #expect(world.heard.last == "move 0-1 1-0")
    #expect(world.table.numberOfRows(inSection: 0) == 3)
    #expect(world.table.numberOfRows(inSection: 1) == 4)
    listener.forget()
    drag(20, 400, in: world)
    #expect(world.heard == ["target 1-4", "move 0-0 1-4"])
    #expect(world.table.numberOfRows(inSection: 1) == 5)
  }

  @Test("takes the selection along (R172)")
  func selection() {
    let world = world { $0.allowsSelectionDuringEditing = true }
    world.table.selectRow(
      at: IndexPath(row: 0, section: 0),
      animated: false,
      scrollPosition: .none
    )
    drag(20, 100, in: world)
    #expect(world.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test("is nothing if the row is dropped where it was, or the touch is taken away")
  func nothing() {
    let world = world()
    drag(20, 60, 25, in: world)
    #expect(world.heard == ["target 0-1", "target 0-0"])
    listener.forget()
    world.world.touch(.began, x: 300, y: 20)
    world.world.touch(.moved, x: 300, y: 60)
    world.world.touch(.cancelled, x: 300, y: 60)
    world.world.wait(16)
    #expect(world.heard == ["target 0-1"])
    #expect(world.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160, 200, 240])
  }

  @Test("needs a data source that carries moves out, and rows that may be moved (R150)")
  func handles() {
    let world = world()
    #expect(world.table.visibleCells.allSatisfy { $0.showsReorderControl })
    listener.canMove = { $0.row != 0 }
    world.table.isEditing = false
    world.table.visibleCells[1].showsReorderControl = false
    world.table.isEditing = true
    listener.forget()
    drag(20, 100, in: world)
    drag(60, 100, in: world)
    #expect(!world.heard.contains { $0.hasPrefix("target") })
    listener.implemented = []
    world.table.dataSource = listener
    world.table.reloadData()
    world.world.scene.finishTurn()
    #expect(!world.heard.contains { $0.hasPrefix("target") })
    listener.forget()
    drag(100, 180, in: world)
    #expect(!world.heard.contains { $0.hasPrefix("target") || $0.hasPrefix("move") })
  }
}
