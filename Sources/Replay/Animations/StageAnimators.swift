import HeadlessUIKit
import Traces

/// The property animators that a trace's calls make, by the names that the trace gives them.
///
/// None is let go of before the world: one that is held may not be (R490).
final class StageAnimators {
  private var all: [UIViewPropertyAnimator] = []
  private var named: [String: UIViewPropertyAnimator] = [:]

  // Letting go needs no actor.
  nonisolated deinit {}

  /// Keeps an animator; another of its name is not called by it any more.
  func keep(_ animator: UIViewPropertyAnimator, named name: String) {
    all.append(animator)
    named[name] = animator
  }

  /// Returns the animator that a call is about; nil: none has its name.
  func animator(of call: Call) -> UIViewPropertyAnimator? {
    call.arguments[.animatorID]?.string.flatMap { named[$0] }
  }

  /// Says which animators there are, for a call about one that there is not.
  func complaint(about call: Call) -> String {
    let name = call.arguments[.animatorID]?.string ?? ""
    let there = named.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return "no animator is called \"\(name)\" at \(call.name): "
      + (there.isEmpty ? "there is none" : "there are \(there)")
  }
}

extension Stage {
  /// Makes a property animator as a call says.
  func makeAnimator(_ call: Call) {
    if scene.whenRaised == nil { hearExceptions() }
    let duration = call.arguments[.duration]?.number?.double ?? 0
    let animator =
      if let ratio = call.arguments[.dampingRatio]?.number?.double {
        UIViewPropertyAnimator(duration: duration, dampingRatio: ratio)
      } else {
        UIViewPropertyAnimator(
          duration: duration,
          curve: UIView.AnimationCurve(name: call.arguments[.curve]?.string)
        )
      }
    animators.keep(animator, named: call.arguments[.animatorID]?.string ?? "")
  }

  /// Does something to the animator that a call names; one that there is not ends the replay.
  func callAnimator(_ call: Call, _ body: (UIViewPropertyAnimator) -> Void) {
    guard let animator = animators.animator(of: call) else {
      return recorder.fail(animators.complaint(about: call))
    }
    body(animator)
  }

  /// Starts an animator or holds it, and makes the calls of its block when that runs.
  func start(_ call: Call, _ changes: ArraySlice<Line>) {
    callAnimator(call) { animator in
      var rest = changes
      if animator.state == .inactive || !changes.isEmpty {
        let part = actors[Int(call.view.place)].part
        let id = call.arguments[.animatorID].map { [Argument(.animatorID, $0)] } ?? []
        animator.addAnimations { [unowned self] in
          _ = part.ask(.animatorAnimations, id, usual: nil)
          blocksUnderWay += 1
          make(rest)
          blocksUnderWay -= 1
          rest = []
        }
      }
      switch call.name {
      case .pauseAnimation: animator.pauseAnimation()
      case .startAnimationAfterDelay:
        animator.startAnimation(afterDelay: call.arguments[.afterDelay]?.number?.double ?? 0)
      default: animator.startAnimation()
      }
      // An animator whose completions are called runs no block.
      make(rest)
    }
  }
}

extension UIView.AnimationCurve {
  /// The curve of a name; it decides nothing but what is seen.
  fileprivate init(name: String?) {
    self =
      switch name {
      case "easeIn": .easeIn
      case "easeOut": .easeOut
      case "linear": .linear
      default: .easeInOut
      }
  }
}
