import HeadlessUIKit
import Testing

@Suite("A pinch recognizer on a plain view")
struct PinchGestureRecognizerTests {
  private typealias Bench = RecognizerBench<UIPinchGestureRecognizer>

  @Test("tells the scale since it was recognized, and how fast it changes")
  func scale() {
    let bench = Bench()
    bench.fingers(.began, apart: 90, at: 0)
    #expect(bench.recognizer.scale == 1)
    bench.fingers(.moved, apart: 95, at: 10)
    #expect(bench.states == [])
    bench.fingers(.moved, apart: 100, at: 20)
    #expect(bench.states == [.began])
    #expect(bench.recognizer.scale == 1)
    bench.fingers(.moved, apart: 150, at: 120)
    #expect(bench.recognizer.scale == 1.5)
    #expect(abs(bench.recognizer.velocity - 5) < 1e-9)
    bench.fingers(.ended, apart: 150, at: 130)
    #expect(bench.states == [.began, .changed, .ended])
    #expect(bench.recognizer.state == .possible)
    #expect(bench.recognizer.scale == 1)
  }

  @Test("goes on from the scale that it is set to")
  func setScale() {
    let bench = Bench()
    bench.fingers(.began, apart: 90, at: 0)
    bench.fingers(.moved, apart: 100, at: 20)
    bench.fingers(.moved, apart: 150, at: 40)
    bench.recognizer.scale = 1
    #expect(bench.recognizer.scale == 1)
    #expect(bench.recognizer.velocity == 0)
    bench.fingers(.moved, apart: 300, at: 60)
    #expect(bench.recognizer.scale == 2)
    for nonsense in [0, -1, CGFloat.nan, .infinity] { bench.recognizer.scale = nonsense }
    #expect(bench.recognizer.scale == 2)
  }

  @Test("ends when fewer than two fingers are left, and begins anew with another")
  func fingersLeave() {
    let bench = Bench()
    bench.fingers(.began, apart: 90, at: 0)
    bench.fingers(.moved, apart: 100, at: 20)
    bench.scene.sendTouch(at: 30_000, FingerSample(finger: 2, phase: .ended, x: 110, y: 100))
    #expect(bench.states == [.began, .ended])
    #expect(bench.recognizer.numberOfTouches == 1)
    bench.scene.sendTouch(at: 40_000, FingerSample(finger: 3, phase: .began, x: 50, y: 100))
    bench.scene.sendTouch(at: 50_000, FingerSample(finger: 3, phase: .moved, x: 70, y: 100))
    #expect(bench.states == [.began, .ended, .began])
    #expect(bench.recognizer.scale == 1)
  }
}

extension RecognizerBench where Recognizer == UIPinchGestureRecognizer {
  fileprivate convenience init() { self.init(UIPinchGestureRecognizer()) }

  fileprivate func fingers(_ phase: UITouch.Phase, apart distance: Double, at milliseconds: Int64) {
    fingers(phase, CGPoint(x: 10, y: 100), CGPoint(x: 10 + distance, y: 100), at: milliseconds)
  }
}
