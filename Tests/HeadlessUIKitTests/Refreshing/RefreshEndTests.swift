import HeadlessUIKit
import Testing

@Suite("The end of a refresh")
struct RefreshEndTests: RefreshControlSuite {
  let control = UIRefreshControl()

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

  @Test("ends in a bounce: that goes on, to the edge that is left", arguments: [40, 100, 300.0])
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
    world.wait(100)
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
