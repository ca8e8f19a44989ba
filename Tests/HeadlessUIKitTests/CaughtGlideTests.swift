import HeadlessUIKit
import Testing

@Suite("A glide that a finger catches")
struct CaughtGlideTests {
  private func gliding(milliseconds: Double = 300) -> World {
    let world = World(content: CGSize(width: 320, height: 9_000), offset: CGPoint(x: 0, y: 300))
    world.flick()
    world.wait(milliseconds)
    world.listener.forget()
    return world
  }

  @Test("halts and stays open, and nothing is told of it")
  func halts() {
    let world = gliding()
    let offset = world.view.contentOffset
    world.touch(.began, y: 300)
    #expect(world.view.isTracking && world.view.isDragging && world.view.isDecelerating)
    world.wait(500)
    #expect(world.heard.isEmpty)
    #expect(world.view.contentOffset == offset)
  }

  @Test("ends at the lift of a finger that does not move, after the drag's own messages")
  func tap() {
    let world = gliding()
    let offset = world.view.contentOffset
    world.touch(.began, y: 300)
    world.wait(100)
    world.lift(y: 300)
    #expect(world.heard == ["begin TDG", "willEnd TDG", "end false T-G", "rest ---"])
    #expect(world.listener.releaseVelocity == .zero)
    #expect(world.listener.offeredTarget == offset)
    #expect(world.view.contentOffset == offset)
    #expect(world.scene.isAtRest)
  }

  @Test("does not jump at the lift after travel that it could not follow at the time")
  func noLateJump() {
    let world = gliding()
    let offset = world.view.contentOffset
    world.touch(.began, x: 160, y: 300)
    world.wait(10)
    world.touch(.moved, x: 120, y: 300)
    world.view.contentSize.width = 2_000
    world.wait(10)
    world.touch(.ended, x: 120, y: 300)
    #expect(world.heard == ["begin TDG", "willEnd TDG", "end false T-G", "rest ---"])
    #expect(world.view.contentOffset == offset)
  }

  @Test("follows the first movement, however small")
  func followsAtOnce() {
    let world = gliding()
    let offset = world.view.contentOffset
    world.touch(.began, y: 300)
    world.touch(.moved, y: 298)
    #expect(world.heard == ["begin TDG", "scroll TDG"])
    #expect(world.view.contentOffset.y == offset.y + 2)
    world.wait(200)
    world.lift(y: 298)
    #expect(Array(world.heard.suffix(3)) == ["willEnd TDG", "end false T-G", "rest ---"])
  }

  @Test("goes on in a new flick without an end between the two")
  func flickAgain() {
    let world = gliding()
    world.flick()
    #expect(world.line("end") == "end true TDG")
    #expect(world.line("glide") == "glide -DG")
    #expect(world.settle())
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }

  @Test("ends once for three flicks")
  func chain() {
    let world = gliding()
    for _ in 0..<2 {
      world.flick()
      world.wait(200)
    }
    world.settle()
    #expect(world.heard.filter { $0.hasPrefix("glide") }.count == 2)
    #expect(world.heard.filter { $0.hasPrefix("rest") }.count == 1)
    #expect(world.heard.last == "rest ---")
  }

  @Test("past an edge is held there, and goes back at the lift")
  func caughtBounce() {
    let world = World()
    world.dragAndHold(by: 200)
    world.wait(50)
    let offset = world.view.contentOffset
    #expect(offset.y < -20)
    world.listener.forget()
    world.touch(.began, y: 300)
    world.wait(200)
    #expect(world.view.contentOffset == offset)
    world.lift(y: 300)
    #expect(
      world.heard.prefix(4) == ["begin TDG", "willEnd TDG", "end true TDG", "glide -DG"]
    )
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
    #expect(world.outline == "begin willEnd end glide scroll+ rest")
  }

  @Test("past an edge is taken up without a jump")
  func caughtBounceDragged() {
    let world = World()
    world.dragAndHold(by: 200)
    world.wait(50)
    let offset = world.view.contentOffset.y
    world.touch(.began, y: 300)
    world.touch(.moved, y: 299)
    #expect(abs(world.view.contentOffset.y - offset) < 1)
  }

  @Test("ends like a lift when the system takes the finger away")
  func cancelled() {
    let world = gliding()
    world.touch(.began, y: 300)
    world.touch(.cancelled, y: 300)
    #expect(world.heard == ["begin TDG", "willEnd TDG", "end false T-G", "rest ---"])
  }

  @Test("by travel that the view cannot follow is not dragged")
  func sideways() {
    let world = gliding()
    world.touch(.began, x: 100, y: 300)
    world.touch(.moved, x: 200, y: 300)
    #expect(world.heard.isEmpty)
    world.lift(y: 300, x: 200)
    #expect(world.heard == ["begin TDG", "willEnd TDG", "end false T-G", "rest ---"])
  }
}
