import HeadlessUIKit
import Testing

@Suite("A refresh control and its view")
struct RefreshControlOwnerTests: RefreshControlSuite {
  let control = UIRefreshControl()

  @Test("taken away while it refreshes, it takes its room with it", arguments: [false, true])
  func removed(bySuperview: Bool) {
    let (world, _) = world()
    pull(world)
    world.settle()
    if bySuperview { control.removeFromSuperview() } else { world.view.refreshControl = nil }
    #expect(world.view.refreshControl == nil)
    #expect(control.superview == nil)
    #expect(!control.isRefreshing)
    #expect(world.view.adjustedContentInset.top == 0)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test("taken away when it is pulled, it is gone at the lift")
  func removedWhenPulled() {
    let (world, pulls) = world { $0.refreshControl = nil }
    pull(world)
    #expect(pulls.count == 1)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test("the view may leave its window when the control is pulled")
  func viewRemovedWhenPulled() {
    let (world, pulls) = world { $0.removeFromSuperview() }
    pull(world)
    #expect(pulls.count == 1)
    #expect(world.scene.isAtRest)
    #expect(world.outline == "begin scroll+ inset willEnd end scroll")
    world.window.addSubview(world.view)
    control.endRefreshing()
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test("goes to another view with all that it is")
  func moved() {
    let (world, _) = world()
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    world.window.addSubview(other)
    other.refreshControl = control
    #expect(world.view.refreshControl == nil)
    #expect(control.superview === other)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    control.beginRefreshing()
    #expect(other.adjustedContentInset.top == 60)
    #expect(world.view.adjustedContentInset.top == 0)
  }

  @Test("begins for nobody, and has its room when a view gets it")
  func begunBefore() {
    let early = UIRefreshControl()
    early.beginRefreshing()
    let world = World { $0.refreshControl = early }
    #expect(world.view.adjustedContentInset.top == 60)
    early.endRefreshing()
    #expect(world.view.adjustedContentInset.top == 0)
  }

  @Test("takes no touches: a drag that begins on it moves the content")
  func touches() {
    let (world, _) = world()
    pull(world)
    world.settle()
    let finger = CGPoint(x: 160, y: 30)
    #expect(world.window.hitTest(finger, with: nil) === world.view)
  }

  @Test("a fitting view that does not bounce is not pulled")
  func fits() {
    let (world, pulls) = world(content: 100, configure: { $0.bounces = false })
    pull(world)
    world.settle()
    #expect(pulls.count == 0)
    #expect(world.heard.isEmpty)
  }
}
