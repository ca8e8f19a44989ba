import HeadlessUIKit
import TestSupport
import Testing

@Suite("Fingers that no hand has")
struct HostilePinchTests {
  typealias Pinch = World.Pinch

  private func expectSound(_ world: World, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(world.settle(), sourceLocation: sourceLocation)
    let view = world.view
    let (scale, offset) = (view.zoomScale, view.contentOffset)
    #expect(
      scale >= view.minimumZoomScale && scale <= view.maximumZoomScale,
      sourceLocation: sourceLocation
    )
    for (place, content, bounds) in [
      (offset.x, view.contentSize.width, 320), (offset.y, view.contentSize.height, 480.0),
    ] {
      let end = max(0, content - bounds).rounded(.toNearestOrAwayFromZero)
      #expect(place >= 0 && place <= end, "\(offset)", sourceLocation: sourceLocation)
    }
    #expect(
      !view.isTracking && !view.isDragging && !view.isDecelerating,
      sourceLocation: sourceLocation
    )
    #expect(!view.isZooming && !view.isZoomBouncing, sourceLocation: sourceLocation)
    func count(_ name: String) -> Int { world.heard.filter { $0.hasPrefix(name + " ") }.count }
    #expect(count("beginZoom") == count("endZoom"), sourceLocation: sourceLocation)
    #expect(count("begin") == count("end"), sourceLocation: sourceLocation)
    #expect(count("begin") == count("willEnd"), sourceLocation: sourceLocation)
  }

  @Test("on the same point, apart and together again, zoom by numbers")
  func samePoint() {
    let world = World.zooming()
    world.pinch(0, 0, 30, 0, 200, 0)
    #expect(world.view.zoomScale.isFinite)
    world.liftBoth(0)
    expectSound(world)
  }

  @Test("a million points apart zoom to less than twice the limit")
  func farApart() {
    let world = World.zooming()
    world.pinch(10, 20, 1_000_000)
    #expect(world.view.zoomScale > 4 && world.view.zoomScale <= 8)
    world.fingers(.moved, Pinch(0))
    #expect(world.view.zoomScale >= 0.25)
    world.liftBoth(1_000_000)
    expectSound(world)
  }

  @Test(
    "between limits that make no sense nothing is broken",
    arguments: [
      (0.0, 0.0), (0, 1e12), (-5, 5), (CGFloat.nan, 2), (3, 1), (1e-12, 1e-9),
      (.infinity, .infinity),
    ] as [(CGFloat, CGFloat)]
  )
  func oddLimits(lower: CGFloat, upper: CGFloat) {
    let world = World.zooming(from: lower, to: upper)
    world.pinch(10, 20, 40, 1_000, 1, 160)
    world.liftBoth(160)
    world.view.zoom(to: CGRect(x: 1, y: 1, width: 1e-9, height: 1e-9), animated: true)
    #expect(world.settle())
    #expect(world.view.zoomScale.isFinite && world.view.zoomScale > 0)
    #expect(world.view.contentOffset.x.isFinite && world.view.contentOffset.y.isFinite)
  }

  @Test("in any order, with any calls between, leave a view at rest", arguments: 0..<60)
  func anyOrder(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let world = World.zooming(
      from: [0.5, 1, 0.25][numbers.number(below: 3)],
      to: [1, 2, 4][numbers.number(below: 3)]
    ) {
      $0.bounces = numbers.number(below: 4) > 0
      $0.bouncesZoom = numbers.number(below: 4) > 0
    }
    var down: [Int: CGPoint] = [:]
    for _ in 0..<120 {
      world.wait([0, 4, 8, 17, 60, 250][numbers.number(below: 6)])
      let finger = numbers.number(below: 3) + 1
      let place = CGPoint(
        x: Double(numbers.number(below: 640)) - 160,
        y: Double(numbers.number(below: 960)) - 240
      )
      switch numbers.number(below: 12) {
      case 0, 1,
        2 where down[finger] == nil:
        world.touch(.began, x: place.x, y: place.y, finger: finger)
        down[finger] = place
      case 3 where down[finger] != nil:
        let phase = numbers.number(below: 5) == 0 ? UITouch.Phase.cancelled : .ended
        world.touch(phase, x: place.x, y: place.y, finger: finger)
        down[finger] = nil
      case 4:
        call(on: world, &numbers, place)
      default:
        let moved = (1...3).filter { down[$0] != nil }
        guard !moved.isEmpty else { continue }
        world.send(
          moved.map { finger in
            let from = down[finger] ?? .zero
            let to = CGPoint(
              x: from.x + Double(numbers.number(below: 60)) - 30,
              y: from.y + Double(numbers.number(below: 60)) - 30
            )
            down[finger] = to
            return FingerSample(finger: finger, phase: .moved, x: to.x, y: to.y)
          }
        )
      }
    }
    for finger in 1...3 where down[finger] != nil {
      world.touch(.ended, y: 100, finger: finger)
    }
    expectSound(world)
  }

  private func call(on world: World, _ numbers: inout SeededNumbers, _ place: CGPoint) {
    let view = world.view
    let isAnimated = numbers.number(below: 2) == 0
    switch numbers.number(below: 7) {
    case 0: view.setZoomScale(Double(numbers.number(below: 50)) / 10, animated: isAnimated)
    case 1:
      let size = CGSize(
        width: Double(numbers.number(below: 400)),
        height: Double(numbers.number(below: 400))
      )
      view.zoom(to: CGRect(origin: place, size: size), animated: isAnimated)
    case 2:
      // Code may put the content anywhere; here it stays inside.
      let end = CGPoint(
        x: max(0, view.contentSize.width - 320),
        y: max(0, view.contentSize.height - 480)
      )
      view.setContentOffset(
        CGPoint(x: min(max(place.x, 0), end.x), y: min(max(place.y, 0), end.y)),
        animated: false
      )
    case 3: view.isScrollEnabled.toggle()
    case 4: view.stopScrollingAndZooming()
    case 5: view.bouncesZoom.toggle()
    default:
      view.removeFromSuperview()
      world.window.addSubview(view)
    }
  }
}
