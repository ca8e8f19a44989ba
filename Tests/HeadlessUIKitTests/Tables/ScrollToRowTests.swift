import Foundation
import HeadlessUIKit
import Testing

@Suite("Scrolling to a row")
struct ScrollToRowTests {
  private let listener = TableListener(rows: [100])

  private func world(_ configure: (UITableView) -> Void = { _ in }) -> TableWorld {
    TableWorld(listener) {
      $0.rowHeight = 40
      configure($0)
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(
    "puts it at the top, in the middle or at the bottom, inside the range (R080)",
    arguments: [
      (50, .top, 2_000), (50, .middle, 1_780), (50, .bottom, 1_560), (0, .bottom, 0),
      (99, .top, 3_520), (50, .none, 1_560), (5, .none, 400), (11, .none, 400),
    ] as [(Int, UITableView.ScrollPosition, CGFloat)]
  )
  func positions(row: Int, position: UITableView.ScrollPosition, offset: CGFloat) {
    let world = world()
    if position == .none, row < 50 {
      world.scroll(to: row == 5 ? 400 : 400)
      listener.forget()
      world.table.scrollToRow(at: path(row == 5 ? 12 : row), at: .none, animated: false)
      #expect(listener.heard.isEmpty)
      #expect(world.table.contentOffset.y == offset)
      return
    }
    world.table.scrollToRow(at: path(row), at: position, animated: false)
    #expect(world.table.contentOffset.y == offset)
    #expect(listener.heard == (offset == 0 ? [] : ["scroll \(Double(offset))"]))
  }

  @Test("ends at the row though all rows are higher than estimated (R018, R080)")
  func estimated() {
    let world = world { $0.estimatedRowHeight = 10 }
    #expect(world.table.rectForRow(at: path(0)).height == 40)
    world.table.scrollToRow(at: path(70), at: .bottom, animated: false)
    world.table.layoutIfNeeded()
    #expect(world.visibleRows.last == 70)
    #expect(world.table.rectForRow(at: path(70)).maxY == world.table.bounds.maxY)
  }

  @Test("leaves a glide alone if the row is in view and no position is asked for (R080, F13)")
  func inView() {
    let world = world()
    world.world.flick()
    #expect(world.table.isDecelerating)
    let row = world.visibleRows[4]
    world.table.scrollToRow(at: path(row), at: .none, animated: false)
    #expect(world.table.isDecelerating)
    world.table.scrollToRow(at: path(row), at: .top, animated: false)
    #expect(!world.table.isDecelerating)
  }

  @Test("is up to fingers in one direction: sideways nothing goes, whatever room there is (T01)")
  func sideways() {
    let world = world {
      $0.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
      $0.alwaysBounceHorizontal = true
    }
    let x = world.table.contentOffset.x
    for place in [0, 20, 40, 60] {
      world.world.touch(
        place == 0 ? .began : .moved,
        x: 200 - Double(place),
        y: 300 - Double(place)
      )
      world.world.wait(16)
    }
    #expect(world.table.contentOffset.y > 0)
    #expect(world.table.contentOffset.x == x)
  }

  @Test("counts the insets")
  func insets() {
    let world = world { $0.contentInset = UIEdgeInsets(top: 60, bottom: 20) }
    world.table.scrollToRow(at: path(50), at: .top, animated: false)
    #expect(world.table.contentOffset.y == 1_940)
    world.table.scrollToRow(at: path(50), at: .bottom, animated: false)
    #expect(world.table.contentOffset.y == 1_580)
    world.table.scrollToRow(at: path(50), at: .middle, animated: false)
    #expect(world.table.contentOffset.y == 1_760)
  }

  @Test("leaves it below the header that floats (R081)")
  func floatingHeader() {
    listener.implemented = ["tableView(_:titleForHeaderInSection:)"]
    listener.header = { _ in "Header" }
    let world = world()
    world.table.scrollToRow(at: path(50), at: .top, animated: false)
    world.world.scene.finishTurn()
    #expect(
      world.table.headerView(forSection: 0)?.frame.maxY == world.table.rectForRow(at: path(50)).minY
    )
    world.table.scrollToRow(at: path(0), at: .top, animated: false)
    #expect(world.table.contentOffset.y == 0)
  }

  @Test("with animation tells its end once; without, or already there, not (R079)")
  func animated() {
    let world = world()
    world.table.scrollToRow(at: path(50), at: .top, animated: true)
    world.world.settle()
    #expect(world.table.contentOffset.y == 2_000)
    #expect(listener.heard.last == "animated")
    #expect(listener.heard.count > 10)
    listener.forget()
    world.table.scrollToRow(at: path(50), at: .top, animated: true)
    world.world.settle()
    #expect(listener.heard.isEmpty)
  }

  @Test(
    "gets there though heights become known on the way (R018, R079, R080)",
    arguments: [false, true],
    [UITableView.ScrollPosition.top, .middle, .bottom]
  )
  func estimates(animated: Bool, position: UITableView.ScrollPosition) {
    listener.implemented = ["tableView(_:heightForRowAt:)"]
    listener.heightForRow = { CGFloat($0.row % 7) * 20 + 15 }
    let world = TableWorld(listener)
    for row in [50, 3, 77, 60] {
      listener.forget()
      world.table.scrollToRow(at: path(row), at: position, animated: animated)
      world.world.settle()
      world.world.scene.finishTurn()
      if !animated { #expect(listener.heard.count { $0.hasPrefix("scroll") } <= 1) }
      let rect = world.table.rectForRow(at: path(row))
      let offset = world.table.contentOffset.y
      let most = world.table.contentSize.height - 480
      let wanted: CGFloat =
        switch position {
        case .top, .none: rect.minY
        case .middle: rect.midY - 240
        case .bottom: rect.maxY - 480
        }
      #expect(abs(offset - min(max(wanted, 0), most)) <= 0.5, "\(row)")
    }
  }

  @Test(
    "that is not there is an exception, and nothing moves (R082)",
    arguments: [
      IndexPath(row: 100, section: 0), IndexPath(row: 0, section: 1),
      IndexPath(row: -1, section: 0),
      IndexPath(index: 4),
    ]
  )
  func missing(path: IndexPath) {
    let world = world()
    var raised: [String] = []
    world.world.scene.whenRaised = { raised.append($0.name) }
    world.table.scrollToRow(at: path, at: .top, animated: true)
    world.table.scrollToRow(at: path, at: .top, animated: false)
    #expect(raised == ["NSRangeException"])
    #expect(world.world.scene.exception?.name == "NSRangeException")
    #expect(world.world.scene.isAtRest)
    #expect(world.table.contentOffset == .zero)
  }
}

@Suite("Exceptions")
struct ExceptionTests {
  @Test("are raised where no cell can be made (R052), and the first one counts")
  func dequeue() {
    let listener = TableListener(rows: [3])
    listener.cell = { table, path in table.dequeueReusableCell(withIdentifier: "x", for: path) }
    let world = TableWorld(listener)
    let exception = world.world.scene.exception
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(exception?.reason.hasPrefix("unable to dequeue a cell with identifier x") == true)
    world.table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
    #expect(world.world.scene.exception == exception)
  }

  @Test("of a table in no world are told to the one that it comes to")
  func later() {
    let world = World()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: false)
    #expect(world.scene.exception == nil)
    world.window.addSubview(table)
    #expect(world.scene.exception?.name == "NSRangeException")
  }
}
