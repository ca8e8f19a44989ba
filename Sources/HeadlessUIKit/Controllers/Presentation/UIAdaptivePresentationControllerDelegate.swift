/// An object that is asked and told about a sheet that a finger pulls down.
///
/// A dismissal by code asks and tells nothing (R438).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Asks whether the sheet may go (R436).
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Tells the delegate that the sheet is about to go (R436).
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that the sheet has gone (R436).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that a finger has pulled at a sheet that may not go (R437).
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// Answers yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
