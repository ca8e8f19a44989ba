import HeadlessUIKit
import Testing

@Suite("A pinch")
struct PinchTests {
  typealias Pinch = World.Pinch

  @Test("is told once at each end, and each change of the scale between")
  func messages() {
    let world = World.zooming()
    world.pinch(40, 50, 75, 100)
    #expect(world.view.isZooming)
    world.liftBoth(100)
    #expect(world.listener.outline == "beginZoom zoom scroll zoom scroll endZoom")
    #expect(world.listener.line("beginZoom") == "beginZoom 1.0 Z- T--")
    #expect(world.listener.line("zoom") == "zoom 2.0 Z- T--")
    #expect(world.listener.line("endZoom") == "endZoom 2.0 -- ---")
    #expect(world.scene.isAtRest)
  }

  @Test("does not begin before the distance has changed by as much as a drag's slop")
  func hysteresis() {
    let world = World.zooming()
    world.pinch(40, 44, 44.9)
    #expect(!world.view.isZooming)
    world.wait(10)
    world.fingers(.moved, Pinch(45))
    #expect(world.view.isZooming)
    #expect(world.view.zoomScale == 1)
  }

  @Test("keeps the point of the content under the middle of the fingers")
  func pointStays() {
    let world = World.zooming(offset: CGPoint(x: 100, y: 200))
    world.pinch([Pinch(x: 110, y: 150, 45), Pinch(x: 110, y: 150, 50)])
    #expect(world.view.zoomScale == 1)
    // An offset of 200 and the fingers at 150: (200 + 150) * 2 - 150 is 550 at twice the scale, and
    // 530 where the fingers have gone 20 points down meanwhile.
    world.fingers(.moved, Pinch(x: 110, y: 150, 100))
    #expect(world.view.contentOffset == CGPoint(x: 310, y: 550))
    world.fingers(.moved, Pinch(x: 110, y: 170, 100))
    #expect(world.view.contentOffset == CGPoint(x: 310, y: 530))
  }

  @Test("makes the zoomed view larger, and the content with it")
  func geometry() throws {
    let world = World.zooming()
    let zoomed = try #require(world.listener.zoomedView)
    world.pinch(40, 50, 75)
    #expect(zoomed.transform == CGAffineTransform(scaleX: 1.5, y: 1.5))
    #expect(zoomed.frame == CGRect(x: 0, y: 0, width: 960, height: 1_440))
    #expect(zoomed.bounds == CGRect(x: 0, y: 0, width: 640, height: 960))
    #expect(world.view.contentSize == CGSize(width: 960, height: 1_440))
  }

  @Test("may begin with one finger, and goes on with another when one of three is lifted")
  func fingersComeAndGo() {
    let world = World.zooming()
    world.touch(.began, x: 110, y: 240, finger: 1)
    world.wait(30)
    world.touch(.began, x: 200, y: 240, finger: 2)
    world.wait(10)
    world.touch(.moved, x: 210, y: 240, finger: 2)
    world.wait(10)
    world.touch(.moved, x: 310, y: 240, finger: 2)
    #expect(world.view.zoomScale == 2)
    world.touch(.began, x: 110, y: 440, finger: 3)
    let offset = world.view.contentOffset
    world.touch(.ended, x: 310, y: 240, finger: 2)
    #expect(world.view.isZooming)
    #expect(world.view.zoomScale == 2)
    #expect(world.view.contentOffset == offset)
    world.wait(10)
    world.touch(.moved, x: 110, y: 340, finger: 3)
    #expect(world.view.zoomScale == 1)
    world.touch(.ended, x: 110, y: 240, finger: 1)
    #expect(!world.view.isZooming)
    world.touch(.ended, x: 110, y: 340, finger: 3)
    #expect(world.settle())
    #expect(world.heard.filter { $0.hasPrefix("beginZoom") }.count == 1)
    #expect(world.heard.filter { $0.hasPrefix("endZoom") }.count == 1)
  }

  @Test("can be followed by another of the finger that stayed and one that comes")
  func again() {
    let world = World.zooming()
    world.pinch(40, 50, 75)
    world.touch(.ended, x: 235, y: 240, finger: 2)
    #expect(world.listener.outline == "beginZoom zoom scroll endZoom")
    world.listener.forget()
    world.wait(50)
    world.touch(.began, x: 185, y: 240, finger: 3)
    world.wait(10)
    world.touch(.moved, x: 205, y: 240, finger: 3)
    #expect(world.view.isZooming)
    #expect(world.view.zoomScale == 1.5)
    world.wait(10)
    world.touch(.moved, x: 325, y: 240, finger: 3)
    #expect(world.view.zoomScale == 3)
    world.touch(.ended, x: 325, y: 240, finger: 3)
    world.touch(.ended, x: 85, y: 240, finger: 1)
    #expect(world.settle())
    #expect(world.heard.filter { $0.contains("oom") }.last == "endZoom 3.0 -- TD-")
  }

  @Test("leaves a finger that goes on as a drag, with the content under it")
  func leftFingerDrags() {
    let world = World.zooming()
    world.pinch([Pinch(40), Pinch(50), Pinch(y: 260, 75), Pinch(y: 280, 100)])
    #expect(world.view.isDragging)
    world.touch(.ended, x: 260, y: 280, finger: 2)
    let offset = world.view.contentOffset
    world.wait(10)
    world.touch(.moved, x: 70, y: 250, finger: 1)
    #expect(world.view.contentOffset == CGPoint(x: offset.x - 10, y: offset.y + 30))
    world.wait(200)
    world.touch(.ended, x: 70, y: 250, finger: 1)
    #expect(world.scene.isAtRest)
    #expect(world.heard.filter { $0.hasPrefix("begin ") }.count == 1)
    #expect(world.heard.last?.hasPrefix("end false") == true)
  }

  @Test("zooms though scrolling is switched off")
  func scrollingDisabled() {
    let world = World.zooming { $0.isScrollEnabled = false }
    world.pinch(40, 50, 100)
    #expect(world.view.zoomScale == 2)
    world.liftBoth(100)
    #expect(world.settle())
    #expect(!world.heard.contains { $0.hasPrefix("begin ") })
  }

  @Test("takes its touches away from the content")
  func contentTouches() throws {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 640, height: 960))
    let world = World.zooming { $0.delaysContentTouches = false }
    try #require(world.listener.zoomedView).addSubview(button)
    button.isMultipleTouchEnabled = true
    world.pinch(40)
    #expect(button.heard == ["began"])
    world.fingers(.moved, Pinch(50))
    #expect(button.heard.last == "cancelled")
    #expect(world.view.isZooming)
  }

  final class Button: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }
}
