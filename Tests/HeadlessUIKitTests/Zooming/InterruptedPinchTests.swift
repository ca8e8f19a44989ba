import HeadlessUIKit
import Testing

@Suite("A pinch that something comes between")
struct InterruptedPinchTests {
  typealias Pinch = World.Pinch

  private func zoomMessages(of world: World) -> [String] {
    world.heard.filter { $0.contains("oom") }
  }

  @Test("is over when the view leaves its window, at a scale inside the limits")
  func removedFromWindow() {
    let world = World.zooming(to: 2)
    world.pinch(40, 50, 200)
    world.view.removeFromSuperview()
    #expect(zoomMessages(of: world).suffix(2) == ["zoom 2.0 Z- ---", "endZoom 2.0 -- ---"])
    #expect(!world.view.isZooming && !world.view.isZoomBouncing)
    world.fingers(.moved, Pinch(100))
    world.fingers(.ended, Pinch(100))
    #expect(world.settle())
    #expect(zoomMessages(of: world).last == "endZoom 2.0 -- ---")
  }

  @Test("a bounce or an animated zoom is over too when the view leaves its window")
  func bounceRemoved() {
    let bounce = World.zooming(to: 2)
    bounce.pinch(40, 50, 200)
    bounce.liftBoth(200)
    bounce.view.removeFromSuperview()
    #expect(bounce.heard.last == "endZoom 2.0 -- ---")
    let animated = World.zooming()
    animated.view.setZoomScale(2, animated: true)
    animated.window.subviews.first?.removeFromSuperview()
    #expect(animated.heard.last == "endZoom 2.0 -- ---")
    #expect(animated.settle())
  }

  @Test("goes on, told to nobody, when the delegate is taken away")
  func noDelegate() {
    let world = World.zooming(to: 2)
    world.pinch(40, 50, 75)
    let heard = world.heard
    world.view.delegate = nil
    world.fingers(.moved, Pinch(200))
    #expect(world.view.zoomScale == 3)
    world.liftBoth(200)
    #expect(world.settle())
    #expect(world.view.zoomScale == 2)
    #expect(world.heard == heard)
  }

  @Test("goes on with the view that it began with, in the hierarchy or not")
  func contentRemoved() throws {
    let world = World.zooming()
    world.pinch(40, 50, 75)
    try #require(world.listener.zoomedView).removeFromSuperview()
    world.fingers(.moved, Pinch(100))
    #expect(world.view.zoomScale == 2)
    world.liftBoth(100)
    #expect(world.settle())
    #expect(world.heard.last == "endZoom 2.0 -- ---")
  }

  @Test("a touch that is taken away ends it like a lift")
  func cancelled() {
    let world = World.zooming(to: 2)
    world.pinch(40, 50, 200)
    world.fingers(.cancelled, Pinch(200))
    #expect(world.view.isZoomBouncing)
    #expect(world.settle())
    #expect(world.heard.last == "endZoom 2.0 -- ---")
  }

  @Test("limits that leave nothing to zoom between end it")
  func limitsClosed() {
    let world = World.zooming()
    world.pinch(40, 50, 100)
    world.view.minimumZoomScale = 1
    world.view.maximumZoomScale = 1
    #expect(!world.view.isZooming)
    #expect(world.view.zoomScale == 1)
    world.fingers(.moved, Pinch(200))
    #expect(world.view.zoomScale == 1)
    world.fingers(.ended, Pinch(200))
    #expect(world.settle())
    #expect(world.heard.last == "endZoom 1.0 -- ---")
  }

  @Test("begins in a glide that the fingers caught")
  func caughtGlide() {
    let world = World.zooming()
    world.flick(from: 400, by: -100)
    world.wait(50)
    #expect(world.view.isDecelerating)
    world.pinch(40, 50, 100)
    #expect(world.view.isZooming)
    #expect(world.view.zoomScale == 2)
    world.wait(200)
    world.fingers(.ended, Pinch(100))
    #expect(world.settle())
    #expect(!world.view.isDragging && !world.view.isDecelerating)
    let begins = world.heard.filter { $0.hasPrefix("begin ") }.count
    #expect(world.heard.filter { $0.hasPrefix("willEnd") }.count == begins)
  }

  @Test("leaves the offset to an animated scroll, and takes hold of the content behind it")
  func animatedScroll() {
    let world = World.zooming()
    world.pinch(40, 50, 75)
    world.view.setContentOffset(CGPoint(x: 10, y: 20), animated: true)
    world.wait(100)
    let offset = world.view.contentOffset
    world.fingers(.moved, Pinch(100))
    #expect(world.view.zoomScale == 2)
    #expect(world.view.contentOffset == offset)
    world.wait(300)
    #expect(world.view.contentOffset == CGPoint(x: 10, y: 20))
    world.fingers(.moved, Pinch(150))
    #expect(world.view.zoomScale == 3)
    // The point under the middle of the bounds stays.
    #expect(world.view.contentOffset == CGPoint(x: 95, y: 150))
    world.liftBoth(150)
    #expect(world.settle())
  }

  @Test("goes on from where code has put the content meanwhile")
  func offsetSet() {
    let world = World.zooming()
    world.pinch(40, 50, 75)
    world.view.contentOffset = CGPoint(x: 40, y: 60)
    world.fingers(.moved, Pinch(100))
    #expect(world.view.zoomScale == 2)
    #expect(world.view.contentOffset == CGPoint(x: 107, y: 160))
  }

  @Test("a delegate that centres small content by insets is left alone")
  func centring() {
    let world = World.zooming(from: 0.25)
    world.listener.reactions["zoom"] = { view in
      let free = CGSize(
        width: max(0, 320 - view.contentSize.width),
        height: max(0, 480 - view.contentSize.height)
      )
      view.contentInset = UIEdgeInsets(
        top: free.height / 2,
        left: free.width / 2,
        bottom: free.height / 2,
        right: free.width / 2
      )
    }
    world.pinch(150, 140, 56)
    #expect(world.view.zoomScale == 0.4)
    #expect(world.view.contentOffset == CGPoint(x: -32, y: -48))
    world.liftBoth(56)
    #expect(world.settle())
    #expect(world.view.contentOffset == CGPoint(x: -32, y: -48))
  }

  @Test("stopping everything ends the way back, and leaves a pinch to its fingers")
  func stopped() {
    let world = World.zooming(to: 2)
    world.pinch(40, 50, 200)
    world.view.stopScrollingAndZooming()
    #expect(world.view.isZooming)
    world.liftBoth(200)
    world.view.stopScrollingAndZooming()
    #expect(world.heard.last == "endZoom 2.0 -- ---")
    world.expectNothingUnderWay()
  }
}
