import HeadlessUIKit
import Testing

@Suite("The buttons of a bar")
struct BarButtonTests {
  private let navigation = NavigationWorld()
  private final class Count { var taps: [String] = [] }
  private let count = Count()

  private func button(_ name: String) -> UIBarButtonItem {
    UIBarButtonItem(title: name, primaryAction: UIAction { [count] _ in count.taps.append(name) })
  }

  private func tap(x: Double) {
    navigation.world.touch(.began, x: x, y: 22)
    navigation.world.lift(y: 22, x: x)
  }

  @Test("stand side by side from the edges on, and each does what it is for")
  func several() {
    navigation.root.navigationItem.leftBarButtonItem = button("left")
    navigation.root.navigationItem.rightBarButtonItems = [button("outer"), button("inner")]
    #expect(navigation.root.navigationItem.rightBarButtonItem?.title == "outer")
    for x in [10.0, 310, 200, 120] { tap(x: x) }
    #expect(count.taps == ["left", "outer", "inner"])
  }

  @Test("do nothing on the next screen, where the left one leads back")
  func nextScreen() {
    navigation.root.navigationItem.rightBarButtonItems = [button("outer"), button("inner")]
    tap(x: 200)
    navigation.push(navigation.controller("B"), animated: false)
    tap(x: 310)
    tap(x: 200)
    #expect(count.taps == ["inner"])
    tap(x: 10)
    #expect(navigation.navigation.viewControllers.count == 1)
  }

  @Test("of the system have its words")
  func system() {
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
    #expect(done.title == "Done" && done.style == .done)
    #expect(UIBarButtonItem(systemItem: .add).title == nil)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }
}
