import HeadlessUIKit
import Testing

@Suite("A glide")
struct GlideTests {
  @Test("is one pair of messages around its frames")
  func flick() {
    let world = World(offset: CGPoint(x: 0, y: 410))
    world.flick()
    #expect(
      Array(world.heard.suffix(3)) == ["willEnd TD-", "end true TD-", "glide -DG"]
    )
    #expect(world.settle())
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
    #expect(Set(world.heard.filter { $0.hasPrefix("scroll") }) == ["scroll TD-", "scroll -DG"])
    #expect(world.line("rest") == "rest ---")
  }

  /// Released at 500 in content of 2000, seen through 600; worked out by motion.deceleration.
  struct Row: Sendable, CustomTestStringConvertible {
    var speed: Double
    var framesPerSecond: Int
    var target: Double
    var firstStep: Double
    var steps: Int
    var farthest: Double
    var rest: Double

    var testDescription: String { "\(speed) pt/ms at \(framesPerSecond) Hz" }
  }

  nonisolated static let rows = [
    Row(
      speed: 1,
      framesPerSecond: 60,
      target: 994.504_835,
      firstStep: 516.372_211,
      steps: 139,
      farthest: 994.333_333,
      rest: 994.333_333
    ),
    Row(
      speed: 1,
      framesPerSecond: 120,
      target: 994.504_835,
      firstStep: 508.255_550,
      steps: 277,
      farthest: 994.0,
      rest: 994.0
    ),
    Row(
      speed: 3,
      framesPerSecond: 60,
      target: 1_400,
      firstStep: 549.116_633,
      steps: 69,
      farthest: 1_440.043_443,
      rest: 1_400
    ),
    Row(
      speed: 3,
      framesPerSecond: 120,
      target: 1_400,
      firstStep: 524.766_650,
      steps: 137,
      farthest: 1_439.887,
      rest: 1_400
    ),
  ]

  @Test("goes the worked way through the real views", arguments: rows)
  func worked(row: Row) {
    let world = World(
      offset: CGPoint(x: 0, y: 500 - row.speed * 100 + 10),
      framesPerSecond: row.framesPerSecond
    )
    world.flick(by: -row.speed * 100, speed: row.speed)
    let pixel = 1.0 / 3
    #expect(abs(world.listener.releaseVelocity.y - row.speed) < 1e-12)
    #expect(abs(world.listener.offeredTarget.y - row.target) <= pixel / 2 + 1e-6)
    // A frame at the very time of the lift: from here on the frames are whole periods apart.
    world.scene.frame(at: world.scene.microseconds, periods: 1)
    #expect(world.view.contentOffset.y == 500)
    world.listener.forget()
    var frames = 0
    var farthest = world.view.contentOffset.y
    while world.view.isDecelerating, frames < 1_000 {
      world.scene.frame(at: world.scene.microseconds, periods: 1)
      farthest = max(farthest, world.view.contentOffset.y)
      frames += 1
    }
    #expect(frames == row.steps)
    let firstStep = world.listener.offsets.first?.y ?? 0
    #expect(abs(firstStep - row.firstStep) <= pixel / 2 + 1e-6)
    #expect(abs(farthest - row.farthest) <= pixel / 2 + 1e-3)
    #expect(abs(world.view.contentOffset.y - row.rest) < 1e-6)
    #expect(world.scene.isAtRest)
  }

  @Test("never turns back without a bounce, and rests within a pixel and 0.2 % of the target")
  func monotone() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.flick()
    let start = world.view.contentOffset.y
    world.settle()
    let ys = world.listener.offsets.map(\.y)
    #expect(zip(ys, ys.dropFirst()).allSatisfy { $0 < $1 })
    let offered = world.listener.offeredTarget.y
    #expect(abs(world.view.contentOffset.y - offered) < 0.002 * (offered - start) + 1.0 / 3)
  }

  @Test("tells one change a frame, and its end in the frame of the last one")
  func frameByFrame() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.flick()
    while world.view.isDecelerating {
      world.listener.forget()
      world.scene.frame(at: world.scene.microseconds, periods: 1)
      #expect(world.listener.offsets.count <= (world.view.isDecelerating ? 1 : 2))
    }
    #expect(world.heard.last == "rest ---")
    world.listener.forget()
    world.wait(500)
    #expect(world.heard.isEmpty)
  }

  @Test("takes the periods of dropped frames together in one change")
  func droppedFrames() {
    let smooth = World(offset: CGPoint(x: 0, y: 300))
    let dropping = World(offset: CGPoint(x: 0, y: 300))
    smooth.flick()
    dropping.flick()
    let lift = smooth.scene.microseconds
    for frame in 1...5 { smooth.scene.frame(at: lift + Int64(frame) * 16_667, periods: 1) }
    dropping.listener.forget()
    dropping.scene.frame(at: lift + 83_335, periods: 5)
    #expect(dropping.listener.offsets == [smooth.view.contentOffset])
    #expect(dropping.settle() && smooth.settle())
    #expect(dropping.view.contentOffset == smooth.view.contentOffset)
  }

  @Test("does not make up for frames that were dropped before it began")
  func framesDroppedBefore() {
    let alone = World(offset: CGPoint(x: 0, y: 300))
    let besideAnother = World(offset: CGPoint(x: 0, y: 300))
    for (world, periods) in [(alone, 1), (besideAnother, 4)] {
      world.flick()
      world.scene.frame(at: world.scene.microseconds + 10_000, periods: periods)
    }
    #expect(besideAnother.view.contentOffset == alone.view.contentOffset)
  }

  @Test("does not go to a target on an axis that cannot scroll")
  func targetOnFixedAxis() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.listener.target = { CGPoint(x: $0.x + 60, y: $0.y) }
    world.flick()
    world.settle()
    #expect(world.listener.offsets.allSatisfy { $0.x == 0 })
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }

  @Test("goes to the pixel that the delegate wrote", arguments: [320.0, 700, 900, 1_234.6, 410])
  func rewrittenTarget(target: Double) {
    let world = World(offset: CGPoint(x: 0, y: 410))
    world.listener.target = { _ in CGPoint(x: 0, y: target) }
    world.flick()
    #expect(world.line("end") == "end true TD-")
    #expect(world.settle())
    #expect(abs(world.view.contentOffset.y - target) <= 1.0 / 6 + 1e-9)
    #expect(world.line("rest") == "rest ---")
  }

  @Test("can be made of a drag without velocity, by a target")
  func targetWithoutVelocity() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.listener.target = { CGPoint(x: 0, y: $0.y + 40) }
    world.dragAndHold(by: -60)
    #expect(world.listener.releaseVelocity == .zero)
    #expect(world.line("end") == "end true TD-")
    #expect(world.settle())
    #expect(world.view.contentOffset.y == 390)
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }

  @Test("to where the content is has its messages and no change")
  func targetHere() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.listener.target = { _ in world.view.contentOffset }
    world.flick()
    #expect(world.settle())
    #expect(world.view.contentOffset.y == 390)
    #expect(world.outline == "begin scroll+ willEnd end glide rest")
  }

  @Test("is moved by code even in its last step", arguments: [1, 1.25, 1.6, 2, 2.5])
  func movedInLastStep(speed: Double) {
    let content = CGSize(width: 320, height: 9_000)
    let undisturbed = World(content: content, offset: CGPoint(x: 0, y: 410))
    undisturbed.flick(speed: speed)
    undisturbed.settle()
    let end = undisturbed.view.contentOffset
    let world = World(content: content, offset: CGPoint(x: 0, y: 410))
    var isMoved = false
    world.listener.reactions["scroll"] = { view in
      guard view.contentOffset == end, !isMoved else { return }
      isMoved = true
      view.contentOffset.y = 40
    }
    world.flick(speed: speed)
    world.settle()
    #expect(abs(world.view.contentOffset.y - 40) <= 1)
    #expect(world.heard.filter { $0 == "rest ---" }.count == 1)
  }

  @Test("takes no target that is no place")
  func senselessTarget() {
    let world = World(offset: CGPoint(x: 0, y: 410))
    world.listener.target = { _ in CGPoint(x: Double.nan, y: Double.infinity) }
    world.flick()
    world.settle()
    #expect(abs(world.view.contentOffset.y - 994.333_333) < 1.0 / 3 + 1e-6)
  }

  @Test("of both axes is one pair of messages and one change a frame")
  func twoAxes() {
    let world = World(
      content: CGSize(width: 1_000, height: 4_000),
      offset: CGPoint(x: 600, y: 300)
    )
    world.touch(.began, x: 300, y: 400)
    for step in 1...10 {
      world.wait(10)
      world.touch(.moved, x: 300 - Double(step) * 10, y: 400 - Double(step) * 15)
    }
    world.lift(y: 250, x: 200)
    var changes: [Int] = []
    var farthest = 0.0
    while world.view.isDecelerating, changes.count < 1_000 {
      world.listener.forget()
      world.scene.frame(at: world.scene.microseconds, periods: 1)
      changes.append(world.listener.offsets.count)
      farthest = max(farthest, world.view.contentOffset.x)
    }
    #expect(changes.dropLast().allSatisfy { $0 <= 1 })
    #expect(farthest > 680, "x went past its edge")
    #expect(world.view.contentOffset.x == 680)
    #expect(world.heard.filter { $0.hasPrefix("rest") }.count == 1)
    #expect(world.view.contentOffset.y > 1_100)
  }

  @Test("is shorter at the fast rate")
  func fastRate() {
    let world = World(
      content: CGSize(width: 320, height: 9_000),
      offset: CGPoint(x: 0, y: 410),
      configure: { $0.decelerationRate = .fast }
    )
    world.flick()
    #expect(abs(world.listener.offeredTarget.y - 598.504_171) <= 0.5 / 3 + 1e-6)
    world.settle()
    #expect(abs(world.view.contentOffset.y - 598.067_761) <= 0.5 / 3 + 1e-6)
  }

  @Test("into an edge that does not give stops there", arguments: [1_390.0, 1_400])
  func noBounce(offset: Double) {
    let world = World(offset: CGPoint(x: 0, y: offset - 90), configure: { $0.bounces = false })
    world.flick()
    #expect(world.settle())
    #expect(world.view.contentOffset.y == 1_400)
    #expect(world.listener.offsets.map(\.y).max() == 1_400)
    #expect(
      world.outline.hasSuffix(offset == 1_400 ? "end glide rest" : "end glide scroll+ rest")
    )
  }
}
