import Foundation
import HeadlessUIKit
import Testing

// Programs of courses, written as they are for UIKit.

extension Notification.Name {
  fileprivate static let selection = Notification.Name("SelectionVCNotification")
}

/// A list of strings; what is tapped is broadcast and never selected.
private final class SelectionVC: NSObject, UITableViewDataSource, UITableViewDelegate {
  let items: [String]
  let notificationCenter: NotificationCenter

  init(items: [String], notificationCenter: NotificationCenter) {
    self.items = items
    self.notificationCenter = notificationCenter
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "0")
      ?? UITableViewCell(style: .default, reuseIdentifier: "0")
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    notificationCenter.post(name: .selection, object: self, userInfo: ["row": indexPath.row])
    return nil
  }
}

@Suite("The selection list")
struct SelectionListTests {
  private let world = World(bounds: CGSize(width: 320, height: 480), view: UITableView())
  private let items = (0..<200).map { "Item \($0)" }

  /// The list, and the rows that it has broadcast.
  private func list() -> (list: SelectionVC, table: UITableView, rows: () -> [Int]) {
    let list = SelectionVC(items: items, notificationCenter: world.scene.notificationCenter)
    let table = UITableView(frame: world.window.bounds)
    table.dataSource = list
    table.delegate = list
    world.window.addSubview(table)
    world.scene.finishTurn()
    nonisolated(unsafe) var rows: [Int] = []
    _ = world.scene.notificationCenter
      .addObserver(forName: .selection, object: list, queue: nil) { note in
        if let row = note.userInfo?["row"] as? Int { unsafe rows.append(row) }
      }
    return (list, table, { unsafe rows })
  }

  private func tap(_ y: Double) {
    world.touch(.began, y: y)
    world.wait(30)
    world.lift(y: y)
    world.wait(30)
  }

  @Test("posts each tap once, and selects nothing (R360, R361, R362)")
  func taps() {
    let (list, table, rows) = list()
    tap(60)
    tap(60)
    tap(200)
    #expect(rows() == [1, 1, 4])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    _ = list
  }

  @Test("shows its strings after any scrolling, in one section (R364)")
  func texts() {
    let (list, table, rows) = list()
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 200)
    for _ in 0..<8 {
      world.flick(speed: 3)
      world.wait(700)
    }
    world.settle()
    #expect(table.contentOffset.y > 1_000)
    for path in table.indexPathsForVisibleRows ?? [] {
      #expect(table.cellForRow(at: path)?.textLabel?.text == items[path.row])
    }
    #expect(rows().isEmpty)
    tap(100)
    #expect(
      rows() == [table.indexPathForRow(at: CGPoint(x: 160, y: table.contentOffset.y + 100))?.row]
    )
    _ = list
  }
}

/// Sections of rows with a title above and one below, and what the course says of editing.
private final class CourseController: NSObject, UITableViewDataSource, UITableViewDelegate {
  let cellIdentifier = "Cell Identifier"

  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    cell.textLabel?.text = "cell at row [\(indexPath.row)]"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Header \(section)"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Footer \(section)"
  }
}

@Suite("The table of the course")
struct CourseTableTests {
  @Test(
    "names its rows, headers and footers after any scrolling (R374)",
    arguments: [
      UITableView.Style.plain, .grouped,
    ]
  )
  func texts(style: UITableView.Style) {
    let controller = CourseController()
    let table = UITableView(frame: .zero, style: style)
    let world = World(bounds: CGSize(width: 320, height: 480), view: table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: controller.cellIdentifier)
    table.dataSource = controller
    table.delegate = controller
    world.scene.finishTurn()
    var sections: Set<Int> = []
    var cells: Set<UITableViewCell> = []
    for offset in stride(from: 0, through: table.contentSize.height - 480, by: 13) {
      table.contentOffset.y = offset
      world.scene.finishTurn()
      for path in table.indexPathsForVisibleRows ?? [] {
        let cell = table.cellForRow(at: path)
        #expect(cell?.textLabel?.text == "cell at row [\(path.row)]")
        if let cell { cells.insert(cell) }
      }
      for section in 0..<3 {
        guard let header = table.headerView(forSection: section) else { continue }
        #expect(header.textLabel?.text == "Header \(section)")
        sections.insert(section)
      }
      if let footer = table.footerView(forSection: 2) {
        #expect(footer.textLabel?.text == "Footer 2")
      }
    }
    #expect(sections == [0, 1, 2])
    #expect(cells.count <= 13)
    #expect(world.scene.exception == nil)
  }
}
