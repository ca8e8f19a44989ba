import HeadlessUIKit
import Testing

@Suite("A paged view that is caught between pages")
struct CaughtPageTests {
  /// A flick forward, caught on its way.
  func caught(after milliseconds: Double = 60) -> World {
    let world = World.pager()
    world.swipe(by: -60)
    world.wait(milliseconds)
    world.touch(.began, x: 200, y: 300)
    return world
  }

  @Test("stays under the finger, and goes on to the nearest page when it is lifted (K14)")
  func tapped() {
    for milliseconds in [10.0, 60, 150] {
      let world = caught(after: milliseconds)
      let halted = world.view.contentOffset.x
      world.wait(300)
      #expect(world.view.contentOffset.x == halted)
      world.touch(.ended, x: 200, y: 300)
      #expect(
        world.heard.suffix(4) == ["begin TDG", "willEnd TDG", "end true TDG", "glide -DG"]
      )
      #expect(world.listener.offeredTarget.x == (halted < 160 ? 0 : 320))
      world.settle()
      #expect(world.view.contentOffset.x == (halted < 160 ? 0 : 320))
      #expect(world.outline.hasSuffix("begin willEnd end glide scroll+ rest"))
      #expect(world.heard.count { $0.hasPrefix("rest") } == 1)
    }
  }

  @Test("goes on to the next page when it is flicked on, without an end between (E08)")
  func flickedOn() {
    let world = caught()
    for x in stride(from: 190.0, through: 100, by: -10) {
      world.wait(10)
      world.touch(.moved, x: x, y: 300)
    }
    world.wait(5)
    world.touch(.ended, x: 100, y: 300)
    world.settle()
    #expect(world.view.contentOffset.x == 320)
    #expect(
      world.outline
        == "begin scroll+ willEnd end glide scroll+ begin scroll+ willEnd end glide scroll+ rest"
    )
  }

  @Test("goes back when it is flicked back")
  func flickedBack() {
    let world = caught()
    for x in stride(from: 210.0, through: 260, by: 10) {
      world.wait(10)
      world.touch(.moved, x: x, y: 300)
    }
    world.wait(5)
    world.touch(.ended, x: 260, y: 300)
    world.settle()
    #expect(world.view.contentOffset.x == 0)
  }

  @Test("goes on to a page when the touch is taken away")
  func cancelled() {
    let world = caught()
    world.touch(.cancelled, x: 200, y: 300)
    #expect(world.line("end")?.hasPrefix("end true") == true)
    world.settle()
    #expect([0, 320].contains(world.view.contentOffset.x))
  }

  @Test("goes on to a page when another view takes the finger")
  func takenByAnother() {
    let world = World.pager()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1_600, height: 600))
    list.contentSize = CGSize(width: 1_600, height: 3_000)
    world.view.addSubview(list)
    world.swipe(by: -60)
    world.wait(60)
    world.touch(.began, x: 200, y: 300)
    world.wait(20)
    world.touch(.moved, x: 200, y: 270)
    #expect(list.isDragging)
    #expect(!world.view.isTracking && world.view.isDecelerating)
    world.settle()
    #expect([0, 320].contains(world.view.contentOffset.x))
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
    world.touch(.ended, x: 200, y: 270)
    world.settle()
    #expect(world.scene.isAtRest)
  }

  @Test("goes back to its end from a bounce")
  func bounce() {
    let world = World.pager()
    world.swipe(from: 20, by: 200, holding: true)
    world.wait(40)
    #expect(world.view.contentOffset.x < 0)
    world.touch(.began, x: 200, y: 300)
    world.wait(200)
    world.touch(.ended, x: 200, y: 300)
    world.settle()
    #expect(world.view.contentOffset == .zero)
    #expect(world.outline.hasSuffix("begin willEnd end glide scroll+ rest"))
  }

  @Test("has no velocity along the axis that the directional lock holds (DL05)")
  func lockedVelocity() {
    let world = World.pager(height: 1_800) { $0.isDirectionalLockEnabled = true }
    world.touch(.began, x: 300, y: 300)
    world.wait(10)
    world.touch(.moved, x: 300, y: 280)
    for step in 1...5 {
      world.wait(10)
      world.touch(.moved, x: 300 - Double(step) * 10, y: 280 - Double(step) * 10)
    }
    world.wait(5)
    world.touch(.ended, x: 250, y: 230)
    #expect(world.listener.releaseVelocity.x == 0 && world.listener.releaseVelocity.y > 0.9)
    world.settle()
    #expect(world.view.contentOffset == CGPoint(x: 0, y: 600))
  }

  @Test("settles on both axes, the one that the directional lock holds too")
  func locked() {
    let world = World.pager(height: 1_800) { $0.isDirectionalLockEnabled = true }
    world.swipe(by: -60)
    world.wait(60)
    world.touch(.began, x: 200, y: 300)
    for y in stride(from: 290.0, through: 200, by: -10) {
      world.wait(10)
      world.touch(.moved, x: 200, y: y)
    }
    world.wait(5)
    world.touch(.ended, x: 200, y: 200)
    world.settle()
    #expect([0, 320].contains(world.view.contentOffset.x))
    #expect(world.view.contentOffset.y == 600)
  }
}
