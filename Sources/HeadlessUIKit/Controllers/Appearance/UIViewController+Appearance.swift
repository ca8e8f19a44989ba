extension UIViewController {
  /// Tells the controller, and those that it shows, that its view begins to come or to go.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    guard let message = appearance.receive(.begins(appearing: isAppearing, animated: animated))
    else { return }
    tell(message)
    for child in forwardedChildren { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Tells the controller, and those that it shows, that its view is in the window and in its place.
  ///
  /// It is told once an appearance, before the first layout of that (R412, R415).
  final func tellOfPlace() {
    guard viewIfLoaded?.window != nil, let message = appearance.receive(.isPlaced) else { return }
    placeShownChildren()
    tell(message)
    for child in forwardedChildren { child.tellOfPlace() }
  }

  /// Tells the controller, and those that it shows, that its view has come or gone.
  final func endAppearance() {
    tellOfPlace()
    guard let message = appearance.receive(.ends) else { return }
    tell(message)
    for child in forwardedChildren { child.endAppearance() }
    transfer.end(isThere: appearance.phase == .appeared)
  }

  private func tell(_ message: AppearanceStateMachine.Message) {
    sceneAround?.witness?.controller(self, isTold: message)
    switch message {
    case .willAppear(let animated): viewWillAppear(animated)
    case .isAppearing(let animated): viewIsAppearing(animated)
    case .didAppear(let animated): viewDidAppear(animated)
    case .willDisappear(let animated): viewWillDisappear(animated)
    case .didDisappear(let animated): viewDidDisappear(animated)
    }
  }

  /// The controllers that hear of the view's coming and going by this one (R455).
  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? shownChildren : []
  }

  // MARK: - Views that nobody tells of

  /// Begins the coming or going of a view that gets a window or loses it; a parent on its way has told
  /// already (R451).
  final func viewWillMove(toWindow window: UIWindow?) {
    guard !isAppearanceManaged, !isSilenced else { return }
    beginAppearance(window != nil, animated: false)
  }

  /// Ends the coming or going of the view: one that came is in its place when the turn is laid out, and there
  /// at its end (LM-10).
  final func viewDidMoveToWindow() {
    if appearance.phase == .appearing { sceneAround?.turn.arrivals.append(self) }
    guard !isAppearanceManaged, !isSilenced, parent?.appearance.isUnderWay != true else { return }
    guard appearance.phase == .appearing, let scene = sceneAround else { return endAppearance() }
    scene.atEndOfTurn { [weak self] in
      guard self?.appearance.phase == .appearing, self?.viewIfLoaded?.window != nil else { return }
      self?.endAppearance()
    }
  }

  /// True if the parent alone says when the view comes and goes (R455).
  private var isSilenced: Bool {
    parent.map { !$0.shouldAutomaticallyForwardAppearanceMethods } ?? false
  }
}
