import HeadlessUIKit
import Testing

@Suite("A paged view")
struct PagingTests {
  static let glide = "willEnd end glide scroll+ rest"

  @Test("goes to the next page after a flick, and tells it as a glide (K03, K05, K08)")
  func flick() {
    let world = World.pager(offset: 320)
    world.swipe(by: -100)
    #expect(world.listener.offeredTarget == CGPoint(x: 640, y: 0))
    #expect(world.listener.releaseVelocity == CGPoint(x: 1, y: 0))
    #expect(world.line("end") == "end true TD-")
    #expect(world.settle())
    #expect(world.view.contentOffset == CGPoint(x: 640, y: 0))
    #expect(world.outline == "begin scroll+ " + Self.glide)
    #expect(world.line("rest") == "rest ---")
    let xs = world.listener.offsets.map(\.x)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("goes back to the page before after a flick back, one page at most")
  func flickBack() {
    let world = World.pager(offset: 640)
    world.swipe(from: 20, by: 60, speed: 3)
    world.settle()
    #expect(world.view.contentOffset.x == 320)
  }

  @Test("goes to the nearest page after a hold (K06)", arguments: [(-100, 320), (-200, 640)])
  func nearest(distance: Double, page: CGFloat) {
    let world = World.pager(offset: 320)
    world.swipe(by: distance, holding: true)
    #expect(world.listener.releaseVelocity == .zero)
    #expect(world.line("end") == "end true TD-")
    world.settle()
    #expect(world.view.contentOffset.x == page)
    #expect(world.outlineAfterLift == Self.glide)
  }

  @Test("ends a drag at rest only where it lies motionless on a page (K04)")
  func motionlessOnPage() {
    let world = World.pager(offset: 320)
    world.drag(from: 300, to: 200, backTo: 290)
    #expect(world.view.contentOffset.x == 320)
    #expect(world.line("end") == "end false T--")
    #expect(world.outlineAfterLift == "willEnd end")
    #expect(world.scene.isAtRest)
  }

  @Test("ends a glide that begins on a page in its first frame")
  func movingOnPage() {
    let world = World.pager(offset: 320)
    world.touch(.began, x: 300, y: 300)
    for x in stride(from: 290.0, through: 250, by: -20) {
      world.wait(10)
      world.touch(.moved, x: x, y: 300)
    }
    world.wait(10)
    world.touch(.moved, x: 290, y: 300)
    world.wait(5)
    world.touch(.ended, x: 290, y: 300)
    #expect(world.view.contentOffset.x == 320)
    #expect(world.line("end") == "end true TD-")
    #expect(world.outlineAfterLift == "willEnd end glide")
    world.wait(20)
    #expect(world.outlineAfterLift == "willEnd end glide rest")
  }

  @Test("ignores the target that the delegate writes (K09)", arguments: [0.0, 100, 1_280, -5_000])
  func ignoredTarget(target: Double) {
    let world = World.pager(offset: 320)
    world.listener.target = { _ in CGPoint(x: target, y: 0) }
    world.swipe(by: -100)
    world.settle()
    #expect(world.view.contentOffset == CGPoint(x: 640, y: 0))
    world.listener.target = { CGPoint(x: $0.x + 100, y: 50) }
    world.drag(from: 300, to: 200, backTo: 290)
    #expect(world.view.contentOffset == CGPoint(x: 640, y: 0))
    #expect(world.line("end") == "end false T--")
  }

  @Test("has pages as large as the bounds, insets or not (K02)")
  func insets() {
    let world = World.pager {
      $0.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    }
    world.swipe(by: -100)
    world.settle()
    #expect(world.view.contentOffset.x == 320)
    world.swipe(from: 20, by: 100)
    world.settle()
    #expect(world.view.contentOffset.x == 0)
    world.swipe(from: 20, by: 20, speed: 0.5)
    world.settle()
    #expect(world.view.contentOffset.x == -40, "the end of the range is a stop")
    world.view.contentOffset.x = 1_300
    world.swipe(from: 300, by: -5)
    world.settle()
    #expect(world.view.contentOffset.x == 1_310)
  }

  @Test("bounces past its ends as ever, and comes back to them")
  func ends() {
    let world = World.pager()
    let free = World.pager { $0.isPagingEnabled = false }
    for each in [world, free] {
      each.swipe(from: 20, by: 150, holding: true)
      each.settle()
    }
    #expect(world.view.contentOffset == .zero)
    #expect(world.listener.offsets == free.listener.offsets)
    world.view.contentOffset.x = 1_280
    world.listener.forget()
    world.swipe(by: -100)
    world.settle()
    #expect(world.view.contentOffset.x == 1_280)
    #expect(world.outline == "begin scroll+ " + Self.glide)
  }

  @Test("never leaves the range if it does not bounce (D02)")
  func withoutBounces() {
    let world = World.pager { $0.bounces = false }
    world.swipe(from: 20, by: 150)
    world.settle()
    #expect(world.outline == "begin willEnd end glide rest")
    world.view.contentOffset.x = 1_200
    for _ in 0..<3 {
      world.swipe(by: -60, speed: 3)
      world.settle()
    }
    #expect(world.view.contentOffset.x == 1_280)
    #expect(world.listener.offsets.allSatisfy { $0.x >= 0 && $0.x <= 1_280 })
  }

  @Test("bounces along one axis and not along the other, as it is told (D14)")
  func bouncesByAxis() {
    for isHorizontal in [true, false] {
      let world = World.pager(height: 1_800) {
        $0.bouncesHorizontally = isHorizontal
        $0.bouncesVertically = !isHorizontal
      }
      #expect(!world.view.bounces)
      world.touch(.began, x: 20, y: 20)
      for step in 1...10 {
        world.wait(10)
        world.touch(.moved, x: 20 + Double(step) * 20, y: 20 + Double(step) * 20)
      }
      let past = world.view.contentOffset
      #expect(isHorizontal ? past.x < -20 && past.y == 0 : past.x == 0 && past.y < -20)
      world.wait(200)
      world.touch(.ended, x: 220, y: 220)
      world.settle()
      #expect(world.view.contentOffset == .zero)
      #expect(world.outlineAfterLift == Self.glide)
    }
  }

  @Test("is not animated on its way to a page, but is by code, in a settle too")
  func isScrollAnimating() {
    let world = World.pager()
    var wasAnimated: [Bool] = []
    world.listener.reactions["scroll"] = { wasAnimated.append($0.isScrollAnimating) }
    world.swipe(by: -100)
    world.settle()
    #expect(!wasAnimated.contains(true) && !world.view.isScrollAnimating)
    world.swipe(by: -100)
    world.wait(50)
    wasAnimated = []
    world.view.setContentOffset(CGPoint(x: 1_280, y: 0), animated: true)
    #expect(world.view.isScrollAnimating)
    world.settle()
    #expect(wasAnimated.contains(true) && !world.view.isScrollAnimating)
    #expect(world.view.contentOffset.x == 1_280)
  }

  @Test("rests on what is left of the last page")
  func noMultiple() {
    let world = World.pager(width: 1_000)
    world.view.contentOffset.x = 640
    world.swipe(by: -15)
    world.settle()
    #expect(world.view.contentOffset.x == 680)
    world.swipe(from: 20, by: 15)
    world.settle()
    #expect(world.view.contentOffset.x == 640)
    world.swipe(from: 20, by: 100, speed: 2)
    world.settle()
    #expect(world.view.contentOffset.x == 320)
  }

  @Test("turns pages on both axes, each by its own velocity and place")
  func bothAxes() {
    let world = World.pager(height: 1_800, offset: 320, y: 600) { _ in }
    world.touch(.began, x: 300, y: 300)
    for step in 1...10 {
      world.wait(10)
      world.touch(.moved, x: 300 - Double(step) * 10, y: 300 + Double(step) * 2)
    }
    world.wait(5)
    world.touch(.ended, x: 200, y: 320)
    #expect(world.listener.offeredTarget == CGPoint(x: 640, y: 600))
    world.settle()
    #expect(world.view.contentOffset == CGPoint(x: 640, y: 600))
    #expect(world.outlineAfterLift == Self.glide)
  }

  @Test("is not snapped by code (K11)")
  func code() {
    let world = World.pager()
    world.view.contentOffset.x = 100
    world.view.setContentOffset(CGPoint(x: 500, y: 0), animated: true)
    world.settle()
    #expect(world.view.contentOffset.x == 500)
    #expect(world.view.isScrollAnimating == false)
    world.touch(.began, x: 100, y: 100)
    world.wait(300)
    world.touch(.ended, x: 100, y: 100)
    world.settle()
    #expect(world.view.contentOffset.x == 500, "a tap on a view at rest tells nothing (A07)")
    #expect(world.outline == "scroll+ animated")
  }

  @Test("halts on a page when it is stopped (F20)")
  func stopped() {
    let world = World.pager()
    world.swipe(by: -100)
    world.wait(50)
    world.view.stopScrollingAndZooming()
    #expect([0, 320].contains(world.view.contentOffset.x))
    #expect(world.line("rest") == "rest ---")
    #expect(world.scene.isAtRest)
  }

  @Test(
    "ends on the same page at every frame rate and scale",
    arguments: [30, 60, 90, 120],
    [1.0, 2, 3]
  )
  func rates(framesPerSecond: Int, scale: Double) {
    let world = World(
      content: CGSize(width: 1_876.1, height: 667),
      bounds: CGSize(width: 375.22, height: 667),
      scale: scale,
      framesPerSecond: framesPerSecond
    ) { $0.isPagingEnabled = true }
    for page in 1...4 {
      world.swipe(by: -100)
      world.settle()
      #expect(abs(world.view.contentOffset.x - 375.22 * Double(page)) <= 0.5 / scale + 1e-9)
    }
    world.swipe(by: -20)
    world.settle()
    #expect(world.view.contentOffset.x == world.listener.offeredTarget.x)
  }
}

extension World {
  /// Drags there and back, and lifts after a hold.
  fileprivate func drag(from start: Double, to turn: Double, backTo end: Double) {
    touch(.began, x: start, y: 300)
    for x in [(start + turn) / 2, turn, end] {
      wait(10)
      touch(.moved, x: x, y: 300)
    }
    wait(200)
    touch(.ended, x: end, y: 300)
  }
}
