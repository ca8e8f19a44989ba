import HeadlessUIKit
import Testing

@Suite("A rotation recognizer")
struct RotationGestureRecognizerTests {
  private typealias Bench = RecognizerBench<UIRotationGestureRecognizer>

  @Test("tells how far two fingers have turned since it was recognized, and how fast")
  func rotation() {
    let bench = Bench()
    bench.fingers(.began, angle: 0, at: 0)
    bench.fingers(.moved, angle: 0.05, at: 10)
    #expect(bench.states == [])
    bench.fingers(.moved, angle: 0.2, at: 20)
    #expect(bench.states == [.began])
    #expect(bench.recognizer.rotation == 0)
    bench.fingers(.moved, angle: 0.7, at: 120)
    #expect(abs(bench.recognizer.rotation - 0.5) < 1e-9)
    #expect(abs(bench.recognizer.velocity - 5) < 1e-9)
    bench.recognizer.rotation = 0
    bench.fingers(.moved, angle: 0.6, at: 130)
    #expect(abs(bench.recognizer.rotation + 0.1) < 1e-9)
    bench.fingers(.ended, angle: 0.6, at: 140)
    #expect(bench.states == [.began, .changed, .changed, .ended])
    #expect(bench.recognizer.rotation == 0)
  }

  @Test("goes on counting past half a turn")
  func halfTurn() {
    let bench = Bench()
    bench.fingers(.began, angle: 0, at: 0)
    bench.fingers(.moved, angle: 0.5, at: 10)
    for step in 1...8 {
      bench.fingers(.moved, angle: 0.5 + Double(step) * 0.5, at: 10 + Int64(step))
    }
    #expect(abs(bench.recognizer.rotation - 4) < 1e-9)
  }

  @Test("does not take a pinch for a turn")
  func pinch() {
    let bench = Bench()
    bench.fingers(.began, angle: 0, at: 0)
    bench.fingers(.moved, CGPoint(x: 100, y: 240), CGPoint(x: 220, y: 240), at: 10)
    #expect(bench.states == [])
  }
}

extension RecognizerBench where Recognizer == UIRotationGestureRecognizer {
  fileprivate convenience init() { self.init(UIRotationGestureRecognizer()) }

  /// Two fingers 100 points from the middle, the one opposite the other.
  fileprivate func fingers(_ phase: UITouch.Phase, angle: Double, at milliseconds: Int64) {
    let way = CGPoint(x: 100, y: 0).applying(CGAffineTransform(rotationAngle: angle))
    fingers(
      phase,
      CGPoint(x: 160 - way.x, y: 240 - way.y),
      CGPoint(x: 160 + way.x, y: 240 + way.y),
      at: milliseconds
    )
  }
}
