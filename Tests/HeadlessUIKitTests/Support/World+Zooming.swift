import HeadlessUIKit
import Testing

extension World {
  /// A view that zooms its content between half and four times the size.
  ///
  /// Bounds and content are 320 × 480 and 640 × 960 points, on whole pixels.
  static func zooming(
    from lower: CGFloat = 0.5,
    to upper: CGFloat = 4,
    content: CGSize = CGSize(width: 640, height: 960),
    offset: CGPoint = CGPoint(x: 160, y: 240),
    framesPerSecond: Int = 60,
    configure: (UIScrollView) -> Void = { _ in }
  ) -> World {
    let zoomed = UIView(frame: CGRect(origin: .zero, size: content))
    let world = World(
      content: content,
      bounds: CGSize(width: 320, height: 480),
      offset: offset,
      scale: 1,
      framesPerSecond: framesPerSecond
    ) { view in
      view.addSubview(zoomed)
      view.minimumZoomScale = lower
      view.maximumZoomScale = upper
      configure(view)
    }
    world.listener.zoomedView = zoomed
    return world
  }

  /// The middle of the fingers, and how far the first is left of it and the second right of it.
  struct Pinch {
    var x = 160.0
    var y = 240.0
    var reach: Double

    init(x: Double = 160, y: Double = 240, _ reach: Double) {
      (self.x, self.y, self.reach) = (x, y, reach)
    }
  }

  func fingers(_ phase: UITouch.Phase, _ pinch: Pinch) {
    send([
      FingerSample(finger: 1, phase: phase, x: pinch.x - pinch.reach, y: pinch.y),
      FingerSample(finger: 2, phase: phase, x: pinch.x + pinch.reach, y: pinch.y),
    ])
  }

  /// Puts two fingers down and moves them, a report every 10 ms.
  func pinch(_ places: [Pinch]) {
    for (index, place) in places.enumerated() {
      if index > 0 { wait(10) }
      fingers(index == 0 ? .began : .moved, place)
    }
  }

  /// Pinches around the middle of the bounds: recognized at once, so that the scale is the last
  /// reach to the second.
  func pinch(_ reaches: Double...) {
    pinch(reaches.map { Pinch($0) })
  }

  /// Lifts both fingers at once.
  func liftBoth(_ reach: Double) {
    wait(8)
    fingers(.ended, Pinch(reach))
  }

  /// Expects that all that was under way is over when the turn is.
  func expectNothingUnderWay(sourceLocation: SourceLocation = #_sourceLocation) {
    scene.finishTurn()
    #expect(scene.isAtRest, sourceLocation: sourceLocation)
  }
}
