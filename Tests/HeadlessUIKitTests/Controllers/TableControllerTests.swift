import Foundation
import HeadlessUIKit
import Testing

/// A list of numbers.
private class NumberList: UITableViewController {
  var count = 20
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    loads += 1
    return 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

@Suite("A table controller")
struct TableControllerTests {
  private let screen = NavigationWorld()
  private let list = NumberList()

  private func show() {
    screen.navigation.setViewControllers([list], animated: false)
    screen.world.scene.finishTurn()
  }

  private func leaveAndReturn(animated: Bool = true) {
    screen.push(screen.controller("B"), animated: animated)
    screen.world.wait(400)
    screen.navigation.popViewController(animated: animated)
    screen.world.wait(400)
  }

  @Test("makes its table, plain unless it is told otherwise, and is its view (R200, R201, R202)")
  func table() {
    #expect(list.view === list.tableView && list.tableView.style == .plain)
    #expect(UITableViewController(style: .grouped).tableView.style == .grouped)
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
  }

  @Test("loads as it first appears, and not again (R203)")
  func loading() {
    show()
    #expect(list.loads == 1 && list.tableView.visibleCells.count == 10)
    list.count = 5
    leaveAndReturn()
    #expect(list.loads == 1)
  }

  @Test("clears the selection when it comes back, unless it is not to (R205, R206)")
  func selection() {
    show()
    list.tableView.selectRow(
      at: IndexPath(row: 3, section: 0),
      animated: false,
      scrollPosition: .none
    )
    list.clearsSelectionOnViewWillAppear = false
    leaveAndReturn()
    #expect(list.tableView.indexPathForSelectedRow?.row == 3)
    list.clearsSelectionOnViewWillAppear = true
    leaveAndReturn(animated: false)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    #expect(list.tableView.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("leaves several selected rows alone (R208)")
  func severalRows() {
    list.tableView.allowsMultipleSelection = true
    show()
    list.tableView.selectRow(
      at: IndexPath(row: 3, section: 0),
      animated: false,
      scrollPosition: .none
    )
    leaveAndReturn()
    #expect(list.tableView.indexPathForSelectedRow?.row == 3)
  }

  @Test("has its selection still when going back to it came to nothing (R209, R356)")
  func cancelledReturn() {
    show()
    list.tableView.selectRow(
      at: IndexPath(row: 3, section: 0),
      animated: false,
      scrollPosition: .none
    )
    screen.push(screen.controller("B"), animated: false)
    screen.pull(to: 80)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    screen.world.lift(y: 240, x: 80)
    screen.world.wait(400)
    #expect(list.tableView.indexPathForSelectedRow?.row == 3)
    screen.navigation.popViewController(animated: true)
    screen.world.wait(400)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test("flashes the scroll indicators when it has appeared (R210)")
  func indicators() {
    show()
    #expect(list.tableView.scrollIndicatorAlpha > 0)
  }

  @Test("sets its table to editing with itself, and animated as itself (R211)")
  func editing() {
    final class NotedTable: UITableView {
      var changes: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        changes.append("\(editing) \(animated)")
      }
    }
    let table = NotedTable(frame: .zero)
    list.tableView = table
    list.setEditing(true, animated: true)
    list.setEditing(false, animated: false)
    #expect(table.changes == ["true true", "false false"])
  }

  @Test("is edited, and no longer, by taps on its edit button (R212)")
  func editButton() {
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    show()
    for title in ["Done", "Edit"] {
      screen.world.touch(.began, x: 300, y: 20)
      screen.world.lift(y: 20, x: 300)
      #expect(list.tableView.isEditing == (title == "Done"))
      #expect(list.editButtonItem.title == title)
      screen.world.wait(500)
    }
  }

  @Test("has the refresh control of its table (R220)")
  func refreshControl() {
    #expect(list.refreshControl == nil)
    let control = UIRefreshControl(frame: .zero)
    list.refreshControl = control
    #expect(list.tableView.refreshControl === control)
  }

  @Test("loses what an override keeps from it (R214)")
  func overrides() {
    final class Silent: NumberList {
      override func viewWillAppear(_ animated: Bool) {}
      override func viewDidAppear(_ animated: Bool) {}
    }
    let silent = Silent()
    screen.navigation.setViewControllers([silent], animated: false)
    screen.world.scene.finishTurn()
    #expect(silent.tableView.scrollIndicatorAlpha == 0)
    silent.tableView.selectRow(
      at: IndexPath(row: 3, section: 0),
      animated: false,
      scrollPosition: .none
    )
    screen.push(screen.controller("B"), animated: false)
    screen.navigation.popViewController(animated: false)
    screen.world.scene.finishTurn()
    #expect(silent.tableView.indexPathForSelectedRow?.row == 3)
  }
}
