import HeadlessUIKit
import Testing

@Suite("A bounce")
struct BounceTests {
  @Test(
    "past the edge gives way by the rubber band",
    arguments: [(50.0, 26.294_821), (100, 50.381_679), (300, 129.411_765)]
  )
  func rubberBand(distance: Double, stretch: Double) {
    let world = World()
    world.drag([100, 100 + 10 + distance])
    #expect(abs(world.view.contentOffset.y + stretch) <= 0.5 / 3 + 1e-6)
  }

  @Test("back from a lift without velocity is a glide")
  func motionlessLift() {
    let world = World()
    world.dragAndHold(by: 110)
    #expect(world.listener.releaseVelocity == .zero)
    #expect(world.listener.offeredTarget == .zero)
    #expect(world.line("end") == "end true TD-")
    #expect(world.settle())
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
    #expect(world.view.contentOffset == .zero)
  }

  @Test("back from rest takes the worked way")
  func worked() {
    // 100 pt out and no velocity, by motion.bounce: 32 frames, the first to 84.652812.
    let world = World()
    // The distance whose rubber band is 100 pt in a view of 600.
    world.touch(.began, y: 100)
    world.touch(.moved, y: 110 + 218.182)
    #expect(world.view.contentOffset.y == -100)
    world.wait(200)
    world.listener.forget()
    world.lift(y: 328.182)
    // A frame at the very time of the lift: from here on the frames are whole periods apart.
    world.scene.frame(at: world.scene.microseconds, periods: 1)
    #expect(world.listener.offsets.isEmpty)
    var frames = 0
    while world.view.isDecelerating {
      world.scene.frame(at: world.scene.microseconds, periods: 1)
      frames += 1
    }
    #expect(frames == 32)
    #expect(world.listener.offsets.first.map { abs($0.y + 84.652_812) <= 0.5 / 3 } ?? false)
    #expect(world.listener.offsets.last == .zero)
  }

  @Test("is part of the flick that runs into it", arguments: [60, 120])
  func flickIntoEdge(framesPerSecond: Int) {
    let world = World(offset: CGPoint(x: 0, y: 1_000), framesPerSecond: framesPerSecond)
    world.flick(by: -300, speed: 3)
    #expect(world.settle())
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
    #expect(world.listener.offsets.map(\.y).max().map { $0 > 1_400 } ?? false)
    #expect(world.view.contentOffset.y == 1_400)
  }

  @Test("keeps the velocity of a finger that then rests")
  func outwards() {
    let world = World()
    world.drag([100, 150, 156.25, 162.5, 168.75])
    for _ in 1...30 {
      world.wait(10)
      world.touch(.stationary, y: 168.75)
    }
    world.lift(y: 168.75)
    #expect(world.listener.releaseVelocity.y < -0.25)
    #expect(world.line("end") == "end true TD-")
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test("of content that fits is there on an axis that always bounces")
  func alwaysBounce() {
    let world = World(
      content: CGSize(width: 320, height: 100),
      configure: { $0.alwaysBounceVertical = true }
    )
    world.dragAndHold(by: -110)
    #expect(abs(world.listener.offsets.last.map(\.y) ?? 0) > 0)
    #expect(world.settle())
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
    #expect(world.view.contentOffset == .zero)
  }

  @Test("is not there with bounces off, always or not")
  func alwaysBounceWithoutBounces() {
    let world = World(
      content: CGSize(width: 320, height: 100),
      configure: {
        $0.alwaysBounceVertical = true
        $0.bounces = false
      }
    )
    world.flick()
    #expect(world.heard.isEmpty)
  }

  @Test("can be had on one axis only")
  func oneAxis() {
    let world = World(
      content: CGSize(width: 1_000, height: 1_000),
      configure: { $0.bouncesVertically = false }
    )
    #expect(!world.view.bounces)
    world.touch(.began, x: 100, y: 100)
    world.touch(.moved, x: 200, y: 200)
    #expect(world.view.contentOffset.x < -40)
    #expect(world.view.contentOffset.y == 0)
  }

  @Test("does not come of content that rests right on an edge that lies between pixels")
  func betweenPixels() {
    let world = World(content: CGSize(width: 320, height: 1_000.2), scale: 2)
    world.view.contentOffset.y = 400.2
    #expect(world.view.contentOffset.y == 400)
    world.drag([400, 420, 410])
    world.wait(200)
    world.lift(y: 410)
    #expect(world.line("end") == "end false T--")
    // Back to the edge by the finger: inside, so nothing follows.
    let other = World(content: CGSize(width: 320, height: 1_000.2), scale: 2)
    other.view.contentOffset.y = 400
    other.drag([400, 440, 390, 410])
    other.wait(200)
    other.lift(y: 410)
    #expect(other.view.contentOffset.y == 400)
    #expect(other.line("end") == "end false T--")
  }
}
