import HeadlessUIKit
import Testing

@Suite("The coordinator of a change of screens")
struct TransitionCoordinatorTests {
  private let screen = NavigationWorld()

  /// Has things done with the change in which its view comes or goes.
  private final class Beside: UIViewController {
    var lines: [String] = []

    override func viewWillAppear(_ animated: Bool) { take() }
    override func viewWillDisappear(_ animated: Bool) { take() }

    private func take() {
      lines.append(transitionCoordinator == nil ? "alone" : "with a change")
      transitionCoordinator?.animate(
        alongsideTransition: { [unowned self] context in
          lines.append("beside\(context.isAnimated ? " animated" : "")")
        },
        completion: { [unowned self] context in
          lines.append(context.isCancelled ? "taken back" : "over")
        }
      )
    }
  }

  @Test("does what it was given with the change and after it, and is gone then")
  func push() {
    let top = Beside()
    screen.push(top)
    #expect(top.lines == ["with a change", "beside animated"])
    #expect(screen.navigation.transitionCoordinator != nil)
    screen.world.wait(400)
    #expect(top.lines == ["with a change", "beside animated", "over"])
    #expect(top.transitionCoordinator == nil)
  }

  @Test("tells that a finger has taken the change back")
  func cancelled() {
    let top = Beside()
    screen.push(top, animated: false)
    top.lines = []
    screen.pull(to: 60)
    screen.world.touch(.ended, x: 60, y: 240)
    screen.world.wait(600)
    #expect(top.lines == ["with a change", "beside animated", "alone", "taken back"])
  }
}
