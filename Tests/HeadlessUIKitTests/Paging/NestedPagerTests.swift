import HeadlessUIKit
import Testing

@Suite("A pager and a list, one in the other")
struct NestedPagerTests {
  /// A vertical list with a pager of three pages in its upper third.
  func pagerInList() -> (world: World, pager: UIScrollView, listener: Listener) {
    let world = World(content: CGSize(width: 320, height: 3_000), scale: 2)
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    pager.contentSize = CGSize(width: 960, height: 200)
    pager.isPagingEnabled = true
    world.view.addSubview(pager)
    let listener = Listener()
    pager.delegate = listener
    return (world, pager, listener)
  }

  /// A pager with a list on each of its three pages; the first is handed out.
  func listInPager() -> (world: World, list: UIScrollView, listener: Listener) {
    let world = World.pager(pages: 3)
    for page in 0..<3 {
      let list = UIScrollView(frame: CGRect(x: Double(page) * 320, y: 0, width: 320, height: 600))
      list.contentSize = CGSize(width: 320, height: 3_000)
      world.view.addSubview(list)
    }
    let listener = Listener()
    let list = world.view.subviews[0] as? UIScrollView ?? UIScrollView()
    list.delegate = listener
    return (world, list, listener)
  }

  @Test("in a list: the sideways drag turns its page, the list hears nothing")
  func sidewaysOnPager() {
    let (world, pager, listener) = pagerInList()
    world.swipe(by: -100, y: 100)
    world.settle()
    #expect(pager.contentOffset.x == 320 && world.view.contentOffset == .zero)
    #expect(listener.outline == "begin scroll+ willEnd end glide scroll+ rest")
    #expect(world.heard.isEmpty)
  }

  @Test("in a list: the upward drag scrolls the list, the pager hears nothing")
  func upwardOnPager() {
    let (world, pager, listener) = pagerInList()
    world.flick(from: 150, by: -100)
    world.settle()
    #expect(pager.contentOffset == .zero && world.view.contentOffset.y > 300)
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
    #expect(listener.heard.isEmpty)
  }

  @Test("in a list: past its last page it bounces, for the list cannot follow")
  func pastLastPage() {
    for bounces in [true, false] {
      let (world, pager, listener) = pagerInList()
      pager.bounces = bounces
      pager.contentOffset.x = 640
      listener.forget()
      world.swipe(by: -100, y: 100)
      world.settle()
      #expect(pager.contentOffset.x == 640 && world.heard.isEmpty)
      #expect(listener.outline.hasPrefix("begin") && listener.outline.hasSuffix("rest"))
    }
  }

  @Test("with lists in it: each direction has its view, one after the other")
  func directions() {
    let (world, list, listener) = listInPager()
    world.flick(from: 500, by: -100)
    #expect(list.isDecelerating && !world.view.isDragging && world.heard.isEmpty)
    world.settle()
    world.swipe(by: -100)
    world.settle()
    #expect(world.view.contentOffset.x == 320)
    #expect(listener.outline == "begin scroll+ willEnd end glide scroll+ rest")
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }

  @Test("with lists in it: a page turns while a list glides, and each ends for itself (A11)")
  func interleaved() {
    let (world, list, listener) = listInPager()
    var order: [String] = []
    for name in ["begin", "end", "glide", "rest"] {
      world.listener.reactions[name] = { _ in order.append("pager " + name) }
      listener.reactions[name] = { _ in order.append("list " + name) }
    }
    world.flick(from: 500, by: -200, speed: 2)
    world.wait(50)
    // The finger halts the list, and goes sideways: the list's glide is over then.
    world.swipe(by: -100)
    world.settle()
    #expect(
      order == [
        "list begin", "list end", "list glide", "pager begin", "list rest", "pager end",
        "pager glide", "pager rest",
      ]
    )
    #expect(list.contentOffset.y > 190 && world.view.contentOffset.x == 320)
  }

  @Test("one finger on each of two pagers drags both")
  func twoFingers() {
    let (world, pager, listener) = pagerInList()
    let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 320, height: 200))
    other.contentSize = CGSize(width: 960, height: 200)
    other.isPagingEnabled = true
    let otherListener = Listener()
    other.delegate = otherListener
    world.view.addSubview(other)
    world.send([FingerSample(finger: 1, phase: .began, x: 300, y: 100)])
    world.send([FingerSample(finger: 2, phase: .began, x: 20, y: 400)])
    other.contentOffset.x = 640
    otherListener.forget()
    for step in 1...10 {
      world.wait(10)
      let way = Double(step) * 10
      world.send([
        FingerSample(finger: 1, phase: .moved, x: 300 - way, y: 100),
        FingerSample(finger: 2, phase: .moved, x: 20 + way, y: 400),
      ])
    }
    #expect(pager.isDragging && other.isDragging && !world.view.isDragging)
    world.wait(5)
    world.send([FingerSample(finger: 2, phase: .ended, x: 120, y: 400)])
    world.wait(30)
    world.send([FingerSample(finger: 1, phase: .ended, x: 200, y: 100)])
    world.settle()
    #expect(pager.contentOffset.x == 320 && other.contentOffset.x == 320)
    #expect(world.heard.isEmpty)
    for each in [listener, otherListener] {
      #expect(each.outline == "begin scroll+ willEnd end glide scroll+ rest")
    }
  }
}

@Suite("A drag that leads past a view's end")
struct TransferTests {
  /// A pager in a pager, the inner one on its last page.
  func pagerInPager(
    bounces: Bool = false,
    configure: (UIScrollView) -> Void = { _ in }
  ) -> (world: World, inner: UIScrollView, listener: Listener) {
    let world = World.pager(pages: 3)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    inner.contentSize = CGSize(width: 640, height: 600)
    inner.isPagingEnabled = true
    inner.bounces = bounces
    inner.contentOffset.x = 320
    configure(inner)
    world.view.addSubview(inner)
    let listener = Listener()
    inner.delegate = listener
    return (world, inner, listener)
  }

  @Test("goes to the view around it, whether or not the inner bounces", arguments: [true, false])
  func transferred(bounces: Bool) {
    let (world, inner, listener) = pagerInPager(bounces: bounces)
    world.swipe(by: -100)
    world.settle()
    #expect(world.view.contentOffset.x == 320 && inner.contentOffset.x == 320)
    #expect(listener.heard.isEmpty)
  }

  @Test("stays with the inner one on the way back, and if no other can follow")
  func kept() {
    let (world, inner, _) = pagerInPager()
    world.swipe(from: 20, by: 100)
    world.settle()
    #expect(inner.contentOffset.x == 0 && world.view.contentOffset == .zero)
    let (other, bouncing, listener) = pagerInPager(bounces: true)
    other.view.contentOffset.x = 640
    bouncing.frame.origin.x = 640
    other.swipe(by: -100)
    other.settle()
    #expect(bouncing.contentOffset.x == 320 && other.view.contentOffset.x == 640)
    #expect(listener.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }

  @Test("stays with an inner one that transfers nothing")
  func notTransferred() {
    let (world, inner, listener) = pagerInPager {
      $0.transfersHorizontalScrollingToParent = false
    }
    world.swipe(by: -100)
    world.settle()
    #expect(inner.contentOffset.x == 320 && world.view.contentOffset == .zero)
    #expect(listener.outline == "begin willEnd end glide rest")
  }

  @Test("stays with the inner one where nothing around it could follow")
  func noOneFollows() {
    let changes: [(UIScrollView) -> Void] = [
      { $0.isScrollEnabled = false },
      { $0.contentSize.width = 320 },
      {
        $0.bounces = false
        $0.contentOffset.x = 640
      },
    ]
    for (index, change) in changes.enumerated() {
      let (world, inner, listener) = pagerInPager()
      change(world.view)
      inner.frame.origin.x = world.view.contentOffset.x
      world.listener.forget()
      world.swipe(by: -100)
      world.settle()
      #expect(listener.outline == "begin willEnd end glide rest", "\(index)")
      #expect(world.heard.isEmpty, "\(index)")
    }
  }

  @Test("goes past a view between that cannot follow")
  func grandparent() {
    let world = World.pager(pages: 3)
    let middle = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    middle.contentSize = CGSize(width: 320, height: 2_000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    inner.contentSize = CGSize(width: 640, height: 600)
    inner.bounces = false
    inner.contentOffset.x = 320
    world.view.addSubview(middle)
    middle.addSubview(inner)
    world.swipe(by: -100)
    world.settle()
    #expect(world.view.contentOffset.x == 320 && inner.contentOffset.x == 320)
    #expect(!middle.isTracking && middle.contentOffset == .zero)
  }

  @Test("up and down is decided by itself")
  func vertical() {
    let world = World()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    inner.contentSize = CGSize(width: 320, height: 900)
    inner.bouncesVertically = false
    inner.transfersHorizontalScrollingToParent = false
    inner.contentOffset.y = 600
    world.view.addSubview(inner)
    world.dragAndHold(from: 250, by: -100)
    #expect(world.view.contentOffset.y == 90 && inner.contentOffset.y == 600)
    inner.transfersVerticalScrollingToParent = false
    world.dragAndHold(from: 150, by: -100)
    #expect(world.view.contentOffset.y == 90 && inner.contentOffset.y == 600)
  }
}
