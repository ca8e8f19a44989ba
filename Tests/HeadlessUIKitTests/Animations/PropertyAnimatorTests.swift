import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A property animator")
struct PropertyAnimatorTests {
  private let world = World()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let told = Told()

  /// The positions that completions were told of.
  private final class Told {
    var positions: [UIViewAnimatingPosition] = []
  }

  init() {
    world.view.addSubview(box)
    world.settle()
  }

  /// An animator that fades the box in a second.
  private func animator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in box.alpha = 0 }
    animator.addCompletion { [told] in told.positions.append($0) }
    return animator
  }

  private func act(_ body: () -> Void) { world.scene.perform(body) }

  @Test("runs its completions at the end, with the end (R485)")
  func ends() {
    let animator = animator()
    #expect(animator.state == .inactive && box.alpha == 1)
    act { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && box.alpha == 0)
    world.wait(500)
    #expect(abs(animator.fractionComplete - 0.5) < 0.02)
    world.wait(520)
    #expect(told.positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test("that is stopped for good tells nobody (R486)")
  func stops() {
    let animator = animator()
    act { animator.startAnimation() }
    world.wait(500)
    act { animator.stopAnimation(true) }
    #expect(animator.state == .inactive)
    #expect(abs(box.alpha - 0.5) < 0.02)
    world.settle()
    #expect(told.positions.isEmpty)
  }

  @Test(
    "that is stopped and finished tells where (R487)",
    arguments: UIViewAnimatingPosition.allCases
  )
  func finishes(position: UIViewAnimatingPosition) {
    let animator = animator()
    act { animator.startAnimation() }
    world.wait(500)
    act { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)
    act { animator.finishAnimation(at: position) }
    #expect(told.positions == [position])
    #expect(animator.state == .inactive)
    #expect(abs(box.alpha - (position == .end ? 0 : position == .start ? 1 : 0.5)) < 0.02)
  }

  @Test("raises where it is stopped or finished at a wrong moment (R484, R488)")
  func raises() {
    let stopped = World()
    stopped.scene.perform {
      UIViewPropertyAnimator(duration: 1, curve: .linear).stopAnimation(true)
    }
    #expect(stopped.scene.exception?.name == "NSInternalInconsistencyException")
    let animator = animator()
    act {
      animator.startAnimation()
      animator.finishAnimation(at: .end)
    }
    #expect(world.scene.exception != nil)
  }

  @Test("runs still while its completions are called, and may not be finished there (R491)")
  func completing() {
    let animator = animator()
    var isRunning = false
    animator.addCompletion { [unowned animator] _ in
      isRunning = animator.isRunning
      animator.stopAnimation(true)
    }
    act { animator.startAnimation() }
    world.wait(1100)
    #expect(isRunning)
    #expect(world.scene.exception != nil)
  }

  @Test("stays active at the end where it pauses on completion (R489)")
  func pausesOnCompletion() {
    let animator = animator()
    animator.pausesOnCompletion = true
    act { animator.startAnimation() }
    world.wait(1100)
    #expect(animator.state == .active && !animator.isRunning && told.positions.isEmpty)
    act { animator.stopAnimation(true) }
  }

  @Test("raises where it is let go of while it is held (R490)")
  func letGo() {
    do {
      let animator = animator()
      act { animator.pauseAnimation() }
      #expect(animator.state == .active)
    }
    #expect(world.scene.exception?.name == "NSInternalInconsistencyException")
  }

  @Test("goes back from where it is when it is turned round")
  func turnsRound() {
    let animator = animator()
    act { animator.startAnimation() }
    world.wait(400)
    act { animator.isReversed = true }
    world.wait(300)
    #expect(told.positions.isEmpty)
    world.wait(150)
    #expect(told.positions == [.start])
    #expect(box.alpha == 1)
  }

  @Test(
    "goes on after a pause for what is left, or for a part of the duration",
    arguments: [0, 2.0]
  )
  func goesOn(factor: Double) {
    let animator = animator()
    act { animator.startAnimation() }
    world.wait(500)
    act { animator.pauseAnimation() }
    world.wait(5000)
    #expect(told.positions.isEmpty)
    act { animator.continueAnimation(withTimingParameters: nil, durationFactor: factor) }
    world.wait(550)
    #expect(told.positions == (factor == 0 ? [.end] : []))
    world.wait(1550)
    #expect(told.positions == [.end])
  }

  @Test("takes further changes while it runs")
  func takesMore() {
    let animator = animator()
    act {
      animator.startAnimation()
      animator.addAnimations { [box] in box.center.x = 300 }
    }
    #expect(box.center.x == 300)
    world.wait(1100)
    #expect(told.positions == [.end])
  }

  @Test("raises in each phase for the stops and the finish that it forbids, and for nothing else")
  func table() {
    typealias Machine = AnimatorStateMachine
    let forbidden: [Machine.Phase: Set<Machine.Event>] = [
      .inactive: [.stop, .stopForGood, .finish], .running: [.finish], .paused: [.finish],
      .stopped: [.stop, .stopForGood], .completing: [.stop, .stopForGood, .finish],
    ]
    var reached: Set<Machine> = [Machine()]
    var rest = Array(reached)
    while let machine = rest.popLast() {
      for event in Machine.Event.allCases {
        var next = machine
        let action = next.receive(event)
        let isForbidden = forbidden[machine.phase]?.contains(event) == true
        #expect((action == .raise) == isForbidden, "\(event) while \(machine.phase)")
        if isForbidden { #expect(next == machine) }
        if reached.insert(next).inserted { rest.append(next) }
      }
    }
    #expect(Set(reached.map(\.phase)) == Set(Machine.Phase.allCases))
  }
}
