import Foundation
import HeadlessUIKit
import Testing

@Suite("A swipe across a row")
struct SwipeTests {
  private let listener = TableListener(rows: [20])

  private func world(_ configure: (UITableView) -> Void = { _ in }) -> TableWorld {
    listener.implemented.insert(TableListener.commits)
    listener.unheard = ["sections", "rows", "cell", "end", "will"]
    let world = TableWorld(listener) {
      $0.rowHeight = 44
      configure($0)
    }
    listener.forget()
    return world
  }

  private func isOpen(_ row: Int, _ world: TableWorld) -> Bool? {
    world.table.cellForRow(at: IndexPath(row: row, section: 0))?.showingDeleteConfirmation
  }

  @Test("opens it: the table is edited, and no other row shows anything (R139, R140, R145)")
  func opens() {
    let world = world()
    var wasEditing = false
    listener.reactions["willBegin"] = { wasEditing = $0.isEditing }
    world.swipe(60)
    #expect(world.heard == ["canEdit 0-1", "style 0-1", "willBegin 0-1", "title 0-1"])
    #expect(wasEditing && world.table.isEditing)
    #expect(isOpen(1, world) == true && isOpen(0, world) == false)
    #expect(world.table.visibleCells.allSatisfy { !$0.isEditing })
    #expect(world.table.contentOffset == .zero)
  }

  @Test("and a tap on the button commits, inside the bracket (R141, R147)")
  func commits() {
    let world = world()
    world.swipe(60)
    listener.forget()
    listener.reactions["commit"] = { table in
      self.listener.rows = [19]
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    world.tap(60, x: 300)
    #expect(world.heard == ["commit delete 0-1", "didEnd nil"])
    #expect(!world.table.isEditing)
    #expect(world.table.numberOfRows(inSection: 0) == 19)
    #expect(isOpen(1, world) == false)
  }

  @Test("and a commit that deletes nothing ends with the row")
  func refusedCommit() {
    let world = world()
    world.swipe(60)
    listener.forget()
    world.tap(60, x: 300)
    #expect(world.heard == ["commit delete 0-1", "didEnd 0-1"])
    #expect(!world.table.isEditing && isOpen(1, world) == false)
  }

  @Test("and a tap anywhere else takes the button away, and selects nothing (R142)")
  func tapElsewhere() {
    let world = world()
    world.swipe(60)
    listener.forget()
    world.tap(200)
    #expect(world.heard == ["didEnd 0-1"])
    #expect(world.table.indexPathForSelectedRow == nil)
    listener.forget()
    world.tap(200)
    #expect(world.heard.contains("didSelect 0-4"))
  }

  @Test("that is let go early is over, and balanced (R143)")
  func letGo() {
    let world = world()
    world.swipe(60, by: 20)
    #expect(world.heard.suffix(3) == ["willBegin 0-1", "title 0-1", "didEnd 0-1"])
    #expect(!world.table.isEditing)
  }

  @Test("does nothing without a commit to be carried out (R138)")
  func notImplemented() {
    listener.unheard = ["sections", "rows", "cell", "end", "will"]
    let world = TableWorld(listener) { $0.rowHeight = 44 }
    listener.forget()
    world.swipe(60)
    #expect(!world.heard.contains { $0.hasPrefix("willBegin") || $0.hasPrefix("canEdit") })
  }

  @Test("does nothing to a row that may not be edited, or has nothing to delete (R133, R134)")
  func notEditable() {
    let world = world()
    listener.canEdit = { $0.row != 1 }
    listener.style = { $0.row == 2 ? .none : .delete }
    for y in [60.0, 110] { world.swipe(y) }
    #expect(
      world.heard.filter { $0.hasPrefix("c") || $0.hasPrefix("style") } == [
        "canEdit 0-1", "canEdit 0-2", "style 0-2",
      ]
    )
    #expect(!world.heard.contains { $0.hasPrefix("willBegin") })
  }

  @Test("more up than sideways scrolls")
  func scrolls() {
    let world = world()
    world.world.touch(.began, x: 200, y: 200)
    world.world.wait(16)
    world.world.touch(.moved, x: 180, y: 150)
    world.world.lift(y: 150, x: 180)
    world.world.settle()
    #expect(world.table.contentOffset.y > 0)
    #expect(!world.heard.contains { $0.hasPrefix("canEdit") })
  }

  @Test("ends when the table scrolls, or its row goes, or another is loaded")
  func ends() {
    let world = world()
    world.swipe(60)
    listener.forget()
    world.world.touch(.began, x: 200, y: 300)
    world.world.wait(16)
    world.world.touch(.moved, x: 200, y: 250)
    world.world.lift(y: 250, x: 200)
    world.world.settle()
    #expect(world.heard.filter { $0.hasPrefix("didEnd") } == ["didEnd 0-1"])
    world.scroll(to: 0)
    world.swipe(60)
    listener.forget()
    listener.rows = [19]
    world.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(world.heard == ["didEnd nil"])
    world.swipe(60)
    listener.forget()
    world.table.reloadData()
    #expect(world.heard == ["didEnd nil"])
    #expect(!world.table.isEditing)
  }

  @Test("goes on in its row when others are inserted above")
  func follows() {
    let world = world()
    world.swipe(60)
    listener.rows = [21]
    world.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(isOpen(2, world) == true)
    listener.forget()
    world.tap(300)
    #expect(world.heard == ["didEnd 0-2"])
  }
}
