import HeadlessUIKit
import TestSupport
import Testing

@Suite("Pages that change under a finger or on the way")
struct ChangingPagesTests {
  /// Returns true if a view rests on a page, or at an end of its range.
  static func isOnPage(_ view: UIScrollView) -> Bool {
    let (offset, size) = (view.contentOffset, view.bounds.size)
    let most = CGPoint(
      x: max(0, view.contentSize.width - size.width),
      y: max(0, view.contentSize.height - size.height)
    )
    func isStop(_ offset: CGFloat, _ page: CGFloat, _ most: CGFloat) -> Bool {
      let rest = page > 0 ? abs(offset - (offset / page).rounded() * page) : 0
      return rest <= 0.5 || abs(offset - most) <= 0.5 || offset == 0
    }
    return isStop(offset.x, size.width, most.x) && isStop(offset.y, size.height, most.y)
  }

  @Test("Paging that comes on in a drag counts at the lift")
  func onInDrag() {
    let world = World.pager { $0.isPagingEnabled = false }
    world.listener.reactions["scroll"] = { $0.isPagingEnabled = true }
    world.swipe(by: -100)
    #expect(world.listener.offeredTarget.x == 320)
    world.settle()
    #expect(world.view.contentOffset.x == 320)
  }

  @Test("Paging that goes off in a drag counts no more")
  func offInDrag() {
    let world = World.pager()
    world.listener.reactions["scroll"] = { $0.isPagingEnabled = false }
    world.swipe(by: -100)
    #expect(world.listener.offeredTarget.x > 500)
    world.settle()
    #expect(abs(world.view.contentOffset.x - world.listener.offeredTarget.x) < 2)
  }

  @Test("What holds after willEndDragging counts")
  func inWillEnd() {
    let on = World.pager { $0.isPagingEnabled = false }
    on.listener.reactions["willEnd"] = { $0.isPagingEnabled = true }
    on.swipe(by: -100)
    on.settle()
    #expect(on.view.contentOffset.x == 320)
    let off = World.pager()
    off.listener.reactions["willEnd"] = { $0.isPagingEnabled = false }
    off.swipe(by: -100)
    off.settle()
    #expect(off.view.contentOffset.x > 500)
  }

  @Test("Paging that comes on in a glide leads it to a page in its direction")
  func onInGlide() {
    for message in ["end", "glide", "scroll"] {
      let world = World.pager { $0.isPagingEnabled = false }
      world.listener.reactions[message] = { if $0.isDecelerating { $0.isPagingEnabled = true } }
      world.swipe(by: -100)
      world.settle()
      if message != "end" { #expect(world.view.contentOffset.x == 320, "\(message)") }
      #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest", "\(message)")
    }
  }

  @Test("Bounds that change on the way lead to a page that there is")
  func boundsInGlide() {
    for width in [100.0, 200, 321, 700, 1_600, 2_000] {
      let world = World.pager(offset: 320)
      world.swipe(by: -100)
      world.wait(80)
      world.view.bounds.size.width = width
      #expect(world.settle())
      #expect(Self.isOnPage(world.view), "\(width): \(world.view.contentOffset)")
      #expect(world.outline.hasSuffix("rest"))
    }
  }

  @Test("Bounds that change as the finger leaves lead to a page that there is then")
  func boundsAtLift() {
    for message in ["willEnd", "end", "glide"] {
      for width in [100.0, 200, 321, 700, 1_600] {
        let world = World.pager(offset: 320)
        world.listener.reactions[message] = { $0.bounds.size.width = width }
        world.swipe(by: -100)
        #expect(world.settle())
        #expect(Self.isOnPage(world.view), "\(width) in \(message): \(world.view.contentOffset)")
        #expect(["rest", "end"].contains { world.outline.hasSuffix($0) })
      }
    }
  }

  @Test("Content that shrinks on the way leaves a page to end on")
  func contentInGlide() {
    for width in [0.0, 320, 500, 641] {
      let world = World.pager(offset: 640)
      world.swipe(by: -100)
      world.wait(80)
      world.view.contentSize.width = width
      #expect(world.settle())
      #expect(Self.isOnPage(world.view), "\(width): \(world.view.contentOffset)")
    }
  }

  @Test("Content that code moves on the way takes its page along")
  func movedInGlide() {
    let world = World.pager(pages: 20, offset: 320)
    world.swipe(by: -100)
    world.wait(80)
    world.view.contentOffset.x += 10 * 320
    world.settle()
    #expect(world.view.contentOffset.x == 3_840)
    #expect(world.outline.hasSuffix("glide scroll+ rest"))
  }

  @Test("An animation in a glide ends the way to the page before")
  func animationInGlide() {
    let world = World.pager(pages: 20)
    world.listener.reactions["glide"] = {
      $0.setContentOffset(CGPoint(x: 3_200, y: 0), animated: true)
    }
    world.swipe(by: -100)
    #expect(world.view.isScrollAnimating)
    world.settle()
    #expect(world.view.contentOffset.x == 3_200)
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ animated rest")
  }

  @Test("Bounds without a size have no pages, and do no harm")
  func noSize() {
    for size in [CGSize.zero, CGSize(width: 0, height: 600), CGSize(width: 320, height: 0)] {
      for message in ["begin", "scroll", "willEnd", "end", "glide"] {
        let world = World.pager()
        world.listener.reactions[message] = { $0.bounds.size = size }
        world.swipe(by: -100)
        #expect(world.settle(), "\(size) in \(message)")
        world.view.bounds.size = CGSize(width: 320, height: 600)
        world.listener.reactions = [:]
        world.swipe(by: -100)
        #expect(world.settle())
        #expect(Self.isOnPage(world.view), "\(size) in \(message): \(world.view.contentOffset)")
      }
    }
  }

  @Test("A page longer than the content has nowhere to go")
  func longPage() {
    let world = World.pager(width: 100)
    world.swipe(by: -100)
    #expect(world.heard.isEmpty)
    world.view.alwaysBounceHorizontal = true
    world.swipe(by: -100)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
    #expect(world.outline == "begin scroll+ willEnd end glide scroll+ rest")
  }

  @Test("A million points along, pages are where they should be")
  func farAway() {
    let world = World.pager(width: 1_000_000, offset: 320 * 3_000)
    world.swipe(by: -100)
    world.settle()
    #expect(world.view.contentOffset.x == 960_320)
    world.view.contentOffset.x = 999_600
    world.swipe(by: -100)
    world.settle()
    #expect(world.view.contentOffset.x == 999_680)
  }

  @Test(
    "Whatever is done to it on the way, a paged view comes to rest on a page",
    arguments: Array(0..<150).part(every: 5)
  )
  func anything(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let world = World.pager(
      pages: Double.random(in: 0.5...6, using: &numbers),
      height: [600, 1_800, 900].randomElement(using: &numbers) ?? 600,
      scale: [1, 2, 3].randomElement(using: &numbers) ?? 2,
      framesPerSecond: [30, 60, 120].randomElement(using: &numbers) ?? 60
    ) {
      $0.bounces = seed.isMultiple(of: 3)
      $0.alwaysBounceVertical = seed.isMultiple(of: 2)
    }
    let deeds: [(UIScrollView) -> Void] = [
      { $0.contentSize.width = $0.contentSize.width > 700 ? 650 : 1_900 },
      { $0.bounds.size.width = $0.bounds.size.width > 250 ? 200 : 320 },
      { $0.bounds.size = .zero },
      { $0.contentOffset.x += 320 },
      { $0.contentOffset.y = -70 },
      { $0.isPagingEnabled.toggle() },
      { $0.setContentOffset(CGPoint(x: 320, y: 0), animated: true) },
      { $0.setContentOffset(CGPoint(x: 5_000, y: 0), animated: false) },
      { $0.stopScrollingAndZooming() },
      { $0.isScrollEnabled = false },
      { $0.contentInset.left = $0.contentInset.left == 0 ? 33 : 0 },
    ]
    let messages = ["begin", "scroll", "willEnd", "end", "glide", "rest"]
    for _ in 0..<4 {
      let message = messages.randomElement(using: &numbers) ?? "scroll"
      let deed = deeds.randomElement(using: &numbers)
      var left = 2
      world.listener.reactions[message] = { view in
        guard left > 0 else { return }
        left -= 1
        deed?(view)
      }
      world.swipe(
        from: 160,
        by: Double.random(in: -200...200, using: &numbers),
        speed: Double.random(in: 0.1...4, using: &numbers),
        y: Double.random(in: 1...599, using: &numbers),
        holding: Bool.random(using: &numbers)
      )
      world.wait(Double.random(in: 0...400, using: &numbers))
    }
    #expect(world.settle())
    // The code's changes are over; a last scroll by a finger is paged again.
    world.listener.reactions = [:]
    world.view.isPagingEnabled = true
    world.view.isScrollEnabled = true
    world.view.bounds.size = CGSize(width: 320, height: 600)
    world.view.contentInset = .zero
    world.view.contentSize = CGSize(width: 1_600, height: 1_800)
    world.listener.forget()
    world.touch(.began, x: 200, y: 300)
    world.wait(10)
    world.touch(.moved, x: 150, y: 250)
    world.wait(10)
    world.touch(.moved, x: 130, y: 200)
    world.wait(200)
    world.touch(.ended, x: 130, y: 200)
    #expect(world.settle())
    #expect(Self.isOnPage(world.view), "\(world.view.contentOffset)")
    #expect(world.heard.count { $0.hasPrefix("rest") } <= 1)
  }
}
