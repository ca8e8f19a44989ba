internal import Traces

/// The facts about the animations of all views.
final class AnimatedStage: StageFeature {
  /// The facts about the animations; nil: nothing is animated.
  var facts: AnimationFacts?
  /// The content of the latest message about an animation.
  private(set) var heard = AnimationHeard()

  var mayRaise: Bool { facts?.animators.wrong != nil }

  func receive(_ message: borrowing Message, _ watch: Watch) {
    guard watch.now.event.isOfAnimation else { return }
    heard = AnimationHeard(message)
    facts?.heardTurn = watch.now.turn
  }

  func follow(_ watch: Watch) {
    if watch.now.event.isOfAnimation { watch.followAnimation() }
  }

  func follow(_ call: borrowing Call, kind: Program.Kind, _ stage: Stage, turn: Int32) {
    guard facts != nil || call.isOfAnimations else { return }
    stage.needAnimations().follow(call, kind: kind, stage.watches, turn: turn)
  }

  func excuse() { facts?.animators.doubtAll() }
}

extension SlotKey<AnimationFacts> {
  static var animations: Self { Self(.animations) }
}

extension SlotKey<AnimatedStage> {
  static var animations: Self { Self(.animations) }
}

extension StageFeatureMaker {
  /// The maker of the facts about the animations of all views.
  static var animations: StageFeatureMaker {
    StageFeatureMaker { slots in
      let stage = AnimatedStage()
      slots[.animations] = stage
      return stage
    }
  }
}

extension Stage {
  /// The facts about the animations of all views.
  var animated: AnimatedStage? { self[.animations] }

  /// The facts about animations; nil: nothing is animated.
  var animations: AnimationFacts? { animated?.facts }

  /// Returns the facts about animations, and makes them at the first call.
  func needAnimations() -> AnimationFacts {
    if let animations { return animations }
    let facts = AnimationFacts(watches)
    animated?.facts = facts
    for watch in watches { watch.add(facts, at: .animations) }
    return facts
  }

  /// True if an animation may be under way for which somebody waits.
  var mayAnimate: Bool {
    animations?.blocks.contains { $0.ends == 0 && $0.hasCompletion } ?? false
  }

  /// True if a property animator may be under way.
  var mayRunAnimators: Bool {
    animations?.animators.courses.values.contains { !$0.isIdle } ?? false
  }
}

extension Call {
  /// True if it shows that the transcript is about animations.
  fileprivate var isOfAnimations: Bool {
    switch name {
    case .animate, .animateToCompletion, .animateWithOptions, .setAnimationsEnabled, .alpha: true
    default: arguments[.animatorID] != nil
    }
  }
}
