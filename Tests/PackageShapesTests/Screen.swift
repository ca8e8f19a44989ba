import HeadlessUIKit

/// A screen of 320 × 480 points, a clock in milliseconds, and fingers.
final class Screen {
  let scene = UIWindowScene(
    screen: UIScreen(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 480),
      scale: 2,
      maximumFramesPerSecond: 50
    )
  )
  let window: UIWindow
  private var milliseconds: Int64 = 0

  /// Shows a controller.
  init(_ controller: UIViewController) {
    window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    scene.finishTurn()
  }

  /// Shows a view that fills the screen.
  convenience init(_ view: UIView) {
    let controller = UIViewController()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.addSubview(view)
    self.init(controller)
  }

  /// Lets time pass, a frame every 20 ms.
  func wait(_ duration: Int64) {
    for _ in 0..<duration {
      milliseconds += 1
      if milliseconds % 20 == 0 { scene.frame(at: milliseconds * 1000) }
    }
  }

  /// Lets time pass until nothing moves any more.
  func settle() {
    for _ in 0..<10_000 where !scene.isAtRest { wait(1) }
  }

  /// Does something as the application's code, and lays out.
  func perform<Outcome>(_ body: () -> Outcome) -> Outcome {
    let outcome = scene.perform(body)
    scene.finishTurn()
    return outcome
  }

  func touch(_ phase: UITouch.Phase, _ places: CGPoint...) {
    let samples = places.enumerated().map { finger, place in
      FingerSample(finger: finger, phase: phase, x: place.x, y: place.y)
    }
    scene.sendTouches(at: milliseconds * 1000, samples)
  }

  func tap(_ x: Double, _ y: Double) {
    touch(.began, CGPoint(x: x, y: y))
    wait(60)
    touch(.ended, CGPoint(x: x, y: y))
    wait(60)
  }

  /// Drags from one place to another in ten steps; the finger stays down.
  func drag(from start: CGPoint, to end: CGPoint) {
    touch(.began, start)
    for step in 1...10 {
      wait(20)
      let part = Double(step) / 10
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part
      )
      touch(.moved, place)
    }
  }

  /// Drags, holds still, and lifts: nothing glides on.
  func dragAndHold(from start: CGPoint, to end: CGPoint) {
    drag(from: start, to: end)
    wait(200)
    touch(.ended, end)
    settle()
  }

  /// Drags and lifts in the movement.
  func flick(from start: CGPoint, to end: CGPoint) {
    drag(from: start, to: end)
    wait(10)
    touch(.ended, end)
    settle()
  }

  /// Drags up or down in the middle of the screen, by as much as the content shall move.
  func scroll(by distance: Double) {
    dragAndHold(
      from: CGPoint(x: 160, y: 240 + distance / 2),
      to: CGPoint(x: 160, y: 240 - distance / 2)
    )
  }
}
