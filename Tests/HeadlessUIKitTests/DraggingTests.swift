import HeadlessUIKit
import Testing

@Suite("A drag")
struct DraggingTests {
  @Test("is not begun by a finger that does not move")
  func tap() {
    let world = World()
    world.touch(.began, y: 400)
    #expect(world.view.isTracking)
    #expect(!world.view.isDragging)
    world.wait(50)
    world.lift(y: 400)
    #expect(world.heard.isEmpty)
    #expect(!world.view.isTracking)
    #expect(world.scene.isAtRest)
  }

  @Test("begins where the travel reaches 10 pt, and moves the content by what goes beyond")
  func slop() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.drag([549, 548.667, 540])
    #expect(world.heard.isEmpty)
    #expect(world.view.panGestureRecognizer.translation(in: nil).y == -9)
    world.touch(.moved, y: 538.667)
    #expect(world.heard == ["begin TD-", "scroll TD-"])
    #expect(abs(world.view.contentOffset.y - 300.333_333) < 1e-6)
    world.touch(.moved, y: 497.333)
    #expect(abs(world.view.contentOffset.y - 341.666_667) < 1e-6)
  }

  @Test(
    "begins at 10 pt exactly, without moving the content yet",
    arguments: [(300.3, 290.3), (0.007, 10.007), (519.896, 509.896)]
  )
  func slopExactly(from start: Double, to end: Double) {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.drag([start, end])
    #expect(world.heard == ["begin TD-"])
    world.touch(.moved, y: end + (end > start ? 2 : -2))
    #expect(world.heard == ["begin TD-", "scroll TD-"])
  }

  @Test("moves the content one to one against the finger, in whole pixels")
  func follows() {
    let world = World(offset: CGPoint(x: 0, y: 300), scale: 2)
    world.drag([400, 380, 377.3, 377.1, 420])
    #expect(world.listener.offsets.map(\.y) == [310, 312.5, 313, 270])
  }

  @Test("tells a move that changes no pixel nothing")
  func tellsChangesOnly() {
    let world = World(offset: CGPoint(x: 0, y: 300), scale: 2)
    world.drag([400, 380, 380.1, 380, 379.9])
    #expect(world.heard == ["begin TD-", "scroll TD-"])
  }

  @Test("ends after a hold with no more than its pair of messages")
  func holdAndLift() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.dragAndHold(by: -50)
    #expect(
      world.heard == ["begin TD-", "scroll TD-", "scroll TD-", "willEnd TD-", "end false T--"]
    )
    #expect(world.listener.releaseVelocity == .zero)
    #expect(world.listener.offeredTarget == world.view.contentOffset)
    #expect(world.scene.isAtRest)
    #expect(!world.view.isTracking && !world.view.isDragging && !world.view.isDecelerating)
  }

  @Test("keeps its velocity for less than 100 ms of silence", arguments: [(99.9, 1), (100, 0)])
  func hold(milliseconds: Double, velocity: CGFloat) {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.drag([400, 390, 380, 370, 360])
    world.wait(milliseconds)
    world.lift(y: 360)
    #expect(world.listener.releaseVelocity.y == velocity)
  }

  @Test("counts a stationary report as a sign of life, but not as a sample")
  func stationary() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.drag([400, 390, 380, 370, 360])
    for _ in 0..<6 {
      world.wait(50)
      world.touch(.stationary, y: 360)
    }
    world.lift(y: 360)
    #expect(world.listener.releaseVelocity.y == 1)
    #expect(world.line("end") == "end true TD-")
  }

  @Test("is let go without velocity below 0.25 pt/ms", arguments: [(2.4, 0.0), (2.5, 0.25)])
  func threshold(stride: Double, velocity: CGFloat) {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.drag((0...10).map { 400 - Double($0) * stride })
    world.lift(y: 400 - stride * 10)
    #expect(world.listener.releaseVelocity.y == velocity)
    #expect(world.line("end") == (velocity == 0 ? "end false T--" : "end true TD-"))
  }

  @Test("is not to be had where the content fits")
  func contentFits() {
    let world = World(content: CGSize(width: 320, height: 600))
    world.flick()
    #expect(world.heard.isEmpty)
    #expect(world.view.contentOffset == .zero)
  }

  @Test("needs travel along an axis that scrolls")
  func sidewaysTravel() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.touch(.began, x: 100, y: 400)
    world.wait(10)
    world.touch(.moved, x: 180, y: 391)
    #expect(world.heard.isEmpty)
    world.wait(10)
    world.touch(.moved, x: 180, y: 389)
    #expect(world.heard == ["begin TD-", "scroll TD-"])
    #expect(world.view.contentOffset == CGPoint(x: 0, y: 301))
  }

  @Test("has no velocity and no target along an axis that cannot scroll")
  func unmovableAxis() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.touch(.began, x: 100, y: 400)
    for step in 1...10 {
      world.wait(10)
      world.touch(.moved, x: 100 + Double(step) * 8, y: 400 - Double(step) * 10)
    }
    world.lift(y: 300, x: 180)
    #expect(world.listener.releaseVelocity == CGPoint(x: 0, y: 1))
    #expect(world.listener.offeredTarget.x == 0)
    world.settle()
    #expect(world.view.contentOffset.x == 0)
  }

  @Test("gives up per axis what the finger had gone there when it was recognised")
  func slopPerAxis() {
    let world = World(
      content: CGSize(width: 2_000, height: 2_000),
      offset: CGPoint(x: 300, y: 300)
    )
    world.touch(.began, x: 100, y: 400)
    world.wait(10)
    world.touch(.moved, x: 96, y: 388)
    #expect(world.view.contentOffset == CGPoint(x: 300, y: 302))
    world.wait(10)
    world.touch(.moved, x: 90, y: 388)
    #expect(world.view.contentOffset == CGPoint(x: 306, y: 302))
  }

  @Test("follows the middle of several fingers, and does not jump when one comes or goes")
  func fingers() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    let offset = { world.view.contentOffset.y }
    world.touch(.began, x: 100, y: 100, finger: 1)
    world.touch(.moved, x: 100, y: 140, finger: 1)
    #expect(offset() == 270)
    world.touch(.began, x: 200, y: 300, finger: 2)
    #expect(offset() == 270)
    world.send([
      FingerSample(finger: 1, phase: .moved, x: 100, y: 150),
      FingerSample(finger: 2, phase: .moved, x: 200, y: 310),
    ])
    #expect(offset() == 260)
    world.touch(.ended, x: 100, y: 150, finger: 1)
    #expect(offset() == 260)
    #expect(world.view.isDragging)
    world.touch(.moved, x: 200, y: 315, finger: 2)
    #expect(offset() == 255)
    world.wait(200)
    world.touch(.ended, x: 200, y: 315, finger: 2)
    #expect(world.outline == "begin scroll+ willEnd end")
  }

  @Test("counts no travel to where another finger lifts")
  func liftElsewhere() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.touch(.began, x: 100, y: 300, finger: 1)
    world.touch(.began, x: 200, y: 300, finger: 2)
    world.send([
      FingerSample(finger: 1, phase: .moved, x: 100, y: 280),
      FingerSample(finger: 2, phase: .moved, x: 200, y: 280),
    ])
    #expect(world.view.contentOffset.y == 310)
    world.send([
      FingerSample(finger: 1, phase: .moved, x: 100, y: 278),
      FingerSample(finger: 2, phase: .ended, x: 200, y: 100),
    ])
    #expect(world.view.contentOffset.y == 311)
  }

  @Test("takes a finger that comes down twice for one that moved")
  func twice() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.drag([400, 380])
    world.touch(.began, y: 370)
    #expect(world.view.contentOffset.y == 320)
    world.lift(y: 370)
    world.settle()
    world.touch(.moved, y: 100)
    world.lift(y: 100)
    #expect(world.outline.hasSuffix("rest"))
  }

  @Test("with bounces off says nothing of a pull against the edge but its pair")
  func clampedDrag() {
    let world = World(configure: { $0.bounces = false })
    world.dragAndHold(by: 100)
    #expect(world.heard == ["begin TD-", "willEnd TD-", "end false T--"])
    #expect(world.view.contentOffset == .zero)
  }

  @Test("that the system takes away ends like one without velocity")
  func cancelled() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.drag([400, 390, 380, 370, 360])
    world.touch(.cancelled, y: 360)
    #expect(world.outline == "begin scroll+ willEnd end")
    #expect(world.listener.releaseVelocity == .zero)
    #expect(world.scene.isAtRest)
  }

  @Test("that is taken away past an edge still bounces back")
  func cancelledPastEdge() {
    let world = World()
    world.drag([400, 450, 500])
    world.touch(.cancelled, y: 500)
    world.settle()
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
    #expect(world.view.contentOffset == .zero)
  }

  @Test("is not for a view whose scrolling is off, and ends where it is switched off")
  func scrollingOff() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.view.isScrollEnabled = false
    world.flick()
    #expect(world.heard.isEmpty)
    world.view.isScrollEnabled = true
    world.drag([400, 380, 360])
    world.view.isScrollEnabled = false
    #expect(world.outline == "begin scroll+ willEnd end")
    #expect(!world.view.isTracking)
    world.touch(.moved, y: 300)
    world.lift(y: 300)
    #expect(world.outline == "begin scroll+ willEnd end")
  }

  @Test("goes on from where code puts the content under the finger")
  func movedUnderFinger() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.drag([400, 380])
    world.view.contentOffset.y = 800
    world.touch(.moved, y: 375)
    #expect(world.view.contentOffset.y == 805)
    world.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    world.touch(.moved, y: 374)
    #expect(world.view.contentOffset.y == 101)
    #expect(world.view.isDragging)
  }

  @Test("reports the recorded velocity")
  func recordedVelocity() {
    // y = 300, 296, 286, 270, 250 at 0, 16, 32, 48, 64 ms; the weights are those of
    // motion.velocity.
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.touch(.began, y: 300)
    var reported: [Double] = []
    for y in [296.0, 286, 270, 250] {
      world.wait(16)
      world.touch(.moved, y: y)
      reported.append(world.view.panGestureRecognizer.velocity(in: nil).y)
    }
    #expect(reported == [-250, -325, -700, -1_050])
    world.lift(y: 250)
    #expect(abs(world.listener.releaseVelocity.y - 0.787_5) < 1e-12)
  }
}

extension World {
  func line(_ name: String) -> String? { listener.line(name) }
}
