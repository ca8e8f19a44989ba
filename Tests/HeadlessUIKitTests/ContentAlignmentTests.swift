import HeadlessUIKit
import Testing

@Suite("Content smaller than the view")
struct ContentAlignmentTests {
  func world(alignment: CGPoint, configure: (UIScrollView) -> Void = { _ in }) -> World {
    World(content: CGSize(width: 120, height: 400), scale: 2) {
      $0.contentAlignmentPoint = alignment
      configure($0)
    }
  }

  @Test(
    "lies where the alignment point says",
    arguments: [
      (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0)),
      (CGPoint(x: 0.5, y: 0.5), CGPoint(x: -100, y: -100)),
      (CGPoint(x: 1, y: 1), CGPoint(x: -200, y: -200)),
      (CGPoint(x: 0, y: 0.25), CGPoint(x: 0, y: -50)),
      (CGPoint(x: -3, y: 7), CGPoint(x: 0, y: -200)),
    ]
  )
  func lies(alignment: CGPoint, offset: CGPoint) {
    let world = world(alignment: .zero)
    world.view.contentAlignmentPoint = alignment
    #expect(world.view.contentOffset == offset)
    #expect(world.heard == (offset == .zero ? [] : ["scroll ---"]))
  }

  @Test("comes back there from a drag, and stays there as the room changes")
  func bounce() {
    let world = world(alignment: CGPoint(x: 0.5, y: 0.5)) { $0.alwaysBounceVertical = true }
    world.view.contentInset.top = 100
    #expect(world.view.contentOffset == CGPoint(x: -100, y: -150))
    world.dragAndHold(from: 200, by: 150)
    #expect(world.view.contentOffset.y < -150)
    world.settle()
    #expect(world.view.contentOffset == CGPoint(x: -100, y: -150))
    world.view.contentSize.height = 500
    #expect(world.view.contentOffset.y == -100)
    world.view.bounds.size.height = 700
    #expect(world.view.contentOffset.y == -150)
  }

  @Test("is not aligned along an axis on which it fills the view")
  func fills() {
    let world = World(offset: CGPoint(x: 0, y: 300)) {
      $0.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    }
    #expect(world.view.contentOffset == CGPoint(x: 0, y: 300))
    world.flick(by: 200)
    world.settle()
    #expect(world.view.contentOffset.y == 0)
  }

  @Test("rests as aligned in a paged view too")
  func paged() {
    let world = world(alignment: CGPoint(x: 0.5, y: 0)) {
      $0.isPagingEnabled = true
      $0.alwaysBounceHorizontal = true
    }
    world.swipe(by: -100)
    world.settle()
    #expect(world.view.contentOffset == CGPoint(x: -100, y: 0))
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }
}
