import HeadlessUIKit
import Testing

/// Two scroll views, one in the other, heard in one list.
private final class Nest {
  let world: World
  let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let innerListener = Listener()
  var outer: UIScrollView { world.view }
  var order: [String] = []

  init(innerContent: CGSize, outerOffset: CGPoint = .zero) {
    world = World(content: CGSize(width: 320, height: 3_000), offset: outerOffset)
    inner.frame.origin = outerOffset
    world.view.addSubview(inner)
    inner.contentSize = innerContent
    inner.delegate = innerListener
    for name in ["begin", "willEnd", "end", "glide", "rest"] {
      world.listener.reactions[name] = { [unowned self] _ in order.append("outer " + name) }
      innerListener.reactions[name] = { [unowned self] _ in order.append("inner " + name) }
    }
  }
}

@Suite("Nested scroll views")
struct NestedScrollViewTests {
  @Test("give the drag to the inner one if both can follow")
  func innerWins() {
    let nest = Nest(innerContent: CGSize(width: 320, height: 1_000))
    nest.world.touch(.began, y: 150)
    #expect(nest.inner.isTracking && nest.outer.isTracking)
    nest.world.touch(.moved, y: 120)
    #expect(nest.inner.isDragging && nest.inner.contentOffset.y == 20)
    #expect(!nest.outer.isTracking && !nest.outer.isDragging)
    nest.world.wait(200)
    nest.world.lift(y: 120)
    #expect(nest.innerListener.outline == "begin scroll willEnd end")
    #expect(nest.world.heard.isEmpty)
  }

  @Test("give the drag to the one that can follow it")
  func byAxis() {
    let nest = Nest(innerContent: CGSize(width: 2_000, height: 200))
    nest.world.touch(.began, x: 160, y: 150)
    nest.world.touch(.moved, x: 160, y: 120)
    #expect(nest.outer.contentOffset.y == 20)
    #expect(!nest.inner.isTracking)
    nest.world.lift(y: 120)
    nest.world.settle()
    nest.world.touch(.began, x: 160, y: 50)
    nest.world.touch(.moved, x: 130, y: 45)
    #expect(nest.inner.contentOffset.x == 20)
  }

  @Test("give a diagonal drag to the one that has more of it")
  func diagonal() {
    let across = Nest(innerContent: CGSize(width: 2_000, height: 200))
    across.world.touch(.began, x: 160, y: 150)
    across.world.touch(.moved, x: 130, y: 125)
    #expect(across.inner.isDragging && !across.outer.isDragging)
    let down = Nest(innerContent: CGSize(width: 2_000, height: 200))
    down.world.touch(.began, x: 160, y: 150)
    down.world.touch(.moved, x: 135, y: 120)
    #expect(down.outer.isDragging && !down.inner.isDragging)
  }

  @Test("halt both under a finger, and the outer glide ends with the finger")
  func haltOuter() {
    let nest = Nest(
      innerContent: CGSize(width: 2_000, height: 200),
      outerOffset: CGPoint(x: 0, y: 500)
    )
    nest.inner.frame.size.height = 900
    nest.world.flick(from: 550, by: -100)
    nest.world.wait(50)
    nest.world.touch(.began, y: 300)
    #expect(nest.inner.isTracking)
    let offset = nest.outer.contentOffset
    nest.world.wait(300)
    #expect(nest.outer.contentOffset == offset)
    nest.world.lift(y: 300)
    #expect(
      nest.world.heard.suffix(4) == ["begin TDG", "willEnd TDG", "end false T-G", "rest ---"]
    )
    #expect(nest.innerListener.heard.isEmpty)
  }

  @Test("end a halted outer glide when the inner one takes the finger")
  func innerTakesHaltingFinger() {
    let nest = Nest(
      innerContent: CGSize(width: 2_000, height: 200),
      outerOffset: CGPoint(x: 0, y: 500)
    )
    nest.inner.frame.size.height = 900
    nest.world.flick(from: 550, by: -100)
    nest.world.wait(50)
    nest.order = []
    nest.world.touch(.began, x: 200, y: 300)
    nest.world.touch(.moved, x: 180, y: 300)
    #expect(nest.inner.isDragging)
    #expect(nest.order == ["inner begin", "outer rest"])
    #expect(nest.world.line("rest") == "rest ---")
    nest.world.lift(y: 300, x: 180)
    nest.world.settle()
    #expect(nest.world.scene.isAtRest)
  }

  @Test("let a halted outer bounce go on when the inner one takes the finger")
  func innerTakesFingerFromBounce() {
    let nest = Nest(innerContent: CGSize(width: 2_000, height: 200))
    nest.inner.frame.size.height = 900
    nest.world.dragAndHold(from: 200, by: 300)
    nest.world.wait(30)
    #expect(nest.outer.contentOffset.y < -20)
    nest.order = []
    nest.world.touch(.began, x: 200, y: 300)
    nest.world.touch(.moved, x: 180, y: 300)
    #expect(nest.order == ["inner begin"])
    nest.world.settle()
    nest.world.wait(1_000)
    #expect(nest.outer.contentOffset == .zero)
    #expect(nest.order == ["inner begin", "outer rest"])
  }

  @Test("move the halted outer bounce by the time since the inner one took the finger")
  func firstStepOfBounceThatGoesOn() {
    let nest = Nest(innerContent: CGSize(width: 2_000, height: 200))
    nest.inner.frame.size.height = 900
    nest.world.dragAndHold(from: 200, by: 300)
    nest.world.wait(30)
    nest.world.touch(.began, x: 200, y: 300)
    nest.world.wait(100)
    let excess = nest.outer.contentOffset.y
    nest.world.touch(.moved, x: 180, y: 300)
    #expect(nest.outer.contentOffset.y == excess)
    nest.world.scene.frame(at: nest.world.microseconds + 5_000)
    // A bounce of 5 ms without velocity: e^(-0.01005 * 5).
    #expect(abs(nest.outer.contentOffset.y - excess * 0.950_99) < 0.2)
  }

  @Test("do not both drag when a second finger comes down on the inner one")
  func secondFinger() {
    let nest = Nest(innerContent: CGSize(width: 320, height: 1_000))
    nest.world.drag([400, 380])
    #expect(nest.outer.isDragging)
    nest.world.touch(.began, x: 50, y: 100, finger: 2)
    nest.world.wait(10)
    nest.world.touch(.moved, x: 50, y: 60, finger: 2)
    #expect(!nest.inner.isDragging && nest.inner.contentOffset == .zero)
    #expect(nest.outer.contentOffset.y == 30, "the middle of the fingers went up by 20 more")
  }

  @Test("side by side do not disturb each other")
  func sideBySide() {
    let nest = Nest(innerContent: CGSize(width: 320, height: 5_000))
    nest.inner.removeFromSuperview()
    nest.window.addSubview(nest.inner)
    nest.inner.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    nest.outer.frame = CGRect(x: 0, y: 300, width: 320, height: 300)
    nest.world.flick(from: 550, by: -100)
    nest.world.wait(50)
    nest.world.drag([250, 200], finger: 2)
    nest.world.wait(200)
    nest.world.lift(y: 200, finger: 2)
    nest.world.settle()
    #expect(
      nest.order == [
        "outer begin", "outer willEnd", "outer end", "outer glide",
        "inner begin", "inner willEnd", "inner end", "outer rest",
      ]
    )
  }

  @Test("both follow if a delegate lets them")
  func simultaneous() {
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    let nest = Nest(innerContent: CGSize(width: 320, height: 1_000))
    nest.inner.panGestureRecognizer.delegate = both
    nest.world.drag([150, 130])
    #expect(nest.inner.contentOffset.y == 10 && nest.outer.contentOffset.y == 10)
    #expect(nest.order == ["inner begin", "outer begin"])
  }
}

extension Nest {
  var window: UIWindow { world.window }
}
