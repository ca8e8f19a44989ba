// The views under the fingers hear of touches after the recognizers do. The nearest scroll view
// around them may keep a touch back for a while (EN06).

/// The time for which a scroll view keeps a touch from its content: 150 ms (EN06).
private let contentTouchDelay: Int64 = 150_000

extension UIWindow {
  private var heldTouches: [UITouch] {
    get { windowScene?.heldTouches ?? [] }
    set { windowScene?.heldTouches = newValue }
  }

  /// Tells the views under the fingers of the touches in an event.
  final func deliverContentTouches(of event: UIEvent) {
    let scene = windowScene
    guard event.concernsContent || scene?.heldTouches.isEmpty == false else { return }
    let phases = event.touches.changedPhases
    if phases.contains(.began) { forEachView(of: event.changed(to: .began), decide) }
    if phases.contains(.moved) {
      let moved = event.changed(to: .moved) { $0.delivery == .delivered }
      forEachView(of: moved) { view, touches in view.touchesMoved(Set(touches), with: event) }
    }
    if phases.contains(.ended) { forEachView(of: event.changed(to: .ended), end) }
    if phases.contains(.cancelled) {
      let cancelled = event.changed(to: .cancelled) { $0.delivery == .delivered }
      forEachView(of: cancelled) { view, touches in
        for touch in touches { touch.delivery = .withheld }
        view.touchesCancelled(Set(touches), with: event)
      }
    }
    guard let scene, !scene.heldTouches.isEmpty else { return }
    releaseTouchesThatNothingHolds()
    if !scene.heldTouches.isEmpty { scene.heldTouches.removeAll { $0.isOver } }
  }

  /// Delivers the touches that a scroll view has kept long enough; the first frame after does it.
  final func deliverDueTouches() {
    guard !heldTouches.isEmpty, let now = windowScene?.microseconds else { return }
    deliverHeldTouches { touch in
      if case .held(until: let instant?) = touch.delivery { instant <= now } else { false }
    }
  }

  /// Takes the touches of a recognized gesture away from the views that have them.
  final func withdrawContentTouches(of recognizer: UIGestureRecognizer) {
    let withdrawn = recognizer.watched.filter { $0.delivery == .delivered }
    for touch in recognizer.watched { withhold(touch) }
    forEachView(of: withdrawn) { view, touches in
      touches.withPhase(.cancelled) { view.touchesCancelled($0, with: windowScene?.event) }
    }
  }

  /// Cancels the touches on a part of the hierarchy that is about to leave it.
  ///
  /// A finger on a row that goes away still drags the table that the row was in: only what watches
  /// inside the part hears of it. A lift that its view was not told of yet is cancelled, too.
  final func cancelTouches(in part: UIView) {
    guard let scene = windowScene, scene.surroundings.hasTouches else { return }
    let isInPart = { (touch: UITouch) in touch.view?.isDescendant(of: part) ?? false }
    let ending = scene.endingTouches.filter(isInPart)
    scene.endingTouches.removeAll(where: isInPart)
    part.forEachInSubtree { view in
      for recognizer in view.storedRecognizers { recognizer.abandon(isLeavingWindow: true) }
      (view as? UIControl)?.abandonTracking(with: nil)
    }
    let fingers = scene.fingers.filter { finger in
      isInPart(finger) && !ending.contains { $0 === finger }
    }
    let touches = ending + fingers
    let cancelled = touches.filter { $0.delivery == .delivered }
    for touch in touches { withhold(touch) }
    forEachView(of: cancelled) { view, touches in
      touches.withPhase(.cancelled) { view.touchesCancelled($0, with: scene.event) }
    }
  }

  private func withhold(_ touch: UITouch) {
    touch.delivery = .withheld
    heldTouches.removeAll { $0 === touch }
  }
}

extension UIWindow {
  /// Decides what becomes of fingers that have come down on a view.
  private func decide(_ view: UIView, _ touches: [UITouch]) {
    let touches = view.isMultipleTouchEnabled ? touches : view.firstFingerOnly(of: touches)
    guard let touch = touches.first else { return }
    if touch.recognizers.contains(where: \.takesTouchesFromContent) {
      for touch in touches { touch.delivery = .withheld }
      return
    }
    let gate = view.scrollViewAround
    if touch.recognizers.contains(where: { $0.delaysTouchesBegan && $0.current == .possible }) {
      hold(touches, until: nil)
    } else if let gate, gate.delaysContentTouches, gate.isScrollEnabled, !view.takesTouchesAtOnce {
      hold(touches, until: touch.microseconds + contentTouchDelay)
    } else {
      begin(touches, in: view)
    }
  }

  private func hold(_ touches: [UITouch], until instant: Int64?) {
    for touch in touches { touch.delivery = .held(until: instant) }
    heldTouches += touches
  }

  private func begin(_ touches: [UITouch], in view: UIView) {
    let event = windowScene?.event
    touches.withPhase(.began) { began in
      let isAllowed =
        view.scrollViewAround?.touchesShouldBegin(began, with: event, in: view) ?? true
      for touch in touches { touch.delivery = isAllowed ? .delivered : .withheld }
      if isAllowed { view.touchesBegan(began, with: event) }
    }
  }

  /// Tells a view that fingers were lifted; a tap too quick for the delay begins and ends at once.
  private func end(_ view: UIView, _ touches: [UITouch]) {
    let held = touches.filter(\.isHeld)
    if !held.isEmpty { begin(held, in: view) }
    let ended = touches.filter { $0.delivery == .delivered && !holdsBackEnd(of: $0) }
    guard !ended.isEmpty else { return }
    for touch in ended { touch.delivery = .withheld }
    view.touchesEnded(Set(ended), with: windowScene?.event)
  }

  private func releaseTouchesThatNothingHolds() {
    deliverHeldTouches { touch in
      touch.delivery == .held(until: nil) && !touch.isOver
        && !touch.recognizers.contains { $0.delaysTouchesBegan && $0.current == .possible }
    }
  }

  private func deliverHeldTouches(where isDue: (UITouch) -> Bool) {
    let due = heldTouches.filter(isDue)
    guard !due.isEmpty else { return }
    heldTouches.removeAll { touch in due.contains { $0 === touch } }
    forEachView(of: due) { view, touches in begin(touches, in: view) }
  }

  /// Calls a function for each view under some touches, in the order of the fingers.
  private func forEachView(of touches: [UITouch], _ body: (UIView, [UITouch]) -> Void) {
    // The usual case, without lists.
    if touches.count <= 1 {
      if let view = touches.first?.view { body(view, touches) }
      return
    }
    // A finger beside all views is nobody's, and stands in nobody's way.
    var rest = touches.filter { $0.view != nil }
    while let view = rest.first?.view {
      body(view, rest.filter { $0.view === view })
      rest.removeAll { $0.view === view }
    }
  }
}

extension UIView {
  /// The nearest scroll view that this view is content of.
  ///
  /// A scroll view is not content: its own touches go to it without anybody's leave.
  fileprivate var scrollViewAround: UIScrollView? {
    if self is UIScrollView { return nil }
    var ancestor = storedSuperview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView { return scrollView }
      ancestor = current.storedSuperview
    }
    return nil
  }

  fileprivate func firstFingerOnly(of touches: [UITouch]) -> [UITouch] {
    let hasFinger =
      storedWindow?.windowScene?.fingers.contains { touch in
        touch.view === self && !touch.isOver && touch.delivery != .undecided
      } ?? false
    return hasFinger ? [] : Array(touches.prefix(1))
  }
}

extension UIGestureRecognizer {
  /// True if a new finger is the recognizer's alone: it drags already, or halted a glide (E14).
  fileprivate var takesTouchesFromContent: Bool {
    if isActive { return cancelsTouchesInView }
    return haltsMotion
  }
}

extension UIEvent {
  /// True if the event has anything for the views under the fingers.
  fileprivate var concernsContent: Bool {
    for touch in touches where touch.concernsContent { return true }
    return false
  }

  /// Returns the fingers that the event is about, in one phase.
  fileprivate func changed(
    to phase: UITouch.Phase,
    where isWanted: (UITouch) -> Bool = { _ in true }
  ) -> [UITouch] {
    // A loop: in builds for debugging each call of a closure asks for the actor.
    var changed: [UITouch] = []
    for touch in touches where touch.isChanged && touch.phase == phase && isWanted(touch) {
      changed.append(touch)
    }
    return changed
  }
}

extension UITouch {
  /// True if an event that has the finger in it has anything for the view under it.
  fileprivate var concernsContent: Bool { isChanged && delivery != .withheld }

  fileprivate var isHeld: Bool {
    if case .held = delivery { true } else { false }
  }
}

extension [UITouch] {
  /// Shows touches in the phase that a late or a forced message is about.
  fileprivate func withPhase(_ phase: UITouch.Phase, _ body: (Set<UITouch>) -> Void) {
    let phases = map(\.phase)
    for touch in self { touch.phase = phase }
    body(Set(self))
    for (touch, phase) in zip(self, phases) { touch.phase = phase }
  }
}
