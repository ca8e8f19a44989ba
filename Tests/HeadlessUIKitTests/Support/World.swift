import HeadlessUIKit

/// A screen with one scroll view on it, a clock, and fingers.
///
/// The clock is milliseconds; frames that are due are shown before anything else happens.
final class World {
  let scene: UIWindowScene
  let window: UIWindow
  let view: UIScrollView
  let listener = Listener()
  private(set) var microseconds: Int64 = 0
  private var framesShown: Int64 = 0
  private let framesPerSecond: Int64

  init(
    content: CGSize = CGSize(width: 320, height: 2_000),
    bounds: CGSize = CGSize(width: 320, height: 600),
    offset: CGPoint = .zero,
    scale: CGFloat = 3,
    framesPerSecond: Int = 60,
    view: UIScrollView = UIScrollView(),
    configure: (UIScrollView) -> Void = { _ in }
  ) {
    scene = UIWindowScene(
      screen: UIScreen(
        bounds: CGRect(origin: .zero, size: bounds),
        scale: scale,
        maximumFramesPerSecond: framesPerSecond
      )
    )
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    self.view = view
    self.framesPerSecond = Int64(framesPerSecond)
    view.frame = window.bounds
    window.addSubview(view)
    view.contentSize = content
    configure(view)
    view.contentOffset = offset
    view.delegate = listener
  }

  var heard: [String] { listener.heard }
  var outline: String { listener.outline }

  /// Lets time pass, frame by frame.
  func wait(_ milliseconds: Double) {
    pass(to: microseconds + Int64((milliseconds * 1_000).rounded()))
  }

  /// Lets time pass until nothing is under way; returns whether that comes.
  @discardableResult
  func settle(within milliseconds: Int = 10_000) -> Bool {
    for _ in 0..<milliseconds where !scene.isAtRest { wait(1) }
    return scene.isAtRest
  }

  func touch(_ phase: UITouch.Phase, x: Double = 160, y: Double, finger: Int = 1) {
    send([FingerSample(finger: finger, phase: phase, x: x, y: y)])
  }

  func send(_ samples: [FingerSample]) {
    scene.sendTouches(at: microseconds, samples)
  }

  /// Puts a finger down and moves it, a report every 10 ms.
  func drag(_ ys: [Double], x: Double = 160, finger: Int = 1) {
    guard let first = ys.first else { return }
    touch(.began, x: x, y: first, finger: finger)
    for y in ys.dropFirst() {
      wait(10)
      touch(.moved, x: x, y: y, finger: finger)
    }
  }

  func lift(y: Double, x: Double = 160, finger: Int = 1) {
    touch(.ended, x: x, y: y, finger: finger)
  }

  /// Drags from one height to another with a speed in pt/ms and lifts in the movement.
  func flick(from start: Double = 400, by distance: Double = -100, speed: Double = 1) {
    let steps = Int((abs(distance) / (speed * 10)).rounded())
    let stride = distance / Double(steps)
    drag((0...steps).map { start + Double($0) * stride })
    wait(8)
    lift(y: start + distance)
  }

  /// Drags, holds, and lifts without velocity.
  func dragAndHold(from start: Double = 400, by distance: Double) {
    drag([start, start + distance / 2, start + distance])
    wait(200)
    lift(y: start + distance)
  }

  private func pass(to instant: Int64) {
    while true {
      let next = framesShown + 1
      // Frame k comes at round(k · 10⁶ / rate).
      let due = (next * 2_000_000 + framesPerSecond) / (2 * framesPerSecond)
      guard due < instant else { break }
      framesShown = next
      scene.frame(at: due, periods: 1)
    }
    microseconds = instant
  }
}
