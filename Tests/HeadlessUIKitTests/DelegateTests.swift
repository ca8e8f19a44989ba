import HeadlessUIKit
import Testing

@Suite("A delegate")
struct DelegateTests {
  nonisolated static let names = [
    "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
    "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
    "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)",
    "scrollViewDidChangeAdjustedContentInset(_:)",
  ]

  /// A little of everything.
  private func play(_ world: World) {
    world.flick(by: -300, speed: 3)
    world.wait(100)
    world.flick()
    world.wait(50)
    world.dragAndHold(by: 900)
    world.settle()
    world.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    world.settle()
    world.view.contentInset.bottom = 50
    world.scene.tapStatusBar()
    world.settle()
  }

  nonisolated private static let messages = [
    "scroll", "begin", "willEnd", "end", "glide", "rest", "animated", "askTop", "top", "inset",
  ]

  @Test(
    "that leaves a message out changes nothing but that it is not sent",
    arguments: zip(names, messages)
  )
  func leavesOut(name: String, message: String) {
    let all = World()
    play(all)
    let fewer = World()
    fewer.listener.implemented = Set(Self.names).subtracting([name])
    fewer.view.delegate = fewer.listener
    play(fewer)
    let sent = all.heard.filter { $0.prefix { $0 != " " } != message }
    #expect(sent.count < all.heard.count, "the session has the message")
    #expect(fewer.heard == sent)
    #expect(fewer.view.contentOffset == all.view.contentOffset)
  }

  @Test("is asked what it implements when it is set, not before each message")
  func asksOnce() {
    let world = World()
    world.listener.implemented = []
    world.view.contentOffset.y = 10
    #expect(world.heard == ["scroll ---"])
    world.view.delegate = world.listener
    world.view.contentOffset.y = 20
    #expect(world.heard == ["scroll ---"])
  }

  @Test("is held weakly, and may be gone")
  func weak() {
    let world = World()
    do {
      let passing = Listener()
      world.view.delegate = passing
    }
    #expect(world.view.delegate == nil)
    play(world)
    #expect(world.heard.isEmpty)
    #expect(world.view.contentOffset.y == 0)
  }

  @Test("takes messages off with it in the middle of anything", arguments: messages)
  func takenOff(message: String) {
    let world = World()
    world.listener.reactions[message] = { $0.delegate = nil }
    play(world)
    #expect(world.heard.last?.hasPrefix(message) ?? false)
    #expect(world.scene.isAtRest)
  }
}
