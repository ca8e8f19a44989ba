import HeadlessUIKit
import Testing

@Suite("A pinch recognizer on a plain view")
struct PinchGestureRecognizerTests {
  final class Bench {
    let scene = UIWindowScene()
    let window: UIWindow
    let pinch = UIPinchGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []

    init() {
      window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      let view = UIView(frame: window.bounds)
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      view.addGestureRecognizer(pinch)
      pinch.addAction { [unowned self] in states.append($0.state) }
    }

    func fingers(_ phase: UITouch.Phase, apart distance: Double, at milliseconds: Int64) {
      scene.sendTouches(
        at: milliseconds * 1_000,
        [
          FingerSample(finger: 1, phase: phase, x: 10, y: 100),
          FingerSample(finger: 2, phase: phase, x: 10 + distance, y: 100),
        ]
      )
    }
  }

  @Test("tells the scale since it was recognized, and how fast it changes")
  func scale() {
    let bench = Bench()
    bench.fingers(.began, apart: 90, at: 0)
    #expect(bench.pinch.scale == 1)
    bench.fingers(.moved, apart: 95, at: 10)
    #expect(bench.states == [])
    bench.fingers(.moved, apart: 100, at: 20)
    #expect(bench.states == [.began])
    #expect(bench.pinch.scale == 1)
    bench.fingers(.moved, apart: 150, at: 120)
    #expect(bench.pinch.scale == 1.5)
    #expect(abs(bench.pinch.velocity - 5) < 1e-9)
    bench.fingers(.ended, apart: 150, at: 130)
    #expect(bench.states == [.began, .changed, .ended])
    #expect(bench.pinch.state == .possible)
    #expect(bench.pinch.scale == 1)
  }

  @Test("goes on from the scale that it is set to")
  func setScale() {
    let bench = Bench()
    bench.fingers(.began, apart: 90, at: 0)
    bench.fingers(.moved, apart: 100, at: 20)
    bench.fingers(.moved, apart: 150, at: 40)
    bench.pinch.scale = 1
    #expect(bench.pinch.scale == 1)
    #expect(bench.pinch.velocity == 0)
    bench.fingers(.moved, apart: 300, at: 60)
    #expect(bench.pinch.scale == 2)
    for nonsense in [0, -1, CGFloat.nan, .infinity] { bench.pinch.scale = nonsense }
    #expect(bench.pinch.scale == 2)
  }

  @Test("ends when fewer than two fingers are left, and begins anew with another")
  func fingersLeave() {
    let bench = Bench()
    bench.fingers(.began, apart: 90, at: 0)
    bench.fingers(.moved, apart: 100, at: 20)
    bench.scene.sendTouch(at: 30_000, FingerSample(finger: 2, phase: .ended, x: 110, y: 100))
    #expect(bench.states == [.began, .ended])
    #expect(bench.pinch.numberOfTouches == 1)
    bench.scene.sendTouch(at: 40_000, FingerSample(finger: 3, phase: .began, x: 50, y: 100))
    bench.scene.sendTouch(at: 50_000, FingerSample(finger: 3, phase: .moved, x: 70, y: 100))
    #expect(bench.states == [.began, .ended, .began])
    #expect(bench.pinch.scale == 1)
  }
}
