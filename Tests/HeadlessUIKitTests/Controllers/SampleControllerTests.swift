import Foundation
import HeadlessUIKit
import Testing

// Programs of courses, written as they are for UIKit; a storyboard's part is written in code.

/// Rows that lead to a page of their own.
private class MasterController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell),
      let detail = segue.destination as? DetailController
    else { return }
    detail.title = "Detail \(indexPath.row)"
  }
}

private final class DetailController: UIViewController {
  var titleWhenAppearing: String?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    titleWhenAppearing = title
  }
}

@Suite("The course's way to a page of details")
struct SegueSampleTests {
  private let screen = NavigationWorld()
  private let master = MasterController()

  private func show(_ destination: @escaping () -> UIViewController) {
    master.segueTemplates = [
      UIStoryboardSegueTemplate(
        identifier: "detail",
        fromCellsWithReuseIdentifier: "Cell",
        destination: destination
      )
    ]
    screen.navigation.setViewControllers([master], animated: false)
    screen.world.scene.finishTurn()
  }

  private func tap(_ y: Double) {
    screen.world.touch(.began, y: y)
    screen.world.wait(30)
    screen.world.lift(y: y)
    screen.world.wait(400)
  }

  @Test("titles the page after the tapped row before it appears (R216, R366)")
  func title() {
    show { DetailController() }
    // The bar takes 44 pt: this is row 3.
    tap(44 + 3 * 44 + 10)
    let detail = screen.navigation.topViewController as? DetailController
    #expect(detail?.titleWhenAppearing == "Detail 3")
    #expect(detail?.navigationItem.title == "Detail 3")
    screen.navigation.popViewController(animated: true)
    screen.world.wait(400)
    #expect(master.tableView.indexPathForSelectedRow == nil)
  }

  @Test("leaves other pages as they are (R366)")
  func otherPages() {
    show { UIViewController() }
    tap(100)
    #expect(screen.navigation.topViewController?.title == nil)
    #expect(screen.navigation.viewControllers.count == 2)
  }

  @Test("does not ask for the row of a sender that is no cell (R367)")
  func otherSenders() {
    show { DetailController() }
    master.performSegue(withIdentifier: "detail", sender: "a button")
    screen.world.scene.finishTurn()
    #expect((screen.navigation.topViewController as? DetailController)?.titleWhenAppearing == nil)
  }

  @Test("shows a page twice where the selection takes the segue again (R218)")
  func twice() {
    final class Eager: MasterController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "detail", sender: tableView.cellForRow(at: indexPath))
      }
    }
    let eager = Eager()
    eager.segueTemplates = [
      UIStoryboardSegueTemplate(
        identifier: "detail",
        fromCellsWithReuseIdentifier: "Cell",
        destination: { DetailController() }
      )
    ]
    screen.navigation.setViewControllers([eager], animated: false)
    screen.world.scene.finishTurn()
    tap(100)
    #expect(screen.navigation.viewControllers.count == 3)
  }

  @Test("raises an exception for a segue that there is none of")
  func unknownSegue() {
    show { DetailController() }
    master.performSegue(withIdentifier: "details", sender: nil)
    #expect(screen.world.scene.exception?.name == "NSInvalidArgumentException")
  }
}

/// A list that is refreshed by pulling at it.
private final class RefreshableController: UITableViewController {
  var items = ["first", "second"]
  var fresh: [String] = []
  private(set) var order: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = UIRefreshControl(frame: .zero)
    control.addAction(
      UIAction { [unowned self] _ in refreshTableView(control) },
      for: .valueChanged
    )
    refreshControl = control
  }

  func refreshTableView(_ sender: UIRefreshControl) {
    order.append("valueChanged \(sender.isRefreshing)")
    sender.beginRefreshing()
    items += fresh
    tableView.reloadData()
    sender.endRefreshing()
    order.append("refreshed \(sender.isRefreshing)")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    order.append("count")
    return items.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }
}

@Suite("The course's list that is refreshed by a pull")
struct RefreshSampleTests {
  @Test("has the new rows, and rests where it was (R231, R365)")
  func refresh() {
    let screen = NavigationWorld()
    let list = RefreshableController()
    screen.navigation.setViewControllers([list], animated: false)
    screen.world.scene.finishTurn()
    #expect(list.order == ["count"])
    list.fresh = ["third"]
    screen.world.drag(stride(from: 100.0, through: 420, by: 20).map { $0 })
    screen.world.lift(y: 420)
    #expect(screen.world.settle())
    // The rows are asked for again after the pull is told, here in the handler already.
    #expect(
      list.order == ["count", "valueChanged true", "count", "refreshed false"]
    )
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["first", "second", "third"])
    #expect(list.tableView.contentOffset.y == -list.tableView.contentInset.top)
    #expect(list.refreshControl?.isRefreshing == false)
  }
}
