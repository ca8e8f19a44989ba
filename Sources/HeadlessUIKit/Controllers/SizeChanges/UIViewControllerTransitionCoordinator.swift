public import Foundation

/// The facts about a change that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// True if the change takes its time.
  var isAnimated: Bool { get }
  /// True if the change was taken back.
  var isCancelled: Bool { get }
  /// The duration of the change, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the change takes place.
  var containerView: UIView { get }
}

/// An object that runs blocks with a change of a view's size or of screens, and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Has something done with the change, and something when that is over (R423).
  ///
  /// - Parameters:
  ///   - animation: done as the view has its new size, or its place.
  ///   - completion: done when the change is over; that of a size is over with its turn.
  /// - Returns: whether both will be done.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinatorContext {
  /// True if a finger leads the change now; nobody is asked here.
  public var isInteractive: Bool { false }
}

extension UIViewControllerTransitionCoordinator {
  /// Takes what is to be done as a finger lets go of the change; never does it.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

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
