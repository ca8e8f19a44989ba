import HeadlessUIKit
import Testing

@Suite("A delegate that calls back")
struct ReentrancyTests {
  nonisolated static let messages = [
    "scroll", "begin", "willEnd", "end", "glide", "rest", "animated", "askTop", "top", "inset",
  ]

  private func play(_ world: World) {
    world.flick(by: -300, speed: 3)
    world.wait(100)
    world.drag([400, 380, 360])
    world.wait(300)
    world.lift(y: 360)
    world.view.setContentOffset(CGPoint(x: 0, y: 777), animated: true)
    world.wait(400)
    world.view.contentInset.bottom = 50
    world.scene.tapStatusBar()
    world.settle()
  }

  /// A deed of a delegate in a message.
  enum Deed: CaseIterable, Sendable {
    case jump, move, animate, removeView, resize, inset, disable, touchNothing, stop

    func callAsFunction(_ view: UIScrollView) {
      switch self {
      case .jump: view.setContentOffset(CGPoint(x: 0, y: 123), animated: false)
      case .move: view.contentOffset.y = min(view.contentOffset.y + 1, 900)
      case .animate: view.setContentOffset(CGPoint(x: 0, y: 321), animated: true)
      case .removeView: view.removeFromSuperview()
      case .resize: view.contentSize.height = 900
      case .inset: view.contentInset.top = 40
      case .disable: view.isScrollEnabled = false
      case .touchNothing: view.delegate = nil
      case .stop: view.stopScrollingAndZooming()
      }
    }
  }

  @Test(
    "in any message, with anything, leaves pairs complete and the view at rest",
    arguments: messages,
    Deed.allCases
  )
  func anything(message: String, deed: Deed) {
    let world = World()
    var times = 0
    world.listener.reactions[message] = { view in
      times += 1
      // A delegate that did so for ever would never come to rest in UIKit either.
      if times < 200 { deed(view) }
    }
    play(world)
    #expect(world.scene.isAtRest)
    #expect(!world.view.isTracking && !world.view.isDragging && !world.view.isDecelerating)
    guard deed != .touchNothing else { return }
    let count = { (name: String) in world.heard.filter { $0.hasPrefix(name) }.count }
    #expect(count("begin") == count("willEnd"))
    #expect(count("begin") == count("end"))
    #expect(count("glide") == count("end true"))
    #expect(count("rest") <= count("glide"))
    if deed != .removeView { #expect(count("rest") > 0 || count("glide") == 0) }
  }

  @Test("in didScroll is told each change once, and it settles")
  func nestedScroll() {
    let world = World()
    world.listener.reactions["scroll"] = { view in
      if view.contentOffset.y < 505 { view.contentOffset.y += 1 }
    }
    world.view.contentOffset.y = 500
    #expect(world.listener.offsets.map(\.y) == [500, 501, 502, 503, 504, 505])
  }

  @Test("at the end of an animation may begin another, which has its own end")
  func animationInItsEnd() {
    let world = World()
    var begun = 0
    world.listener.reactions["animated"] = { view in
      #expect(!view.isScrollAnimating)
      begun += 1
      if begun < 3 { view.setContentOffset(CGPoint(x: 0, y: 100 * CGFloat(begun)), animated: true) }
    }
    world.view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    world.settle()
    #expect(world.outline == "scroll+ animated scroll+ animated scroll+ animated")
    #expect(world.view.contentOffset.y == 200)
  }

  @Test(
    "stops the motion in the drag's last messages, and the messages stay complete",
    arguments: ["willEnd", "end", "glide"]
  )
  func stopInRelease(message: String) {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.listener.reactions[message] = {
      $0.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    }
    world.flick()
    #expect(world.heard.filter { $0.hasPrefix("rest") }.count == 1)
    #expect(world.line("end") == "end true TD-")
    #expect(world.view.contentOffset.y == 50)
    #expect(world.scene.isAtRest)
  }

  @Test(
    "stops all scrolling in the drag's last messages, and the messages stay complete",
    arguments: ["willEnd", "end", "glide"]
  )
  func stopAllInRelease(message: String) {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.listener.reactions[message] = { $0.stopScrollingAndZooming() }
    world.flick()
    #expect(world.outline == "begin scroll+ willEnd end glide rest")
    #expect(world.scene.isAtRest)
  }

  @Test("stops all scrolling at the end of a drag past the top, and it rests at the top")
  func stopAllPastTheTop() {
    let world = World()
    world.listener.reactions["end"] = { $0.stopScrollingAndZooming() }
    world.dragAndHold(by: 200)
    #expect(world.outline == "begin scroll+ willEnd end scroll glide rest")
    #expect(world.view.contentOffset == .zero)
  }

  @Test("when a finger stops an animation may switch the finger off")
  func switchedOffByStoppingFinger() {
    let world = World()
    world.listener.reactions["animated"] = { $0.isScrollEnabled = false }
    world.view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    world.wait(100)
    world.touch(.began, y: 300)
    #expect(!world.view.isTracking)
    world.lift(y: 300)
    #expect(world.outline == "scroll+ animated")
    #expect(!world.view.isTracking)
  }

  @Test("in the last change of an animation may begin another, which is not ended by the first")
  func animationInItsLastChange() {
    let world = World()
    world.listener.reactions["scroll"] = { view in
      if view.contentOffset.y == 700 {
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      }
    }
    world.view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    world.settle()
    #expect(world.outline == "scroll+ animated")
    #expect(world.view.contentOffset.y == 100)
  }

  @Test("begins an animation in the drag's last message, and the glide waits for it")
  func animationInRelease() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.listener.reactions["end"] = { $0.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
    world.flick()
    world.settle()
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ animated scroll+ rest")
  }
}

@Suite("Removing a scroll view")
struct RemovalTests {
  @Test("in a glide stops it without an end message")
  func inGlide() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.flick()
    world.listener.forget()
    world.view.removeFromSuperview()
    #expect(world.heard.isEmpty)
    #expect(!world.view.isDragging && !world.view.isDecelerating)
    #expect(world.scene.isAtRest)
  }

  @Test("at an edge between two pixels tells nothing")
  func betweenPixels() {
    let world = World { $0.contentInset.top = 44.333 }
    world.view.contentOffset.y = -44.333
    world.listener.forget()
    world.view.removeFromSuperview()
    #expect(world.heard.isEmpty)
  }

  @Test("in a bounce puts the content on the edge, and tells it")
  func inBounce() {
    let world = World()
    world.dragAndHold(by: 200)
    world.listener.forget()
    world.view.removeFromSuperview()
    #expect(world.heard == ["scroll ---"])
    #expect(world.view.contentOffset == .zero)
  }

  @Test("in a drag completes the drag, and nothing glides")
  func inDrag() {
    let world = World()
    world.drag([100, 200, 300])
    world.view.removeFromSuperview()
    #expect(world.outline == "begin scroll+ willEnd end scroll")
    #expect(world.line("end") == "end false T--")
    #expect(world.heard.last == "scroll ---")
    #expect(world.view.contentOffset == .zero)
    world.touch(.moved, y: 350)
    world.lift(y: 350)
    #expect(world.outline == "begin scroll+ willEnd end scroll")
    #expect(world.scene.isAtRest)
  }

  @Test("while a finger holds a caught glide says nothing")
  func caught() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.flick()
    world.touch(.began, y: 300)
    world.listener.forget()
    world.view.removeFromSuperview()
    world.lift(y: 300)
    #expect(world.heard.isEmpty)
    #expect(!world.view.isTracking && !world.view.isDecelerating)
  }

  @Test("at the end of a drag ends the glide that is still told, and the pairs stay complete")
  func atDragEnd() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.listener.reactions["end"] = { $0.removeFromSuperview() }
    world.flick()
    #expect(world.outline == "begin scroll+ willEnd end glide rest")
    #expect(!world.view.isDragging && !world.view.isDecelerating)
    #expect(world.scene.isAtRest)
  }

  @Test("in an animation stops it without an end message")
  func inAnimation() {
    let world = World()
    world.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    world.wait(100)
    let outline = world.outline
    world.view.removeFromSuperview()
    world.wait(500)
    #expect(outline == "scroll+" && world.outline == "scroll+")
    #expect(!world.view.isScrollAnimating)
  }

  @Test("and putting it back makes it scroll again")
  func andBack() {
    let world = World(offset: CGPoint(x: 0, y: 300))
    world.drag([100, 200])
    world.view.removeFromSuperview()
    world.lift(y: 200)
    world.window.addSubview(world.view)
    world.listener.forget()
    world.flick()
    world.settle()
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }
}
