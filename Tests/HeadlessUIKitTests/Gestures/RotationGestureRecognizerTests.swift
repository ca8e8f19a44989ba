import HeadlessUIKit
import Testing

@Suite("A rotation recognizer")
struct RotationGestureRecognizerTests {
  private final class Bench {
    let scene = UIWindowScene()
    let window: UIWindow
    let rotation = UIRotationGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []

    init() {
      window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      let view = UIView(frame: window.bounds)
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      view.addGestureRecognizer(rotation)
      rotation.addAction { [unowned self] in states.append($0.state) }
    }

    /// Two fingers 100 points from the middle, the one opposite the other.
    func fingers(_ phase: UITouch.Phase, angle: Double, at milliseconds: Int64) {
      let way = CGPoint(x: 100, y: 0).applying(CGAffineTransform(rotationAngle: angle))
      scene.sendTouches(
        at: milliseconds * 1_000,
        [
          FingerSample(finger: 1, phase: phase, x: 160 - way.x, y: 240 - way.y),
          FingerSample(finger: 2, phase: phase, x: 160 + way.x, y: 240 + way.y),
        ]
      )
    }
  }

  @Test("tells how far two fingers have turned since it was recognized, and how fast")
  func rotation() {
    let bench = Bench()
    bench.fingers(.began, angle: 0, at: 0)
    bench.fingers(.moved, angle: 0.05, at: 10)
    #expect(bench.states == [])
    bench.fingers(.moved, angle: 0.2, at: 20)
    #expect(bench.states == [.began])
    #expect(bench.rotation.rotation == 0)
    bench.fingers(.moved, angle: 0.7, at: 120)
    #expect(abs(bench.rotation.rotation - 0.5) < 1e-9)
    #expect(abs(bench.rotation.velocity - 5) < 1e-9)
    bench.rotation.rotation = 0
    bench.fingers(.moved, angle: 0.6, at: 130)
    #expect(abs(bench.rotation.rotation + 0.1) < 1e-9)
    bench.fingers(.ended, angle: 0.6, at: 140)
    #expect(bench.states == [.began, .changed, .changed, .ended])
    #expect(bench.rotation.rotation == 0)
  }

  @Test("goes on counting past half a turn")
  func halfTurn() {
    let bench = Bench()
    bench.fingers(.began, angle: 0, at: 0)
    bench.fingers(.moved, angle: 0.5, at: 10)
    for step in 1...8 {
      bench.fingers(.moved, angle: 0.5 + Double(step) * 0.5, at: 10 + Int64(step))
    }
    #expect(abs(bench.rotation.rotation - 4) < 1e-9)
  }

  @Test("does not take a pinch for a turn")
  func pinch() {
    let bench = Bench()
    bench.fingers(.began, angle: 0, at: 0)
    bench.scene.sendTouches(
      at: 10_000,
      [
        FingerSample(finger: 1, phase: .moved, x: 100, y: 240),
        FingerSample(finger: 2, phase: .moved, x: 220, y: 240),
      ]
    )
    #expect(bench.states == [])
  }
}
