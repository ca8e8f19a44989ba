import Foundation

extension UIPresentationController: FrameMover {
  /// Brings the view onto the screen (R426, R429).
  final func present(over presenter: UIViewController, in window: UIWindow, animated: Bool) {
    guard let scene = window.windowScene else { return }
    let presented = presentedViewController
    self.presenter = presenter
    presenter.modal.presented = presented
    transition = ModalTransition(at: scene.microseconds)
    presented.transfer.isBeingPresented = true
    presented.isAppearanceManaged = true
    presented.loadViewIfNeeded()
    if presentationStyle.coversPresenter { presenter.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    place(in: window)
    presented.tellOfPlace()
    move(in: scene, animated: animated)
  }

  /// Takes the view off the screen (R427).
  final func dismiss(animated: Bool) {
    guard let presenter, let scene = container?.sceneAround else { return arrive() }
    let presented = presentedViewController
    transition?.dismiss(at: scene.microseconds)
    presented.transfer.isBeingDismissed = true
    presented.beginAppearance(false, animated: animated)
    if presentationStyle.coversPresenter, let window = container?.window {
      presenter.beginAppearance(true, animated: animated)
      if let below = presenter.viewIfLoaded, below.superview == nil {
        below.frame = window.bounds
        window.insertSubview(below, at: 0)
      }
      presenter.tellOfPlace()
    }
    move(in: scene, animated: animated)
  }

  /// Goes on by one frame.
  final func moveByFrame() {
    guard let scene = container?.sceneAround else { return arrive() }
    if transition?.isOver(at: scene.microseconds) == true { arrive() }
  }

  /// Nothing is told before the way ends.
  final var due: Int64 { transition?.end ?? .min }

  /// Brings the way that is under way to its end.
  final func arrive() {
    guard var transition, transition.isUnderWay else { return }
    container?.sceneAround?.frames.movers.removeAll { $0 === self }
    endsWithTurn = false
    transition.arrive()
    self.transition = transition
    if transition.phase == .presented { hasPresented() } else { hasDismissed() }
  }

  /// Ends a presentation: the one that has come is told before the one that has gone (R428), and then the
  /// completion runs (R430).
  private func hasPresented() {
    presentedViewController.endAppearance()
    if presentationStyle.coversPresenter, let presenter {
      presenter.viewIfLoaded?.removeFromSuperview()
      presenter.endAppearance()
    }
    complete()
  }

  /// Ends a dismissal: the one that has come is told before the one that has gone (R427), and then the
  /// completion runs, while the one that has gone is there still (R431, R432).
  private func hasDismissed() {
    let presented = presentedViewController
    if presentationStyle.coversPresenter { presenter?.endAppearance() }
    container?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endAppearance()
    presented.isAppearanceManaged = false
    if presenter?.modal.presented === presented { presenter?.modal.presented = nil }
    presenter = nil
    transition = nil
    container = nil
    complete()
    guard isPulled else { return }
    isPulled = false
    delegate?.presentationControllerDidDismiss(self)
  }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  private func place(in window: UIWindow) {
    let container = UIView(frame: window.bounds)
    self.container = container
    if presentationStyle.isSheet {
      let pull = SheetPullGestureRecognizer()
      pull.addAction { [weak self, weak pull] _ in
        if let pull { self?.wasPulled(by: pull) }
      }
      container.addGestureRecognizer(pull)
    }
    window.addSubview(container)
    guard let view = presentedViewController.view else { return }
    view.frame = frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  private func move(in scene: UIWindowScene, animated: Bool) {
    if animated, scene.areAnimationsEnabled {
      scene.frames.movers.append(self)
    } else {
      endsWithTurn = true
      scene.atEndOfTurn { [self] in
        if endsWithTurn { arrive() }
      }
    }
  }

  /// Has the sheet go that a finger has pulled down, or tells the delegate of the attempt (R436, R437).
  private func wasPulled(by pull: SheetPullGestureRecognizer) {
    guard pull.state == .ended, transition?.phase == .presented,
      pull.isDecisive(height: Double(presentedView?.bounds.height ?? 0))
    else { return }
    let mayGo =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    // Whoever was asked may have dismissed it.
    guard transition?.phase == .presented else { return }
    guard mayGo else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    isPulled = true
    delegate?.presentationControllerWillDismiss(self)
    guard transition?.phase == .presented else { return }
    dismiss(animated: true)
  }
}
