import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Rows in view")
struct TableDisplayTests {
  private let listener = TableListener(rows: [100])

  private func world(_ configure: (UITableView) -> Void = { _ in }) -> TableWorld {
    listener.unheard = ["sections", "rows", "scroll"]
    let world = TableWorld(listener) {
      $0.rowHeight = 40
      configure($0)
    }
    listener.forget()
    return world
  }

  @Test("are those whose rectangles meet the bounds (R026, R064)")
  func inView() {
    let world = world()
    #expect(world.visibleRows == Array(0..<12))
    world.scroll(to: 100)
    #expect(world.visibleRows == Array(2..<15))
    #expect(world.table.visibleCells.map(\.frame.minY) == (2..<15).map { CGFloat($0 * 40) })
    world.scroll(to: 3_520)
    #expect(world.visibleRows == Array(88..<100))
    world.scroll(to: 10_000)
    #expect(world.visibleRows.isEmpty)
  }

  @Test("come by their cell and end when they are gone, once each (R070, R071, R072)")
  func balance() {
    let world = world()
    world.scroll(to: 45)
    #expect(world.heard == ["end 0-0", "cell 0-12", "will 0-12", "cell 0-13", "will 0-13"])
    var shown: Set<String> = Set((1..<14).map { "0-\($0)" })
    listener.forget()
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<200 { world.scroll(to: .random(in: -200...4_200, using: &numbers)) }
    for line in world.heard {
      let parts = line.split(separator: " ").map(String.init)
      if parts[0] == "will" { #expect(shown.insert(parts[1]).inserted, "\(line)") }
      if parts[0] == "end" { #expect(shown.remove(parts[1]) != nil, "\(line)") }
    }
    #expect(shown.count == world.visibleRows.count)
  }

  @Test("are asked for after the delegate has heard of the offset (R078)")
  func scrollFirst() {
    let world = world()
    listener.unheard.remove("scroll")
    world.scroll(to: 40)
    #expect(world.heard == ["scroll 40.0", "end 0-0", "cell 0-12", "will 0-12"])
  }

  @Test("know their paths, and others do not (R063)")
  func paths() {
    let world = world()
    let cell = world.table.visibleCells[3]
    #expect(world.table.indexPath(for: cell) == IndexPath(row: 3, section: 0))
    #expect(world.table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
    #expect(world.table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
    #expect(world.table.cellForRow(at: IndexPath(row: 500, section: 9)) == nil)
    #expect(
      world.table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil
    )
    #expect(
      world.table.indexPathForRow(at: CGPoint(x: 10, y: 130)) == IndexPath(row: 3, section: 0)
    )
    #expect(world.table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    #expect(world.table.indexPathForRow(at: CGPoint(x: 400, y: 130)) == nil)
    let rect = CGRect(x: 0, y: 39, width: 10, height: 42)
    #expect(world.table.indexPathsForRows(in: rect)?.map(\.row) == [0, 1, 2])
    // No query asks for a cell (R044).
    #expect(world.heard.isEmpty)
  }

  @Test("end with a reload, under the paths that they had (R005, R041)")
  func reload() {
    let world = world()
    world.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    listener.rows = [3]
    world.table.reloadData()
    #expect(world.heard == (0..<12).map { "end 0-\($0)" })
    // The counts are known at once, the cells are not (R023, R024).
    #expect(world.table.numberOfRows(inSection: 0) == 3)
    #expect(world.table.contentSize.height == 120)
    #expect(world.table.visibleCells.isEmpty)
    listener.forget()
    world.table.reloadData()
    world.table.reloadData()
    world.world.scene.finishTurn()
    // One round of cells for all of them (R025).
    #expect(world.heard == (0..<3).flatMap { ["cell 0-\($0)", "will 0-\($0)"] })
    // The selection is gone, silently (R039, R040).
    #expect(world.table.indexPathForSelectedRow == nil)
    #expect(world.table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("stay where they are in a reload, unless the content gets too short (R038)")
  func offset() {
    let world = world()
    world.scroll(to: 1_000)
    world.table.reloadData()
    world.world.scene.finishTurn()
    #expect(world.table.contentOffset.y == 1_000)
    #expect(world.visibleRows == Array(25..<37))
    listener.rows = [20]
    world.table.reloadData()
    world.world.scene.finishTurn()
    #expect(world.table.contentOffset.y == 320)
    #expect(world.visibleRows == Array(8..<20))
  }

  @Test("follow a height that is set anew, and keep their cells")
  func newHeight() {
    let world = world()
    let cell = world.table.visibleCells[1]
    world.table.rowHeight = 100
    world.world.scene.finishTurn()
    #expect(world.visibleRows == Array(0..<5))
    #expect(world.table.visibleCells[1] === cell)
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 100))
    #expect(world.table.contentSize.height == 10_000)
  }

  @Test("follow the bounds")
  func bounds() {
    let world = world()
    world.table.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    world.world.scene.finishTurn()
    #expect(world.visibleRows == [0, 1, 2])
    #expect(world.table.visibleCells.map(\.frame.width) == [200, 200, 200])
    #expect(world.table.contentSize.width == 200)
  }

  @Test("move below one whose height was estimated wrongly, until all that fit are shown (R018)")
  func estimates() {
    listener.implemented = ["tableView(_:heightForRowAt:)"]
    listener.heightForRow = { [10, 100, 0][$0.row % 3] }
    let world = world { $0.estimatedRowHeight = 200 }
    #expect(world.visibleRows == Array(0..<14))
    var y: CGFloat = 0
    for (row, cell) in world.table.visibleCells.enumerated() {
      #expect(cell.frame.minY == y)
      y += [10, 100, 0][row % 3]
    }
    for offset in stride(from: 0, through: 3_000, by: 170) { world.scroll(to: CGFloat(offset)) }
    for offset in stride(from: 3_000, through: 0, by: -170) { world.scroll(to: CGFloat(offset)) }
    world.scroll(to: 0)
    // Now it is known which rows have no height: there is nothing to show of them.
    #expect(world.visibleRows == (0..<14).filter { $0 % 3 != 2 })
    let shown = world.table.indexPathsForVisibleRows ?? []
    for path in shown {
      #expect(world.table.cellForRow(at: path)?.frame == world.table.rectForRow(at: path))
    }
  }

  @Test("measure themselves where heights are automatic")
  func automatic() {
    final class Tall: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
    }
    listener.cell = { _, _ in Tall(style: .default, reuseIdentifier: nil) }
    let world = world { $0.rowHeight = UITableView.automaticDimension }
    #expect(world.visibleRows == Array(0..<7))
    #expect(world.table.rectForRow(at: IndexPath(row: 6, section: 0)).minY == 420)
    #expect(world.table.contentSize.height == 4_582)
  }
}

@Suite("Calls in a table's own messages")
struct TableReentrancyTests {
  private let listener = TableListener(rows: [100])

  @Test(
    "may load the table anew, whatever the message",
    arguments: ["cell 0-3", "will 0-3", "end 0-1", "sections", "rows 0", "height 0-2", "scroll"]
  )
  func reload(message: String) {
    listener.implemented = ["tableView(_:heightForRowAt:)"]
    let world = TableWorld(listener)
    var times = 0
    listener.reactions[message] = { table in
      guard times < 2 else { return }
      times += 1
      self.listener.rows = [40]
      table.reloadData()
    }
    world.scroll(to: 100)
    world.scroll(to: 0)
    if times == 0 { world.table.reloadData() }
    world.world.settle()
    world.world.scene.finishTurn()
    #expect(times > 0)
    #expect(world.table.numberOfRows(inSection: 0) == 40)
    #expect(world.visibleRows == Array(0..<11))
    #expect(world.world.scene.isAtRest)
  }

  @Test(
    "may scroll, lay out, or take everything away",
    arguments: ["cell 0-3", "will 0-3", "end 0-1"]
  )
  func anything(message: String) {
    let world = TableWorld(listener)
    var actions: [(UITableView) -> Void] = [
      { $0.contentOffset.y = 500 },
      { $0.layoutIfNeeded() },
      { $0.setNeedsLayout() },
      { $0.dataSource = nil },
      { $0.removeFromSuperview() },
    ]
    listener.reactions[message] = { if !actions.isEmpty { actions.removeFirst()($0) } }
    for offset in [300, 0, 300, 0, 300, 0, 300, 0, 300, 0] as [CGFloat] { world.scroll(to: offset) }
    #expect(world.world.scene.isAtRest)
    #expect(world.table.visibleCells.count == world.table.indexPathsForVisibleRows?.count)
  }
}
