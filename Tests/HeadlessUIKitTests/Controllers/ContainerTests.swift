import HeadlessUIKit
import Testing

@Suite("Controllers of others")
struct ContainerTests {
  /// Lets no cell take a segue, and notes who asks.
  private final class Guard: UITableViewController {
    var asked: [String] = []
    var prepared: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: "row") }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      asked.append(identifier)
      return asked.count > 1
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append(segue.identifier ?? "")
    }
  }

  private let screen = NavigationWorld()

  @Test("that are reached from a cell may be refused")
  func segue() {
    let guardian = Guard(style: .plain)
    guardian.segueTemplates = [
      UIStoryboardSegueTemplate(identifier: "go", fromCellsWithReuseIdentifier: "row") {
        UIViewController()
      }
    ]
    screen.push(guardian, animated: false)
    for count in 1...2 {
      screen.world.touch(.began, x: 100, y: 60)
      screen.world.wait(50)
      screen.world.touch(.ended, x: 100, y: 60)
      screen.world.wait(600)
      #expect(guardian.asked.count == count)
    }
    #expect(guardian.prepared == ["go"] && screen.navigation.viewControllers.count == 3)
  }

  @Test("are reached by a segue of its own, or by one that pushes")
  func segues() {
    let (source, destination) = (screen.root, UIViewController())
    var ways = 0
    let own = UIStoryboardSegue(
      identifier: "own",
      source: source,
      destination: destination,
      performHandler: { ways += 1 }
    )
    own.perform()
    #expect(ways == 1 && screen.navigation.topViewController === source)
    UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()
    screen.world.wait(600)
    #expect(screen.navigation.topViewController === destination)
  }

  @Test("are shown over the one that asks for a detail")
  func detail() {
    let detail = UIViewController()
    screen.root.showDetailViewController(detail, sender: nil)
    screen.world.wait(600)
    #expect(screen.navigation.presentedViewController === detail)
    let presentation = detail.presentationController
    #expect(presentation?.presentedView === detail.view)
    #expect(presentation?.presentationStyle == detail.modalPresentationStyle)
    let container = presentation?.containerView
    #expect(container?.bounds == screen.world.window.bounds)
    #expect(presentation?.frameOfPresentedViewInContainerView == detail.view.frame)
  }

  @Test("in a sheet change it at once")
  func sheet() {
    let page = UIViewController()
    page.modalPresentationStyle = .pageSheet
    page.sheetPresentationController?.animateChanges {
      page.sheetPresentationController?.selectedDetentIdentifier = .medium
    }
    #expect(page.sheetPresentationController?.selectedDetentIdentifier == .medium)
  }

  @Test("ask with fields of text, which are typed into")
  func alert() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField(configurationHandler: nil)
    var name: String?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
        name = alert.textFields?.first?.text
      }
    )
    screen.root.present(alert, animated: false)
    screen.world.scene.finishTurn()
    #expect(alert.textFields?.count == 2 && alert.textFields?.first?.placeholder == "Name")
    alert.textFields?.first?.becomeFirstResponder()
    alert.textFields?.first?.insertText("Ann")
    let button = alert.view.subviews.first { $0.accessibilityIdentifier == "OK" }
    let place = button?.convert(CGPoint(x: 10, y: 10), to: nil) ?? .zero
    screen.world.touch(.began, x: place.x, y: place.y)
    screen.world.wait(50)
    screen.world.touch(.ended, x: place.x, y: place.y)
    screen.world.wait(1000)
    #expect(name == "Ann")
  }

  @Test("in tabs have an item each, of which one is selected")
  func tabs() {
    let (a, b) = (UIViewController(), UIViewController())
    a.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 1)
    b.tabBarItem = UITabBarItem(title: "B", image: nil, selectedImage: nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    screen.world.window.rootViewController = tabs
    screen.world.scene.finishTurn()
    let bar: UITabBar = tabs.tabBar
    #expect(bar.selectedItem === a.tabBarItem && a.tabBarItem.tag == 1)
    tabs.selectedIndex = 1
    #expect(bar.selectedItem?.title == "B")
  }

  @Test("keep the items of a toolbar")
  func toolbar() {
    let items = [UIBarButtonItem.flexibleSpace(), UIBarButtonItem(title: "Edit")]
    screen.root.setToolbarItems(items, animated: false)
    #expect(screen.root.toolbarItems ?? [] == items)
  }

  @Test("take each other's place in the one around them, and it is told when they have")
  func children() {
    let (a, b) = (screen.controller("1"), screen.controller("2"))
    let parent = screen.root
    for child in [a, b] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(a.view)
    screen.world.scene.finishTurn()
    _ = screen.heard()
    var ends: [Bool] = []
    screen.world.scene.perform {
      parent.transition(
        from: a,
        to: b,
        duration: 0.1,
        options: [],
        animations: nil,
        completion: { ends.append($0) }
      )
    }
    screen.world.wait(500)
    #expect(ends == [true] && a.view.superview == nil && b.view.superview === parent.view)
    #expect(screen.heard().contains { $0.hasPrefix("2.didAppear") })
    let size = parent.size(
      forChildContentContainer: b,
      withParentContainerSize: CGSize(width: 10, height: 20)
    )
    #expect(size == CGSize(width: 10, height: 20))
  }
}
