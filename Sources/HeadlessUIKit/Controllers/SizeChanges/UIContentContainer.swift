public import Foundation

/// An object that is shown in a part of the screen, and is told when that part is about to change
/// its size.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that it would have, in points; nobody acts upon it.
  var preferredContentSize: CGSize { get }
  /// Tells the container that its view is about to have another size, which it does not have yet (R419).
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  /// Asks which size what is inside will have, where this one has another.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}
