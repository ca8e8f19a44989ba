import HeadlessUIKit
import Testing

@Suite("Loading a table")
struct TableLoadingTests {
  private let listener = TableListener(rows: [2, 0, 3])

  private func world(
    style: UITableView.Style = .plain,
    configure: (UITableView) -> Void = { _ in }
  ) -> TableWorld {
    listener.unheard = ["end"]
    return TableWorld(listener, style: style, configure: configure)
  }

  @Test("asks sections, then rows, then shows cell by cell (R010, R012, R028)")
  func order() {
    let world = world { $0.rowHeight = 44 }
    #expect(
      world.heard == [
        "sections", "rows 0", "rows 1", "rows 2", "cell 0-0", "will 0-0", "cell 0-1", "will 0-1",
        "cell 2-0", "will 2-0", "cell 2-1", "will 2-1", "cell 2-2", "will 2-2",
      ]
    )
    #expect(world.table.numberOfSections == 3)
    #expect(world.table.numberOfRows(inSection: 2) == 3)
    #expect(world.table.contentSize == CGSize(width: 320, height: 220))
  }

  @Test("asks nothing when data source and delegate are set, and asks when it must know (R036)")
  func lazily() {
    listener.unheard = []
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = listener
    table.delegate = listener
    #expect(listener.heard.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(listener.heard == ["sections", "rows 0", "rows 1", "rows 2"])
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 44)
    #expect(listener.heard.count == 4)
  }

  @Test("with heights by the delegate and no estimates asks all of them first (R015, R016, R020)")
  func heights() {
    listener.implemented = [
      "tableView(_:heightForRowAt:)", "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForFooterInSection:)",
    ]
    listener.heightForRow = { $0.row == 0 ? 100 : 20 }
    let world = world { $0.estimatedRowHeight = 0 }
    #expect(
      world.heard.prefix(15) == [
        "sections", "headerHeight 0", "footerHeight 0", "rows 0", "height 0-0", "height 0-1",
        "headerHeight 1", "footerHeight 1", "rows 1", "headerHeight 2", "footerHeight 2", "rows 2",
        "height 2-0", "height 2-1", "height 2-2",
      ]
    )
    #expect(world.heard.count { $0.hasPrefix("height ") } == 5)
    #expect(world.table.contentSize.height == 440)
    #expect(world.table.rect(forSection: 2) == CGRect(x: 0, y: 240, width: 320, height: 200))
  }

  @Test("with the estimates that there are by default asks a height after its cell (R019)")
  func deferredHeights() {
    listener.implemented = ["tableView(_:heightForRowAt:)"]
    listener.heightForRow = { _ in 300 }
    let world = world()
    #expect(
      world.heard == [
        "sections", "rows 0", "rows 1", "rows 2", "cell 0-0", "height 0-0", "will 0-0", "cell 0-1",
        "height 0-1", "will 0-1",
      ]
    )
    #expect(world.table.contentSize.height == 732)
  }

  @Test("asks estimates in place of heights, where there are some (R018)")
  func estimates() {
    listener.implemented = [
      "tableView(_:heightForRowAt:)", "tableView(_:estimatedHeightForRowAt:)",
    ]
    listener.estimatedHeightForRow = { _ in 400 }
    listener.heightForRow = { _ in 500 }
    let world = world()
    #expect(
      world.heard == [
        "sections", "rows 0", "estimate 0-0", "estimate 0-1", "rows 1", "rows 2", "estimate 2-0",
        "estimate 2-1", "estimate 2-2", "cell 0-0", "height 0-0", "will 0-0",
      ]
    )
    #expect(world.table.contentSize.height == 2_100)
  }

  @Test("takes one section where the data source does not say (R011)")
  func oneSection() {
    final class Plain: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let plain = Plain()
    let world = world { $0.rowHeight = 10 }
    world.table.dataSource = plain
    world.world.scene.finishTurn()
    #expect(world.table.numberOfSections == 1)
    #expect(world.table.visibleCells.count == 7)
    #expect(world.table.contentSize.height == 70)
  }

  @Test("counts header and footer views of the table (R022)")
  func edgeViews() {
    let world = world { $0.rowHeight = 44 }
    let top = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 60))
    let bottom = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
    world.table.tableHeaderView = top
    world.table.tableFooterView = bottom
    world.world.scene.finishTurn()
    #expect(world.table.contentSize.height == 305)
    #expect(top.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(bottom.frame == CGRect(x: 0, y: 280, width: 320, height: 25))
    #expect(world.table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 60)
    world.table.tableHeaderView = nil
    world.world.scene.finishTurn()
    #expect(top.superview == nil)
    #expect(world.table.contentSize.height == 245)
    #expect(world.table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 0)
  }

  @Test("makes of nonsense what can be made of it")
  func nonsense() {
    listener.rows = [-5]
    listener.implemented = ["tableView(_:heightForRowAt:)"]
    let world = world { $0.estimatedRowHeight = 0 }
    #expect(world.table.numberOfRows(inSection: 0) == 0)
    #expect(world.table.numberOfRows(inSection: 9) == 0)
    listener.rows = [3]
    listener.heightForRow = { [-7, .nan, .infinity][$0.row] }
    world.table.reloadData()
    world.world.scene.finishTurn()
    #expect(world.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(world.table.rectForRow(at: IndexPath(index: 3)) == .zero)
  }
}
