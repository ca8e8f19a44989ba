import HeadlessUIKit
import Testing

@Suite("A zoom beyond the limits")
struct ZoomBounceTests {
  typealias Pinch = World.Pinch

  @Test("comes back with one message at the limit, and ends once time has passed")
  func messages() {
    let world = World.zooming(to: 2)
    world.pinch(40, 50, 200)
    // Four times, of at most two: 2 · (2 − 2/4).
    #expect(world.view.zoomScale == 3)
    world.listener.forget()
    world.liftBoth(200)
    #expect(world.heard.first == "zoom 2.0 -B ---")
    #expect(world.view.isZoomBouncing)
    world.wait(240)
    #expect(world.view.isZoomBouncing)
    world.wait(110)
    #expect(world.heard.last == "endZoom 2.0 -- ---")
    #expect(world.listener.scales == [2])
    #expect(world.scene.isAtRest)
  }

  @Test("below the least scale it comes back too, and the offset with it")
  func belowLeast() {
    let world = World.zooming(from: 0.75)
    world.pinch(100, 90, 45)
    #expect(world.view.zoomScale == 0.5625)
    world.liftBoth(45)
    #expect(world.settle())
    #expect(world.view.zoomScale == 0.75)
    #expect(world.view.contentSize == CGSize(width: 480, height: 720))
    #expect(world.heard.last == "endZoom 0.75 -- ---")
    #expect(world.view.contentOffset.x <= 160 && world.view.contentOffset.x >= 0)
  }

  @Test("without bounces of the zoom the scale stays inside")
  func noBounce() {
    let world = World.zooming(to: 2) { $0.bouncesZoom = false }
    world.pinch(40, 50, 200, 300)
    #expect(world.view.zoomScale == 2)
    world.liftBoth(300)
    #expect(world.listener.scales == [2])
    #expect(world.heard.last == "endZoom 2.0 -- ---")
    #expect(world.scene.isAtRest)
  }

  @Test("goes on under a finger that is left and drags")
  func leftFinger() {
    let world = World.zooming(to: 2)
    world.pinch(40, 50, 200)
    world.touch(.ended, x: 360, y: 240, finger: 2)
    #expect(world.view.isZoomBouncing)
    world.listener.forget()
    for step in 1...40 {
      world.wait(10)
      world.touch(.moved, x: -40, y: 240 + Double(step), finger: 1)
    }
    #expect(world.heard.contains { $0 == "endZoom 2.0 -- TD-" })
    #expect(world.view.isDragging)
    world.touch(.ended, x: -40, y: 280, finger: 1)
    #expect(world.settle())
    #expect(world.heard.last == "end false T--" || world.heard.last == "rest ---")
  }

  @Test("ends when another pinch begins")
  func pinchedAgain() {
    let world = World.zooming(to: 2)
    world.pinch(40, 50, 200)
    world.liftBoth(200)
    world.listener.forget()
    world.wait(50)
    world.pinch(100, 80, 60)
    #expect(
      world.heard.filter { $0.contains("oom") }.prefix(2) == [
        "endZoom 2.0 -- T--", "beginZoom 2.0 Z- T--",
      ]
    )
    world.liftBoth(60)
    #expect(world.settle())
    #expect(world.view.zoomScale == 1.5)
  }

  @Test("brings an offset that was left past an edge back, without a glide")
  func homecoming() {
    let world = World.zooming(offset: .zero)
    // Smaller around a point in the upper left: the edges come into view.
    world.pinch([Pinch(y: 300, 100), Pinch(y: 300, 95), Pinch(y: 300, 57)])
    #expect(world.view.contentOffset.y < 0)
    world.fingers(.ended, Pinch(y: 300, 57))
    #expect(!world.view.isDecelerating)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
    #expect(!world.heard.contains { $0.hasPrefix("glide") || $0.hasPrefix("animated") })
  }

  @Test("a finger holds an offset that is on its way back")
  func heldOnTheWay() {
    let world = World.zooming(offset: .zero)
    world.pinch([Pinch(y: 300, 100), Pinch(y: 300, 95), Pinch(y: 300, 57)])
    world.fingers(.ended, Pinch(y: 300, 57))
    world.wait(100)
    world.touch(.began, y: 100)
    let held = world.view.contentOffset
    #expect(held.y < 0)
    world.wait(500)
    #expect(world.view.contentOffset == held)
    world.touch(.ended, y: 100)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test("stopping it puts an offset on its way back to its edge")
  func stoppedOnTheWay() {
    let world = World.zooming(offset: .zero)
    world.pinch([Pinch(y: 300, 100), Pinch(y: 300, 95), Pinch(y: 300, 57)])
    world.fingers(.ended, Pinch(y: 300, 57))
    world.wait(100)
    #expect(world.view.contentOffset.y < 0)
    world.view.stopScrollingAndZooming()
    #expect(world.view.contentOffset == .zero)
    world.expectNothingUnderWay()
  }

  @Test("a paged view goes on to a page when the fingers that pinched are up")
  func paged() {
    let world = World.zooming(offset: .zero) { $0.isPagingEnabled = true }
    world.pinch(40, 50, 75)
    #expect(world.view.contentOffset == CGPoint(x: 80, y: 120))
    world.liftBoth(75)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
  }

  @Test("stopping an animated scroll on the way back puts the content to its edge too")
  func animatedOnTheWay() {
    let world = World.zooming(offset: .zero)
    world.pinch([Pinch(y: 300, 100), Pinch(y: 300, 95), Pinch(y: 300, 57)])
    world.fingers(.ended, Pinch(y: 300, 57))
    world.wait(50)
    world.view.setContentOffset(CGPoint(x: 50, y: 20), animated: true)
    world.wait(40)
    #expect(world.view.contentOffset.y < 0)
    world.view.stopScrollingAndZooming()
    #expect(world.view.contentOffset.y == 0)
    world.expectNothingUnderWay()
    world.view.setContentOffset(CGPoint(x: 50, y: 20), animated: true)
    #expect(world.settle())
    #expect(world.view.contentOffset == CGPoint(x: 50, y: 20))
  }
}
