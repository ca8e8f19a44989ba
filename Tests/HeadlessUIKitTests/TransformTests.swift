import HeadlessUIKit
import Testing

@Suite("A view that is transformed")
struct TransformTests {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let inner = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 40))

  init() {
    outer.addSubview(inner)
  }

  @Test("keeps its middle and its bounds, and has the frame of what shows")
  func frame() {
    inner.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(inner.center == CGPoint(x: 140, y: 70))
    #expect(inner.bounds == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(inner.frame == CGRect(x: 60, y: 10, width: 160, height: 120))
    inner.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 5)
    #expect(inner.frame == CGRect(x: 120, y: 35, width: 40, height: 80))
    inner.transform = .identity
    #expect(inner.frame == CGRect(x: 100, y: 50, width: 80, height: 40))
  }

  @Test("is placed by its frame as it shows")
  func placed() {
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    inner.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(inner.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("converts points and rectangles through the transform, both ways")
  func convert() {
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 60, y: 30))
    #expect(inner.convert(CGPoint(x: 60, y: 30), from: outer) == .zero)
    let rect = CGRect(x: 10, y: 10, width: 20, height: 5)
    #expect(inner.convert(rect, to: outer) == CGRect(x: 80, y: 50, width: 40, height: 10))
    #expect(outer.convert(rect, from: inner) == CGRect(x: 80, y: 50, width: 40, height: 10))
    #expect(
      outer.convert(CGRect(x: 80, y: 50, width: 40, height: 10), to: inner) == rect
    )
  }

  @Test("is touched where it shows")
  func touched() {
    #expect(outer.hitTest(CGPoint(x: 65, y: 35), with: nil) === outer)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(outer.hitTest(CGPoint(x: 65, y: 35), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 55, y: 35), with: nil) === outer)
  }

  @Test("a transform and its inverse take each other back")
  func inverse() {
    let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 4)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 5, y: 8))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(
      CGSize(width: 2, height: 3).applying(transform) == CGSize(width: 4, height: 12)
    )
    #expect(
      CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform.translatedBy(x: 1, y: 0))
        == CGRect(x: 5, y: 4, width: 2, height: 4)
    )
  }

  @Test("a list in content at twice its size goes half as far as the finger, and stays under it")
  func listInZoomedContent() throws {
    let world = World.zooming(content: CGSize(width: 320, height: 480), offset: .zero)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    list.contentSize = CGSize(width: 320, height: 2_000)
    try #require(world.listener.zoomedView).addSubview(list)
    world.view.zoom(to: CGRect(x: 0, y: 0, width: 160, height: 240), animated: false)
    #expect(world.view.zoomScale == 2)
    world.drag([400, 390, 350])
    #expect(list.contentOffset == CGPoint(x: 0, y: 20))
    #expect(list.panGestureRecognizer.translation(in: nil).y == -40)
    #expect(list.panGestureRecognizer.translation(in: list).y == -20)
    #expect(
      list.panGestureRecognizer.velocity(in: list).y * 2
        == list.panGestureRecognizer.velocity(in: nil).y
    )
    list.panGestureRecognizer.setTranslation(CGPoint(x: 0, y: 5), in: list)
    #expect(list.panGestureRecognizer.translation(in: world.window).y == 10)
    #expect(world.view.contentOffset == .zero)
  }
}
