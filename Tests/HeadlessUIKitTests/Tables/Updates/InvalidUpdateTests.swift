import Foundation
import HeadlessUIKit
import Testing

@Suite("Updates that do not fit")
struct InvalidUpdateTests {
  private let listener = TableListener(rows: [5, 2])

  private func reason(
    rows: [Int],
    _ update: @escaping (UITableView) -> Void
  ) throws -> String {
    let world = TableWorld(listener) { $0.rowHeight = 44 }
    world.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    let cells = world.table.visibleCells
    listener.rows = rows
    world.table.performBatchUpdates { update(world.table) }
    // The table is as it was.
    #expect(world.table.numberOfSections == 2)
    #expect((0..<2).map { world.table.numberOfRows(inSection: $0) } == [5, 2])
    #expect(zip(world.table.visibleCells, cells).allSatisfy { $0 === $1 })
    #expect(world.table.indexPathForSelectedRow == path(1))
    #expect(world.table.contentSize.height == 308)
    let exception = try #require(world.world.scene.exception)
    #expect(exception.name == "NSInternalInconsistencyException")
    return exception.reason
  }

  @Test("are raised with the counts of the first section that is wrong (R160)")
  func counts() throws {
    let reason = try reason(rows: [5, 2]) { $0.deleteRows(at: [path(0)], with: .fade) }
    #expect(
      reason
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an"
        + " existing section after the update (5) must be equal to the number of rows contained in"
        + " that section before the update (5), plus or minus the number of rows inserted or deleted"
        + " from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved"
        + " into or out of that section (0 moved in, 0 moved out)."
    )
  }

  @Test("are raised if a section is wrong that nothing was said about")
  func otherSection() throws {
    let reason = try reason(rows: [4, 3]) { $0.deleteRows(at: [path(0)], with: .fade) }
    #expect(reason.contains("invalid number of rows in section 1"))
  }

  @Test("are raised if the number of sections is wrong")
  func sections() throws {
    let reason = try reason(rows: [5]) { $0.reloadSections([0], with: .fade) }
    #expect(reason.hasPrefix("Invalid update: invalid number of sections."))
  }

  @Test("are raised where there is no such row before (R167)")
  func noRow() throws {
    let reason = try reason(rows: [4, 2]) { $0.deleteRows(at: [path(5)], with: .fade) }
    #expect(
      reason
        == "attempt to delete row 5 from section 0 which only contains 5 rows before the update"
    )
  }

  private typealias Update = @MainActor (UITableView) -> Void

  nonisolated private static let impossible: [(rows: [Int], update: Update, words: String)] = [
    ([6, 2], { $0.insertRows(at: [IndexPath(row: 6, section: 0)], with: .none) }, "insert row 6"),
    ([5, 2], { $0.reloadRows(at: [IndexPath(row: 0, section: 2)], with: .none) }, "section 2"),
    ([5], { $0.deleteSections([2], with: .none) }, "delete section 2"),
    ([5, 2, 0], { $0.insertSections([3], with: .none) }, "insert section 3"),
    ([5, 2], { $0.moveSection(0, toSection: 2) }, "section 2"),
    ([5, 2], { $0.deleteRows(at: [IndexPath(row: -1, section: 0)], with: .none) }, "row -1"),
    ([5, 2], { $0.deleteRows(at: [IndexPath()], with: .none) }, "invalid index path"),
    (
      [4, 2],
      {
        $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        $0.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }, "delete and reload the same row"
    ),
    (
      [5, 3],
      {
        $0.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
        $0.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))
      }, "insert and move to the same row"
    ),
    (
      [4, 1, 2],
      {
        $0.insertSections([1], with: .none)
        $0.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))
      }, "move a row into a newly inserted section"
    ),
  ]

  @Test("are raised where the paths mean nothing, or two things", arguments: impossible.indices)
  func impossiblePaths(index: Int) throws {
    let (rows, update, words) = Self.impossible[index]
    #expect(try reason(rows: rows, update).contains(words))
  }

  @Test("are not raised for the wrong rows in the right number (R161)")
  func wrongRows() {
    let world = TableWorld(listener) { $0.rowHeight = 44 }
    listener.rows = [4, 2]
    world.table.deleteRows(at: [path(4)], with: .none)
    #expect(world.world.scene.exception == nil)
  }
}

private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(row: row, section: section)
}
