import Foundation
import HeadlessUIKit
import Testing

@Suite("Rows that are reconfigured")
struct ReconfiguringTests {
  private let listener = TableListener(rows: [50])

  private func paths(_ rows: Int...) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }

  @Test("are asked for if they have cells, and keep them (R670, R671)")
  func keep() {
    let world = TableWorld(listener)
    let cells = world.table.visibleCells
    listener.unheard = ["sections", "rows"]
    listener.forget()
    world.table.reconfigureRows(at: paths(1, 30))
    #expect(listener.heard == ["cell 0-1"])
    #expect(world.table.visibleCells == cells)
  }

  @Test("are not prepared for reuse (R672)")
  func unprepared() {
    final class Cell: UITableViewCell {
      var preparations = 0
      override func prepareForReuse() { preparations += 1 }
    }
    listener.cell = { table, path in
      table.dequeueReusableCell(withIdentifier: "a", for: path)
    }
    let world = TableWorld(listener) { $0.register(Cell.self, forCellReuseIdentifier: "a") }
    world.table.reconfigureRows(at: paths(0, 1, 2))
    let cells = world.table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.count == 11)
    #expect(cells.allSatisfy { $0.preparations == 0 })
  }

  @Test("keep their cells though the data source answers with another")
  func another() {
    let world = TableWorld(listener)
    let cells = world.table.visibleCells
    listener.cell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: "b") }
    world.table.reconfigureRows(at: paths(1))
    world.world.scene.finishTurn()
    #expect(world.table.visibleCells == cells)
  }

  @Test("go by their paths before the block, and are asked for as it ends")
  func inABlock() {
    let world = TableWorld(listener)
    listener.unheard = ["sections", "rows", "will", "end"]
    listener.forget()
    world.table.performBatchUpdates {
      world.table.reconfigureRows(at: paths(0))
      listener.rows = [51]
      world.table.insertRows(at: paths(0), with: .none)
    }
    #expect(listener.heard == ["cell 0-0", "cell 0-1"])
  }
}
