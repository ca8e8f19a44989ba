public import Foundation

extension UIViewController {
  /// The object that runs blocks with the change of screens that is under way around the
  /// controller, and after it; `nil` if there is no change.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let navigation = self as? UINavigationController ?? navigationController
    return navigation?.change?.coordinator
  }

  /// Replaces the view of one child by that of another in its superview.
  ///
  /// Both children hear of it as of an appearance of their own.
  ///
  /// - Parameters:
  ///   - fromViewController: the child whose view goes.
  ///   - toViewController: the child whose view comes.
  ///   - duration: how long it takes, in seconds.
  ///   - options: those of `UIView.transition(with:duration:options:animations:completion:)`.
  ///   - animations: makes changes beside it.
  ///   - completion: is told once whether it ended by itself.
  public final func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let superview = fromViewController.viewIfLoaded?.superview
    if let coming = toViewController.view { superview?.addSubview(coming) }
    guard let view = superview ?? viewIfLoaded else { return }
    UIView.transition(with: view, duration: duration, options: options, animations: animations) {
      fromViewController.viewIfLoaded?.removeFromSuperview()
      completion?($0)
    }
  }
}
