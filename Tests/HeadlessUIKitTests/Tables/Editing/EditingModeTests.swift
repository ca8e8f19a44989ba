import Foundation
import HeadlessUIKit
import Testing

@Suite("Editing mode")
struct EditingModeTests {
  private final class Cell: UITableViewCell {
    weak var listener: TableListener?
    var number = 0
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      listener?.note("cell \(number) \(editing)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      listener?.note("state \(number) \(state.rawValue)")
    }
  }

  private let listener = TableListener(rows: [3])

  private func world(_ configure: (UITableView) -> Void = { _ in }) -> TableWorld {
    listener.implemented.insert(TableListener.commits)
    listener.cell = { [unowned listener] _, path in
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.number = path.row
      cell.listener = listener
      return cell
    }
    let world = TableWorld(listener) {
      $0.rowHeight = 44
      configure($0)
    }
    listener.forget()
    return world
  }

  @Test("is told to the cells first, then asked about row by row (R130, R131)")
  func order() {
    let world = world()
    world.table.setEditing(true, animated: true)
    #expect(
      world.heard == [
        "cell 0 true", "cell 1 true", "cell 2 true",
        "canEdit 0-0", "style 0-0", "state 0 1", "canEdit 0-1", "style 0-1", "state 1 1",
        "canEdit 0-2", "style 0-2", "state 2 1",
      ]
    )
    listener.forget()
    world.table.setEditing(true, animated: false)
    #expect(world.heard.isEmpty && world.table.isEditing)
    world.table.setEditing(false, animated: true)
    #expect(
      world.heard.filter { $0.hasPrefix("cell") } == [
        "cell 0 false", "cell 1 false", "cell 2 false",
      ]
    )
    #expect(!world.heard.contains { $0.hasPrefix("can") || $0.contains("Editing") })
  }

  @Test("shows no control on rows that may not be edited or have no style (R133, R134)")
  func noControl() {
    let world = world()
    listener.canEdit = { $0.row != 0 }
    listener.style = { $0.row == 1 ? .none : .delete }
    world.table.isEditing = true
    #expect(!world.heard.contains("style 0-0"))
    #expect(world.heard.filter { $0.hasPrefix("state") } == ["state 2 1"])
    listener.forget()
    for y in [20.0, 64] { world.tap(y, x: 20) }
    #expect(!world.heard.contains { $0.hasPrefix("commit") || $0.hasPrefix("title") })
  }

  @Test("a minus lets a deletion be confirmed, and the button commits it (R136, R144)")
  func minus() {
    let world = world()
    world.table.isEditing = true
    listener.forget()
    world.tap(64, x: 20)
    #expect(world.heard == ["title 0-1", "state 1 3"])
    world.tap(64, x: 300)
    #expect(world.heard.dropFirst(2) == ["commit delete 0-1", "state 1 1"])
    #expect(world.table.isEditing)
  }

  @Test("what a minus shows goes with a tap elsewhere, or on the minus")
  func hidden() {
    let world = world()
    world.table.isEditing = true
    for (x, y) in [(150.0, 110.0), (20, 64)] {
      world.tap(64, x: 20)
      listener.forget()
      world.tap(y, x: x)
      #expect(world.heard == ["state 1 1"])
    }
  }

  @Test("a plus inserts at once (R137)")
  func plus() {
    let world = world()
    listener.style = { _ in .insert }
    listener.reactions["commit"] = { table in
      self.listener.rows = [4]
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    world.table.isEditing = true
    listener.forget()
    world.tap(64, x: 20)
    #expect(world.heard.first == "commit insert 0-1")
    #expect(world.table.numberOfRows(inSection: 0) == 4)
    // The new cell is edited before it is shown.
    #expect(world.heard.dropFirst() == ["cell 1 true", "canEdit 0-1", "style 0-1", "state 1 1"])
  }

  @Test("drops the selection, beginning and end (R149)")
  func selection() {
    let world = world { $0.allowsSelectionDuringEditing = true }
    let path = IndexPath(row: 1, section: 0)
    for editing in [true, false] {
      world.table.selectRow(at: path, animated: false, scrollPosition: .none)
      world.table.setEditing(editing, animated: false)
      #expect(world.table.indexPathForSelectedRow == nil)
      #expect(world.table.cellForRow(at: path)?.isSelected == false)
    }
    #expect(!world.heard.contains { $0.contains("elect") })
  }

  @Test("taps select nothing unless the table says so (R113)")
  func taps() {
    let world = world()
    world.table.isEditing = true
    listener.forget()
    world.tap(64)
    #expect(world.heard.isEmpty)
    world.table.allowsSelectionDuringEditing = true
    world.tap(64)
    #expect(world.heard.suffix(2) == ["willSelect 0-1", "didSelect 0-1"])
    world.table.allowsMultipleSelectionDuringEditing = true
    world.tap(108)
    #expect(world.table.indexPathsForSelectedRows?.count == 2)
  }

  @Test("a swipe is nothing while all rows are edited")
  func swipe() {
    let world = world()
    world.table.isEditing = true
    listener.forget()
    world.swipe(64)
    #expect(world.heard.isEmpty)
  }
}
