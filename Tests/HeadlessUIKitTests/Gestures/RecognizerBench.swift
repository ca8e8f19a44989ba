import HeadlessUIKit

/// A recognizer on a plain view that fills a window, and the states that it told.
final class RecognizerBench<Recognizer: UIGestureRecognizer> {
  let scene = UIWindowScene()
  let window: UIWindow
  let recognizer: Recognizer
  var states: [UIGestureRecognizer.State] = []

  init(_ recognizer: Recognizer) {
    self.recognizer = recognizer
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let view = UIView(frame: window.bounds)
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    view.addGestureRecognizer(recognizer)
    recognizer.addAction { [unowned self] in states.append($0.state) }
  }

  /// Has two fingers do something, each at its place.
  func fingers(
    _ phase: UITouch.Phase,
    _ first: CGPoint,
    _ second: CGPoint,
    at milliseconds: Int64
  ) {
    scene.sendTouches(
      at: milliseconds * 1_000,
      [
        FingerSample(finger: 1, phase: phase, x: first.x, y: first.y),
        FingerSample(finger: 2, phase: phase, x: second.x, y: second.y),
      ]
    )
  }
}
