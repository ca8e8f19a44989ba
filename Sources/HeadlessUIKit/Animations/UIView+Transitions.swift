public import Foundation

extension UIView {
  /// Gives what is in a view another look: the old one goes over into it for the whole duration, whatever the
  /// changes are.
  ///
  /// - Parameters:
  ///   - view: the view whose look changes.
  ///   - duration: how long it takes, in seconds; zero or less: no time.
  ///   - options: whether it repeats, takes touches, lays subviews out, or keeps its duration inside another;
  ///     which transition it is changes nothing here.
  ///   - animations: makes the changes.
  ///   - completion: is told once whether it ended by itself.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, options: options)
    guard let scene = CurrentWorld.scene else {
      animations?()
      completion?(true)
      return
    }
    scene.transition(view, timing, { animations?() }, completion: completion)
  }

  /// Puts a view in the place of another, in its superview.
  ///
  /// - Parameters:
  ///   - fromView: the view that goes; with `showHideTransitionViews` it stays, hidden.
  ///   - toView: the view that comes; with that option it is there already, and shown.
  ///   - duration: how long it takes, in seconds.
  ///   - options: those of any transition; with `showHideTransitionViews` the views are hidden and shown.
  ///   - completion: is told once whether it ended by itself.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completion?(true)
      return
    }
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: superview,
      duration: duration,
      options: options,
      animations: change,
      completion: completion
    )
  }
}

extension UIWindowScene {
  /// Runs a block whose changes are shown as one transition of a view.
  func transition(
    _ view: UIView,
    _ timing: AnimationTiming,
    _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animate(
      timing,
      {
        changes()
        // The old look moves away, even where no property has another value.
        animations.block?.note(AnimatedChange(ofLookOf: view))
      },
      completion: completion
    )
  }
}
