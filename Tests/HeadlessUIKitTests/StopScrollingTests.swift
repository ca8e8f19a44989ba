import HeadlessUIKit
import Testing

@Suite("Stopping a scroll view")
struct StopScrollingTests {
  /// Something that a view is in the middle of, and what stopping it there tells.
  nonisolated struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    let told: String
    /// The offset of the content then; nil: the one it had.
    let offset: Double?
    let begin: @MainActor (World, UIRefreshControl) -> Void

    init(
      _ name: String,
      tells told: String = "",
      at offset: Double? = nil,
      _ begin: @escaping @MainActor (World, UIRefreshControl) -> Void
    ) {
      self.name = name
      self.told = told
      self.offset = offset
      self.begin = begin
    }

    var testDescription: String { name }
  }

  nonisolated static let scenes = [
    Scene("at rest") { _, _ in },
    Scene("at rest outside the range, where code put it") { world, _ in
      world.view.contentOffset.y = -300
    },
    Scene("in a glide", tells: "rest") { world, _ in
      world.flick()
      world.wait(100)
    },
    Scene("in a bounce at the top", tells: "scroll rest", at: 0) { world, _ in
      world.view.contentOffset.y = 0
      world.drag([100, 200])
      world.lift(y: 200)
      world.wait(20)
    },
    Scene("in a bounce at the bottom", tells: "scroll rest", at: 1_400) { world, _ in
      world.view.contentOffset.y = 1_400
      world.drag([400, 300])
      world.lift(y: 300)
      world.wait(20)
    },
    Scene("in an animation", tells: "animated") { world, _ in
      world.view.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
      world.wait(100)
    },
    Scene("on the way to the top") { world, _ in
      world.scene.tapStatusBar()
      world.wait(100)
    },
    Scene("in a glide that waits for an animation", tells: "animated rest") { world, _ in
      world.flick()
      world.wait(50)
      world.view.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
      world.wait(100)
    },
    Scene("on the way back from a refresh", tells: "scroll", at: 0) { world, control in
      refresh(world, control)
      control.endRefreshing()
      world.wait(100)
    },
    Scene("in an animation that owes the way back", tells: "animated scroll", at: 0) {
      world,
      control in
      refresh(world, control)
      world.view.setContentOffset(CGPoint(x: 0, y: -70), animated: true)
      world.wait(100)
      control.endRefreshing()
    },
  ]

  private static func refresh(_ world: World, _ control: UIRefreshControl) {
    control.beginRefreshing()
    world.view.contentOffset.y = -60
  }

  private func world() -> (World, UIRefreshControl) {
    let control = UIRefreshControl()
    let world = World(offset: CGPoint(x: 0, y: 500)) { $0.refreshControl = control }
    return (world, control)
  }

  @Test("leaves the content where it may be, tells the end, and nothing follows", arguments: scenes)
  func stops(scene: Scene) {
    let (world, control) = world()
    scene.begin(world, control)
    let expected = CGFloat(scene.offset ?? Double(world.view.contentOffset.y))
    world.listener.forget()
    world.view.stopScrollingAndZooming()
    #expect(world.outline == scene.told)
    #expect(world.view.contentOffset.y == expected)
    let stopped = world.view.contentOffset
    #expect(world.settle())
    #expect(world.outline == scene.told)
    #expect(world.view.contentOffset == stopped)
    #expect(!world.view.isDecelerating && !world.view.isScrollAnimating)
    world.view.stopScrollingAndZooming()
    #expect(world.outline == scene.told)
  }

  @Test("is nothing to a finger: a drag goes on", arguments: [1, 2, 3])
  func drags(steps: Int) {
    let (world, _) = world()
    world.drag([400, 380, 350])
    for step in 0..<steps {
      world.view.stopScrollingAndZooming()
      world.wait(10)
      world.touch(.moved, y: 340 - Double(step) * 10)
    }
    world.lift(y: 340 - Double(steps - 1) * 10)
    world.settle()
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }

  @Test("leaves a glide that a finger holds to the finger's lift (E04)")
  func caught() {
    let (world, _) = world()
    world.flick()
    world.wait(100)
    world.touch(.began, y: 300)
    world.listener.forget()
    let offset = world.view.contentOffset
    world.view.stopScrollingAndZooming()
    #expect(world.heard.isEmpty)
    world.wait(50)
    world.lift(y: 300)
    #expect(world.outline == "begin willEnd end rest")
    #expect(world.view.contentOffset == offset)
  }
}
