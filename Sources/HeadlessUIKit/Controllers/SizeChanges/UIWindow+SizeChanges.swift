import Foundation

extension UIWindow {
  /// Tells the controllers whose views fill the window that it is about to have another size (R419);
  /// nobody is told of the first one (R421).
  final func willResize(to size: CGSize) {
    guard size != storedBounds.size, sizeTransition == nil, isFilled else { return }
    let transition = TransitionCoordinator(in: self)
    sizeTransition = transition
    windowScene?.perform {
      for controller in controllersThatFill {
        controller.viewWillTransition(to: size, with: transition)
      }
    }
  }

  /// Gives their views that size, and does what was to be done with the change (R420, R423).
  final func didResize() {
    guard let transition = sizeTransition else { return }
    sizeTransition = nil
    windowScene?.perform {
      rootViewController?.viewIfLoaded?.frame = bounds
      for controller in controllersThatFill {
        controller.modal.controller?.containerDidResize(to: bounds)
      }
      transition.runAnimations()
    }
    windowScene?.atEndOfTurn { transition.runCompletions() }
  }

  /// True if anything is shown: the root controller's view, or a view presented in its place.
  private var isFilled: Bool {
    controllersThatFill.contains { $0.viewIfLoaded?.storedWindow === self }
  }

  /// The root controller, and all that is presented over it.
  private var controllersThatFill: [UIViewController] {
    var controllers: [UIViewController] = []
    var next = rootViewController
    while let controller = next {
      controllers.append(controller)
      next = controller.modal.presented
    }
    return controllers
  }
}

extension UIPresentationController {
  /// Follows the window, which has another size.
  final func containerDidResize(to bounds: CGRect) {
    guard let container else { return }
    container.frame = bounds
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
