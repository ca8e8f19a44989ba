import HeadlessUIKit
import Testing

@Suite("A tap on the status bar")
struct ScrollToTopTests {
  @Test("asks, scrolls, and tells the arrival")
  func scrolls() {
    let world = World(
      content: CGSize(width: 1_000, height: 2_000),
      offset: CGPoint(x: 55, y: 700),
      configure: { $0.contentInset.top = 20 }
    )
    world.scene.tapStatusBar()
    #expect(world.heard == ["askTop ---"])
    world.settle()
    #expect(world.outline == "askTop scroll+ top")
    #expect(Set(world.heard) == ["askTop ---", "scroll ---", "top ---"])
    #expect(world.view.contentOffset == CGPoint(x: 55, y: -20))
  }

  @Test("does nothing more where the delegate says no")
  func refused() {
    let world = World(offset: CGPoint(x: 0, y: 700))
    world.listener.allowsScrollToTop = false
    world.scene.tapStatusBar()
    world.settle()
    #expect(world.heard == ["askTop ---"])
  }

  @Test("at the top is told at once, without a change")
  func atTop() {
    let world = World()
    world.scene.tapStatusBar()
    #expect(world.heard == ["askTop ---", "top ---"])
  }

  @Test(
    "is not for a view that does not want it",
    arguments: ["scrollsToTop", "isScrollEnabled", "isHidden"]
  )
  func unwanted(property: String) {
    let world = World(offset: CGPoint(x: 0, y: 700))
    switch property {
    case "scrollsToTop": world.view.scrollsToTop = false
    case "isScrollEnabled": world.view.isScrollEnabled = false
    default: world.view.isHidden = true
    }
    world.scene.tapStatusBar()
    world.settle()
    #expect(world.heard.isEmpty)
  }

  @Test("scrolls none of two views, and the other once one does not want it")
  func twoViews() {
    let world = World(offset: CGPoint(x: 0, y: 700))
    let other = UIScrollView(frame: CGRect(x: 0, y: 700, width: 100, height: 100))
    world.view.addSubview(other)
    world.scene.tapStatusBar()
    #expect(world.heard.isEmpty)
    other.scrollsToTop = false
    world.scene.tapStatusBar()
    #expect(world.heard == ["askTop ---"])
  }

  @Test("does not count a view that is not on the screen")
  func offScreen() {
    let world = World(offset: CGPoint(x: 0, y: 700))
    // Above what shows of the content, and so outside the screen.
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    world.view.addSubview(other)
    world.scene.tapStatusBar()
    #expect(world.heard == ["askTop ---"])
    world.settle()
    // At the top both show.
    world.listener.forget()
    world.scene.tapStatusBar()
    #expect(world.heard.isEmpty)
  }

  @Test("that code stops on its way is not told as an arrival")
  func stopped() {
    let world = World(offset: CGPoint(x: 0, y: 700))
    world.scene.tapStatusBar()
    world.wait(100)
    world.view.stopScrollingAndZooming()
    world.settle()
    #expect(world.outline == "askTop scroll+")
    #expect(world.view.contentOffset.y > 0)
  }

  @Test("in a glide ends the glide first")
  func inGlide() {
    let world = World(content: CGSize(width: 320, height: 9_000), offset: CGPoint(x: 0, y: 300))
    world.flick()
    world.wait(100)
    world.listener.forget()
    world.scene.tapStatusBar()
    #expect(world.heard == ["askTop -DG", "rest ---"])
    world.settle()
    #expect(world.outline == "askTop rest scroll+ top")
    #expect(world.view.contentOffset == .zero)
  }

  @Test("in a bounce of the other axis brings that back as well")
  func inSidewaysBounce() {
    let world = World(
      content: CGSize(width: 1_000, height: 2_000),
      offset: CGPoint(x: 0, y: 700)
    )
    world.touch(.began, x: 100, y: 300)
    for x in [160.0, 220, 280] {
      world.wait(10)
      world.touch(.moved, x: x, y: 300)
    }
    world.wait(200)
    world.lift(y: 300, x: 280)
    world.wait(60)
    #expect(world.view.contentOffset.x < -10)
    world.scene.tapStatusBar()
    world.settle()
    #expect(world.view.contentOffset == .zero)
  }

  @Test("in a bounce leads to the edge that an inset moves meanwhile")
  func towardsAMovedEdge() {
    let world = World()
    world.dragAndHold(by: 100)
    world.scene.tapStatusBar()
    world.view.contentInset.left = -10
    world.view.contentSize.width = 400
    world.settle()
    #expect(world.listener.heard.last == "top ---")
    #expect(world.view.contentOffset == CGPoint(x: 10, y: 0))
  }

  @Test("that is stopped past an edge goes back to it, whatever the sizes become, and no farther")
  func wayHomeInNewSizes() {
    let world = World(
      content: CGSize(width: 1_000, height: 2_000),
      offset: CGPoint(x: 0, y: 700)
    )
    world.touch(.began, x: 100, y: 300)
    for x in stride(from: 120.0, through: 280, by: 20) {
      world.wait(10)
      world.touch(.moved, x: x, y: 300)
    }
    world.wait(200)
    world.lift(y: 300, x: 280)
    world.wait(20)
    world.scene.tapStatusBar()
    world.wait(60)
    world.touch(.began, y: 300)
    world.lift(y: 300)
    let height = world.view.contentOffset.y
    #expect(height > 0)
    world.wait(40)
    world.view.contentSize.height = 1_900
    world.settle()
    #expect(world.view.contentOffset == CGPoint(x: 0, y: height))
  }

  @Test("leaves alone what code put past an edge of the other axis")
  func besidesTheRange() {
    let world = World(offset: CGPoint(x: 0, y: 700))
    world.view.contentOffset.x = -40
    world.scene.tapStatusBar()
    world.settle()
    #expect(world.view.contentOffset == CGPoint(x: -40, y: 0))
  }

  @Test("that a finger interrupts past an edge leaves content that goes back at the lift")
  func interruptedPastTheEdge() {
    let world = World(offset: CGPoint(x: 0, y: 0))
    world.dragAndHold(from: 100, by: 200)
    world.wait(30)
    #expect(world.view.contentOffset.y < -20)
    world.scene.tapStatusBar()
    world.touch(.began, y: 300)
    world.wait(200)
    #expect(world.view.contentOffset.y < -20)
    world.lift(y: 300)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test("that a finger interrupts does not arrive")
  func interrupted() {
    let world = World(offset: CGPoint(x: 0, y: 700))
    world.scene.tapStatusBar()
    world.wait(100)
    world.touch(.began, y: 300)
    world.wait(100)
    world.lift(y: 300)
    world.settle()
    #expect(world.outline == "askTop scroll+")
  }

  @Test("is asked once however often the bar is tapped", arguments: ["askTop", "scroll", "top"])
  func again(message: String) {
    let world = World(offset: CGPoint(x: 0, y: 700))
    var taps = 0
    world.listener.reactions[message] = { _ in
      taps += 1
      if taps < 50 { world.scene.tapStatusBar() }
    }
    world.scene.tapStatusBar()
    world.wait(50)
    world.scene.tapStatusBar()
    world.settle()
    let asked = world.heard.filter { $0.hasPrefix("askTop") }.count
    // At the top, the arrival may be followed by another tap, which is answered there and then.
    #expect(message == "top" ? asked <= 50 : asked == 1)
    #expect(world.view.contentOffset == .zero)
  }

  @Test("leads to the top even if that moves on the way")
  func movingTop() {
    let world = World(offset: CGPoint(x: 0, y: 700))
    world.scene.tapStatusBar()
    world.wait(100)
    world.view.contentInset.top = 60
    world.settle()
    #expect(world.view.contentOffset.y == -60)
    #expect(world.heard.last == "top ---")
  }
}
