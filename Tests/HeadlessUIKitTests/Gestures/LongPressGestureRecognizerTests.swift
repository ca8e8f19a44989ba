import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The long press recognizer")
struct LongPressGestureRecognizerTests {
  private let world = World { $0.isScrollEnabled = false }
  private let press = UILongPressGestureRecognizer()
  private let told = Told()

  /// The states that the action was told of.
  private final class Told {
    var states: [UIGestureRecognizer.State] = []
  }

  init() {
    world.view.addGestureRecognizer(press)
    press.addAction { [told] in told.states.append($0.state) }
  }

  @Test("wants half a second of one finger within 10 points (R636)")
  func defaults() {
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
  }

  @Test("begins, changes and ends (R635), and has no limit once it has begun (R637)")
  func presses() {
    world.touch(.began, y: 300)
    world.wait(490)
    #expect(told.states.isEmpty)
    world.wait(30)
    #expect(told.states == [.began])
    world.touch(.moved, y: 100)
    world.lift(y: 100)
    #expect(told.states == [.began, .changed, .ended])
    #expect(press.state == .possible)
  }

  @Test("fails without an action where the finger is lifted too soon (R638) or goes too far (R637)")
  func fails() {
    world.touch(.began, y: 300)
    world.wait(300)
    world.lift(y: 300)
    world.wait(600)
    world.touch(.began, y: 300)
    world.wait(100)
    world.touch(.moved, y: 289)
    world.wait(900)
    world.lift(y: 289)
    #expect(told.states.isEmpty)
    #expect(world.settle())
  }

  @Test("is cancelled as it is switched off (R634)")
  func switchedOff() {
    world.touch(.began, y: 300)
    world.wait(600)
    press.isEnabled = false
    #expect(told.states == [.began, .cancelled])
    world.lift(y: 300)
    #expect(told.states.count == 2)
  }

  @Test("waits for the taps that come before")
  func tapsBefore() {
    press.numberOfTapsRequired = 1
    world.touch(.began, y: 300)
    world.wait(50)
    world.lift(y: 300)
    world.wait(100)
    world.touch(.began, y: 300)
    world.wait(600)
    #expect(told.states == [.began])
  }

  @Test("waits for another that must fail first, and fails where that is recognized (R628)")
  func waits() {
    let tap = UITapGestureRecognizer()
    world.view.addGestureRecognizer(tap)
    press.minimumPressDuration = 0.1
    press.require(toFail: tap)
    world.touch(.began, y: 300)
    world.wait(200)
    #expect(told.states.isEmpty)
    world.lift(y: 300)
    world.wait(600)
    #expect(told.states.isEmpty)
  }

  @Test("asks once in each attempt whether it has to wait (R633)")
  func asksOnce() {
    let delegate = Asked()
    press.delegate = delegate
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    world.view.addGestureRecognizer(tap)
    world.touch(.began, y: 300)
    world.wait(900)
    #expect(delegate.count == 1)
    world.lift(y: 300)
    world.wait(900)
    world.touch(.began, y: 300)
    world.wait(900)
    #expect(delegate.count == 2)
  }

  private final class Asked: UIGestureRecognizerDelegate {
    var count = 0
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      if otherGestureRecognizer is UITapGestureRecognizer { count += 1 }
      return false
    }
  }

  @Test("tells where each finger is, and raises for one that is not there")
  func fingers() {
    world.touch(.began, x: 100, y: 300)
    #expect(press.location(ofTouch: 0, in: nil) == CGPoint(x: 100, y: 300))
    #expect(press.location(ofTouch: 1, in: nil) == .zero)
    #expect(world.scene.exception?.name == "NSRangeException")
  }
}

@Suite("The swipe recognizer")
struct SwipeGestureRecognizerTests {
  /// Swipes by a way, and tells how often the action ran.
  private func swipe(
    _ x: Double,
    _ y: Double,
    _ direction: UISwipeGestureRecognizer.Direction? = nil
  ) -> Int {
    let world = World { $0.isScrollEnabled = false }
    let swipe = UISwipeGestureRecognizer()
    if let direction { swipe.direction = direction }
    var count = 0
    swipe.addAction { _ in count += 1 }
    world.view.addGestureRecognizer(swipe)
    world.touch(.began, x: 160, y: 300)
    for step in 1...5 {
      world.wait(16)
      world.touch(.moved, x: 160 + x * Double(step) / 5, y: 300 + y * Double(step) / 5)
    }
    world.lift(y: 300 + y, x: 160 + x)
    return count
  }

  @Test("goes to the right unless it is told otherwise, and may go several ways (R640)")
  func directions() {
    #expect(swipe(100, 0) == 1)
    #expect(swipe(-100, 0) == 0)
    #expect(swipe(-100, 0, [.left, .up]) == 1)
    #expect(swipe(0, -100, [.left, .up]) == 1)
    #expect(swipe(0, 100, [.left, .up]) == 0)
    #expect(swipe(20, 0) == 0)
  }
}
