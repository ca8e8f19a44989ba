import HeadlessUIKit
import Testing

@Suite("A change of geometry")
struct GeometryTests {
  @Test("that leaves the content out of range brings it back, and tells it")
  func clamps() {
    let world = World(offset: CGPoint(x: 0, y: 1_400))
    world.view.contentSize.height = 1_500
    #expect(world.view.contentOffset.y == 900)
    world.view.frame.size.height = 700
    #expect(world.view.contentOffset.y == 800)
    world.view.contentInset.bottom = -100
    #expect(world.view.contentOffset.y == 700)
    #expect(world.heard == ["scroll ---", "scroll ---", "inset ---", "scroll ---"])
  }

  @Test("that leaves the content in range says nothing of it")
  func inRange() {
    let world = World(offset: CGPoint(x: 0, y: 500))
    world.view.contentSize.height = 5_000
    world.view.frame.size.height = 500
    world.view.contentInset = UIEdgeInsets(top: 64, bottom: 30)
    #expect(world.heard == ["inset ---"])
    #expect(world.view.contentOffset.y == 500)
  }

  @Test("to the same value says nothing at all")
  func sameValue() {
    let world = World(offset: CGPoint(x: 0, y: 500))
    world.view.contentInset = .zero
    world.view.contentSize = CGSize(width: 320, height: 2_000)
    world.view.frame = world.view.frame
    world.window.safeAreaInsets = .zero
    #expect(world.heard.isEmpty)
  }

  @Test("makes short content rest at its top inset, never at negative slack")
  func shortContent() {
    let world = World(
      content: CGSize(width: 320, height: 100),
      configure: {
        $0.contentInset = UIEdgeInsets(top: 10, bottom: 20)
        $0.alwaysBounceVertical = true
      }
    )
    world.dragAndHold(by: -200)
    world.settle()
    #expect(world.view.contentOffset.y == -10)
  }

  @Test("by an inset can make short content scroll")
  func insetsScroll() {
    let world = World(
      content: CGSize(width: 320, height: 500),
      configure: { $0.contentInset = UIEdgeInsets(top: 100, bottom: 100) }
    )
    world.dragAndHold(by: -500)
    world.settle()
    #expect(world.view.contentOffset.y == 0)
    world.dragAndHold(from: 50, by: 500)
    world.settle()
    #expect(world.view.contentOffset.y == -100)
  }

  @Test("of a covered edge moves content that rests at the top with it")
  func coveredTop() {
    let world = World()
    world.window.safeAreaInsets = UIEdgeInsets(top: 44)
    #expect(world.view.adjustedContentInset == UIEdgeInsets(top: 44))
    #expect(world.view.contentOffset.y == -44)
    #expect(world.heard == ["inset ---", "scroll ---"])
    world.view.contentOffset.y = 300
    world.window.safeAreaInsets = UIEdgeInsets(top: 20)
    #expect(world.view.contentOffset.y == 300)
  }

  @Test("of the view's place counts where an edge is covered")
  func placeUnderCoveredEdge() {
    let world = World()
    world.window.safeAreaInsets = UIEdgeInsets(top: 44)
    world.view.frame.origin.y = 30
    #expect(world.view.adjustedContentInset.top == 14)
  }

  @Test("of contentInset does not")
  func contentInsetAtTop() {
    let world = World()
    world.view.contentInset.top = 44
    #expect(world.view.contentOffset.y == 0)
    #expect(world.heard == ["inset ---"])
  }

  @Test("of a covered edge does not move a view whose scrolling is off")
  func coveredTopWithScrollingOff() {
    let world = World(configure: { $0.isScrollEnabled = false })
    world.window.safeAreaInsets = UIEdgeInsets(top: 44)
    #expect(world.view.contentOffset.y == 0)
  }

  nonisolated static let insetsByBehavior:
    [(UIScrollView.ContentInsetAdjustmentBehavior, UIEdgeInsets)] = [
      (.never, UIEdgeInsets(left: 3)),
      (.always, UIEdgeInsets(top: 44, left: 8, bottom: 34)),
      (.scrollableAxes, UIEdgeInsets(top: 44, left: 3, bottom: 34)),
      (.automatic, UIEdgeInsets(top: 44, left: 3, bottom: 34)),
    ]

  @Test("of covered edges counts as the view wants it", arguments: insetsByBehavior)
  func behaviors(behavior: UIScrollView.ContentInsetAdjustmentBehavior, insets: UIEdgeInsets) {
    let world = World(configure: {
      $0.contentInset.left = 3
      $0.contentInsetAdjustmentBehavior = behavior
    })
    world.window.safeAreaInsets = UIEdgeInsets(top: 44, left: 5, bottom: 34)
    #expect(world.view.adjustedContentInset == insets)
  }

  @Test("of covered edges reaches as far as they cover the view")
  func partlyCovered() {
    let world = World()
    world.window.safeAreaInsets = UIEdgeInsets(top: 44, bottom: 34)
    world.view.frame = CGRect(x: 0, y: 30, width: 320, height: 500)
    #expect(world.view.adjustedContentInset == UIEdgeInsets(top: 14))
    #expect(world.view.contentOffset.y == -14)
  }

  @Test("in a drag inside the range brings the content back and the drag goes on")
  func inDrag() {
    let world = World(offset: CGPoint(x: 0, y: 1_300))
    world.drag([400, 380])
    world.view.contentSize.height = 1_000
    #expect(world.view.contentOffset.y == 400)
    #expect(world.view.isDragging)
    world.touch(.moved, y: 390)
    #expect(world.view.contentOffset.y == 390)
    world.wait(200)
    world.lift(y: 390)
    #expect(world.outline == "begin scroll+ willEnd end")
  }

  @Test("in a drag past an edge does not jump")
  func inDragPastEdge() {
    let world = World()
    world.drag([100, 210])
    let offset = world.view.contentOffset.y
    world.view.contentInset.top = 20
    #expect(world.view.contentOffset.y == offset)
    world.touch(.moved, y: 211)
    #expect(abs(world.view.contentOffset.y - offset) < 1)
    world.wait(200)
    world.lift(y: 211)
    world.settle()
    #expect(world.view.contentOffset.y == -20)
  }

  @Test("in a glide brings the content back, and the glide goes on to its end")
  func inGlide() {
    let world = World(content: CGSize(width: 320, height: 9_000), offset: CGPoint(x: 0, y: 300))
    world.flick()
    world.wait(100)
    world.view.contentSize.height = 700
    #expect(world.view.contentOffset.y == 100)
    #expect(world.view.isDecelerating)
    world.settle()
    #expect(world.view.contentOffset.y == 100)
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }

  @Test("in a bounce gives it another edge")
  func inBounce() {
    let world = World()
    world.dragAndHold(by: 300)
    world.wait(40)
    let offset = world.view.contentOffset.y
    #expect(offset < -64)
    world.view.contentInset.top = 64
    #expect(world.view.contentOffset.y == offset)
    world.settle()
    #expect(world.view.contentOffset.y == -64)
    #expect(world.outline.hasSuffix("glide scroll+ inset scroll+ rest"))
  }

  @Test("in an animation leaves it alone")
  func inAnimation() {
    let world = World()
    world.view.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
    world.wait(200)
    world.view.contentSize.height = 650
    world.settle()
    #expect(world.view.contentOffset.y == 1_000)
    #expect(world.outline == "scroll+ animated")
  }

  @Test("of the bounds' size counts like one of the frame, and keeps the middle")
  func boundsSize() {
    let world = World(offset: CGPoint(x: 0, y: 1_400))
    world.view.bounds.size = CGSize(width: 320, height: 800)
    #expect(world.view.contentOffset.y == 1_200)
    #expect(world.view.frame == CGRect(x: 0, y: -100, width: 320, height: 800))
  }
}
