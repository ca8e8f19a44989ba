import Foundation
import HeadlessUIKit
import Testing

@Suite("A table under a row that a finger carries")
struct ReorderAutoscrollTests {
  private let listener = TableListener(rows: [30])

  /// A table in editing mode, with 30 rows of 40 points, 12 of them in view.
  private func world(_ configure: (UITableView) -> Void = { _ in }) -> TableWorld {
    .reordering(listener, configure)
  }

  /// Takes the row at a height by its handle and moves the finger to another one.
  private func carry(_ start: Double, to end: Double, in world: TableWorld) {
    world.world.touch(.began, x: 300, y: start)
    world.world.wait(100)
    world.world.touch(.moved, x: 300, y: end)
  }

  private func count(_ name: String, in world: TableWorld) -> Int {
    world.heard.count { $0.hasPrefix(name) }
  }

  @Test("scrolls down while the finger rests near the lower edge, and not beyond the end (R552)")
  func down() {
    let world = world()
    carry(60, to: 470, in: world)
    #expect(world.table.contentOffset.y == 0)
    world.world.wait(200)
    let early = world.table.contentOffset.y
    #expect(early > 0 && early < 300)
    world.world.wait(200)
    #expect(world.table.contentOffset.y > early)
    world.world.wait(5000)
    #expect(world.table.contentOffset.y == 720)
    #expect(world.visibleRows.last == 29)
  }

  @Test("scrolls up near the upper edge, which is where the inset ends")
  func up() {
    let world = world { $0.contentInset.top = 100 }
    world.scroll(to: 300)
    carry(300, to: 120, in: world)
    world.world.wait(6000)
    #expect(world.table.contentOffset.y == -100)
  }

  @Test("tells each step by didScroll, and no drag; the flags stay down (R553)")
  func messages() {
    let world = world()
    listener.reactions["scroll"] = { table in
      #expect(!table.isDragging && !table.isDecelerating && !table.isScrollAnimating)
    }
    carry(60, to: 470, in: world)
    world.world.wait(300)
    #expect(count("scroll ", in: world) > 10)
    #expect(count("animated", in: world) == 0)
  }

  @Test("asks again as other rows come under the finger, and moves once at the end (R554, R152)")
  func asks() {
    let world = world()
    carry(60, to: 470, in: world)
    world.world.wait(300)
    let asked = world.heard.filter { $0.hasPrefix("target") }
    #expect(asked.count > 2)
    #expect(Set(asked).count == asked.count)
    #expect(count("move", in: world) == 0)
    world.world.lift(y: 470, x: 300)
    let offset = world.table.contentOffset
    world.world.wait(500)
    #expect(count("move", in: world) == 1)
    let target = asked.last?.split(separator: " ").last.map(String.init) ?? ""
    #expect(world.heard.last == "move 0-1 \(target)")
    #expect(world.table.contentOffset == offset)
  }

  @Test("keeps the carried cell under the finger, and uses it for no other row (R550)")
  func cell() throws {
    let world = world()
    let cell = try #require(world.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    listener.unheard.remove("end")
    carry(60, to: 470, in: world)
    for _ in 0..<20 {
      world.world.wait(100)
      #expect(cell.frame.midY == world.table.contentOffset.y + 470)
      #expect(world.table.indexPath(for: cell)?.row == 1)
    }
    #expect(world.heard.contains("end 0-0"))
    #expect(!world.heard.contains("end 0-1"))
  }

  @Test("has the gap where it was agreed that the row goes (R550)")
  func gap() {
    let world = world()
    listener.target = { _ in IndexPath(row: 3, section: 0) }
    carry(60, to: 300, in: world)
    world.world.scene.finishTurn()
    let tops = [0, 2, 3, 4, 5].map {
      world.table.cellForRow(at: IndexPath(row: $0, section: 0))?.frame.minY
    }
    #expect(tops == [0, 40, 80, 160, 200])
    world.world.touch(.cancelled, x: 300, y: 300)
    world.world.scene.finishTurn()
    #expect(world.table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 80)
  }

  @Test("goes on under a delegate that refuses every place")
  func refused() {
    let world = world()
    listener.target = { _ in IndexPath(row: 1, section: 0) }
    carry(60, to: 470, in: world)
    world.world.wait(6000)
    world.world.lift(y: 470, x: 300)
    #expect(world.table.contentOffset.y == 720)
    #expect(count("move", in: world) == 0)
    #expect(world.visibleRows == Array(18...29))
  }

  @Test("stops when the finger leaves the edge, is taken away, or takes the row out of the mode")
  func stops() {
    let world = world()
    carry(60, to: 470, in: world)
    world.world.wait(100)
    world.world.touch(.moved, x: 300, y: 240)
    var offset = world.table.contentOffset
    world.world.wait(500)
    #expect(world.table.contentOffset == offset)
    world.world.touch(.moved, x: 300, y: 470)
    world.world.wait(100)
    #expect(world.table.contentOffset != offset)
    world.table.isEditing = false
    offset = world.table.contentOffset
    world.world.wait(500)
    #expect(world.table.contentOffset == offset)
  }

  @Test("stops when the table is loaded anew as it scrolls")
  func reload() {
    let world = world()
    listener.reactions["scroll"] = { $0.reloadData() }
    carry(60, to: 470, in: world)
    world.world.wait(1000)
    #expect(count("scroll", in: world) == 1)
    #expect(!world.table.hasUncommittedUpdates)
  }

  @Test("is still for a finger that has not moved, and where fingers do not scroll")
  func still() {
    let pressed = world()
    pressed.world.touch(.began, x: 300, y: 470)
    pressed.world.wait(1000)
    #expect(pressed.table.contentOffset.y == 0)
    let fixed = world { $0.isScrollEnabled = false }
    carry(60, to: 470, in: fixed)
    fixed.world.wait(1000)
    #expect(fixed.table.contentOffset.y == 0)
  }

  @Test("has uncommitted updates as long as a finger carries a row (R551)")
  func uncommitted() {
    let world = world()
    #expect(!world.table.hasUncommittedUpdates)
    carry(60, to: 100, in: world)
    #expect(world.table.hasUncommittedUpdates)
    world.world.lift(y: 100, x: 300)
    #expect(!world.table.hasUncommittedUpdates)
  }

  @Test("carries one row, whatever becomes of another finger on the handle of a second")
  func twoFingers() throws {
    let world = world()
    carry(420, to: 300, in: world)
    world.world.touch(.began, x: 300, y: 60, finger: 2)
    world.world.wait(20)
    listener.forget()
    // The second row leaves the view, and its finger is cancelled.
    world.table.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    world.world.scene.finishTurn()
    #expect(world.table.hasUncommittedUpdates)
    #expect(!world.heard.contains("end 0-10"))
    world.world.lift(y: 300, x: 300)
    #expect(count("move", in: world) == 1)
  }
}
