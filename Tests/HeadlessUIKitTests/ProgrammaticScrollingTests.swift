import HeadlessUIKit
import Testing

@Suite("Scrolling by code")
struct ProgrammaticScrollingTests {
  private let there = CGPoint(x: 0, y: 700)

  @Test("without animation is one change and nothing else")
  func jumps() {
    let world = World()
    world.view.setContentOffset(there, animated: false)
    #expect(world.heard == ["scroll ---"])
    world.view.contentOffset = CGPoint(x: 0, y: 20)
    #expect(world.heard == ["scroll ---", "scroll ---"])
    #expect(world.view.bounds.origin == CGPoint(x: 0, y: 20))
    #expect(world.scene.isAtRest || !world.view.isScrollAnimating)
  }

  @Test("to where the content is says nothing", arguments: [true, false])
  func noChange(animated: Bool) {
    let world = World(offset: there)
    world.view.setContentOffset(there, animated: animated)
    world.view.contentOffset = there
    world.view.setContentOffset(CGPoint(x: 0, y: 700.1), animated: animated)
    world.settle()
    #expect(world.heard.isEmpty)
  }

  @Test("animated takes 18 frames of 60 Hz and ends exactly there, told once")
  func animates() {
    let world = World()
    world.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(world.heard.isEmpty)
    #expect(world.view.isScrollAnimating)
    for _ in 0..<17 { world.scene.frame(at: 0, periods: 1) }
    #expect(!world.heard.contains("animated ---"))
    world.scene.frame(at: 0, periods: 1)
    #expect(world.outline == "scroll+ animated")
    #expect(world.view.contentOffset.y == 300)
    #expect(!world.view.isScrollAnimating)
    // The curve (0.42, 0, 0.58, 1) after 50, 100, 150 of 300 ms.
    let ys = world.listener.offsets.map(\.y)
    #expect(abs(ys[2] - 16.839_246) <= 0.5 / 3 + 1e-6)
    #expect(abs(ys[5] - 69.532_445) <= 0.5 / 3 + 1e-6)
    #expect(ys[8] == 150)
    #expect(Set(world.heard) == ["scroll ---", "animated ---"])
  }

  @Test("is not held inside the range", arguments: [true, false])
  func outside(animated: Bool) {
    let world = World()
    world.view.setContentOffset(CGPoint(x: 0, y: -150), animated: animated)
    world.settle()
    #expect(world.view.contentOffset.y == -150)
  }

  @Test("is not stopped by scrolling being off")
  func scrollingOff() {
    let world = World(configure: { $0.isScrollEnabled = false })
    world.view.setContentOffset(there, animated: true)
    world.settle()
    #expect(world.outline == "scroll+ animated")
  }

  @Test("animated twice ends once, at the second place")
  func retargets() {
    let world = World()
    world.view.setContentOffset(there, animated: true)
    world.wait(100)
    world.view.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    world.settle()
    #expect(world.outline == "scroll+ animated")
    #expect(world.view.contentOffset.y == 90)
  }

  @Test("animated twice to the same place does not begin anew")
  func sameTarget() {
    let world = World()
    world.view.setContentOffset(there, animated: true)
    world.wait(250)
    world.view.setContentOffset(there, animated: true)
    world.wait(60)
    #expect(world.outline == "scroll+ animated")
  }

  @Test("animated, then not, has no end message")
  func cancelsAnimation() {
    let world = World()
    world.view.setContentOffset(there, animated: true)
    world.wait(100)
    world.view.setContentOffset(CGPoint(x: 0, y: 33), animated: false)
    world.settle()
    #expect(world.outline == "scroll+")
    #expect(world.view.contentOffset.y == 33)
  }

  @Test("in a block without animations jumps, and tells no end")
  func withoutAnimation() {
    let world = World()
    world.scene.performWithoutAnimation {
      world.view.setContentOffset(there, animated: true)
      #expect(!world.scene.areAnimationsEnabled)
    }
    #expect(world.heard == ["scroll ---"])
    world.settle()
    #expect(world.heard.count == 1)
  }

  @Test("by the bounds' origin is silent")
  func boundsOrigin() {
    let world = World()
    world.view.bounds.origin.y = 250
    #expect(world.heard.isEmpty)
    #expect(world.view.contentOffset.y == 250)
  }

  @Test("in a glide by the property moves the glide")
  func propertyInGlide() {
    let world = World(content: CGSize(width: 320, height: 9_000), offset: CGPoint(x: 0, y: 300))
    world.flick()
    world.wait(100)
    let before = world.view.contentOffset.y
    world.view.contentOffset.y = before + 3_000
    #expect(world.line("scroll") == "scroll -DG")
    world.settle()
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
    let undisturbed = World(
      content: CGSize(width: 320, height: 9_000),
      offset: CGPoint(x: 0, y: 300)
    )
    undisturbed.flick()
    undisturbed.settle()
    #expect(abs(world.view.contentOffset.y - undisturbed.view.contentOffset.y - 3_000) < 1)
  }

  @Test("in a glide without animation ends it")
  func jumpInGlide() {
    let world = World(content: CGSize(width: 320, height: 9_000), offset: CGPoint(x: 0, y: 300))
    world.flick()
    world.wait(100)
    world.listener.forget()
    world.view.setContentOffset(there, animated: false)
    #expect(world.heard == ["scroll -DG", "rest ---"])
    #expect(world.settle())
    #expect(world.heard.count == 2)
    #expect(world.view.contentOffset == there)
  }

  @Test("in a glide animated lets the glide go on from there afterwards")
  func animationInGlide() {
    let world = World(content: CGSize(width: 320, height: 9_000), offset: CGPoint(x: 0, y: 300))
    world.flick()
    world.wait(100)
    world.listener.forget()
    world.view.setContentOffset(CGPoint(x: 0, y: 5_000), animated: true)
    world.settle()
    #expect(world.outline == "scroll+ animated scroll+ rest")
    #expect(world.view.contentOffset.y > 5_100)
  }

  @Test("animated under a finger wins, and the drag goes on from where it ends")
  func animationUnderFinger() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.drag([400, 380])
    world.view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    for step in 1...40 {
      world.wait(10)
      world.touch(.moved, y: 380 - Double(step))
    }
    #expect(world.outline == "begin scroll+ animated scroll+")
    #expect(world.line("animated") == "animated TD-")
    world.touch(.moved, y: 330)
    #expect(world.view.contentOffset.y > 810 && world.view.contentOffset.y < 825)
  }

  @Test("animated under a resting finger ends as that begins to drag")
  func dragStopsAnimation() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.touch(.began, y: 400)
    world.view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    world.wait(100)
    let offset = world.view.contentOffset.y
    world.touch(.moved, y: 380)
    #expect(world.outline == "scroll+ animated begin scroll")
    #expect(abs(world.view.contentOffset.y - offset - 10) < 1e-6)
    world.listener.forget()
    world.wait(500)
    #expect(world.heard.isEmpty)
  }

  @Test("animated under a resting finger ends as that would drag, and may switch it off")
  func switchedOffByEndUnderFinger() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.listener.reactions["animated"] = { $0.isScrollEnabled = false }
    world.touch(.began, y: 400)
    world.view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    world.wait(100)
    world.touch(.moved, y: 380)
    world.lift(y: 380)
    #expect(world.outline == "scroll+ animated")
    #expect(!world.view.isTracking && world.scene.isAtRest)
  }

  @Test("animated stops under a finger, and tells its end once")
  func touchStopsAnimation() {
    let world = World()
    world.view.setContentOffset(there, animated: true)
    world.wait(100)
    world.touch(.began, y: 300)
    let offset = world.view.contentOffset
    world.wait(500)
    world.lift(y: 300)
    world.settle()
    #expect(world.outline == "scroll+ animated")
    #expect(world.line("animated") == "animated ---")
    #expect(world.view.contentOffset == offset)
  }

  @Test("can be stopped where it is, a bounce at its edge")
  func stops() {
    let world = World()
    world.dragAndHold(by: 200)
    world.wait(50)
    world.listener.forget()
    world.view.stopScrollingAndZooming()
    #expect(world.heard == ["scroll -DG", "rest ---"])
    #expect(world.view.contentOffset == .zero)
    #expect(world.settle())
  }

  @Test("outside a window happens at once, and nothing that is no number does")
  func withoutWindow() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.setContentOffset(CGPoint(x: 0, y: 50.123), animated: true)
    #expect(view.contentOffset.y == 50.123)
    view.contentOffset = CGPoint(x: 0, y: Double.nan)
    view.contentOffset = CGPoint(x: Double.infinity, y: 0)
    #expect(view.contentOffset.y == 50.123)
  }
}

@Suite("Scrolling to a rectangle")
struct ScrollRectToVisibleTests {
  struct Case: Sendable {
    var rect: CGRect
    var offset: CGPoint
    var insets = UIEdgeInsets.zero
  }

  nonisolated static let cases = [
    Case(rect: CGRect(x: 0, y: 450, width: 10, height: 40), offset: CGPoint(x: 0, y: 400)),
    Case(rect: CGRect(x: 0, y: 1_200, width: 10, height: 40), offset: CGPoint(x: 0, y: 640)),
    Case(rect: CGRect(x: 0, y: 100, width: 10, height: 40), offset: CGPoint(x: 0, y: 100)),
    // Longer than the view: as little as fills it.
    Case(rect: CGRect(x: 0, y: 500, width: 10, height: 900), offset: CGPoint(x: 0, y: 500)),
    Case(rect: CGRect(x: 0, y: 0, width: 10, height: 900), offset: CGPoint(x: 0, y: 300)),
    Case(rect: CGRect(x: 0, y: 300, width: 10, height: 900), offset: CGPoint(x: 0, y: 400)),
    // The insets are no part of the view.
    Case(
      rect: CGRect(x: 0, y: 1_200, width: 10, height: 40),
      offset: CGPoint(x: 0, y: 690),
      insets: UIEdgeInsets(bottom: 50)
    ),
    // No farther than the range.
    Case(rect: CGRect(x: 0, y: 2_500, width: 10, height: 40), offset: CGPoint(x: 0, y: 1_400)),
    Case(
      rect: CGRect(x: 0, y: -300, width: 10, height: 40),
      offset: CGPoint(x: 0, y: -20),
      insets: UIEdgeInsets(top: 20)
    ),
  ]

  @Test("moves by the least that shows it", arguments: cases)
  func leastMove(of example: Case) {
    let world = World(
      offset: CGPoint(x: 0, y: 400),
      configure: { $0.contentInset = example.insets }
    )
    world.view.scrollRectToVisible(example.rect, animated: false)
    #expect(world.view.contentOffset == example.offset)
    #expect(world.heard.count == (example.offset.y == 400 ? 0 : 1))
  }

  @Test("animated has the messages of an animation")
  func animated() {
    let world = World()
    world.view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 320, height: 40), animated: true)
    world.settle()
    #expect(world.outline == "scroll+ animated")
    #expect(world.view.contentOffset.y == 340)
  }
}
