import Foundation
import HeadlessUIKit
import Testing

@Suite("Taps on rows")
struct RowSelectionTests {
  private let listener = TableListener(rows: [50])

  private func world(_ configure: (UITableView) -> Void = { _ in }) -> TableWorld {
    TableWorld(listener, configure: configure)
  }

  /// Counts the notifications of a table.
  private final class Announcements {
    var count = 0

    init(_ world: TableWorld) {
      let table = world.table
      _ = world.world.scene.notificationCenter
        .addObserver(
          forName: UITableView.selectionDidChangeNotification,
          object: table,
          queue: nil
        ) { [unowned self] note in
          MainActor.assumeIsolated { count += 1 }
          #expect(note.userInfo == nil)
        }
    }
  }

  private static let down = ["shouldHighlight 0-1", "didHighlight 0-1"]

  @Test("highlight at touch down, and select at the lift (R090, R091, R093, R095, R096)")
  func tap() {
    let world = world()
    let announcements = Announcements(world)
    world.hold(60)
    #expect(world.heard == Self.down)
    #expect(world.table.indexPathForSelectedRow == nil)
    world.world.lift(y: 60)
    #expect(world.heard == Self.down + ["didUnhighlight 0-1", "willSelect 0-1", "didSelect 0-1"])
    #expect(world.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(world.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    #expect(announcements.count == 1)
    #expect(world.world.scene.isAtRest)
  }

  @Test("too quick for the delay say the same at the lift (R091)")
  func quickTap() {
    let world = world()
    world.world.touch(.began, x: 100, y: 60)
    world.world.wait(100)
    #expect(world.heard.isEmpty)
    world.world.lift(y: 60)
    #expect(world.heard == Self.down + ["didUnhighlight 0-1", "willSelect 0-1", "didSelect 0-1"])
  }

  @Test("on another row change the selection in four messages (R097, R098)")
  func change() {
    let world = world()
    let announcements = Announcements(world)
    world.tap(60)
    listener.forget()
    listener.unheard.formUnion(["shouldHighlight", "didHighlight", "didUnhighlight"])
    var selected: [IndexPath?] = []
    for name in ["willSelect", "willDeselect", "didDeselect", "didSelect"] {
      listener.reactions[name] = { selected.append($0.indexPathForSelectedRow) }
    }
    world.tap(100)
    #expect(
      world.heard == ["willSelect 0-2", "willDeselect 0-1", "didDeselect 0-1", "didSelect 0-2"]
    )
    #expect(selected.map { $0?.row } == [1, 1, nil, 2])
    #expect(announcements.count == 2)
  }

  @Test("on the selected row select it again (R106)")
  func again() {
    let world = world()
    world.tap(60)
    world.tap(60)
    #expect(listener.heard.count { $0 == "didSelect 0-1" } == 2)
    #expect(listener.heard.count { $0.hasPrefix("willDeselect") } == 0)
    #expect(world.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test("that are refused leave everything as it was (R099, R100, R101)")
  func refused() {
    let world = world()
    world.tap(60)
    listener.forget()
    listener.selects = { _ in nil }
    let announcements = Announcements(world)
    world.tap(100)
    #expect(
      world.heard == [
        "shouldHighlight 0-2", "didHighlight 0-2", "didUnhighlight 0-2", "willSelect 0-2",
      ]
    )
    #expect(world.table.indexPathForSelectedRow?.row == 1)
    #expect(announcements.count == 0)
  }

  @Test("select the row that the delegate names (R102)")
  func otherRow() {
    let world = world()
    listener.selects = { IndexPath(row: $0.row + 5, section: 0) }
    world.tap(60)
    #expect(listener.heard.last == "didSelect 0-6")
    #expect(world.table.indexPathForSelectedRow?.row == 6)
    listener.selects = { _ in IndexPath(row: 99, section: 3) }
    world.tap(60)
    #expect(world.table.indexPathForSelectedRow == nil)
    #expect(!listener.heard.contains("didSelect 3-99"))
  }

  @Test("cannot deselect a row that is to stay (R103)")
  func stays() {
    let world = world()
    world.tap(60)
    listener.deselects = { _ in nil }
    listener.forget()
    world.tap(100)
    #expect(listener.heard.suffix(2) == ["willSelect 0-2", "willDeselect 0-1"])
    #expect(world.table.indexPathsForSelectedRows?.map(\.row) == [1])
  }

  @Test("come to nothing where highlighting is refused (R092)")
  func notHighlighted() {
    let world = world()
    world.tap(60)
    listener.forget()
    listener.highlights = { _ in false }
    world.tap(100)
    #expect(world.heard == ["shouldHighlight 0-2"])
    #expect(world.table.indexPathForSelectedRow?.row == 1)
  }

  @Test("add to several, and take away (R107, R108)")
  func several() {
    let world = world { $0.allowsMultipleSelection = true }
    let announcements = Announcements(world)
    world.tap(100)
    world.tap(60)
    #expect(world.table.indexPathsForSelectedRows?.map(\.row) == [2, 1])
    listener.forget()
    listener.unheard.formUnion(["shouldHighlight", "didHighlight", "didUnhighlight"])
    world.tap(100)
    #expect(world.heard == ["willDeselect 0-2", "didDeselect 0-2"])
    #expect(world.table.indexPathsForSelectedRows?.map(\.row) == [1])
    #expect(announcements.count == 3)
    world.tap(100)
    world.table.allowsMultipleSelection = false
    #expect(world.table.indexPathsForSelectedRows?.map(\.row) == [1])
    #expect(world.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == false)
  }

  @Test("say nothing where nothing may be selected (R112)")
  func none() {
    let world = world { $0.allowsSelection = false }
    world.tap(60)
    #expect(world.heard.isEmpty)
    #expect(world.table.indexPathForSelectedRow == nil)
  }

  @Test("select rows whose style is none too (R114)")
  func styleNone() {
    listener.cell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.selectionStyle = .none
      return cell
    }
    let world = world()
    world.tap(60)
    #expect(world.heard.last == "didSelect 0-1")
  }

  @Test("beside the rows select nothing (R119)")
  func beside() {
    listener.rows = [2]
    listener.implemented = ["tableView(_:titleForHeaderInSection:)"]
    listener.header = { _ in "Header" }
    let world = world()
    listener.forget()
    world.tap(10)
    world.tap(300)
    #expect(world.heard.isEmpty)
    world.tap(40)
    #expect(world.heard.last == "didSelect 0-0")
  }

  @Test("may be answered with a deselection, in the message itself (R110)")
  func deselected() {
    let world = world()
    listener.reactions["didSelect"] = { table in
      if let path = table.indexPathForSelectedRow { table.deselectRow(at: path, animated: true) }
    }
    world.tap(60)
    #expect(world.table.indexPathForSelectedRow == nil)
    #expect(world.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
    #expect(!listener.heard.contains { $0.hasPrefix("didDeselect") })
    world.tap(60)
    #expect(listener.heard.count { $0 == "didSelect 0-1" } == 2)
  }

  @Test("may be answered with a reload", arguments: ["didUnhighlight", "willSelect", "didSelect"])
  func reload(message: String) {
    let world = world()
    let announcements = Announcements(world)
    listener.reactions[message] = {
      self.listener.rows = [1]
      $0.reloadData()
    }
    world.tap(60)
    #expect(world.table.indexPathForSelectedRow == nil)
    #expect(announcements.count == (message == "didSelect" ? 1 : 0))
    #expect(listener.heard.contains("didSelect 0-1") == (message == "didSelect"))
    #expect(world.table.visibleCells.count == 1)
    #expect(world.world.scene.isAtRest)
  }
}

@Suite("Selecting rows from code")
struct ProgrammaticSelectionTests {
  private let world = TableWorld()

  private var table: UITableView { world.table }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("is silent (R109), and scrolls only when it is told to (R111)")
  func silent() {
    table.selectRow(at: path(30), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(30))
    #expect(world.heard.isEmpty)
    table.selectRow(at: path(40), animated: false, scrollPosition: .top)
    #expect(world.heard == ["scroll 1720.0"])
    world.world.scene.finishTurn()
    #expect(table.indexPathsForSelectedRows == [path(40)])
    #expect(table.cellForRow(at: path(40))?.isSelected == true)
    table.deselectRow(at: path(40), animated: false)
    #expect(table.cellForRow(at: path(40))?.isSelected == false)
    #expect(world.heard == ["scroll 1720.0"])
  }

  @Test("of none deselects all; of what is not there does nothing")
  func nothing() {
    table.allowsMultipleSelection = true
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(1), path(0)])
    table.selectRow(at: path(77), animated: false, scrollPosition: .none)
    table.deselectRow(at: path(77), animated: false)
    #expect(table.indexPathsForSelectedRows == [path(1), path(0)])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.cellForRow(at: path(1))?.isSelected == false)
  }

  @Test(
    "is what counts when a row comes back into view, whatever was done to its cell (R060, R061)"
  )
  func record() {
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.cellForRow(at: path(1))?.isSelected = false
    table.cellForRow(at: path(2))?.isSelected = true
    world.scroll(to: 1_000)
    // Reused cells look as their rows do.
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    world.scroll(to: 0)
    #expect(table.visibleCells.map(\.isSelected) == (0..<11).map { $0 == 1 })
    // The selection is the table's own (R076).
    #expect(table.indexPathsForSelectedRows == [path(1)])
    #expect(!world.heard.contains { $0.hasSuffix("elect 0-1") })
  }

  @Test("lets the table scroll to the nearest selected row, and to none (R083)")
  func nearest() {
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset == .zero)
    table.allowsMultipleSelection = true
    table.selectRow(at: path(45), animated: false, scrollPosition: .none)
    table.selectRow(at: path(20), animated: false, scrollPosition: .none)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 880)
  }
}
