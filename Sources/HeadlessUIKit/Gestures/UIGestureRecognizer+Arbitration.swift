extension UIGestureRecognizer {
  /// Returns true if a finger that comes down is watched.
  final func accepts(_ touch: UITouch) -> Bool {
    guard isEnabled, !isOver else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Does what was asked for, or fails; returns whether that is decided now.
  final func settleRequest() -> Bool {
    guard let state = requested else { return true }
    guard current == .possible else {
      take(state)
      return true
    }
    if state == .cancelled {
      fail(preventedByAnother: false)
      return true
    }
    switch requirementsStanding {
    case .waiting:
      return false
    case .disappointed:
      fail(preventedByAnother: true)
    case .met:
      if isShutOut {
        fail(preventedByAnother: true)
      } else if !mayBegin {
        if current == .possible { fail(preventedByAnother: false) }
      } else {
        begin(state)
      }
    }
    return true
  }

  private var mayBegin: Bool {
    let isAllowed =
      (delegate === view || delegate?.gestureRecognizerShouldBegin(self) ?? true)
      && view?.gestureRecognizerShouldBegin(self) ?? true
      && mayBeginInScrollView()
    // Whoever was asked may have taken the view away or switched the recognizer off.
    return isAllowed && requested != nil
  }

  private func begin(_ state: State) {
    willBegin()
    requested = nil
    current = state
    let prevented = rivals.filter { $0.current == .possible && shutsOut($0) }
    for rival in prevented {
      rival.requested = nil
      rival.current = .failed
    }
    if cancelsTouchesInView { view?.window?.withdrawContentTouches(of: self) }
    view?.window?.releaseEnds(heldBy: self, isRecognized: true)
    // Whoever heard that may have taken the view away, or switched the recognizer off.
    if current == state { take(state) }
    for rival in prevented {
      rival.didFail(preventedByAnother: true)
      view?.window?.releaseEnds(heldBy: rival, isRecognized: false)
    }
  }

  /// The other recognizers that watch one of the same fingers.
  private var rivals: [UIGestureRecognizer] {
    var rivals: [UIGestureRecognizer] = []
    for touch in watched {
      for recognizer in touch.recognizers
      where recognizer !== self && !rivals.contains(where: { $0 === recognizer }) {
        rivals.append(recognizer)
      }
    }
    return rivals
  }

  private var isShutOut: Bool {
    rivals.contains { $0.isActive && $0.shutsOut(self) }
  }

  private func shutsOut(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !isSimultaneous(with: other) && !other.isSimultaneous(with: self)
  }

  private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
}

extension UIGestureRecognizer {
  nonisolated private enum Standing { case met, waiting, disappointed }

  /// The state of the recognizers that must fail first: all have failed, one is still undecided, or
  /// one has begun.
  private var requirementsStanding: Standing {
    var standing = Standing.met
    for other in requirements + awaited + rivals where other !== self && mustWait(for: other) {
      switch other.current {
      case .possible
      where !other.watched.isEmpty || other.requested != nil || other.awaitsTouches:
        standing = .waiting
      case .possible, .failed, .cancelled: continue
      case .began, .changed, .ended: return .disappointed
      }
    }
    return standing
  }

  private func mustWait(for other: UIGestureRecognizer) -> Bool {
    if requirements.contains(where: { $0 === other }) { return true }
    guard delegate != nil || other.delegate != nil else { return false }
    let key = ObjectIdentifier(other)
    // Each attempt asks once (R633).
    if let answer = answers[key] { return answer }
    let answer =
      delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    answers[key] = answer
    // It stands when the fingers are gone, by which the other was found.
    if answer { awaited.append(other) }
    return answer
  }
}
