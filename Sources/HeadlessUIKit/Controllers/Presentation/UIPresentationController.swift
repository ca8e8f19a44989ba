public import Foundation

/// What brings a controller's view over another one's, and takes it away again.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller whose view is shown.
  public unowned final let presentedViewController: UIViewController
  /// The controller over whose view it is shown.
  final weak var presenter: UIViewController?
  /// Who is asked and told of a sheet that a finger pulls down.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The way that the view is on, once it was presented.
  final var transition: ModalTransition?
  /// The view that the presented one is in, as large as the window: nothing below it is touched.
  final var container: UIView?
  /// What is done when the way that is under way is over.
  final var completion: (() -> Void)?
  /// True if a finger has pulled the sheet down.
  final var isPulled = false
  /// What brings the way to its end if that takes no time.
  final var endsWithTurn = false

  init(_ presentedViewController: UIViewController) {
    self.presentedViewController = presentedViewController
    super.init()
  }

  /// How the view is shown.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The view that it is shown in, while it is.
  open var containerView: UIView? { container }

  /// The rectangle of the presented view in its container: all of it, or below the top for a sheet.
  ///
  /// How far below no source tells: 40 points here.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = container?.bounds else { return .zero }
    guard presentationStyle.isSheet else { return bounds }
    return CGRect(x: 0, y: 40, width: bounds.width, height: max(0, bounds.height - 40))
  }
}
