import HeadlessUIKit
import Testing

@Suite("A scroll view's indicators")
struct IndicatorTests {
  private let world = World()

  private func wait(untilFaded milliseconds: Double = 400) {
    world.wait(milliseconds)
    // The clock is the world's: without a frame or a call it stands.
    world.scene.advance(to: world.microseconds)
  }

  @Test("are there while a finger is down or the content moves, and fade afterwards")
  func scrolling() {
    #expect(world.view.scrollIndicatorAlpha == 0)
    world.touch(.began, y: 400)
    #expect(world.view.scrollIndicatorAlpha == 1)
    world.wait(1_000)
    world.touch(.ended, y: 400)
    #expect(world.view.scrollIndicatorAlpha == 1)
    wait()
    #expect(world.view.scrollIndicatorAlpha == 0)
    world.flick()
    world.wait(500)
    #expect(world.view.isDecelerating)
    #expect(world.view.scrollIndicatorAlpha == 1)
    world.settle()
    wait(untilFaded: 150)
    #expect(0 < world.view.scrollIndicatorAlpha && world.view.scrollIndicatorAlpha < 1)
    wait()
    #expect(world.view.scrollIndicatorAlpha == 0)
    world.view.setContentOffset(.zero, animated: true)
    #expect(world.view.scrollIndicatorAlpha == 1)
  }

  @Test("do not keep the world from its rest, and are nobody's message")
  func rest() {
    world.scene.finishTurn()
    world.view.flashScrollIndicators()
    #expect(world.view.scrollIndicatorAlpha == 1)
    #expect(world.scene.isAtRest)
    #expect(!world.scene.needsFrames)
    #expect(world.heard.isEmpty)
    #expect(world.view.contentOffset == .zero)
    wait(untilFaded: 1_000)
    #expect(world.view.scrollIndicatorAlpha == 0)
  }

  @Test("are gone at once when scrolling is switched off")
  func disabled() {
    world.drag([400, 300])
    world.view.isScrollEnabled = false
    #expect(world.view.scrollIndicatorAlpha == 0)
    world.view.flashScrollIndicators()
    #expect(world.view.scrollIndicatorAlpha == 0)
    let other = World()
    other.view.flashScrollIndicators()
    other.view.isScrollEnabled = false
    other.view.isScrollEnabled = true
    #expect(other.view.scrollIndicatorAlpha == 0)
  }

  @Test("are there for the axes that scroll, each at its edge")
  func frames() throws {
    #expect(world.view.horizontalScrollIndicatorFrame == nil)
    let alone = try #require(world.view.verticalScrollIndicatorFrame)
    #expect(alone.minX == 314 && alone.maxX == 317)
    #expect(alone.minY == 3)
    world.view.contentSize.width = 1_000
    world.view.contentOffset = CGPoint(x: 680, y: 1_400)
    let vertical = try #require(world.view.verticalScrollIndicatorFrame)
    let horizontal = try #require(world.view.horizontalScrollIndicatorFrame)
    #expect(horizontal.minY == 594 && horizontal.maxY == 597)
    // If both are shown, neither reaches the corner.
    #expect(abs(vertical.maxY - 591) < 1e-9)
    #expect(abs(horizontal.maxX - 311) < 1e-9)
    world.view.showsHorizontalScrollIndicator = false
    #expect(world.view.horizontalScrollIndicatorFrame == nil)
    #expect(abs(try #require(world.view.verticalScrollIndicatorFrame).maxY - 597) < 1e-9)
    world.view.showsVerticalScrollIndicator = false
    #expect(world.view.verticalScrollIndicatorFrame == nil)
  }

  @Test("get shorter as a finger pulls the content past an end")
  func overscrolled() throws {
    let free = try #require(world.view.verticalScrollIndicatorFrame)
    world.drag([100, 200, 300])
    let pressed = try #require(world.view.verticalScrollIndicatorFrame)
    #expect(pressed.minY == free.minY)
    #expect(abs(pressed.height - (free.height + world.view.contentOffset.y)) < 1e-9)
  }

  @Test("have insets of their own, and the bars' unless they are told not to")
  func insets() throws {
    world.view.contentInset.top = 100
    world.view.contentOffset.y = -100
    #expect(try #require(world.view.verticalScrollIndicatorFrame).minY == 3)
    world.view.scrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 5)
    #expect(world.view.horizontalScrollIndicatorInsets.top == 10)
    #expect(world.view.verticalScrollIndicatorInsets.top == 10)
    #expect(try #require(world.view.verticalScrollIndicatorFrame).minY == 13)
    #expect(try #require(world.view.verticalScrollIndicatorFrame).maxX == 312)
    world.window.safeAreaInsets = UIEdgeInsets(top: 20)
    #expect(try #require(world.view.verticalScrollIndicatorFrame).minY == 33)
    world.view.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(try #require(world.view.verticalScrollIndicatorFrame).minY == 13)
  }

  @Test("have a style, which changes nothing else")
  func style() {
    let frame = world.view.verticalScrollIndicatorFrame
    #expect(world.view.indicatorStyle == .default)
    world.view.indicatorStyle = .white
    #expect(world.view.verticalScrollIndicatorFrame == frame)
  }

  @Test("are not to be seen outside a window")
  func withoutWindow() {
    world.view.flashScrollIndicators()
    world.view.removeFromSuperview()
    #expect(world.view.scrollIndicatorAlpha == 0)
    world.view.flashScrollIndicators()
    world.window.addSubview(world.view)
    #expect(world.view.scrollIndicatorAlpha == 0)
  }
}
