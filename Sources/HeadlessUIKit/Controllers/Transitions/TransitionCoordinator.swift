import Foundation

/// The blocks to run with a change that is under way, and after it.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  let transitionDuration: TimeInterval
  private(set) var isCancelled = false
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isUnderWay = false
  private var isOver = false

  /// Creates what waits for a change.
  ///
  /// - Parameters:
  ///   - container: the view in which it takes place.
  ///   - duration: how long it takes, in microseconds; 0: it takes no time.
  init(in container: UIView, duration: Int64 = 0) {
    containerView = container
    isAnimated = duration > 0
    transitionDuration = Double(duration) / 1_000_000
  }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isUnderWay else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Does what was to be done with the change.
  func runAnimations() {
    isUnderWay = true
    for animation in animations { animation(self) }
    animations = []
  }

  /// Does what was to be done after it, once.
  ///
  /// - Parameter isCancelled: whether the change was taken back.
  func runCompletions(isCancelled: Bool = false) {
    guard !isOver else { return }
    isOver = true
    self.isCancelled = isCancelled
    for completion in completions { completion(self) }
    completions = []
  }
}
