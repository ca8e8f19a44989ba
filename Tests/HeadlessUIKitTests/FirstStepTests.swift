import Foundation
import HeadlessUIKit
import Testing

/// A glide or a bounce moves at the first frame after the lift, by the time since the lift; each
/// later frame moves it by a whole period (motion.first-step).
@Suite("The first step of a glide or a bounce")
struct FirstStepTests {
  /// Returns the distance that 1 pt/ms carries in so many milliseconds, in points.
  private func way(_ milliseconds: Double) -> Double { 499 * (1 - pow(0.998, milliseconds)) }

  /// A view whose content is at 500, lifted there with 1 pt/ms.
  private func flicked(framesPerSecond: Int = 60) -> World {
    let world = World(
      content: CGSize(width: 320, height: 9_000),
      offset: CGPoint(x: 0, y: 410),
      framesPerSecond: framesPerSecond
    )
    world.flick()
    #expect(world.view.contentOffset.y == 500)
    return world
  }

  private func frame(_ world: World, _ milliseconds: Double, periods: Int = 1) {
    world.scene.frame(
      at: world.microseconds + Int64((milliseconds * 1_000).rounded()),
      periods: periods
    )
  }

  @Test("does not come with the lift")
  func lift() {
    let world = flicked()
    #expect(world.heard.suffix(3) == ["willEnd TD-", "end true TD-", "glide -DG"])
    #expect(world.view.contentOffset.y == 500)
  }

  @Test("takes the time since the lift", arguments: [0.4, 2.3, 10.6, 16.667])
  func time(milliseconds: Double) {
    let world = flicked()
    frame(world, milliseconds)
    #expect(abs(world.view.contentOffset.y - 500 - way(milliseconds)) <= 1.0 / 6 + 1e-6)
    #expect(world.heard.last == "scroll -DG")
  }

  @Test("is followed by whole periods")
  func laterSteps() {
    let world = flicked()
    var velocity = 1.0
    var offset = 500.0
    for (index, step) in [10.6, 1_000.0 / 60, 1_000.0 / 60].enumerated() {
      frame(world, 10.6 + Double(index) * 16.667)
      offset += velocity * way(step)
      velocity *= 1 - way(step) / 499
      #expect(abs(world.view.contentOffset.y - offset) <= 1.0 / 6 + 1e-6)
    }
  }

  @Test("is none in a frame at the very time of the lift; the next one takes a whole period")
  func frameAtLift() {
    let world = flicked()
    world.listener.forget()
    frame(world, 0)
    #expect(world.heard.isEmpty)
    #expect(world.view.isDecelerating)
    frame(world, 16.667)
    #expect(abs(world.view.contentOffset.y - 500 - way(1_000.0 / 60)) <= 1.0 / 6 + 1e-6)
  }

  @Test("takes the whole time since the lift if frames were dropped", arguments: [1, 2, 5])
  func droppedFrames(count: Int) {
    let smooth = flicked()
    let dropping = flicked()
    for index in 0...count { frame(smooth, 4.5 + Double(index) * 1_000 / 60) }
    dropping.listener.forget()
    frame(dropping, 4.5 + Double(count) * 1_000 / 60, periods: count + 1)
    #expect(dropping.listener.offsets.count == 1)
    #expect(dropping.view.contentOffset == smooth.view.contentOffset)
    let elapsed = 4.5 + Double(count) * 1_000 / 60
    #expect(abs(dropping.view.contentOffset.y - 500 - way(elapsed)) < 0.3)
  }

  @Test("takes no time before the lift, though frames were dropped then")
  func droppedBefore() {
    let world = flicked()
    frame(world, 4.5, periods: 4)
    #expect(abs(world.view.contentOffset.y - 500 - way(4.5)) <= 1.0 / 6 + 1e-6)
  }

  @Test("of a bounce is none in a frame at the very time of the lift")
  func bounceAtLift() {
    let world = World()
    world.dragAndHold(by: 110)
    let excess = world.view.contentOffset.y
    #expect(excess < -40)
    world.listener.forget()
    frame(world, 0)
    #expect(world.heard.isEmpty)
    frame(world, 16.667)
    #expect(abs(world.view.contentOffset.y - excess * 0.845_74) < 0.2)
  }

  @Test("of a bounce shrinks the excess by the time since the lift")
  func bounce() {
    let world = World()
    world.dragAndHold(by: 110)
    let excess = world.view.contentOffset.y
    frame(world, 5)
    #expect(abs(world.view.contentOffset.y - excess * 0.950_99) < 0.2)
  }

  @Test("leaves the content where a finger that comes before it finds it")
  func caughtBefore() {
    let world = flicked()
    world.listener.forget()
    world.wait(1)
    world.touch(.began, y: 200)
    frame(world, 4)
    #expect(world.heard.isEmpty)
    world.wait(300)
    world.lift(y: 200)
    #expect(world.outline == "begin willEnd end rest")
    #expect(world.view.contentOffset.y == 500)
    #expect(world.settle())
  }

  @Test("counts from the second lift, if a finger came between")
  func secondLift() {
    let world = World()
    world.dragAndHold(by: 110)
    let excess = world.view.contentOffset.y
    world.touch(.began, y: 200)
    world.wait(300)
    world.lift(y: 200)
    #expect(world.view.contentOffset.y == excess)
    frame(world, 5)
    #expect(abs(world.view.contentOffset.y - excess * 0.950_99) < 0.2)
  }

  @Test("goes on from where code puts the content in the lift's turn")
  func movedInLift() {
    let world = World(content: CGSize(width: 320, height: 9_000), offset: CGPoint(x: 0, y: 410))
    world.listener.reactions["glide"] = { $0.contentOffset.y = 2_000 }
    world.flick()
    #expect(world.view.contentOffset.y == 2_000)
    frame(world, 10)
    #expect(abs(world.view.contentOffset.y - 2_000 - way(10)) <= 1.0 / 6 + 1e-6)
  }

  @Test("never comes if code stops the glide in the lift's turn")
  func stoppedInLift() {
    let world = flicked()
    world.view.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    #expect(world.heard.last == "rest ---")
    world.listener.forget()
    frame(world, 10)
    #expect(world.heard.isEmpty && world.scene.isAtRest)
  }

  @Test("takes none of the time for which the glide waits for an animation")
  func animatedInLift() {
    let world = flicked()
    world.view.setContentOffset(CGPoint(x: 0, y: 3_000), animated: true)
    for index in 0..<18 { frame(world, 5 + Double(index) * 1_000 / 60) }
    #expect(world.view.contentOffset.y == 3_000)
    #expect(world.line("animated") != nil)
    frame(world, 5 + 18 * 1_000 / 60)
    #expect(abs(world.view.contentOffset.y - 3_000 - way(1_000.0 / 60)) <= 1.0 / 6 + 1e-6)
  }

  @Test("brings content home from a cancelled drag, by the time since it was cancelled")
  func cancelled() {
    let world = World()
    world.drag([400, 450, 510])
    let excess = world.view.contentOffset.y
    world.wait(3)
    world.touch(.cancelled, y: 510)
    #expect(world.view.contentOffset.y == excess)
    #expect(world.heard.last == "glide -DG")
    frame(world, 5)
    #expect(abs(world.view.contentOffset.y - excess * 0.950_99) < 0.2)
    #expect(world.settle())
    #expect(world.view.contentOffset.y == 0)
  }

  @Test("takes paged content a part of a period's way to its page")
  func paged() {
    let whole = World.pager()
    let part = World.pager()
    for world in [whole, part] { world.swipe(by: -60) }
    let start = whole.view.contentOffset.x
    frame(whole, 16)
    frame(part, 8)
    let ways = [whole, part].map { $0.view.contentOffset.x - start }
    #expect(ways[1] > 0 && ways[1] < ways[0])
  }

  @Test("ends a glide that has nowhere to go, one frame after the lift")
  func nowhere() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.listener.target = { _ in world.view.contentOffset }
    world.flick()
    #expect(world.heard.last == "glide -DG")
    frame(world, 0)
    #expect(world.heard.last == "glide -DG")
    frame(world, 5)
    #expect(world.heard.last == "rest ---")
  }

  @Test("of a drag that a frame ended comes with the next frame")
  func endedByFrame() {
    let world = World()
    let other = UIScrollView(frame: world.window.bounds)
    let listener = Listener()
    other.contentSize = CGSize(width: 320, height: 2_000)
    other.delegate = listener
    world.window.insertSubview(other, at: 0)
    other.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    listener.reactions["scroll"] = { _ in world.view.isScrollEnabled = false }
    world.touch(.began, y: 300)
    world.touch(.moved, y: 410)
    let excess = world.view.contentOffset.y
    frame(world, 16.667)
    #expect(world.heard.last == "glide -DG")
    #expect(world.view.contentOffset.y == excess)
    frame(world, 33.333)
    #expect(abs(world.view.contentOffset.y - excess * 0.845_74) < 0.2)
  }

  @Test("offers a target on the pixel grid", arguments: [1.0, 2, 3])
  func target(scale: Double) {
    let world = World(
      content: CGSize(width: 320, height: 9_000),
      offset: CGPoint(x: 0, y: 410),
      scale: scale
    )
    world.flick()
    // 500 + 0.99 / -ln 0.998 is 994.504835 before it is rounded (motion.target).
    let offered = world.listener.offeredTarget.y
    #expect(abs(offered - [995, 994.5, 994 + 2.0 / 3][Int(scale) - 1]) < 1e-9)
  }
}
