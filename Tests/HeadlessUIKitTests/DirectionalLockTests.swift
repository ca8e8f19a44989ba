import HeadlessUIKit
import Testing

@Suite("The directional lock")
struct DirectionalLockTests {
  /// A drag whose travel at recognition is given, and the axes that it then moves.
  struct Start: Sendable {
    var travel: CGPoint
    var moves: (x: Bool, y: Bool)
  }

  // With dx = 10, dy = 3.5 makes an angle of 19.29°, 3.7 of 20.30°, 27 of 69.68°, 28 of 70.35°.
  nonisolated static let starts = [
    Start(travel: CGPoint(x: 10, y: 3.5), moves: (true, false)),
    Start(travel: CGPoint(x: -10, y: 3.7), moves: (true, true)),
    Start(travel: CGPoint(x: 10, y: -27), moves: (true, true)),
    Start(travel: CGPoint(x: -10, y: -28), moves: (false, true)),
  ]

  private func world(locks: Bool) -> World {
    World(
      content: CGSize(width: 2_000, height: 2_000),
      offset: CGPoint(x: 500, y: 500),
      configure: { $0.isDirectionalLockEnabled = locks }
    )
  }

  private func drag(_ world: World, by travel: CGPoint) {
    world.touch(.began, x: 160, y: 300)
    for step in 1...4 {
      world.wait(10)
      // The way bends after recognition: what was decided then holds.
      world.touch(
        .moved,
        x: 160 + travel.x + (step > 1 ? 12 * Double(step) : 0),
        y: 300 + travel.y + (step > 1 ? 12 * Double(step) : 0)
      )
    }
    world.lift(y: 300 + travel.y + 48, x: 160 + travel.x + 48)
  }

  @Test("holds the other axis for the whole drag, glide included", arguments: starts)
  func holds(start: Start) {
    let world = world(locks: true)
    drag(world, by: start.travel)
    #expect((world.listener.releaseVelocity.x != 0) == start.moves.x)
    #expect((world.listener.releaseVelocity.y != 0) == start.moves.y)
    world.settle()
    #expect((world.view.contentOffset.x != 500) == start.moves.x)
    #expect((world.view.contentOffset.y != 500) == start.moves.y)
  }

  @Test("is off unless it is wanted, and decided anew for each drag")
  func anew() {
    let free = world(locks: false)
    #expect(!UIScrollView().isDirectionalLockEnabled)
    drag(free, by: CGPoint(x: 12, y: 0))
    free.settle()
    #expect(free.view.contentOffset.x != 500 && free.view.contentOffset.y != 500)
    let locked = world(locks: true)
    drag(locked, by: CGPoint(x: 12, y: 0))
    locked.settle()
    #expect(locked.view.contentOffset.y == 500)
    let x = locked.view.contentOffset.x
    drag(locked, by: CGPoint(x: 0, y: 12))
    locked.settle()
    #expect(locked.view.contentOffset.x == x && locked.view.contentOffset.y != 500)
  }
}
