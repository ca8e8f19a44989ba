import HeadlessUIKit
import Testing

@Suite("A target that the delegate writes, without paging")
struct RewrittenTargetTests {
  /// A carousel of 5000 points, released at about 2100 with 1 pt/ms.
  func carousel(
    velocity: Double = -1,
    bounces: Bool = true,
    decelerationRate: UIScrollView.DecelerationRate = .normal,
    target: @escaping (CGPoint) -> CGPoint
  ) -> World {
    let world = World(
      content: CGSize(width: 5_000, height: 600),
      offset: CGPoint(x: 2_000, y: 0)
    ) {
      $0.bounces = bounces
      $0.decelerationRate = decelerationRate
    }
    world.listener.target = target
    world.swipe(from: velocity < 0 ? 300 : 20, by: 100 * velocity, speed: abs(velocity))
    return world
  }

  nonisolated static let inside: [(String, Double)] = [
    ("nearer", 2_150), ("farther", 4_000), ("just ahead", 2_100.5), ("behind", 1_500),
    ("far behind", 0), ("the end", 4_680),
  ]

  @Test("is where the glide ends, wherever in the range", arguments: inside)
  func lands(place: String, target: Double) {
    for rate in [UIScrollView.DecelerationRate.normal, .fast] {
      let world = carousel(decelerationRate: rate) { _ in CGPoint(x: target, y: 0) }
      #expect(world.line("end") == "end true TD-")
      #expect(world.settle())
      #expect(abs(world.view.contentOffset.x - target) <= 1.0 / 6 + 1e-9, "\(place)")
      #expect(world.outline.hasPrefix("begin scroll+ willEnd end glide scroll"), "\(place)")
      #expect(world.outline.hasSuffix(" rest"), "\(place)")
      let released = world.listener.offsets.prefix { $0.x <= 2_100 }.count
      let xs = world.listener.offsets.dropFirst(released).map(\.x)
      let steps = zip(xs, xs.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 }, "\(place): monotone")
    }
  }

  @Test("outside the range is not rested on: the content bounces and comes back")
  func outside() {
    for (target, edge) in [(6_000.0, 4_680 as CGFloat), (4_700, 4_680), (-500, 0), (-1, 0)] {
      let world = carousel { _ in CGPoint(x: target, y: 0) }
      #expect(world.settle())
      #expect(world.view.contentOffset.x == edge, "\(target)")
      #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest", "\(target)")
      let clamped = carousel(bounces: false) { _ in CGPoint(x: target, y: 0) }
      #expect(clamped.settle())
      #expect(clamped.view.contentOffset.x == edge, "\(target)")
      #expect(clamped.listener.offsets.allSatisfy { $0.x >= 0 && $0.x <= 4_680 })
    }
  }

  @Test("turns a lift without velocity into a glide (V08), either way")
  func motionless() {
    for target in [1_900 as CGFloat, 2_300] {
      let world = World(
        content: CGSize(width: 5_000, height: 600),
        offset: CGPoint(x: 2_000, y: 0)
      )
      world.listener.target = { _ in CGPoint(x: target, y: 0) }
      world.swipe(by: -100, holding: true)
      #expect(world.listener.releaseVelocity == .zero)
      #expect(world.line("end") == "end true TD-")
      world.settle()
      #expect(world.view.contentOffset.x == target)
      #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
    }
  }

  @Test("where the content is stops it there")
  func here() {
    let world = World(content: CGSize(width: 5_000, height: 600), offset: CGPoint(x: 2_000, y: 0))
    world.listener.target = { _ in world.view.contentOffset }
    world.swipe(by: -100)
    let released = world.view.contentOffset
    world.settle()
    #expect(world.view.contentOffset == released)
    #expect(world.outline == "begin scroll+ willEnd end glide rest")
  }

  @Test("moves each axis by itself")
  func axes() {
    let world = World(
      content: CGSize(width: 3_000, height: 3_000),
      offset: CGPoint(x: 1_000, y: 1_000)
    )
    world.listener.target = { CGPoint(x: 400, y: $0.y) }
    world.touch(.began, x: 300, y: 500)
    for step in 1...8 {
      world.wait(10)
      world.touch(.moved, x: 300 - Double(step) * 10, y: 500 - Double(step) * 8)
    }
    world.wait(5)
    world.touch(.ended, x: 220, y: 436)
    let offered = world.listener.offeredTarget.y
    world.settle()
    #expect(world.view.contentOffset.x == 400)
    #expect(abs(world.view.contentOffset.y - offered) < 2)
  }

  @Test("draws content back that code moved after it was there, and does not make it jump")
  func movedAfterArrival() {
    let world = World(
      content: CGSize(width: 5_000, height: 3_000),
      offset: CGPoint(x: 2_000, y: 1_000)
    )
    world.listener.target = { _ in CGPoint(x: 4_000, y: world.view.contentOffset.y + 60) }
    world.touch(.began, x: 300, y: 500)
    for step in 1...8 {
      world.wait(10)
      world.touch(.moved, x: 300 - Double(step) * 10, y: 500 - Double(step) * 8)
    }
    world.wait(5)
    world.touch(.ended, x: 220, y: 436)
    world.wait(500)
    let arrived = world.view.contentOffset.y
    world.view.contentOffset.y += 50
    world.listener.forget()
    world.settle()
    let ys = world.listener.offsets.map(\.y)
    #expect(zip(ys, ys.dropFirst()).allSatisfy { abs($1 - $0) < 20 })
    #expect(world.view.contentOffset == CGPoint(x: 4_000, y: arrived))
  }

  @Test("written while the content is past an edge brings it in to there")
  func overscrolled() {
    let world = World(content: CGSize(width: 5_000, height: 600))
    world.listener.target = { _ in CGPoint(x: 320, y: 0) }
    world.swipe(from: 20, by: 200, holding: true)
    #expect(world.settle())
    #expect(world.view.contentOffset.x == 320)
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }

  @Test("along an axis that cannot scroll is not gone to")
  func fixedAxis() {
    let world = carousel { CGPoint(x: $0.x, y: 300) }
    world.settle()
    #expect(world.view.contentOffset.y == 0)
  }

  @Test("that is no number is not written at all")
  func noNumber() {
    for target in [Double.nan, .infinity, -.infinity] {
      let world = carousel { _ in CGPoint(x: target, y: 0) }
      let offered = world.listener.offeredTarget.x
      #expect(world.settle())
      #expect(abs(world.view.contentOffset.x - offered) < 2)
    }
  }
}
