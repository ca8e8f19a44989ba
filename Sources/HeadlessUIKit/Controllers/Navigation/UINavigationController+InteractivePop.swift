import Foundation

// Going back under a finger: both controllers are told as soon as it begins, and when it is clear how
// it ends, they are told that too, or the opposite (R354).

extension UINavigationController {
  final func edgeWasDragged() {
    let way = edgePan.translation(in: view).x / max(1, view.bounds.width)
    switch edgePan.state {
    case .began:
      beginInteractivePop()
      follow(to: way)
    case .changed: follow(to: way)
    case .ended:
      release { $0.release(velocity: self.edgePan.velocity(in: self.view).x, at: $1) }
    case .cancelled: release { $0.cancel(at: $1) }
    case .possible, .failed: break
    }
  }

  private func beginInteractivePop() {
    guard change == nil, stack.count > 1, let outgoing = stack.last else { return }
    outgoing.transfer.isMovingFromParent = true
    begin(
      NavigationChange(
        incoming: stack[stack.count - 2],
        outgoing: outgoing,
        stack: stack.dropLast(),
        isAnimated: true,
        transition: NavigationTransition(),
        isInteractive: true
      )
    )
  }

  private func follow(to way: Double) {
    guard change?.isInteractive == true, let scene = sceneAround else { return }
    change?.transition.follow(to: way, at: scene.microseconds)
  }

  private func release(_ end: (inout NavigationTransition, Int64) -> Void) {
    guard change?.isInteractive == true, change?.transition.goal == nil, let scene = sceneAround
    else { return }
    guard var released = change else { return }
    end(&released.transition, scene.microseconds)
    change = released
    scene.frames.movers.append(self)
  }
}
