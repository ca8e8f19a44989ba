import HeadlessUIKit
import Testing

@Suite("What a controller adds to its safe area")
struct AdditionalSafeAreaTests {
  private final class Noted: UIViewController {
    private(set) var count = 0
    override func viewSafeAreaInsetsDidChange() { count += 1 }
  }

  private let world = World()
  private let controller = Noted()

  init() {
    world.view.removeFromSuperview()
    world.window.safeAreaInsets = UIEdgeInsets(top: 20, bottom: 34)
    world.window.rootViewController = controller
    controller.view.addSubview(world.view)
    world.view.frame = controller.view.bounds
    world.scene.finishTurn()
  }

  @Test("comes on top of what bars cover, for the view and for all inside")
  func adds() {
    let count = controller.count
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, bottom: 64)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 30, bottom: 98))
    #expect(controller.count == count + 1)
    #expect(world.view.adjustedContentInset == UIEdgeInsets(top: 30, bottom: 98))
    #expect(world.view.contentOffset.y == -30)
    controller.additionalSafeAreaInsets = .zero
    #expect(world.view.adjustedContentInset == UIEdgeInsets(top: 20, bottom: 34))
  }

  @Test("covers a view inside as far as it reaches")
  func partly() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, bottom: 64)
    world.view.frame = controller.view.bounds.insetBy(dx: 0, dy: 25)
    #expect(world.view.safeAreaInsets == UIEdgeInsets(top: 5, bottom: 73))
  }

  @Test("covers nothing at the other edges, however large a view inside is")
  func overflowing() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10)
    let large = UIView(frame: controller.view.bounds.insetBy(dx: -50, dy: 0))
    world.window.safeAreaInsets = .zero
    controller.view.addSubview(large)
    #expect(large.safeAreaInsets.top == 10)
    #expect(large.safeAreaInsets.bottom == 0)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 10))
  }

  @Test("counts where it was set before the view came, and adds up through containers")
  func nested() {
    let outer = UIViewController()
    let inner = UIViewController()
    outer.additionalSafeAreaInsets = UIEdgeInsets(top: 7)
    inner.additionalSafeAreaInsets = UIEdgeInsets(top: 5)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    world.window.rootViewController = outer
    inner.view.frame = outer.view.bounds
    #expect(outer.view.safeAreaInsets.top == 27)
    #expect(inner.view.safeAreaInsets.top == 32)
  }
}
