import HeadlessUIKit
import Testing

@Suite("A refresh control on a scroll view")
struct RefreshControlTests {
  private let control = UIRefreshControl()

  /// A world whose view has the control; a value of it is counted, and may be answered.
  private func world(
    content: CGFloat = 4_000,
    whenPulled: @escaping (UIScrollView) -> Void = { _ in },
    configure: (UIScrollView) -> Void = { _ in }
  ) -> (world: World, pulls: Counter) {
    let pulls = Counter()
    let world = World(
      content: CGSize(width: 320, height: content),
      bounds: CGSize(width: 320, height: 480)
    ) { view in
      view.alwaysBounceVertical = true
      configure(view)
      view.refreshControl = control
    }
    let view = world.view
    let action = UIAction { [unowned view] action in
      pulls.count += 1
      #expect((action.sender as? UIRefreshControl)?.isRefreshing == true)
      #expect(view.isTracking)
      whenPulled(view)
    }
    control.addAction(action, for: .valueChanged)
    return (world, pulls)
  }

  private final class Counter {
    var count = 0
  }

  private func pull(_ world: World, by distance: Double = 200) {
    world.dragAndHold(from: 100, by: distance)
  }

  @Test("begins while the finger is down, and the content comes to rest below it")
  func pulled() {
    let (world, pulls) = world()
    world.drag([100, 150, 200])
    #expect(!control.isRefreshing)
    #expect(pulls.count == 0)
    world.wait(10)
    world.touch(.moved, y: 300)
    #expect(control.isRefreshing)
    #expect(pulls.count == 1)
    #expect(world.view.adjustedContentInset.top == 0)
    world.wait(200)
    world.lift(y: 300)
    #expect(world.listener.offeredTarget == CGPoint(x: 0, y: -60))
    #expect(world.settle())
    #expect(world.view.contentOffset == CGPoint(x: 0, y: -60))
    #expect(world.view.adjustedContentInset.top == 60)
    #expect(world.view.contentInset == .zero)
    #expect(pulls.count == 1)
    #expect(world.outline == "begin scroll+ inset willEnd end glide scroll+ rest")
  }

  @Test("stays shut after a short pull")
  func shortPull() {
    let (world, pulls) = world()
    pull(world, by: 80)
    #expect(world.settle())
    #expect(pulls.count == 0)
    #expect(world.view.contentOffset == .zero)
  }

  @Test("is not pulled by a glide that runs into the top")
  func bounce() {
    let (world, pulls) = world()
    world.view.contentOffset.y = 60
    world.flick(from: 100, by: 60, speed: 6)
    #expect(world.settle())
    #expect(world.listener.offsets.contains { $0.y < -60 })
    #expect(pulls.count == 0)
  }

  @Test("ends with the content's way back, told frame by frame and without an end")
  func ended() {
    let (world, _) = world()
    world.view.contentInset.top = 20
    pull(world)
    world.settle()
    #expect(world.view.contentOffset.y == -80)
    world.listener.forget()
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(world.view.adjustedContentInset.top == 20)
    #expect(world.settle())
    #expect(world.view.contentOffset.y == -20)
    #expect(world.outline == "inset scroll+")
    #expect(world.listener.offsets.count > 10)
    #expect(world.listener.offsets.map(\.y) == world.listener.offsets.map(\.y).sorted())
  }

  @Test("is pulled again only by another drag")
  func again() {
    let (world, pulls) = world { _ in control.endRefreshing() }
    world.drag([100, 200, 300, 60, 310])
    #expect(pulls.count == 1)
    world.wait(200)
    world.lift(y: 310)
    world.settle()
    #expect(world.view.contentOffset == .zero)
    pull(world)
    #expect(pulls.count == 2)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
    #expect(world.view.adjustedContentInset.top == 0)
  }

  @Test("is not told a second time while it refreshes")
  func pulledTwice() {
    let (world, pulls) = world()
    pull(world)
    world.settle()
    pull(world)
    world.settle()
    #expect(pulls.count == 1)
    #expect(world.view.contentOffset.y == -60)
  }

  @Test("begun by code tells nothing and moves nothing")
  func begun() {
    let (world, pulls) = world()
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(pulls.count == 0)
    #expect(world.view.contentOffset == .zero)
    #expect(world.outline == "inset")
    world.view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    world.settle()
    world.listener.forget()
    control.endRefreshing()
    world.settle()
    #expect(world.view.contentOffset == .zero)
    #expect(world.outline == "inset scroll+")
  }

  @Test("begun by code leaves content that fits where it is, until a drag takes it down")
  func begunAboveLittle() {
    let (world, _) = world(content: 100)
    control.beginRefreshing()
    world.settle()
    #expect(world.view.contentOffset == .zero)
    pull(world, by: 30)
    world.settle()
    #expect(world.view.contentOffset.y == -60)
    control.endRefreshing()
    world.settle()
    #expect(world.view.contentOffset == .zero)
  }

  @Test("begun by code in a drag opens at the lift, and the drag is no pull")
  func begunInDrag() {
    let (world, pulls) = world()
    world.drag([100, 120, 140])
    control.beginRefreshing()
    #expect(world.view.adjustedContentInset.top == 0)
    world.wait(10)
    world.touch(.moved, y: 320)
    world.wait(200)
    world.lift(y: 320)
    world.settle()
    #expect(pulls.count == 0)
    #expect(world.view.contentOffset.y == -60)
  }

  @Test("ends in a glide: inside the range that stops, and is told to")
  func endedInGlide() {
    let (world, _) = world()
    world.view.contentOffset.y = 1_000
    world.flick()
    world.wait(100)
    let offset = world.view.contentOffset
    world.listener.forget()
    control.endRefreshing()
    #expect(world.outline == "rest")
    #expect(world.settle())
    #expect(world.view.contentOffset == offset)
  }

  @Test("ends in a bounce: that goes on, to the edge that is left", arguments: [20, 100, 300.0])
  func endedInBounce(after milliseconds: Double) {
    let (world, _) = world()
    pull(world)
    world.wait(milliseconds)
    #expect(world.view.isDecelerating)
    let offset = world.view.contentOffset
    control.endRefreshing()
    #expect(world.view.contentOffset == offset)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
    #expect(world.outline == "begin scroll+ inset willEnd end glide scroll+ inset scroll+ rest")
  }

  @Test("ends in a glide of a paged view: that goes on to a page")
  func endedBetweenPages() {
    let (world, _) = world()
    world.view.isPagingEnabled = true
    world.view.contentOffset.y = 480
    world.flick()
    world.wait(50)
    control.endRefreshing()
    #expect(world.settle())
    #expect(world.view.contentOffset.y == 960)
  }

  @Test("ends in a drag: the content stays in the hand, and bounces back")
  func endedInDrag() {
    let (world, _) = world()
    pull(world)
    world.settle()
    world.drag([100, 130])
    let offset = world.view.contentOffset
    control.endRefreshing()
    #expect(world.view.contentOffset == offset)
    world.wait(10)
    world.touch(.moved, y: 130.5)
    #expect(abs(world.view.contentOffset.y - offset.y) < 1)
    world.wait(200)
    world.lift(y: 130.5)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test("ends below a finger that does not move: the content goes back when it is up")
  func endedBelowFinger() {
    let (world, _) = world()
    pull(world)
    world.settle()
    world.touch(.began, y: 200)
    control.endRefreshing()
    world.wait(500)
    #expect(world.view.contentOffset.y == -60)
    world.lift(y: 200)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test("a finger halts the way back, and its lift lets it go on")
  func wayBackHalted() {
    let (world, _) = world()
    pull(world)
    world.settle()
    control.endRefreshing()
    world.wait(150)
    let offset = world.view.contentOffset.y
    #expect(-60 < offset && offset < 0)
    world.touch(.began, y: 200)
    world.wait(300)
    #expect(world.view.contentOffset.y == offset)
    world.lift(y: 200)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test(
    "ends inside a message of the release, and the content still goes back",
    arguments: ["willEnd", "end", "glide", "rest"]
  )
  func endedInMessage(of message: String) {
    let (world, _) = world()
    world.listener.reactions[message] = { [control] _ in control.endRefreshing() }
    pull(world)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
    #expect(world.view.adjustedContentInset.top == 0)
  }

  @Test("ends in the message of a lift that nothing follows, and the content still goes back")
  func endedWhereNothingFollows() {
    let (world, _) = world()
    pull(world)
    world.settle()
    world.listener.reactions["end"] = { [control] _ in control.endRefreshing() }
    // Down and up again: the content is back at −60 when the finger is lifted.
    world.drag([200, 220, 200])
    world.wait(200)
    world.lift(y: 200)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test("moves at once where nothing is animated")
  func withoutAnimation() {
    let (world, _) = world()
    pull(world)
    world.settle()
    world.listener.forget()
    world.scene.performWithoutAnimation { control.endRefreshing() }
    #expect(world.view.contentOffset == .zero)
    #expect(world.outline == "inset scroll")
  }

  @Test("an animation of code goes first, then the content goes back")
  func endedInAnimation() {
    let (world, _) = world()
    control.beginRefreshing()
    world.view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    world.wait(100)
    control.endRefreshing()
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
    #expect(world.outline == "inset scroll+ inset scroll+ animated scroll+")
  }

  @Test("a scroll to the top goes to the top that is left")
  func endedOnTheWayToTheTop() {
    let (world, _) = world()
    control.beginRefreshing()
    world.view.contentOffset.y = 500
    world.listener.forget()
    world.scene.tapStatusBar()
    world.wait(100)
    control.endRefreshing()
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
    #expect(world.outline == "askTop scroll+ inset scroll+ top")
  }

  @Test("begun again on the content's way back, it leaves the content there")
  func begunOnTheWayBack() {
    let (world, _) = world()
    pull(world)
    world.settle()
    control.endRefreshing()
    world.wait(150)
    let offset = world.view.contentOffset
    world.listener.forget()
    control.beginRefreshing()
    #expect(world.settle())
    #expect(world.view.contentOffset == offset)
    #expect(world.outline == "inset")
    control.endRefreshing()
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test("insets that change on the content's way back are where it comes to rest")
  func insetsOnTheWayBack() {
    let (world, _) = world()
    pull(world)
    world.settle()
    control.endRefreshing()
    world.wait(150)
    world.view.contentInset.top = 20
    #expect(world.settle())
    #expect(world.view.contentOffset.y == -20)
  }

  @Test("code that scrolls elsewhere on the way back has its way")
  func scrolledElsewhere() {
    let (world, _) = world()
    pull(world)
    world.settle()
    control.endRefreshing()
    world.wait(50)
    world.view.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    #expect(world.settle())
    #expect(world.view.contentOffset.y == 900)
  }

  @Test("stopping the way back leaves the content at the top")
  func stopped() {
    let (world, _) = world()
    pull(world)
    world.settle()
    control.endRefreshing()
    world.wait(50)
    world.view.stopScrollingAndZooming()
    #expect(world.scene.isAtRest)
    #expect(world.view.contentOffset == .zero)
  }
}

extension RefreshControlTests {
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
