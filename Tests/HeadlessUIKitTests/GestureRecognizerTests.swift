import HeadlessUIKit
import Testing

/// A recognizer of taps, as an application might write it.
private final class Tap: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

private final class Answers: UIGestureRecognizerDelegate {
  var begins = true
  var receives = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { receives }
}

@Suite("A gesture recognizer")
struct GestureRecognizerTests {
  private let world = World(configure: { $0.isScrollEnabled = false })
  private let pan = UIPanGestureRecognizer()
  private let answers = Answers()

  private func heard(from recognizer: UIGestureRecognizer) -> () -> [UIGestureRecognizer.State] {
    final class States { var all: [UIGestureRecognizer.State] = [] }
    let states = States()
    recognizer.addAction { states.all.append($0.state) }
    return { states.all }
  }

  @Test("gives its actions the recognizer as what it is")
  func typedActions() {
    final class Way { var y = 0.0 }
    let way = Way()
    let pan = UIPanGestureRecognizer()
    pan.addAction { way.y = $0.translation(in: nil).y }
    world.view.addGestureRecognizer(pan)
    world.touch(.began, x: 100, y: 100)
    world.wait(20)
    world.touch(.moved, x: 100, y: 160)
    #expect(way.y > 0)
  }

  @Test("of a pan begins, changes and ends")
  func pans() {
    let states = heard(from: pan)
    world.view.addGestureRecognizer(pan)
    world.drag([300, 295, 280, 260])
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -30))
    #expect(pan.velocity(in: nil).y < 0)
    #expect(pan.location(in: world.view) == CGPoint(x: 160, y: 260))
    pan.setTranslation(.zero, in: nil)
    world.touch(.moved, y: 255)
    #expect(pan.translation(in: nil).y == -5)
    world.lift(y: 255)
    #expect(states() == [.began, .changed, .changed, .ended])
    #expect(pan.state == .possible)
  }

  @Test("of a pan is cancelled with its touch, or by being switched off")
  func cancels() {
    let states = heard(from: pan)
    world.view.addGestureRecognizer(pan)
    world.drag([300, 280])
    world.touch(.cancelled, y: 280)
    world.drag([300, 280])
    pan.isEnabled = false
    #expect(states() == [.began, .cancelled, .began, .cancelled])
    world.touch(.moved, y: 250)
    world.lift(y: 250)
    #expect(states().count == 4)
  }

  @Test("of a pan wants its number of fingers", arguments: [1, 2, 3])
  func fingers(count: Int) {
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    let states = heard(from: pan)
    world.view.addGestureRecognizer(pan)
    for (y, phase) in [(300.0, UITouch.Phase.began), (270, .moved)] {
      world.send((1...count).map { FingerSample(finger: $0, phase: phase, x: 50, y: y) })
    }
    #expect(states() == (count == 2 ? [.began] : []))
  }

  @Test("asks its delegate for touches and for leave to begin")
  func asks() {
    let states = heard(from: pan)
    pan.delegate = answers
    world.view.addGestureRecognizer(pan)
    answers.begins = false
    world.drag([300, 280, 260])
    #expect(states().isEmpty)
    #expect(pan.state == .failed)
    world.lift(y: 260)
    answers.begins = true
    answers.receives = false
    world.drag([300, 280, 260])
    #expect(states().isEmpty && pan.state == .possible && pan.numberOfTouches == 0)
  }

  @Test("waits for another to fail if it must")
  func requires() {
    let tap = Tap()
    let states = heard(from: tap)
    world.view.addGestureRecognizer(tap)
    world.view.addGestureRecognizer(pan)
    tap.require(toFail: pan)
    world.drag([300])
    world.lift(y: 300)
    #expect(states() == [.ended])
    world.drag([300, 280])
    world.lift(y: 280)
    #expect(states() == [.ended])
  }

  @Test("shuts others out, unless it may not")
  func prevents() {
    final class Meek: UIPanGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let other = UIPanGestureRecognizer()
    let meek = Meek()
    let states = [pan, other, meek].map(heard)
    world.view.addGestureRecognizer(meek)
    world.view.addGestureRecognizer(pan)
    world.view.addGestureRecognizer(other)
    world.drag([300, 280])
    #expect(states[2]() == [.began] && states[0]() == [.began] && states[1]().isEmpty)
    #expect(other.state == .failed)
  }

  /// A view that writes down what it hears of its touches.
  private final class Plain: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  @Test("keeps touches from the view that it delays, and takes them when it begins")
  func delays() {
    let plain = Plain(frame: world.window.bounds)
    world.window.addSubview(plain)
    plain.addGestureRecognizer(pan)
    world.drag([300, 280])
    world.lift(y: 280)
    #expect(plain.heard == ["began", "cancelled"])
    plain.heard = []
    pan.delaysTouchesBegan = true
    world.drag([300, 280])
    world.lift(y: 280)
    #expect(plain.heard.isEmpty)
    world.drag([300])
    #expect(plain.heard.isEmpty)
    world.lift(y: 300)
    #expect(plain.heard == ["began", "ended"])
    pan.cancelsTouchesInView = false
    pan.delaysTouchesBegan = false
    plain.heard = []
    world.drag([300, 280])
    world.lift(y: 280)
    #expect(plain.heard == ["began", "ended"])
  }

  @Test("that has not decided at the lift keeps the end from the view", arguments: [true, false])
  func delaysEnd(isRecognized: Bool) {
    /// Wants two taps, and is told from outside that the second does not come.
    final class DoubleTap: UIGestureRecognizer {
      var taps = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        taps += 1
        if taps == 2 { state = .recognized }
      }
    }
    let plain = Plain(frame: world.window.bounds)
    let doubleTap = DoubleTap()
    world.window.addSubview(plain)
    plain.addGestureRecognizer(doubleTap)
    world.drag([300])
    world.lift(y: 300)
    #expect(plain.heard == ["began"])
    if isRecognized {
      world.drag([300])
      world.lift(y: 300)
      #expect(plain.heard == ["began", "began", "cancelled", "cancelled"])
    } else {
      doubleTap.state = .failed
      #expect(plain.heard == ["began", "ended"])
    }
    doubleTap.delaysTouchesEnded = false
    plain.heard = []
    doubleTap.taps = 0
    world.drag([300])
    world.lift(y: 300)
    #expect(plain.heard == ["began", "ended"])
  }

  @Test("that is switched off by the first to hear tells the others no more than that")
  func switchedOffInAMessage() {
    let world = World()
    let states = heard(from: world.view.panGestureRecognizer)
    world.listener.reactions["begin"] = { $0.isScrollEnabled = false }
    world.drag([300, 280])
    #expect(states() == [.cancelled])
    #expect(world.outline == "begin willEnd end")
  }

  @Test("is taken off a view with its gesture")
  func removes() {
    let states = heard(from: pan)
    world.view.addGestureRecognizer(pan)
    world.drag([300, 280])
    world.view.removeGestureRecognizer(pan)
    #expect(states() == [.began, .cancelled])
    #expect(pan.view == nil)
  }
}
