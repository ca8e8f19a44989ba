extension UIViewController {
  /// Tells the controller, and those that it shows, that its view begins to come or to go.
  ///
  /// For containers: each call has an end, or the opposite call.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    guard let message = appearance.receive(.begins(appearing: isAppearing, animated: animated))
    else { return }
    tell(message)
    for child in shownChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells the controller, and those that it shows, that its view has come or gone.
  public final func endAppearanceTransition() {
    guard let message = appearance.receive(.ends) else { return }
    tell(message)
    for child in shownChildren { child.endAppearanceTransition() }
  }

  private func tell(_ message: AppearanceStateMachine.Message) {
    sceneAround?.witness?.controller(self, isTold: message)
    switch message {
    case .willAppear(let animated): viewWillAppear(animated)
    case .didAppear(let animated): viewDidAppear(animated)
    case .willDisappear(let animated): viewWillDisappear(animated)
    case .didDisappear(let animated): viewDidDisappear(animated)
    }
  }

  /// The view is put into a window or taken out of it, by nobody who would tell of it.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard !isToldOfAppearance else { return }
    beginAppearanceTransition(window != nil, animated: false)
  }

  final func viewDidMoveToWindow() {
    guard !isToldOfAppearance else { return }
    endAppearanceTransition()
  }

  /// Whether somebody else tells that the view comes or goes: a container that does so always, or one
  /// that is just coming or going itself.
  private var isToldOfAppearance: Bool {
    if isAppearanceManaged { return true }
    return parent.map { [.appearing, .disappearing].contains($0.appearance.phase) } ?? false
  }
}
