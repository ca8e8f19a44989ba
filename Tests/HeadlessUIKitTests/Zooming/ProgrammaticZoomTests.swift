import HeadlessUIKit
import Testing

@Suite("A zoom by code")
struct ProgrammaticZoomTests {
  @Test("not animated is told as one change and keeps the middle")
  func plain() {
    let world = World.zooming()
    world.view.zoomScale = 2
    #expect(world.heard == ["zoom 2.0 -- ---", "scroll ---"])
    // The middle was at (320, 480).
    #expect(world.view.contentOffset == CGPoint(x: 480, y: 720))
    world.expectNothingUnderWay()
  }

  @Test("animated is told at both ends, with the last scale at once")
  func animated() {
    let world = World.zooming()
    world.view.setZoomScale(2, animated: true)
    #expect(world.view.zoomScale == 2)
    #expect(!world.view.isZooming && !world.view.isZoomBouncing)
    world.wait(280)
    #expect(world.heard.last == "scroll ---")
    world.wait(40)
    #expect(
      world.heard == [
        "beginZoom 1.0 -- ---", "zoom 2.0 -- ---", "scroll ---", "endZoom 2.0 -- ---",
      ]
    )
  }

  @Test("stays inside the limits, and an unchanged scale is told nothing of")
  func limits() {
    let world = World.zooming()
    world.view.zoomScale = 100
    #expect(world.view.zoomScale == 4)
    world.listener.forget()
    for animated in [true, false] {
      world.view.setZoomScale(4, animated: animated)
      world.view.setZoomScale(7, animated: animated)
      world.view.setZoomScale(.nan, animated: animated)
    }
    #expect(world.heard.isEmpty)
    world.view.zoomScale = -1
    #expect(world.view.zoomScale == 0.5)
    world.expectNothingUnderWay()
  }

  @Test("does nothing as long as the limits are alike, or no view is named")
  func nothingToZoom() {
    let alike = World.zooming(from: 1, to: 1)
    alike.view.setZoomScale(2, animated: true)
    #expect(alike.view.zoomScale == 1)
    #expect(alike.heard.isEmpty)
    #expect(alike.view.pinchGestureRecognizer == nil)
    let unnamed = World.zooming()
    unnamed.listener.zoomedView = nil
    unnamed.view.zoomScale = 2
    unnamed.view.zoom(to: CGRect(x: 10, y: 10, width: 20, height: 20), animated: true)
    #expect(unnamed.view.zoomScale == 1)
    #expect(unnamed.heard.isEmpty)
  }

  @Test("shows a rectangle of the zoomed view as large as fits")
  func rect() {
    let world = World.zooming()
    // 320 / 160 is 2; the middle of the rectangle, (180, 260) * 2, is the view's middle (I08).
    world.view.zoom(to: CGRect(x: 100, y: 200, width: 160, height: 120), animated: false)
    #expect(world.view.zoomScale == 2)
    #expect(world.view.contentOffset == CGPoint(x: 200, y: 280))
    #expect(world.heard == ["zoom 2.0 -- ---", "scroll ---"])
    world.listener.forget()
    // The same size elsewhere: only the offset moves.
    world.view.zoom(to: CGRect(x: 200, y: 300, width: 160, height: 120), animated: true)
    #expect(world.heard == ["scroll ---"])
    #expect(world.view.contentOffset == CGPoint(x: 400, y: 480))
    world.expectNothingUnderWay()
  }

  @Test("shows rectangles without area as large as the limits allow")
  func emptyRect() {
    for size in [CGSize.zero, CGSize(width: 0, height: 10), CGSize(width: 1e-300, height: 0)] {
      let world = World.zooming()
      let origin = CGPoint(x: 320 - size.width / 2, y: 480 - size.height / 2)
      world.view.zoom(to: CGRect(origin: origin, size: size), animated: false)
      #expect(world.view.zoomScale == 4)
      #expect(world.view.contentOffset == CGPoint(x: 1_120, y: 1_680))
    }
  }

  @Test("leaves content smaller than the bounds at the top left")
  func smallContent() {
    let world = World.zooming(from: 0.25)
    world.view.zoomScale = 0.25
    #expect(world.view.contentSize == CGSize(width: 160, height: 240))
    #expect(world.view.contentOffset == .zero)
  }

  @Test("in a pinch holds, and the pinch goes on from it")
  func inPinch() {
    let world = World.zooming()
    world.pinch(40, 50, 75)
    world.view.setZoomScale(1, animated: true)
    #expect(world.view.zoomScale == 1)
    #expect(world.view.isZooming)
    world.wait(10)
    world.fingers(.moved, World.Pinch(150))
    #expect(world.view.zoomScale == 2)
    world.liftBoth(150)
    #expect(world.settle())
    #expect(world.heard.filter { $0.hasPrefix("beginZoom") }.count == 1)
    #expect(world.heard.filter { $0.hasPrefix("endZoom") }.count == 1)
  }

  @Test("ends a glide and an animated zoom before it")
  func interrupts() {
    let world = World.zooming()
    world.flick(from: 400, by: -100)
    world.wait(50)
    #expect(world.view.isDecelerating)
    world.view.setZoomScale(2, animated: true)
    #expect(!world.view.isDecelerating)
    world.wait(100)
    world.listener.forget()
    world.view.setZoomScale(3, animated: true)
    #expect(
      world.heard == [
        "endZoom 2.0 -- ---", "beginZoom 2.0 -- ---", "zoom 3.0 -- ---", "scroll ---",
      ]
    )
    #expect(world.settle())
    #expect(world.heard.last == "endZoom 3.0 -- ---")
  }

  @Test("jumps where animations are switched off")
  func withoutAnimation() {
    let world = World.zooming()
    world.scene.performWithoutAnimation { world.view.setZoomScale(2, animated: true) }
    #expect(world.heard == ["zoom 2.0 -- ---", "scroll ---"])
    let zoom = { world.view.setZoomScale(1, animated: true) }
    world.scene.perform { UIView.animate(withDuration: 0.25, animations: zoom) }
    #expect(world.heard.count == 4)
    // The picture is on its way, and takes no touches meanwhile (R472).
    #expect(world.settle())
    #expect(world.heard.count == 4)
    world.expectNothingUnderWay()
  }

  @Test("limits that leave the scale outside bring it back")
  func limitsChange() {
    let world = World.zooming()
    world.view.zoomScale = 4
    world.listener.forget()
    world.view.maximumZoomScale = 2
    #expect(world.view.zoomScale == 2)
    #expect(world.listener.scales == [2])
  }

  @Test("puts a rectangle's scale on a step that a trace can tell, from where no pinch creeps")
  func steps() {
    let world = World.zooming()
    world.view.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 700), animated: false)
    #expect(world.view.zoomScale == 0.685_714)
    world.view.zoomScale = 1 / 1.5
    world.listener.forget()
    world.pinch(40, 50)
    #expect(world.view.isZooming)
    #expect(world.listener.scales == [])
  }

  @Test("keeps what shows in the middle though a pinch has left it past an edge")
  func onTheWayBack() {
    let world = World.zooming(from: 0.25, offset: .zero)
    world.pinch([World.Pinch(y: 300, 100), World.Pinch(y: 300, 95), World.Pinch(y: 300, 57)])
    world.fingers(.ended, World.Pinch(y: 300, 57))
    world.wait(20)
    let offset = world.view.contentOffset
    #expect(offset.y < 0)
    world.listener.forget()
    world.view.zoomScale = 1.2
    let middle = (offset.y + 240) * 2
    #expect(abs(world.view.contentOffset.y - (middle - 240)) <= 1)
    #expect(world.listener.outline == "zoom scroll")
    world.expectNothingUnderWay()
  }
}
