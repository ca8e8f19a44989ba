import HeadlessUIKit
import Testing

@testable import PackageShapes

extension UITableView {
  /// The texts of the rows on the screen, from above.
  fileprivate var texts: [String?] { visibleCells.map { $0.textLabel?.text } }
}

@Suite("A table with a relay for its delegate")
struct HeaderedTableTests {
  private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate {
    var scrolls = 0
    var ends: [Bool] = []
    var selected: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      ends.append(decelerate)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  private let table = HeaderedTableView(frame: .zero, style: .plain)
  private let owner = Owner()
  private let screen: Screen

  init() {
    table.rowHeight = 40
    table.dataSource = owner
    table.delegate = owner
    screen = Screen(table)
  }

  @Test("tells the delegate that was set all there is, and gives it back when asked")
  func relays() {
    #expect(table.delegate === owner)
    screen.tap(100, 60)
    #expect(owner.selected == [1])
    screen.scroll(by: 100)
    #expect(owner.scrolls > 5)
    #expect(owner.ends == [false])
  }

  @Test("hides its bar as the rows go up, and shows it as they go down")
  func hides() {
    screen.scroll(by: 100)
    #expect(table.bar.isHidden)
    screen.scroll(by: -50)
    #expect(!table.bar.isHidden)
  }
}

@Suite("A list of cells that size themselves")
struct SelfSizingListTests {
  private let list = SelfSizingList(linesOfRows: [1, 4, 2])
  private let screen: Screen

  init() {
    screen = Screen(list)
  }

  private var heights: [CGFloat] { list.tableView.visibleCells.map(\.frame.height) }

  @Test("has rows as high as their constraints say, which a tap opens and closes")
  func opens() {
    #expect(heights == [40, 40, 40])
    screen.tap(100, 60)
    screen.settle()
    #expect(heights == [40, 100, 40])
    #expect(list.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 140)
    screen.tap(100, 60)
    screen.settle()
    #expect(heights == [40, 40, 40])
  }
}

@Suite("An infinite list")
struct InfiniteListTests {
  private final class Loader: PageLoading {
    var asked: [Int] = []
    var waiting: (([String]?) -> Void)?

    func load(_ page: Int, completion: @escaping ([String]?) -> Void) {
      asked.append(page)
      waiting = completion
    }
  }

  private let loader = Loader()
  private let list: InfiniteList
  private let screen: Screen

  init() {
    list = InfiniteList(loader: loader)
    screen = Screen(list)
  }

  private func answer(_ items: [String]?) {
    screen.perform { loader.waiting?(items) }
  }

  private func page(_ number: Int) -> [String] { (0..<20).map { "\(number).\($0)" } }

  private var rows: Int { list.tableView.numberOfRows(inSection: 0) }

  @Test("asks for the next page as its last row is seen, once")
  func loads() {
    #expect(loader.asked == [0] && list.spinner.isAnimating)
    answer(page(0))
    #expect(rows == 20 && !list.spinner.isAnimating)
    #expect(loader.asked == [0])
    for _ in 0..<4 { screen.scroll(by: 300) }
    #expect(loader.asked == [0, 1])
    #expect(list.spinner.isAnimating && list.spinner.superview === list.tableView)
    screen.scroll(by: -300)
    screen.scroll(by: 300)
    #expect(loader.asked == [0, 1])
    answer(page(1))
    #expect(rows == 40)
  }

  @Test("asks again after a failure, and no more after an empty page")
  func ends() {
    answer(page(0))
    for _ in 0..<4 { screen.scroll(by: 300) }
    answer(nil)
    screen.scroll(by: -300)
    screen.scroll(by: 300)
    #expect(loader.asked == [0, 1, 1])
    answer([])
    screen.scroll(by: -300)
    screen.scroll(by: 300)
    #expect(loader.asked == [0, 1, 1] && rows == 20)
  }
}

@Suite("A table that is pulled to be refreshed")
struct PullToRefreshTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private let table = PullableTableView(frame: .zero, style: .plain)
  private let rows = Rows()
  private let screen: Screen

  init() {
    table.dataSource = rows
    screen = Screen(table)
  }

  private func pull(to y: Double) {
    screen.flick(from: CGPoint(x: 160, y: 40), to: CGPoint(x: 160, y: y))
  }

  @Test("does nothing after a short pull")
  func short() {
    var refreshes = 0
    table.onRefresh = { refreshes += 1 }
    screen.drag(from: CGPoint(x: 160, y: 40), to: CGPoint(x: 160, y: 140))
    guard case .pulled(let progress) = table.state else {
      Issue.record("not pulled: \(table.state)")
      return
    }
    #expect(progress > 0.3 && progress < 1)
    screen.touch(.ended, CGPoint(x: 160, y: 140))
    screen.settle()
    #expect(refreshes == 0 && table.state == .idle && table.contentOffset.y == 0)
  }

  @Test("is refreshed after a long pull, once, and its view stays until that ends")
  func long() {
    var refreshes = 0
    table.onRefresh = { refreshes += 1 }
    pull(to: 440)
    #expect(refreshes == 1 && table.state == .refreshing)
    #expect(table.contentOffset.y == -80)
    #expect(table.pullView.convert(table.pullView.bounds, to: nil).minY == 0)
    pull(to: 440)
    #expect(refreshes == 1)
    screen.perform { table.endRefreshing() }
    screen.settle()
    #expect(table.state == .idle && table.contentOffset.y == 0)
    pull(to: 440)
    #expect(refreshes == 2)
  }
}

@Suite("A list of letters that are swiped")
struct SwipeListTests {
  private let list = SwipeList(letters: ["A", "B", "C"].map { SwipeList.Letter(title: $0) })
  private let screen: Screen

  init() {
    screen = Screen(list)
  }

  private func swipe(_ row: Int, by distance: Double) {
    let y = Double(row) * 60 + 30
    let x = distance < 0 ? 300.0 : 20
    screen.flick(from: CGPoint(x: x, y: y), to: CGPoint(x: x + distance, y: y))
  }

  @Test("deletes a letter and takes that back")
  func deletes() {
    swipe(1, by: -200)
    screen.tap(300, 90)
    screen.settle()
    #expect(list.letters.map(\.title) == ["A", "C"])
    #expect(list.tableView.texts == ["A", "C"])
    screen.perform { list.undo() }
    #expect(list.tableView.texts == ["A", "B", "C"])
  }

  @Test("marks a letter as read, and offers it no more")
  func reads() {
    swipe(0, by: 200)
    screen.tap(20, 30)
    screen.settle()
    #expect(list.letters[0].isRead)
    #expect(!list.tableView.isEditing)
    swipe(0, by: 200)
    #expect(!list.tableView.isEditing)
  }

  @Test("flags a letter, whose row is closed and has a mark")
  func flags() {
    swipe(2, by: -200)
    // The second button from the right.
    screen.tap(200, 150)
    screen.settle()
    #expect(list.letters[2].isFlagged && list.letters.count == 3)
    #expect(!list.tableView.isEditing)
    let cell = list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(cell?.accessoryType == .checkmark)
  }
}

@Suite("A list that is brought into order")
struct ReorderListTests {
  private let list = ReorderList(items: ["a", "b", "c", "d"])
  private let screen: Screen

  init() {
    screen = Screen(list)
  }

  private func carry(_ row: Int, to y: Double) {
    screen.touch(.began, CGPoint(x: 300, y: Double(row) * 50 + 25))
    screen.wait(400)
    for part in 1...10 {
      let start = Double(row) * 50 + 25
      screen.touch(.moved, CGPoint(x: 300, y: start + (y - start) * Double(part) / 10))
      screen.wait(20)
    }
    screen.touch(.ended, CGPoint(x: 300, y: y))
    screen.settle()
  }

  @Test("moves a row with a finger while it is edited, and tells the new order once")
  func moves() {
    var orders: [[String]] = []
    list.onReorder = { orders.append($0) }
    carry(1, to: 175)
    #expect(orders.isEmpty)
    screen.perform { list.setEditing(true, animated: false) }
    carry(1, to: 175)
    #expect(orders == [["a", "c", "d", "b"]])
    #expect(list.tableView.texts == ["a", "c", "d", "b"])
  }

  @Test("puts nothing above its first row, which stays")
  func first() {
    screen.perform { list.setEditing(true, animated: false) }
    carry(2, to: 5)
    #expect(list.items == ["a", "c", "b", "d"])
    carry(0, to: 125)
    #expect(list.items == ["a", "c", "b", "d"])
  }
}

@Suite("A list that is searched")
struct SearchListTests {
  private let list = SearchList(items: ["Apple", "Pear", "Pineapple", "Plum"])
  private let screen: Screen

  init() {
    screen = Screen(list)
  }

  private var shown: [String?] {
    list.tableView.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test("shows what has the words, and hands out what is seen")
  func searches() {
    var selected: [String] = []
    list.onSelect = { selected.append($0) }
    #expect(shown.count == 4)
    screen.perform {
      _ = list.search.searchBar.becomeFirstResponder()
      list.search.searchBar.searchTextField.insertText("APPLE")
    }
    #expect(shown == ["Apple", "Pineapple"])
    screen.tap(100, list.search.searchBar.frame.maxY + 75)
    #expect(selected == ["Pineapple"])
    screen.perform { list.search.isActive = false }
    #expect(shown.count == 4)
  }
}

@Suite("A list of snapshots")
struct DiffableListTests {
  private let list = DiffableList(
    tasks: [(1, "Milk"), (2, "Bread"), (3, "Tea")].map { DiffableList.Task(id: $0, title: $1) }
  )
  private let screen: Screen

  init() {
    screen = Screen(list)
  }

  @Test("moves a task between its sections, and leaves the rows that stay alone")
  func moves() {
    #expect(list.tableView.numberOfSections == 1)
    #expect(list.configured == [1, 2, 3])
    screen.tap(100, 30 + 44 + 22)
    screen.settle()
    #expect(list.tableView.numberOfSections == 2)
    #expect(list.tableView.texts == ["Milk", "Tea", "Bread"])
    #expect(list.configured.filter { $0 == 1 }.count == 1)
    #expect((list.tableView.headerView(forSection: 1) as UIView?) == nil)
    screen.tap(100, 30 + 88 + 30 + 22)
    screen.settle()
    #expect(list.tableView.numberOfSections == 1)
    #expect(list.tableView.texts == ["Milk", "Tea", "Bread"])
  }
}
