import Foundation
import HeadlessUIKit
import Testing

@Suite("A table of ten million rows")
struct LongTableTests {
  private static let count = 10_000_000

  private let listener = TableListener(rows: [LongTableTests.count])

  @Test("with one height asks for no more than what is in view, and finds every row")
  func fixed() {
    listener.unheard = []
    let world = TableWorld(listener) { $0.rowHeight = 44 }
    #expect(world.heard.count == 24)
    #expect(world.table.contentSize.height == 440_000_000)
    let last = IndexPath(row: Self.count - 1, section: 0)
    listener.forget()
    world.table.scrollToRow(at: last, at: .bottom, animated: false)
    world.world.scene.finishTurn()
    #expect(world.visibleRows == Array(Self.count - 11..<Self.count))
    #expect(world.heard.count { $0.hasPrefix("cell") } == 11)
    #expect(listener.madeCells.count <= 12)
    #expect(world.table.rectForRow(at: last).maxY == 440_000_000)
    let row = IndexPath(row: 7_654_321, section: 0)
    let rect = world.table.rectForRow(at: row)
    #expect(world.table.indexPathForRow(at: CGPoint(x: 1, y: rect.midY)) == row)
    #expect(world.table.indexPathForRow(at: CGPoint(x: 1, y: rect.maxY))?.row == row.row + 1)
  }

  @Test("is updated in a moment, wherever the rows are")
  func updates() {
    let world = TableWorld(listener) { $0.rowHeight = 44 }
    let middle = IndexPath(row: 5_000_000, section: 0)
    world.table.selectRow(at: middle, animated: false, scrollPosition: .top)
    for step in 1...200 {
      listener.rows = [Self.count + step]
      world.table.performBatchUpdates { [table = world.table] in
        table.insertRows(at: [IndexPath(row: step * 7_919, section: 0)], with: .none)
        table.moveRow(
          at: IndexPath(row: Self.count - step, section: 0),
          to: IndexPath(row: step, section: 0)
        )
      }
    }
    #expect(world.world.scene.exception == nil)
    #expect(world.table.contentSize.height == CGFloat(Self.count + 200) * 44)
    #expect(world.table.indexPathForSelectedRow?.row == 5_000_400)
    #expect(world.table.numberOfRows(inSection: 0) == Self.count + 200)
  }

  @Test("in sections of one finds them as well")
  func sections() {
    listener.rows = Array(repeating: 1, count: 100_000)
    let world = TableWorld(listener) { $0.rowHeight = 44 }
    world.table.scrollToRow(at: IndexPath(row: 0, section: 99_999), at: .bottom, animated: false)
    world.world.scene.finishTurn()
    #expect(world.table.indexPathsForVisibleRows?.map(\.section) == Array(99_989..<100_000))
  }

  @Test("learns heights where it is shown, and keeps them")
  func estimates() {
    listener.implemented = ["tableView(_:heightForRowAt:)"]
    listener.heightForRow = { CGFloat($0.row % 3) * 10 + 30 }
    let world = TableWorld(listener)
    for row in [0, 5_000_000, 9_999_999, 2_345_678, 5_000_000] {
      let path = IndexPath(row: row, section: 0)
      world.table.scrollToRow(at: path, at: .middle, animated: false)
      world.world.scene.finishTurn()
      #expect(world.visibleRows.contains(row))
      #expect(world.table.rectForRow(at: path).height == CGFloat(row % 3) * 10 + 30)
    }
    #expect(world.heard.count { $0.hasPrefix("height") } < 500)
  }

  @Test("knows the heights of a delegate that it asks for all of them")
  func delegated() {
    final class Heights: UITableViewDataSource, UITableViewDelegate {
      var count = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        300_000
      }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "a")
          ?? UITableViewCell(style: .default, reuseIdentifier: "a")
      }
      func tableView(
        _ tableView: UITableView,
        heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        count += 1
        return CGFloat(indexPath.row % 5 + 30)
      }
    }
    let heights = Heights()
    let world = TableWorld(listener) { $0.estimatedRowHeight = 0 }
    world.table.delegate = heights
    world.table.dataSource = heights
    world.scroll(to: 5_000_000)
    // Each once; the delegate says nothing of what it implements, and need not.
    #expect(heights.count == 300_000)
    #expect(world.table.contentSize.height == 9_600_000)
    #expect(world.table.rectForRow(at: IndexPath(row: 299_999, section: 0)).minY == 9_599_966)
    #expect(world.table.indexPathForRow(at: CGPoint(x: 0, y: 5_000_000))?.row == 156_250)
  }

  @Test("asks a default implementation once, and then knows that it is none")
  func defaults() {
    final class Plain: UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        10_000_000
      }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let plain = Plain()
    let world = TableWorld(listener) {
      $0.estimatedRowHeight = 0
      $0.rowHeight = 50
    }
    world.table.delegate = plain
    world.table.dataSource = plain
    world.world.scene.finishTurn()
    #expect(world.table.contentSize.height == 500_000_000)
    #expect(world.visibleRows == Array(0..<10))
  }
}
