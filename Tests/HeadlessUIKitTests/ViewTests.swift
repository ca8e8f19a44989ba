import HeadlessUIKit
import Testing

@Suite("A view")
struct ViewTests {
  private let world = World()
  private let box = UIView(frame: CGRect(x: 10, y: 700, width: 100, height: 100))
  private let dot = UIView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))

  init() {
    world.view.addSubview(box)
    box.addSubview(dot)
  }

  @Test("is found under a point as the content scrolls")
  func hitTesting() {
    let hit = { world.window.hitTest(CGPoint(x: 95, y: 185), with: nil) }
    #expect(hit() === world.view)
    world.view.contentOffset.y = 600
    #expect(hit() === dot)
    dot.isUserInteractionEnabled = false
    #expect(hit() === box)
    box.alpha = 0.005
    #expect(hit() === world.view)
    world.view.isHidden = true
    #expect(hit() === world.window)
    #expect(world.window.hitTest(CGPoint(x: 400, y: 0), with: nil) == nil)
  }

  @Test("gives the frontmost of its subviews the touch")
  func frontmost() {
    let cover = UIView(frame: box.frame)
    world.view.addSubview(cover)
    let hit = { world.view.hitTest(CGPoint(x: 20, y: 710), with: nil) }
    world.view.contentOffset.y = 600
    #expect(hit() === cover)
    world.view.bringSubviewToFront(box)
    #expect(hit() === box)
    world.view.sendSubviewToBack(box)
    #expect(hit() === cover)
    world.view.insertSubview(box, aboveSubview: cover)
    #expect(world.view.subviews.map { $0 === box } == [false, true])
    world.view.insertSubview(box, belowSubview: cover)
    #expect(world.view.subviews.map { $0 === box } == [true, false])
  }

  @Test("takes points to other views and back")
  func conversion() {
    world.view.contentOffset.y = 600
    #expect(dot.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 91, y: 182))
    #expect(dot.convert(CGPoint(x: 91, y: 182), from: nil) == CGPoint(x: 1, y: 2))
    #expect(dot.convert(CGPoint.zero, to: world.view) == CGPoint(x: 90, y: 780))
    #expect(
      world.view.convert(CGRect(x: 90, y: 780, width: 5, height: 5), to: dot)
        == CGRect(x: 0, y: 0, width: 5, height: 5)
    )
  }

  @Test("keeps its middle when its bounds grow, and its corner when its frame does")
  func geometry() {
    box.bounds.size = CGSize(width: 120, height: 80)
    #expect(box.frame == CGRect(x: 0, y: 710, width: 120, height: 80))
    box.center = .zero
    #expect(box.frame.origin == CGPoint(x: -60, y: -40))
    box.frame.size.width = 10
    #expect(box.frame.origin == CGPoint(x: -60, y: -40))
  }

  @Test("hears of its way through the hierarchy")
  func lifeCycle() {
    final class Watcher: UIView {
      var heard: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        heard.append("will window \(newWindow != nil)")
      }
      override func didMoveToWindow() { heard.append("did window \(window != nil)") }
      override func willMove(toSuperview newSuperview: UIView?) {
        heard.append("will superview \(newSuperview != nil)")
      }
      override func didMoveToSuperview() { heard.append("did superview \(superview != nil)") }
    }
    let watcher = Watcher()
    let parent = UIView()
    parent.addSubview(watcher)
    #expect(watcher.heard == ["will superview true", "did superview true"])
    watcher.heard = []
    box.addSubview(parent)
    parent.removeFromSuperview()
    #expect(
      watcher.heard == [
        "will window true", "did window true", "will window false", "did window false",
      ]
    )
    #expect(watcher.isDescendant(of: parent) && !parent.isDescendant(of: watcher))
  }

  @Test("is laid out at the end of the turn, the outer ones first")
  func layout() {
    final class Laid: UIView {
      var log: (String) -> Void = { _ in }
      override func layoutSubviews() { log("\(tag)") }
    }
    var laidOut: [String] = []
    let outer = Laid()
    let inner = Laid()
    for (tag, view) in [outer, inner].enumerated() {
      view.tag = tag
      view.log = { laidOut.append($0) }
    }
    outer.addSubview(inner)
    world.window.addSubview(outer)
    world.scene.finishTurn()
    #expect(laidOut == ["0", "1"])
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    #expect(world.scene.needsFrames)
    world.wait(20)
    #expect(laidOut == ["0", "1", "0", "1"])
    #expect(!world.scene.needsFrames)
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(laidOut == ["0", "1", "0", "1", "0"])
    #expect(world.window.viewWithTag(1) === inner)
  }

  @Test("may outlive what it was in")
  func outlives() {
    let child = UIView()
    let tap = UIGestureRecognizer()
    do {
      let parent = UIView()
      parent.addSubview(child)
      parent.addGestureRecognizer(tap)
    }
    #expect(child.superview == nil)
    #expect(tap.view == nil)
    child.removeFromSuperview()
  }

  @Test("takes on the pixels of the screen that it comes to")
  func otherPixels() {
    world.view.contentOffset.y = 33.3
    #expect(abs(world.view.contentOffset.y - 33.333_333) < 1e-6)
    let thirds = world.view.contentOffset
    world.drag([400, 380])
    world.touch(.moved, y: 390)
    #expect(world.view.contentOffset == thirds)
    world.view.contentOffset.y = 80
    let halves = World(scale: 2)
    halves.window.addSubview(world.view)
    world.view.contentOffset = thirds
    #expect(world.view.contentOffset.y == 33.5)
  }

  @Test("is not kept by its window once it is gone")
  func released() {
    weak var gone: UIScrollView?
    do {
      let passing = UIScrollView(frame: world.window.bounds)
      passing.contentSize = CGSize(width: 10, height: 9_000)
      world.window.addSubview(passing)
      gone = passing
      world.flick()
      passing.removeFromSuperview()
    }
    world.settle()
    #expect(gone == nil)
  }

  @Test("is in no window once its window is gone with its world, and can go into another")
  func worldGone() {
    let list = UIScrollView(frame: world.window.bounds)
    let inner = UIScrollView(frame: list.bounds)
    list.addSubview(inner)
    weak var gone: UIWindowScene?
    do {
      let passing = World()
      passing.window.addSubview(list)
      gone = passing.scene
      #expect(list.window === passing.window && inner.window === passing.window)
    }
    #expect(gone == nil)
    #expect(list.window == nil && inner.window == nil && list.superview == nil)
    list.frame.origin.y = 10
    inner.contentOffset.y = 20
    world.window.addSubview(list)
    #expect(inner.window === world.window)
  }

  @Test("stays in its window where only the world goes")
  func sceneGone() {
    let list = UIScrollView(frame: world.window.bounds)
    let window: UIWindow
    do {
      let passing = World()
      window = passing.window
      window.addSubview(list)
      list.contentSize = CGSize(width: 10, height: 9_000)
    }
    #expect(window.windowScene == nil && list.window === window)
    list.contentOffset.y = 100
    list.setContentOffset(.zero, animated: true)
    list.setNeedsLayout()
    list.removeFromSuperview()
    #expect(list.window == nil)
  }
}
