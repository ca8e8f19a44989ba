public import Foundation

/// What is known of a change that is under way.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change takes its time.
  var isAnimated: Bool { get }
  /// Whether the change was taken back.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the change takes place.
  var containerView: UIView { get }
}

/// Who has things done beside a change of a view's size, and after it.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Has something done with the change, and something when that is over (R423).
  ///
  /// - Parameters:
  ///   - animation: done as the view has its new size.
  ///   - completion: done when the turn in which that happened is over.
  /// - Returns: whether both will be done.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Has something done with the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A change of a window's size, which takes no time.
final class SizeTransition: UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isOver = false

  init(in window: UIWindow) {
    containerView = window
  }

  let isAnimated = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Does what was to be done with the change.
  func runAnimations() {
    isOver = true
    for animation in animations { animation(self) }
    animations = []
  }

  /// Does what was to be done after it.
  func runCompletions() {
    for completion in completions { completion(self) }
    completions = []
  }
}
