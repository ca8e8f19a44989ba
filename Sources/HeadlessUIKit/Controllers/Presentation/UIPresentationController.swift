public import Foundation

/// An object that brings a controller's view over another one's, and takes it away again.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller whose view is shown.
  public unowned final let presentedViewController: UIViewController
  /// The controller over whose view it is shown.
  final weak var presenter: UIViewController?
  /// The object that is asked and told about a sheet that a finger pulls down.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The way that the view is on, once it was presented.
  final var transition: ModalTransition?
  /// The view that the presented one is in, as large as the window: nothing below it is touched.
  final var container: UIView?
  /// The block to run when the presentation or dismissal that is under way is over.
  final var completion: (() -> Void)?
  /// True if a finger has pulled the sheet down.
  final var isPulled = false
  /// True if the presentation or dismissal takes no time and ends with the turn.
  final var endsWithTurn = false

  init(_ presentedViewController: UIViewController) {
    self.presentedViewController = presentedViewController
    super.init()
  }

  /// The style in which the view is shown.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The view that it is shown in, while it is.
  open var containerView: UIView? { container }

  /// The rectangle of the presented view in its container: all of it, or below the top for a sheet.
  ///
  /// The distance below the top is told by no source; here it is 40 points.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = container?.bounds else { return .zero }
    guard presentationStyle.isSheet else { return bounds }
    return CGRect(x: 0, y: 40, width: bounds.width, height: max(0, bounds.height - 40))
  }
}
