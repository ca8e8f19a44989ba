import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The tap recognizer")
struct TapGestureRecognizerTests {
  private let tap = UITapGestureRecognizer()

  /// A world with the recognizer on its view, and the places of the taps.
  private func world(
    taps: Int = 1,
    fingers: Int = 1,
    on target: (World) -> UIView = { $0.view }
  ) -> (world: World, places: () -> [CGPoint]) {
    let world = World()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    let view = target(world)
    view.addGestureRecognizer(tap)
    var places: [CGPoint] = []
    tap.addAction { recognizer in
      #expect(recognizer.state == .ended)
      places.append(recognizer.location(in: nil))
    }
    return (world, { places })
  }

  private func tap(_ world: World, x: Double = 160, y: Double = 300, finger: Int = 1) {
    world.touch(.began, x: x, y: y, finger: finger)
    world.wait(30)
    world.lift(y: y, x: x, finger: finger)
    world.wait(30)
  }

  @Test("wants one tap of one finger unless it is told otherwise (R300)")
  func defaults() {
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(tap.cancelsTouchesInView)
  }

  @Test("acts once, at the lift (R301)")
  func single() {
    let (world, places) = world()
    world.touch(.began, y: 300)
    world.wait(100)
    #expect(places().isEmpty)
    world.touch(.moved, y: 303)
    world.lift(y: 303)
    #expect(places() == [CGPoint(x: 160, y: 300)])
    tap(world)
    #expect(places().count == 2)
    #expect(world.scene.isAtRest)
  }

  @Test("fails when the touch becomes a scroll (R305)")
  func scroll() {
    let (world, places) = world()
    world.drag([300, 280, 240])
    world.lift(y: 240)
    #expect(places().isEmpty)
    world.settle()
    tap(world)
    #expect(places().count == 1)
  }

  @Test(
    "fails when the touch stops a glide, on the view or inside it (R306)",
    arguments: [false, true]
  )
  func stop(isInside: Bool) {
    let (world, places) = world { world in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
      world.view.addSubview(content)
      return isInside ? content : world.view
    }
    world.flick(speed: 2)
    world.wait(100)
    tap(world)
    world.settle()
    #expect(places().isEmpty)
    tap(world)
    #expect(places().count == 1)
  }

  @Test("wants several taps in time and near each other, and says where the first was (R303)")
  func double() {
    let (world, places) = world(taps: 2)
    tap(world, x: 100)
    #expect(!world.scene.isAtRest)
    tap(world, x: 120)
    #expect(places() == [CGPoint(x: 100, y: 300)])
    // Too far.
    tap(world, x: 100)
    tap(world, x: 200)
    #expect(places().count == 1)
    world.wait(500)
    // Too late.
    tap(world)
    world.wait(400)
    tap(world)
    #expect(places().count == 1)
    tap(world)
    #expect(places().count == 2)
    world.settle()
    #expect(world.scene.isAtRest)
  }

  @Test("takes the next tap after it has waited for another to fail (R622, R629)")
  func waitsTwice() {
    let (world, places) = world()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    world.view.addGestureRecognizer(double)
    tap.require(toFail: double)
    tap(world)
    #expect(places().isEmpty)
    world.wait(1_000)
    #expect(places().count == 1)
    tap(world)
    world.wait(1_000)
    #expect(places().count == 2)
    #expect(world.scene.isAtRest)
  }

  @Test("waits for a double tap where its delegate says so, when the finger is up too (R633)")
  func waitsByAnswer() {
    let (world, places) = world()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    world.view.addGestureRecognizer(double)
    let delegate = WaitingDelegate()
    tap.delegate = delegate
    tap(world)
    #expect(places().isEmpty)
    tap(world)
    world.wait(1_000)
    #expect(places().isEmpty)
  }

  @Test("wants several fingers at once, and says where their middle was")
  func twoFingers() {
    let (world, places) = world(fingers: 2)
    tap(world)
    #expect(places().isEmpty)
    world.touch(.began, x: 100, y: 300, finger: 1)
    world.wait(10)
    world.touch(.began, x: 200, y: 320, finger: 2)
    world.wait(10)
    world.lift(y: 300, x: 100, finger: 1)
    #expect(places().isEmpty)
    world.lift(y: 320, x: 200, finger: 2)
    #expect(places() == [CGPoint(x: 150, y: 310)])
  }

  @Test("of one tap waits for another of two to fail")
  func singleOrDouble() {
    let (world, places) = world()
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    world.view.addGestureRecognizer(twice)
    tap.require(toFail: twice)
    var doubles = 0
    twice.addAction { _ in doubles += 1 }
    tap(world)
    tap(world)
    world.settle()
    #expect(doubles == 1 && places().isEmpty)
    tap(world)
    #expect(places().isEmpty)
    world.settle()
    #expect(doubles == 1 && places().count == 1)
    #expect(world.scene.isAtRest)
  }

  @Test("taken away between two taps leaves nothing waiting")
  func removed() {
    let (world, _) = world(taps: 2)
    tap(world)
    world.view.removeGestureRecognizer(tap)
    #expect(world.scene.isAtRest)
  }

  @Test("takes the touch from the view, and so the row from being selected (R126, R304)")
  func swallows() {
    let world = TableWorld()
    tap.addAction { _ in }
    world.world.window.addGestureRecognizer(tap)
    world.tap(60)
    #expect(world.heard.isEmpty)
    world.hold(60)
    world.world.lift(y: 60, x: 100)
    #expect(world.heard == ["shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1"])
    tap.cancelsTouchesInView = false
    world.tap(60)
    #expect(world.heard.last == "didSelect 0-1")
  }
}

@Suite("The state machine of taps")
struct TapStateMachineTests {
  typealias Event = TapStateMachine.Event
  typealias Outcome = TapStateMachine.Outcome

  /// Events, and what the last of them makes of it.
  nonisolated struct Path: CustomTestStringConvertible, Sendable {
    let taps: Int
    let fingers: Int
    let events: [Event]
    let outcome: Outcome

    init(_ taps: Int, _ fingers: Int, _ events: [Event], _ outcome: Outcome) {
      (self.taps, self.fingers, self.events, self.outcome) = (taps, fingers, events, outcome)
    }

    var testDescription: String { "\(taps) × \(fingers): \(events)" }
  }

  nonisolated static let paths = [
    Path(1, 1, [.cameDown], .undecided),
    Path(1, 1, [.cameDown, .lifted], .recognized),
    Path(1, 1, [.cameDown, .waitedTooLong, .lifted], .recognized),
    Path(1, 1, [.cameDown, .cameDown], .failed),
    Path(1, 1, [.cameDown, .strayed], .failed),
    Path(1, 1, [.cameDown, .cancelled], .failed),
    Path(2, 1, [.cameDown, .lifted], .tapped),
    Path(2, 1, [.cameDown, .lifted, .waitedTooLong], .failed),
    Path(2, 1, [.cameDown, .lifted, .cameDown, .waitedTooLong], .undecided),
    Path(2, 1, [.cameDown, .lifted, .cameDown, .lifted], .recognized),
    Path(1, 2, [.cameDown, .lifted], .failed),
    Path(1, 2, [.cameDown, .cameDown, .lifted], .undecided),
    Path(1, 2, [.cameDown, .cameDown, .lifted, .lifted], .recognized),
    Path(1, 2, [.cameDown, .cameDown, .lifted, .cameDown], .failed),
    Path(1, 2, [.cameDown, .cameDown, .cameDown], .failed),
    Path(2, 2, [.cameDown, .cameDown, .lifted, .lifted], .tapped),
  ]

  @Test("counts fingers and taps (R301)", arguments: paths)
  func goes(path: Path) {
    var machine = TapStateMachine(taps: path.taps, fingers: path.fingers)
    var outcomes = path.events.map { machine.receive($0) }
    #expect(outcomes.removeLast() == path.outcome)
    #expect(outcomes.allSatisfy { $0 == .undecided || $0 == .tapped })
  }
}

/// Has a recognizer wait for any other.
private final class WaitingDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UITapGestureRecognizer }
}
