import Foundation
import HeadlessUIKit
import Testing

@Suite("A tab bar controller")
struct TabBarTests {
  private let world = World(bounds: CGSize(width: 320, height: 480))
  private let notes = AppearanceNotes()
  private let tabs = UITabBarController()
  private let first: NotedController
  private let second: NotedController

  /// Lets no second tab be chosen, if it is told so, and notes what was.
  private final class Chooser: UITabBarControllerDelegate {
    var allows = true
    var chosen: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool { allows }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) {
      chosen.append(viewController.title ?? "")
    }
  }

  init() {
    world.view.removeFromSuperview()
    first = NotedController("A", notes)
    second = NotedController("B", notes)
    first.title = "First"
    second.title = "Second"
    tabs.viewControllers = [first, second]
    world.window.rootViewController = tabs
    world.scene.finishTurn()
  }

  private func heard() -> [String] {
    defer { notes.lines = [] }
    return notes.lines
  }

  private func tap(x: Double) {
    world.touch(.began, x: x, y: 460)
    world.wait(50)
    world.touch(.ended, x: x, y: 460)
    world.scene.finishTurn()
  }

  @Test("shows its first controller above the bar, and makes no other view")
  func shows() {
    #expect(heard() == ["A.didLoad", "A.willAppear", "A.didAppear"])
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 431))
    #expect(!second.isViewLoaded)
    #expect(first.tabBarController === tabs && first.parent === tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
  }

  @Test("shows another that code selects, and the delegate hears nothing of it")
  func selects() {
    let chooser = Chooser()
    tabs.delegate = chooser
    _ = heard()
    tabs.selectedIndex = 1
    world.scene.finishTurn()
    let lines = heard()
    #expect(lines.filter { $0.hasPrefix("A") } == ["A.willDisappear", "A.didDisappear"])
    #expect(lines.filter { $0.hasPrefix("B") } == ["B.didLoad", "B.willAppear", "B.didAppear"])
    #expect(chooser.chosen.isEmpty)
    tabs.selectedViewController = first
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 0)
  }

  @Test("shows what a finger chooses, if the delegate lets it")
  func chooses() {
    let chooser = Chooser()
    tabs.delegate = chooser
    chooser.allows = false
    tap(x: 240)
    #expect(tabs.selectedIndex == 0 && chooser.chosen.isEmpty)
    chooser.allows = true
    tap(x: 240)
    #expect(tabs.selectedIndex == 1 && chooser.chosen == ["Second"])
    tap(x: 240)
    #expect(chooser.chosen == ["Second", "Second"])
  }

  @Test("keeps the one that is shown when others come, and lets go of those that leave")
  func changes() {
    tabs.selectedIndex = 1
    let third = NotedController("C", notes)
    tabs.viewControllers = [third, second]
    #expect(tabs.selectedIndex == 1 && first.parent == nil && third.parent === tabs)
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound && second.view.superview == nil)
  }
}
