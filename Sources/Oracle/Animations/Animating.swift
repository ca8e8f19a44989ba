internal import Traces
internal import Transcripts

/// The facts that a rule about animations sees: a message of a block, a touch on a view that is
/// animated, or rest.
struct Animating: Scene {
  let facts: AnimationFacts
  let watch: Watch

  init?(_ watch: Watch) {
    guard let facts = watch.animations else { return nil }
    self.facts = facts
    self.watch = watch
  }

  var now: Heard { watch.now }
  /// The name that the message says.
  var id: String? { watch.animationNow.id }
  /// True if the animation ended by itself, as the message says; nil: not told.
  var isFinished: Bool? { watch.animationNow.isFinished }

  var words: String {
    let name = (id ?? watch.animationNow.animator).map { " of \"\($0)\"" } ?? ""
    let end = isFinished.map { $0 ? " (finished)" : " (not finished)" } ?? ""
    let place = watch.animationNow.position.map { " (\($0))" } ?? ""
    return now.event.word + name + end + place
  }

  /// The block that the message is about: the earliest of its name whose end is not told yet.
  ///
  /// An end does not tell which of several blocks of the same name it belongs to.
  var block: AnimatedBlock {
    get throws(Lack) {
      guard let id else { throw .message }
      if now.event == .completion, let awaited = facts.awaited(named: id).first {
        try need(facts.awaited(named: id).count == 1, .message)
        return awaited
      }
      guard let block = facts.blocks(named: id).first else { throw .calls }
      return block
    }
  }

  /// The block whose end the message tells, at which nothing else has happened.
  var ending: AnimatedBlock {
    get throws(Lack) {
      let block = try block
      try need(block.ends == 0 && block.isUndisturbed, .call)
      return block
    }
  }

  /// The time from the call to the message, in microseconds.
  var delay: Microseconds {
    get throws(Lack) {
      let start = try block.time
      try need(now.time >= 0 && start >= 0, .time)
      return now.time - start
    }
  }

  /// A time in which a turn or two pass, whatever the rate.
  var soon: Microseconds { facts.animators.soon }
  /// The length of a frame: messages may be told half of one late.
  var frame: Microseconds { facts.animators.frame }

  /// Needs that all calls are told.
  func knowCalls() throws(Lack) {
    try need(watch.record.hasAllCalls, .calls)
    try need(facts.forgotten == 0, .start)
  }

  /// The first block whose end had to be told by the time at which all is at rest, and was not.
  var missing: AnimatedBlock? {
    guard !facts.hasUntold else { return nil }
    let patience = watch.site.stage.patience
    let rest = patience == .max ? now.time : max(now.time, patience)
    return facts.blocks.first { block in
      guard block.hasCompletion, block.ends == 0, !block.isRepeated, let length = block.length
      else { return false }
      // Without times a final state says that all is at rest.
      guard block.time >= 0 else { return now.time < 0 }
      return rest >= block.time + length + soon
    }
  }
}

/// The content of a message about an animation.
struct AnimationHeard: Sendable {
  var id: String?
  var isFinished: Bool?
  /// The animator, where it has ended, and whether it says that it runs.
  var animator: String?
  var position: String?
  var isRunning: Bool?

  init() {}

  init(_ message: borrowing Message) {
    id = message.arguments[.animationID]?.string
    isFinished = message.arguments[.finished]?.bool
    animator = message.arguments[.animatorID]?.string
    position = message.arguments[.finalPosition]?.string
    isRunning = message.arguments[.isRunning]?.bool
  }
}

extension Watch {
  /// The facts about the animations of all views; nil: nothing is animated.
  var animations: AnimationFacts? { features[.animations] }

  /// The content of the judged message, as far as it is about an animation.
  var animationNow: AnimationHeard {
    now.event.isOfAnimation ? site.stage.animated?.heard ?? AnimationHeard() : AnimationHeard()
  }

  /// Follows a message about an animation, after it was judged.
  func followAnimation() {
    let stage = site.stage
    if now.event == .animatorAnimations || now.event == .animatorCompletion {
      return followAnimator(stage)
    }
    guard let id = animationNow.id else {
      stage.animations?.hasUntold = true
      return
    }
    let facts = stage.needAnimations()
    switch now.event {
    case .animations:
      let blocks = facts.blocks(named: id)
      (blocks.last { $0.runs == 0 } ?? blocks.last)?.runs += 1
    case .completion:
      facts.end(named: id)
      for watch in stage.watches { watch.turns.endBlock() }
    default: break
    }
  }
}

extension Watch {
  /// Follows a message about a property animator, after it was judged.
  private func followAnimator(_ stage: Stage) {
    guard now.event == .animatorCompletion, let facts = stage.animations else { return }
    for watch in stage.watches { watch.turns.endBlock() }
    guard let name = animationNow.animator else { return facts.animators.doubtAll() }
    facts.animators.complete(name)
  }
}

extension Event {
  /// True if it is about a block of animations, or about a property animator.
  var isOfAnimation: Bool {
    switch self {
    case .animations, .completion, .animatorAnimations, .animatorCompletion: true
    default: false
    }
  }
}
