import HeadlessUIKit
import Testing

@Suite("A glide")
struct GlideTests {
  @Test("prints")
  func prints() {
    let world = World(offset: CGPoint(x: 0, y: 500))
    world.flick()
    print(world.heard)
    print(world.listener.releaseVelocity, world.listener.offeredTarget, world.view.contentOffset)
    print(
      world.settle(),
      world.outline,
      world.view.contentOffset,
      world.heard.count,
      world.heard.suffix(3)
    )
  }
}
