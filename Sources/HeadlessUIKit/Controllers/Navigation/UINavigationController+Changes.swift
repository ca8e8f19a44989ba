import Foundation

/// Two controllers of which one comes and the other goes.
struct NavigationChange {
  /// The controller that comes; `nil` if none is left.
  let incoming: UIViewController?
  /// The controller that goes; `nil` at first.
  let outgoing: UIViewController?
  /// The controllers as they will be, or as they were if a finger decides.
  let stack: [UIViewController]
  /// The controllers of those that were not in the stack before.
  var coming: [UIViewController] = []
  let isAnimated: Bool
  var transition: NavigationTransition
  /// True if a finger leads it.
  var isInteractive = false
  /// True if it is over as soon as the turn in which it began.
  var endsWithTurn = false
  /// The blocks to run with the change and after it; nil if nobody sees the change.
  var coordinator: TransitionCoordinator?
}

extension UINavigationController: FrameMover {
  /// Has other controllers, and shows the one that is on top of them now.
  ///
  /// Asked for in the midst of what is told of another change, they wait until that is told: nobody
  /// hears that a view has come before it was about to, or of two views that are there.
  final func replace(_ controllers: [UIViewController], animated: Bool) {
    asked = (controllers, animated)
    replaceAsAsked()
  }

  /// The controllers that there are, or will be as soon as others are told.
  final var latestStack: [UIViewController] { asked?.stack ?? stack }

  /// Does something in which controllers are told of a change, and then what they asked for.
  final func whileTelling(_ tell: () -> Void) {
    guard !isTelling else { return tell() }
    isTelling = true
    tell()
    isTelling = false
    replaceAsAsked()
  }

  final func replaceAsAsked() {
    guard !isTelling, !isComing else { return }
    isTelling = true
    while asked != nil {
      finishChange()
      guard let next = asked else { break }
      asked = nil
      bring(next.stack, animated: next.isAnimated)
    }
    isTelling = false
  }

  private func bring(_ controllers: [UIViewController], animated: Bool) {
    let outgoing = stack.last
    let leaving = stack.filter { old in !controllers.contains { $0 === old } }
    let coming = controllers.filter { new in !stack.contains { $0 === new } }
    for child in coming {
      addChild(child)
      child.isAppearanceManaged = true
    }
    for child in leaving {
      child.transfer.isMovingFromParent = true
      child.willMove(toParent: nil)
    }
    stack = controllers
    let change = NavigationChange(
      incoming: controllers.last,
      outgoing: outgoing,
      stack: controllers,
      coming: coming,
      isAnimated: animated,
      transition: .running(from: sceneAround?.microseconds ?? 0)
    )
    guard outgoing !== controllers.last else { return settle(coming: coming, leaving: leaving) }
    begin(change)
  }

  /// Begins a change: the view that comes is loaded, then who goes is told, then who comes (R353).
  final func begin(_ change: NavigationChange) {
    whileTelling { tellBeginning(of: change) }
  }

  private func tellBeginning(of change: NavigationChange) {
    self.change = change
    guard isShown, let scene = sceneAround else {
      // Nobody sees it: there is nothing to tell but the end.
      showTop()
      return endChange(.completed)
    }
    let takesTime = change.isAnimated && scene.areAnimationsEnabled
    let coordinator = TransitionCoordinator(
      in: view,
      duration: takesTime ? NavigationTransition.duration : 0
    )
    self.change?.coordinator = coordinator
    change.incoming?.loadViewIfNeeded()
    change.outgoing?.beginAppearance(false, animated: change.isAnimated)
    if let incoming = change.incoming {
      tellWillShow(incoming, animated: change.isAnimated)
      incoming.beginAppearance(true, animated: change.isAnimated)
      // It is in no window before it was told (R414).
      place(incoming)
      incoming.tellOfPlace()
    }
    coordinator.runAnimations()
    guard !change.isInteractive else { return }
    if takesTime {
      scene.frames.movers.append(self)
    } else {
      self.change?.endsWithTurn = true
      // Another that takes its time may have come after it.
      scene.atEndOfTurn { [weak self] in
        if self?.change?.endsWithTurn == true { self?.finishChange() }
      }
    }
  }

  /// Goes on by one frame.
  final func moveByFrame() {
    guard let scene = sceneAround else { return finishChange() }
    if let outcome = change?.transition.step(to: scene.microseconds) { endChange(outcome) }
  }

  /// Brings what is under way to its end, at once: one that a finger leads goes back.
  final func finishChange() {
    guard let change else { return }
    endChange(change.transition.goal ?? .cancelled)
  }

  /// Tells the end of a change, or takes it back (R353, R354).
  final func endChange(_ outcome: NavigationTransition.Outcome) {
    whileTelling { tellEnd(outcome) }
  }

  private func tellEnd(_ outcome: NavigationTransition.Outcome) {
    guard let change else { return }
    self.change = nil
    sceneAround?.frames.movers.removeAll { $0 === self }
    switch outcome {
    case .completed:
      let leaving = children.filter { child in !change.stack.contains { $0 === child } }
      let coming = change.coming
      stack = change.stack
      change.outgoing?.viewIfLoaded?.removeFromSuperview()
      change.outgoing?.endAppearance()
      change.incoming?.endAppearance()
      settle(coming: coming, leaving: leaving)
      if let incoming = change.incoming, isShown {
        tellDidShow(incoming, animated: change.isAnimated)
      }
      change.coordinator?.runCompletions()
    case .cancelled:
      change.incoming?.beginAppearance(false, animated: change.isAnimated)
      change.incoming?.viewIfLoaded?.removeFromSuperview()
      change.incoming?.endAppearance()
      change.outgoing?.transfer.isMovingFromParent = false
      change.outgoing?.beginAppearance(true, animated: change.isAnimated)
      change.outgoing?.endAppearance()
      change.coordinator?.runCompletions(isCancelled: true)
    }
  }

  private func settle(coming: [UIViewController], leaving: [UIViewController]) {
    for child in coming {
      child.transfer.isMovingToParent = false
      child.didMove(toParent: self)
    }
    for child in leaving {
      child.transfer.isMovingFromParent = false
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      child.isAppearanceManaged = false
    }
  }

  /// Puts the view of what is on top into place, where nobody is told of it.
  final func showTop() {
    guard isViewLoaded else { return }
    for child in stack.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    if let top = stack.last { place(top) }
  }

  private func place(_ child: UIViewController) {
    guard let container = view as? NavigationView else { return }
    child.view.frame = container.screenFrame
    container.insertSubview(child.view, belowSubview: navigationBar)
  }

  /// True if the navigation controller is about to appear, and is in no window yet.
  private var isComing: Bool { appearance.phase == .appearing && sceneAround == nil }

  /// True if what changes is seen.
  private var isShown: Bool { appearance.phase == .appearing || appearance.phase == .appeared }

  final func tellWillShow(_ controller: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  final func tellDidShow(_ controller: UIViewController, animated: Bool) {
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
