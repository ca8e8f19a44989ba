import Foundation

/// The facts about a controller's presentations: the one over it, and its own.
struct ModalFacts {
  /// The controller that is shown over this one.
  var presented: UIViewController?
  /// The object that shows this controller, or would show it.
  var controller: UIPresentationController?
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var preferredSize = CGSize.zero
}

extension UIViewController {
  /// The controller that is shown over this one, or over a container of it.
  public final var presentedViewController: UIViewController? {
    modal.presented ?? parent?.presentedViewController
  }

  /// The controller over which this one, or a container of it, is shown.
  public final var presentingViewController: UIViewController? {
    modal.controller?.presenter ?? parent?.presentingViewController
  }

  /// The object that shows the controller, or will show it when it is presented.
  public final var presentationController: UIPresentationController? {
    if let controller = modal.controller, controller.isInUse || controller.suits(modal.style) {
      return controller
    }
    if let parent { return parent.presentationController }
    let controller = UIPresentationController.make(for: self)
    modal.controller = controller
    return controller
  }

  /// The object that shows the controller as a sheet; `nil` if it is shown otherwise.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The object that shows the controller as a popover; `nil` if it is shown otherwise.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The style in which the controller is presented.
  public final var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style }
    set { modal.style = newValue }
  }

  /// The animation with which the view would come and go; nothing is drawn, so nothing uses it.
  public final var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }

  /// True if a finger cannot pull the controller's sheet down (R437).
  public final var isModalInPresentation: Bool {
    get { modal.isModalInPresentation }
    set { modal.isModalInPresentation = newValue }
  }

  /// True if the view comes because the controller was presented (R442).
  public final var isBeingPresented: Bool { transfer.isBeingPresented }

  /// True if the view goes because the controller is dismissed (R442).
  public final var isBeingDismissed: Bool { transfer.isBeingDismissed }

  /// Presents a controller over the outermost container, unless something is presented there or nothing
  /// of it is seen.
  final func present(
    modally viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = outermostContainer
    guard presenter.modal.presented == nil, viewControllerToPresent !== presenter,
      viewControllerToPresent.presentingViewController == nil,
      let window = presenter.viewIfLoaded?.window,
      let controller = viewControllerToPresent.presentationController
    else { return }
    controller.completion = completion
    controller.present(over: presenter, in: window, animated: flag)
  }

  /// Dismisses what is presented over this one, or else this one, and all that is above.
  final func dismissModally(animated flag: Bool, completion: (() -> Void)?) {
    guard let presenter = presentedViewController == nil ? presentingViewController : self,
      let presented = presenter.presentedViewController,
      let controller = presented.modal.controller
    else {
      completion?()
      return
    }
    // All controllers above go at once: only the lowest is seen to go.
    if presented.modal.presented != nil {
      presented.dismissModally(animated: false, completion: nil)
      presented.modal.presented?.modal.controller?.arrive()
    }
    controller.arrive()
    controller.completion = completion
    controller.dismiss(animated: flag)
  }

  private var outermostContainer: UIViewController {
    var container = self
    while let parent = container.parent { container = parent }
    return container
  }
}
