import HeadlessUIKit
import Testing

@Suite("What a navigation's bar shows")
struct NavigationItemTests {
  /// Notes which controllers are shown.
  private final class Listener: UINavigationControllerDelegate {
    var shown: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) { shown.append("will \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append("did \(viewController.title ?? "")") }
  }

  private let screen = NavigationWorld()
  private let listener = Listener()

  init() {
    screen.root.title = "A"
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func tap(x: Double) {
    screen.world.touch(.began, x: x, y: 22)
    screen.world.wait(50)
    screen.world.touch(.ended, x: x, y: 22)
    screen.world.wait(500)
  }

  @Test("is the topmost item, and the one before it")
  func items() {
    let bar: UINavigationBar = screen.navigation.navigationBar
    #expect(bar.topItem === screen.root.navigationItem && bar.backItem == nil)
    let top = page("B")
    screen.push(top, animated: false)
    #expect(bar.topItem?.title == "B" && bar.backItem === screen.root.navigationItem)
    let own = UINavigationItem(title: "Own")
    #expect(own.title == "Own")
    #expect(screen.navigation.visibleViewController === top)
  }

  @Test("has the buttons that were set, and the one that leads back unless that is hidden")
  func buttons() {
    var taps: [String] = []
    func button(_ name: String) -> UIBarButtonItem {
      UIBarButtonItem(title: name, image: nil, primaryAction: UIAction { _ in taps.append(name) })
    }
    let top = page("B")
    screen.push(top, animated: false)
    let item = top.navigationItem
    item.setHidesBackButton(true, animated: false)
    #expect(item.hidesBackButton)
    tap(x: 20)
    #expect(screen.navigation.topViewController === top)
    item.setLeftBarButton(button("left"), animated: false)
    item.setRightBarButton(button("right"), animated: false)
    tap(x: 20)
    tap(x: 300)
    #expect(taps == ["left", "right"])
    item.setLeftBarButtonItems([button("one"), button("two")], animated: false)
    item.setRightBarButtonItems(nil, animated: false)
    #expect(item.leftBarButtonItems?.count == 2 && item.rightBarButtonItem == nil)
    item.leftBarButtonItems = nil
    item.hidesBackButton = false
    tap(x: 20)
    #expect(screen.navigation.topViewController === screen.root)
  }

  @Test("gives its room to the screen where it is hidden")
  func hidden() {
    #expect(screen.root.view.frame.minY == 44)
    screen.navigation.setNavigationBarHidden(true, animated: false)
    screen.world.scene.finishTurn()
    #expect(screen.navigation.isNavigationBarHidden && screen.root.view.frame.minY == 0)
    let size = screen.navigation.size(
      forChildContentContainer: screen.root as any UIContentContainer,
      withParentContainerSize: CGSize(width: 100, height: 200)
    )
    #expect(size == CGSize(width: 100, height: 200))
  }

  @Test("goes back to any screen, and tells which is shown")
  func back() {
    let (b, c) = (page("B"), page("C"))
    screen.push(b, animated: false)
    screen.push(c, animated: false)
    screen.navigation.delegate = listener
    #expect(screen.navigation.popToViewController(screen.root, animated: false) ?? [] == [b, c])
    screen.world.scene.finishTurn()
    #expect(listener.shown == ["will A", "did A"])
  }

  @Test("follows a finger from the edge, unless its recognizer is off")
  func finger() {
    screen.push(page("B"), animated: false)
    screen.navigation.interactivePopGestureRecognizer?.isEnabled = false
    screen.pull(to: 300)
    screen.world.touch(.ended, x: 300, y: 240)
    screen.world.wait(600)
    #expect(screen.navigation.viewControllers.count == 2)
    screen.navigation.interactivePopGestureRecognizer?.isEnabled = true
    screen.pull(to: 300)
    screen.world.touch(.ended, x: 300, y: 240)
    screen.world.wait(600)
    #expect(screen.navigation.viewControllers.count == 1)
  }

  @Test("has a system's button with its words and its action")
  func system() {
    var taps = 0
    let kind = UIBarButtonItem.SystemItem.done
    let button = UIBarButtonItem(
      systemItem: kind,
      primaryAction: UIAction { _ in taps += 1 },
      menu: nil
    )
    screen.root.navigationItem.rightBarButtonItem = button
    tap(x: 300)
    #expect(button.title == "Done" && taps == 1)
  }

  @Test("is a change's container, for as long as that takes")
  func context() {
    screen.push(page("B"))
    let coordinator = screen.navigation.transitionCoordinator
    let context = coordinator as (any UIViewControllerTransitionCoordinatorContext)?
    #expect(context?.containerView.isDescendant(of: screen.navigation.view) == true)
    #expect(context?.transitionDuration == 0.35)
  }
}
