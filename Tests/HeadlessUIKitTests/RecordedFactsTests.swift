import HeadlessUIKit
import Testing

/// Facts that recordings of a real scroll view establish (recordings.ios-26.1, and the sources
/// motion.… of the kind recording).
@Suite("What was recorded from UIKit")
struct RecordedFactsTests {
  /// A drag of one speed, then touches that stay for 0.3 s, then the lift.
  private func dragAndStay(_ world: World, from start: Double, by stride: Double) {
    let heights = (0...12).map { start + Double($0) * stride }
    world.drag(heights)
    let end = heights[12]
    for _ in 0..<18 {
      world.wait(16.667)
      world.touch(.stationary, y: end)
    }
    world.wait(16.667)
    world.lift(y: end)
  }

  @Test("a slow drag that stays has no velocity, and nothing follows")
  func slowDragThatStays() {
    let world = World(offset: CGPoint(x: 0, y: 500))
    dragAndStay(world, from: 400, by: -1.9)
    #expect(world.listener.releaseVelocity == .zero)
    #expect(world.outline == "begin scroll+ willEnd end")
    #expect(world.line("end") == "end false T--")
  }

  @Test("a drag past the top that stays keeps its velocity of 0.625 pt/ms")
  func fasterDragThatStays() {
    let world = World()
    dragAndStay(world, from: 100, by: 6.25)
    #expect(world.listener.releaseVelocity == CGPoint(x: 0, y: -0.625))
    #expect(world.listener.offeredTarget == .zero)
    #expect(world.settle())
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
    #expect(world.view.contentOffset == .zero)
  }

  @Test("offsets are thirds of points on a screen of three pixels")
  func thirds() {
    let world = World(offset: CGPoint(x: 0, y: 100))
    world.flick(by: -61.7, speed: 1.234)
    world.settle()
    let offenders = world.listener.offsets.filter { abs(($0.y * 3).rounded() - $0.y * 3) > 1e-9 }
    #expect(offenders.isEmpty)
    #expect(world.listener.offsets.count > 50)
  }

  @Test("the rubber band puts 5445 asked of 5126 at 5272")
  func rubberBand() {
    let world = World(
      content: CGSize(width: 402, height: 6_000),
      bounds: CGSize(width: 402, height: 874),
      offset: CGPoint(x: 0, y: 5_126)
    )
    world.drag([700, 690, 371])
    #expect(world.view.contentOffset.y == 5_272)
  }

  @Test("the lift's messages are one turn, and the first step comes with the next frame")
  func liftIsOneTurn() {
    let world = World(offset: CGPoint(x: 0, y: 500))
    world.drag([400, 380, 360, 340])
    world.listener.forget()
    world.lift(y: 340)
    #expect(world.heard == ["willEnd TD-", "end true TD-", "glide -DG"])
    world.wait(20)
    #expect(world.heard.dropFirst(3).first == "scroll -DG")
  }
}
