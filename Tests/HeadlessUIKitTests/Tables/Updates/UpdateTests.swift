import Foundation
import HeadlessUIKit
import Testing

@Suite("Updates of a table")
struct UpdateTests {
  private let listener = TableListener(rows: [5])

  private func world(rows: [Int] = [5], configure: (UITableView) -> Void = { _ in }) -> TableWorld {
    listener.rows = rows
    listener.unheard = []
    let world = TableWorld(listener) {
      $0.rowHeight = 100
      configure($0)
    }
    listener.forget()
    return world
  }

  @Test("a row that is inserted in view is asked for and shown, and no other (R165, R169, R170)")
  func insert() {
    let world = world()
    let cells = world.table.visibleCells
    listener.rows = [6]
    world.table.insertRows(at: [path(1)], with: .automatic)
    #expect(world.table.numberOfRows(inSection: 0) == 6)
    #expect(world.heard == ["sections", "rows 0", "end 0-5", "cell 0-1", "will 0-1"])
    #expect(world.table.cellForRow(at: path(0)) === cells[0])
    #expect(world.table.cellForRow(at: path(2)) === cells[1])
    #expect(world.table.indexPath(for: cells[3]) == path(4))
    #expect(cells[1].frame.minY == 200)
    #expect(world.table.contentSize.height == 600)
  }

  @Test("a row that is deleted ends with the path that it had (R005, R170)")
  func delete() {
    let world = world()
    let cells = world.table.visibleCells
    listener.rows = [4]
    world.table.deleteRows(at: [path(1)], with: .fade)
    #expect(world.heard == ["sections", "rows 0", "end 0-1"])
    #expect(world.table.indexPath(for: cells[2]) == path(1))
    #expect(world.table.indexPath(for: cells[1]) == nil)
    #expect(world.table.contentSize.height == 400)
  }

  @Test("a row that is reloaded has its cell asked for if it is in view, and only then (R168)")
  func reload() {
    let world = world(rows: [50])
    let old = world.table.cellForRow(at: path(2))
    world.table.reloadRows(at: [path(2), path(40)], with: .none)
    #expect(world.heard == ["sections", "rows 0", "cell 0-2", "will 0-2", "end 0-2"])
    #expect(world.table.cellForRow(at: path(2)) !== old)
  }

  @Test("a row that is moved keeps its cell")
  func move() {
    let world = world()
    let cells = world.table.visibleCells
    world.table.moveRow(at: path(0), to: path(3))
    #expect(world.heard == ["sections", "rows 0"])
    #expect(
      world.table.visibleCells.map { ObjectIdentifier($0) }
        == [1, 2, 3, 0, 4].map { ObjectIdentifier(cells[$0]) }
    )
    #expect(cells[0].frame.minY == 300)
  }

  @Test("deletions count by the rows before, insertions by the rows after (R162, R163)")
  func guide() {
    // Arizona, California, Delaware, New Jersey, Washington of the guide's listing.
    final class States: UITableViewDataSource {
      var names = ["A", "C", "D", "N", "W"]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
    }
    let states = States()
    let world = TableWorld { $0.rowHeight = 44 }
    world.table.dataSource = states
    world.world.scene.finishTurn()
    world.table.beginUpdates()
    world.table.insertRows(at: [path(0), path(3), path(5)], with: .left)
    states.names = ["Al", "A", "C", "G", "N", "V"]
    world.table.deleteRows(at: [path(2), path(4)], with: .right)
    world.table.endUpdates()
    #expect(world.world.scene.exception == nil)
    let shown = world.table.visibleCells.compactMap { $0.textLabel?.text }
    #expect(shown == ["Al", "A", "C", "G", "N", "V"])
  }

  @Test("blocks nest, and only the end of the outermost one counts (R164)")
  func nested() {
    let world = world()
    listener.rows = [4]
    world.table.beginUpdates()
    world.table.performBatchUpdates { world.table.deleteRows(at: [path(0)], with: .top) }
    #expect(world.table.numberOfRows(inSection: 0) == 5)
    #expect(world.heard == [])
    world.table.endUpdates()
    #expect(world.table.numberOfRows(inSection: 0) == 4)
    // One too many means nothing.
    world.table.endUpdates()
    #expect(world.world.scene.exception == nil)
  }

  @Test("an empty block asks heights again and no cell (R171)")
  func empty() {
    listener.implemented = ["tableView(_:heightForRowAt:)"]
    let world = world { $0.estimatedRowHeight = 0 }
    listener.heightForRow = { $0.row == 0 ? 150 : 50 }
    listener.forget()
    world.table.performBatchUpdates(nil)
    #expect(
      world.heard == ["sections", "rows 0"] + (0..<5).map { "height 0-\($0)" }
    )
    #expect(world.table.visibleCells.map(\.frame.minY) == [0, 150, 200, 250, 300])
  }

  @Test("with estimates it asks the heights of the rows in view, and the others keep theirs")
  func estimates() {
    listener.implemented = ["tableView(_:heightForRowAt:)"]
    listener.heightForRow = { _ in 160 }
    let world = world(rows: [20]) { $0.estimatedRowHeight = 80 }
    world.scroll(to: 800)
    #expect(world.table.rectForRow(at: path(0)).height == 160)
    listener.heightForRow = { _ in 200 }
    listener.rows = [19]
    listener.forget()
    world.table.deleteRows(at: [path(1)], with: .none)
    #expect(world.table.rectForRow(at: path(0)).height == 160)
    #expect(world.table.rectForRow(at: path(18)).height == 80)
    for visible in world.table.indexPathsForVisibleRows ?? [] {
      #expect(world.table.rectForRow(at: visible).height == 200)
    }
    #expect(!world.heard.contains { $0.hasPrefix("height 0-0") })
  }

  @Test("the selection follows its rows, without a message (R172)")
  func selection() {
    let world = world { $0.allowsMultipleSelection = true }
    for row in [1, 3, 4] {
      world.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    listener.rows = [5]
    listener.forget()
    world.table.performBatchUpdates {
      world.table.deleteRows(at: [path(3)], with: .fade)
      world.table.insertRows(at: [path(0)], with: .fade)
    }
    #expect(world.table.indexPathsForSelectedRows == [path(2), path(4)])
    #expect(world.table.visibleCells.map(\.isSelected) == [false, false, true, false, true])
    #expect(!world.heard.contains { $0.contains("elect") })
  }

  @Test("a finger stays on the row that it highlights, and loses one that is deleted")
  func highlight() {
    let world = world()
    world.hold(250)
    #expect(listener.heard.last == "didHighlight 0-2")
    listener.rows = [6]
    world.table.insertRows(at: [path(0)], with: .none)
    listener.forget()
    world.world.lift(y: 250, x: 100)
    #expect(listener.heard.prefix(2) == ["didUnhighlight 0-3", "willSelect 0-3"])
    world.hold(50)
    listener.rows = [5]
    listener.forget()
    world.table.deleteRows(at: [path(0)], with: .none)
    #expect(listener.heard.prefix(3) == ["didUnhighlight 0-0", "sections", "rows 0"])
    world.world.lift(y: 50, x: 100)
    #expect(!listener.heard.contains { $0.hasPrefix("willSelect") })
  }

  @Test("sections come, go, move and are reloaded with their headers")
  func sections() {
    listener.implemented = ["tableView(_:titleForHeaderInSection:)"]
    listener.header = { "\($0)" }
    let world = world(rows: [1, 1, 1])
    let headers = (0..<3).map { world.table.headerView(forSection: $0) }
    listener.rows = [1, 1, 2]
    listener.forget()
    world.table.performBatchUpdates {
      world.table.deleteSections([0], with: .fade)
      world.table.moveSection(2, toSection: 0)
      world.table.insertSections([2], with: .fade)
    }
    #expect(world.table.headerView(forSection: 0) === headers[2])
    #expect(world.table.headerView(forSection: 1) === headers[1])
    #expect(world.heard.filter { $0.hasPrefix("cell") } == ["cell 2-0", "cell 2-1"])
    #expect(world.heard.filter { $0.hasPrefix("end") } == ["end 0-0", "endHeader 0"])
    #expect(world.heard.contains("willHeader 2"))
    listener.rows = [3, 1, 2]
    listener.forget()
    world.table.reloadSections([0], with: .none)
    #expect(world.heard.filter { $0.hasPrefix("cell") } == ["cell 0-0", "cell 0-1", "cell 0-2"])
    #expect(world.table.headerView(forSection: 0) !== headers[2])
  }

  @Test("content that gets shorter stays in view")
  func shorter() {
    let world = world(rows: [50])
    world.scroll(to: 4_520)
    listener.rows = [10]
    world.table.deleteRows(at: (0..<40).map { path($0) }, with: .automatic)
    #expect(world.table.contentOffset.y == 520)
    #expect(world.visibleRows == [5, 6, 7, 8, 9])
  }
}

private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(row: row, section: section)
}
