extension UIGestureRecognizer {
  /// True if a gesture that goes on is under way.
  final var isActive: Bool { current == .began || current == .changed }

  /// True if the recognizer is through with the touches that it has.
  final var isOver: Bool { current == .ended || current == .cancelled || current == .failed }

  final func request(_ state: State) {
    guard !isOver else { return }
    if state == .failed {
      fail(preventedByAnother: false)
    } else {
      requested = state
      if let window = view?.window {
        window.gestures.settleRequest(of: self)
      } else {
        requested = nil
      }
    }
  }

  /// Takes on a state that nothing stands against any more, and tells.
  final func take(_ state: State) {
    requested = nil
    current = state
    stateDidChange()
    // Whoever heard of it may have switched the recognizer off.
    if hasActions, current == state { callActions() }
  }

  final func fail(preventedByAnother: Bool) {
    guard current == .possible else { return }
    requested = nil
    current = .failed
    didFail(preventedByAnother: preventedByAnother)
    view?.window?.releaseEnds(heldBy: self, isRecognized: false)
  }

  /// Gives up the touches at once: the recognizer was switched off, or its view is leaving.
  final func abandon(isLeavingWindow: Bool = false) {
    guard !watched.isEmpty || current != .possible || requested != nil || awaitsTouches else {
      return
    }
    self.isLeavingWindow = isLeavingWindow
    defer { self.isLeavingWindow = false }
    requested = nil
    if isActive {
      take(.cancelled)
    } else {
      fail(preventedByAnother: false)
    }
    for touch in watched { touch.recognizers.removeAll { $0 === self } }
    watched.removeAll()
    makeReady()
  }

  /// Makes the recognizer ready for the next gesture once it is through and has no finger left.
  final func makeReady() {
    guard isOver, watched.isEmpty || staysWithFingers else { return }
    current = .possible
    if !answers.isEmpty {
      answers = [:]
      awaited = []
    }
    reset()
  }
}
