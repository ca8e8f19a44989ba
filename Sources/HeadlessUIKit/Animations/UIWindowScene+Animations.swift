import Foundation

extension UIWindowScene {
  /// True if changes can be animated just now.
  public var areAnimationsEnabled: Bool { animations.canAnimate }

  /// Makes changes without any animation, those asked to be animated included (R476).
  public func performWithoutAnimation(_ actions: () -> Void) {
    animations.disabledDepth += 1
    defer { animations.disabledDepth -= 1 }
    perform(actions)
  }

  /// True if a zoom, a refresh or a scroll to the top that is asked to be animated runs an
  /// animation of its own: inside a block its values jump, and the block shows the way.
  var runsOwnAnimations: Bool { animations.canAnimate && animations.blocks.isEmpty }

  /// Runs a block whose changes are animated, and begins the animation.
  func animate(
    _ timing: AnimationTiming,
    _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(timing.inside(animations.block?.timing))
    let isAnimated = animations.canAnimate && block.timing.isAnimated
    collect(in: block, changes)
    guard isAnimated else { return completeSoon(completion) }
    guard !block.changes.isEmpty else {
      // Nothing moves, so nothing is waited for (R465).
      completion?(true)
      return
    }
    let allowsTouches = block.timing.options.contains(.allowUserInteraction)
    // If nobody waits for the end of an animation and it blocks no touches, there is no need to
    // remember it.
    guard completion != nil || !allowsTouches else { return }
    animations.begin(
      ViewAnimation(
        block.changes,
        allowsTouches: allowsTouches,
        until: block.timing.end(from: microseconds),
        completion: completion
      )
    )
  }

  /// Runs a block and gathers what it changes.
  func collect(in block: AnimationBlock, _ changes: () -> Void) {
    animations.open(block)
    perform(changes)
    if block.timing.options.contains(.layoutSubviews) { layOut(block) }
    animations.close()
  }

  /// Lays the views out that the block has changed, so that what is in them moves along (R479).
  private func layOut(_ block: AnimationBlock) {
    for change in block.changes { change.view.layoutIfNeeded() }
  }

  /// Changes that were made without animation are over in the next turn, not inside the call (R464).
  private func completeSoon(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    animations.begin(
      ViewAnimation([], allowsTouches: true, until: microseconds, completion: completion)
    )
  }

  /// Ends the animations whose time is over.
  ///
  /// - Parameter running: what was under way when the frame began; what begins in it ends in a later one.
  func endDueAnimations(of running: [ViewAnimation]) {
    for animation in animations.takeDue(by: microseconds, among: running) { animation.complete() }
  }

  /// Ends what is done to a view; whoever waits for it is told that it did not end by itself (R463).
  func endAnimations(of view: UIView) {
    guard !animations.running.isEmpty else { return }
    for animation in animations.takeEnded(byLeaving: view) {
      atEndOfTurn { animation.complete() }
    }
  }
}
