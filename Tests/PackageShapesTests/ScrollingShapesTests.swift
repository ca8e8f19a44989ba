import HeadlessUIKit
import Testing

@testable import PackageShapes

@Suite("A photo zoomer")
struct PhotoZoomerTests {
  private let zoomer = PhotoZoomer()
  private let screen: Screen

  init() {
    screen = Screen(zoomer)
    screen.perform { zoomer.image = UIImage(named: "lake", size: CGSize(width: 640, height: 480)) }
  }

  @Test("shows all of the photo in the middle")
  func fits() {
    #expect(zoomer.zoomScale == 0.5)
    #expect(zoomer.photoFrame == CGRect(x: 0, y: 120, width: 320, height: 240))
  }

  @Test("follows two fingers, within its limits")
  func pinch() {
    screen.touch(.began, CGPoint(x: 140, y: 240), CGPoint(x: 180, y: 240))
    for reach in stride(from: 20.0, through: 150, by: 10) {
      screen.wait(20)
      screen.touch(.moved, CGPoint(x: 160 - reach, y: 240), CGPoint(x: 160 + reach, y: 240))
    }
    #expect(zoomer.zoomScale > 1.5)
    screen.touch(.ended, CGPoint(x: 10, y: 240), CGPoint(x: 310, y: 240))
    screen.settle()
    #expect(zoomer.zoomScale == 1.5)
    #expect(zoomer.photoFrame == CGRect(x: 0, y: 0, width: 960, height: 720))
  }

  @Test("comes near where a double tap was, and goes back at the next")
  func doubleTap() {
    screen.tap(80, 240)
    screen.tap(80, 240)
    screen.settle()
    #expect(zoomer.zoomScale == 1.5)
    // A quarter of the photo's width is in the middle.
    #expect(zoomer.contentOffset == CGPoint(x: 80, y: 120))
    screen.wait(1000)
    screen.tap(80, 240)
    screen.tap(80, 240)
    screen.settle()
    #expect(zoomer.zoomScale == 0.5)
    #expect(zoomer.photoFrame.minY == 120)
  }
}

@Suite("A stretchy header")
struct StretchyHeaderTests {
  private final class Follower: NSObject, UIScrollViewDelegate {
    let header = StretchyHeader(largeHeight: 200, smallHeight: 60)

    func scrollViewDidScroll(_ scrollView: UIScrollView) { header.update() }
  }

  private let scrollView = UIScrollView()
  private let follower = Follower()
  private let screen: Screen

  init() {
    screen = Screen(scrollView)
    screen.perform { [scrollView, follower] in
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      scrollView.delegate = follower
      follower.header.attach(to: scrollView)
    }
  }

  private var height: CGFloat { follower.header.frame.height }

  @Test("folds as the content goes up, and stays at its smallest height")
  func folds() {
    var folded: [CGFloat] = []
    follower.header.onFold = { folded.append($0) }
    #expect(height == 200)
    screen.scroll(by: 70)
    #expect(height < 200 && height > 60)
    screen.scroll(by: 300)
    #expect(height == 60)
    #expect(follower.header.frame.minY == scrollView.contentOffset.y)
    #expect(folded == folded.sorted() && folded.last == 1)
  }

  @Test("grows with a content that is pulled down, and comes back")
  func grows() {
    screen.drag(from: CGPoint(x: 160, y: 220), to: CGPoint(x: 160, y: 400))
    #expect(height > 230)
    #expect(follower.header.frame.minY == scrollView.contentOffset.y)
    screen.touch(.ended, CGPoint(x: 160, y: 400))
    screen.settle()
    #expect(height == 200)
  }

  @Test("gives its room back")
  func leaves() {
    screen.perform { follower.header.removeFromSuperview() }
    #expect(scrollView.contentInset.top == 0)
  }
}

@Suite("Sticky bars")
struct StickyBarTests {
  private let scrollView = StickyScrollView()
  private let bars = [UIView(), UIView()]
  private let screen: Screen

  init() {
    screen = Screen(scrollView)
    screen.perform { [scrollView, bars] in
      scrollView.contentSize = CGSize(width: 320, height: 3000)
      scrollView.addBar(bars[0], at: 100)
      scrollView.addBar(bars[1], at: 500)
    }
  }

  /// Returns the top of a bar on the screen.
  private func top(_ bar: Int) -> CGFloat { bars[bar].frame.minY - scrollView.contentOffset.y }

  @Test("stick to the edge, and the next one pushes them out")
  func sticks() {
    var stuck: [Int?] = []
    scrollView.onStick = { view in stuck.append(bars.firstIndex { $0 === view }) }
    screen.perform { scrollView.contentOffset.y = 60 }
    #expect(top(0) == 40 && stuck.isEmpty)
    screen.scroll(by: 200)
    #expect(top(0) == 0)
    screen.perform { scrollView.contentOffset.y = 480 }
    #expect(top(0) == -20 && top(1) == 20)
    screen.perform { scrollView.contentOffset.y = 700 }
    #expect(top(1) == 0)
    screen.perform { scrollView.contentOffset.y = 0 }
    #expect(stuck == [0, 1, nil])
  }
}

@Suite("A nested pager")
struct NestedPagerTests {
  private let pager = NestedPager(headerHeight: 100, contentHeight: 2000)
  private let screen: Screen

  init() {
    screen = Screen(pager)
  }

  @Test("scrolls its header away first, and the list then, with one finger")
  func down() {
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 340))
    #expect(pager.outer.contentOffset.y > 30 && pager.outer.contentOffset.y < 100)
    #expect(pager.list.contentOffset.y == 0)
    for y in stride(from: 330.0, through: 150, by: -20) {
      screen.wait(20)
      screen.touch(.moved, CGPoint(x: 160, y: y))
    }
    #expect(pager.outer.contentOffset.y == 100)
    #expect(pager.list.contentOffset.y > 50)
    screen.wait(200)
    screen.touch(.ended, CGPoint(x: 160, y: 150))
    screen.settle()
  }

  @Test("brings the header back once the list is at its top")
  func up() {
    screen.scroll(by: 400)
    let distance = pager.list.contentOffset.y
    #expect(distance > 0)
    screen.scroll(by: -distance / 2)
    #expect(pager.outer.contentOffset.y == 100)
    screen.scroll(by: -400)
    #expect(pager.list.contentOffset.y == 0)
    #expect(pager.outer.contentOffset.y == 0)
  }
}

@Suite("A keyboard avoider")
struct KeyboardAvoiderTests {
  private let scrollView = UIScrollView()
  private let field = UITextField(frame: CGRect(x: 10, y: 400, width: 300, height: 40))
  private let screen: Screen

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 800)
    scrollView.contentInset.bottom = 20
    scrollView.addSubview(field)
    screen = Screen(scrollView)
  }

  private var fieldOnScreen: CGRect { field.convert(field.bounds, to: nil) }

  @Test("makes room for the keyboard, and shows what is typed into")
  func comes() {
    let avoider = KeyboardAvoider(scrollView, center: screen.scene.notificationCenter)
    screen.tap(100, 420)
    #expect(field.isFirstResponder)
    let keyboard = screen.scene.keyboardFrame
    #expect(scrollView.contentInset.bottom == keyboard.height)
    #expect(fieldOnScreen.maxY <= keyboard.minY)
    _ = screen.perform { field.resignFirstResponder() }
    #expect(scrollView.contentInset.bottom == 20)
    withExtendedLifetime(avoider) {}
  }

  @Test("hears nothing once it is gone")
  func stops() {
    do { _ = KeyboardAvoider(scrollView, center: screen.scene.notificationCenter) }
    screen.tap(100, 420)
    #expect(field.isFirstResponder && scrollView.contentInset.bottom == 20)
  }
}
