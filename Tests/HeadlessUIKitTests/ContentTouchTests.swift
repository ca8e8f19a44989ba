import HeadlessUIKit
import Testing

/// Content that writes down its touches, in the same list as its scroll view's delegate.
private final class Content: UIView {
  let name: String
  var heard: [String] = []

  init(_ name: String, frame: CGRect) {
    self.name = name
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began \(touches.count)")
    #expect(touches.allSatisfy { $0.phase == .began && $0.view === self })
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
    #expect(touches.allSatisfy { $0.phase == .ended })
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
    #expect(touches.allSatisfy { $0.phase == .cancelled })
  }
}

private final class AskingScrollView: UIScrollView {
  var asked: [String] = []
  var begins = true
  var cancels: Bool?

  override func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    asked.append("begin")
    return begins
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    asked.append("cancel")
    return cancels ?? super.touchesShouldCancel(in: view)
  }
}

@Suite("Touches on content")
struct ContentTouchTests {
  private let content = Content("row", frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
  private let view = AskingScrollView()

  private func world(_ configure: (UIScrollView) -> Void = { _ in }) -> World {
    let world = World(view: view, configure: configure)
    view.addSubview(content)
    return world
  }

  @Test("wait 150 ms, to the first frame after")
  func delay() {
    let world = world()
    world.touch(.began, y: 400)
    #expect(world.scene.needsFrames)
    world.wait(150)
    #expect(content.heard.isEmpty && view.asked.isEmpty)
    world.wait(17)
    #expect(content.heard == ["began 1"])
    #expect(view.asked == ["begin"])
    #expect(!world.scene.needsFrames)
    world.lift(y: 400)
    #expect(content.heard == ["began 1", "ended"])
    #expect(world.heard.isEmpty)
  }

  @Test("of a quick tap begin and end at the lift")
  func quickTap() {
    let world = world()
    world.touch(.began, y: 400)
    world.wait(60)
    #expect(content.heard.isEmpty)
    world.lift(y: 400)
    #expect(content.heard == ["began 1", "ended"])
    #expect(world.scene.isAtRest)
  }

  @Test("of a finger that drags in time are never heard of")
  func dragInTime() {
    let world = world()
    world.flick()
    world.settle()
    #expect(content.heard.isEmpty && view.asked.isEmpty)
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }

  @Test("come at touch-down to a view that does not delay them")
  func noDelay() {
    let world = world { $0.delaysContentTouches = false }
    world.touch(.began, y: 400)
    #expect(content.heard == ["began 1"])
    world.touch(.moved, y: 395)
    #expect(content.heard == ["began 1", "moved"])
  }

  @Test("are not delayed where scrolling is off")
  func scrollingOff() {
    let world = world { $0.isScrollEnabled = false }
    world.touch(.began, y: 400)
    world.touch(.moved, y: 300)
    world.lift(y: 300)
    #expect(content.heard == ["began 1", "moved", "ended"])
    #expect(world.heard.isEmpty)
  }

  @Test("are withheld altogether if the scroll view says so")
  func refused() {
    let world = world { $0.delaysContentTouches = false }
    view.begins = false
    world.touch(.began, y: 400)
    world.touch(.moved, y: 395)
    world.lift(y: 395)
    #expect(content.heard.isEmpty)
    #expect(view.asked == ["begin"])
  }

  @Test("are cancelled once when a drag begins, before its messages")
  func cancelledByDrag() {
    let world = world { $0.delaysContentTouches = false }
    world.listener.reactions["begin"] = { [content] _ in
      #expect(content.heard.last == "cancelled")
    }
    world.flick()
    world.settle()
    #expect(content.heard == ["began 1", "cancelled"])
    #expect(view.asked == ["begin", "cancel"])
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }

  @Test("stay with content that the scroll view may not cancel, and nobody is asked")
  func cannotCancel() {
    let world = world {
      $0.delaysContentTouches = false
      $0.canCancelContentTouches = false
    }
    world.flick()
    #expect(content.heard.first == "began 1" && content.heard.last == "ended")
    #expect(view.asked == ["begin"])
    #expect(world.heard.isEmpty)
    #expect(!view.isTracking)
  }

  @Test("stay with content that keeps them")
  func keeps() {
    let world = world { $0.delaysContentTouches = false }
    view.cancels = false
    world.flick()
    #expect(content.heard.first == "began 1" && content.heard.last == "ended")
    #expect(view.asked == ["begin", "cancel"])
    #expect(world.heard.isEmpty)
  }

  @Test("stay with a control, which is let go of by a lift")
  func control() {
    let world = world { $0.delaysContentTouches = false }
    let button = UIControl(frame: CGRect(x: 0, y: 380, width: 320, height: 40))
    content.addSubview(button)
    world.touch(.began, y: 400)
    #expect(button.isTracking && button.isHighlighted)
    world.touch(.moved, y: 300)
    #expect(button.isTracking && !button.isHighlighted)
    #expect(world.heard.isEmpty)
    world.lift(y: 300)
    #expect(!button.isTracking)
  }

  @Test("are not those of a finger that halts a glide")
  func haltingTouch() {
    let world = world { $0.delaysContentTouches = false }
    world.flick(from: 400, by: -200, speed: 2)
    world.wait(100)
    content.heard = []
    world.touch(.began, y: 300)
    world.wait(300)
    world.lift(y: 300)
    #expect(content.heard.isEmpty)
    #expect(world.heard.last == "rest ---")
  }

  @Test("are not those of a second finger in a drag")
  func secondFinger() {
    let world = world { $0.delaysContentTouches = false }
    content.isMultipleTouchEnabled = true
    world.drag([400, 380])
    content.heard = []
    world.touch(.began, y: 200, finger: 2)
    world.lift(y: 200, finger: 2)
    #expect(content.heard.isEmpty)
  }

  @Test("come one finger at a time where one is wanted")
  func oneFinger() {
    let world = world { $0.delaysContentTouches = false }
    world.send([
      FingerSample(finger: 1, phase: .began, x: 10, y: 400),
      FingerSample(finger: 2, phase: .began, x: 90, y: 400),
    ])
    #expect(content.heard == ["began 1"])
    content.heard = []
    content.isMultipleTouchEnabled = true
    world.lift(y: 400, x: 10, finger: 1)
    world.lift(y: 400, x: 90, finger: 2)
    world.send([
      FingerSample(finger: 1, phase: .began, x: 10, y: 400),
      FingerSample(finger: 2, phase: .began, x: 90, y: 400),
    ])
    #expect(content.heard == ["ended", "began 2"])
  }

  @Test("are cancelled with the content's removal, and the drag goes on")
  func removal() {
    let world = world { $0.delaysContentTouches = false }
    world.touch(.began, y: 400)
    content.removeFromSuperview()
    #expect(content.heard == ["began 1", "cancelled"])
    world.wait(10)
    world.touch(.moved, y: 380)
    #expect(world.outline == "begin scroll")
    world.wait(200)
    world.lift(y: 380)
    #expect(world.outline == "begin scroll willEnd end")
  }
}
