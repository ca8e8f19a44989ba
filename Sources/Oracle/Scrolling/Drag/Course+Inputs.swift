// The functions here follow the effects of fingers on a motion.
extension Course {
  /// Follows a touch event.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - isElsewhere: whether its finger is certainly outside the view.
  ///   - isTouched: whether its finger is certainly the view's.
  ///   - isShared: whether another view may take the finger over.
  func follow(_ event: Hands, isElsewhere: Bool, isTouched: Bool, isShared: Bool) {
    if isShared, event.deeds != [.began] { move(.held, to: .held, .glide) }
    if event.deeds.contains(.began), !isElsewhere {
      // Of several fingers it is not known which one came where.
      if isTouched, event.most == 1 {
        move(.glide, to: .held)
      } else {
        move(.glide, to: .held, .glide)
      }
    }
    if event.deeds.contains(.moved) { move(.held, to: .stirred) }
    if event.deeds != [.began] { move(.heldEnd, to: .rest, .lateStop) }
  }

  /// Takes in that a row may have taken the finger, which swipes it open (R138): what becomes of the glide
  /// that the finger had halted is in no source.
  func loseFinger() {
    move(.held, to: .held, .glide)
    move(.stirred, to: .stirred, .glide)
  }

  /// Takes in that the system takes the last finger away: when that ends its drag, and how, is not
  /// established (B22); that it ends is (B10), and so is that a glide which it had caught is closed (C06,
  /// Z04).
  func cancel() {
    move(.held, to: .letGo, .glide)
    move(.stirred, to: .letGo, .glide)
    move(.drag, to: .cancelled)
    move(.caught, to: .caughtCancelled)
  }

  /// Takes in that the fingers of a pinch are lifted: what that does to an open drag shows at rest, at the
  /// latest (H13).
  func endPinch() {
    move(.held, to: .glide)
    move(.stirred, to: .glide)
  }

  /// Takes in that the finger of a drag that began unheard is up.
  func letGoUnheard() {
    move(.drag, to: .release)
    move(.caught, to: .caughtRelease)
  }

  /// Takes in that the last finger is lifted as another comes: the drag ends, or goes on under that one.
  func changeHands() {
    for phase in [Phase.held, .stirred] { move(phase, to: phase, .letGo) }
    move(.drag, to: .drag, .release)
    move(.caught, to: .caught, .caughtRelease)
  }

  /// Takes in that the last finger is lifted.
  func letGo(isBouncing: Bool) {
    for phase in [Phase.held, .stirred] {
      // E13: how a caught bounce goes on is not established well enough for a hard rule.
      if isBouncing { move(phase, to: .letGo, .glide) } else { move(phase, to: .letGo) }
    }
    move(.drag, to: .release)
    move(.caught, to: .caughtRelease)
  }
}

// The functions here follow the effects of calls on a motion.
extension Course {
  /// Widens the phases by what a call may do, where that is not established: F17, G10, EN05, C18.
  ///
  /// - Parameters:
  ///   - kind: what the call does.
  ///   - isInBlock: whether it is made in an animation block.
  ///   - jumpsStopGlides: whether the profile knows that a new offset stops a glide.
  func loosen(for kind: Program.Kind, isInBlock: Bool, jumpsStopGlides: Bool) {
    stir()
    switch kind {
    case .jump, .reveal, .stop, .halt, .endRefreshing, .tapStatusBar, .other: endGlidesPerhaps()
    case .assign where !jumpsStopGlides: endGlidesPerhaps()
    case .animate, .revealAnimated: if isInBlock || !jumpsStopGlides { endGlidesPerhaps() }
    case .remove: goPerhaps()
    default: break
    }
    if kind == .jump || kind == .reveal || kind == .stop || kind == .halt {
      move(.caughtDue, to: .caughtDue, .doubtfulDue)
      move(.due, to: .due, .doubtfulDue)
    }
    // The finger is thrown off, and what it held may go on.
    if kind == .stop { loseFinger() }
    if kind == .stop || kind == .halt || kind == .other || kind == .zoom { endDragsPerhaps() }
    if kind == .other || (kind == .zoom && !isSurely(in: Phase.atRest)) {
      phases |= Phase.anything
    }
  }

  /// Takes in that a call may move what a finger holds, which is not the glide's doing (F16, F26).
  func stir() { move(.held, to: .held, .stirred) }

  /// Takes in that a glide may have ended.
  func endGlidesPerhaps() {
    guard !isSurely(in: Phase.atRest) else { return }
    for phase in [Phase.glide, .held, .stirred, .letGo] { move(phase, to: phase, .rest) }
    freeFromGlides()
  }

  /// Takes in that the view is taken out, and what it did ends silently (C18).
  private func goPerhaps() {
    let passing: [Phase] = [
      .held, .stirred, .letGo, .due, .caught, .caughtRelease, .caughtLift, .caughtDue,
    ]
    for phase in passing { move(phase, to: phase, .gone) }
    freeFromGlides()
    move(.glide, to: .gone)
    endDragsPerhaps()
  }

  /// Takes in that the glide that a finger has caught may be over, and the drag no more than a drag.
  private func freeFromGlides() {
    move(.caught, to: .caught, .drag)
    move(.caughtRelease, to: .caughtRelease, .release)
    move(.caughtLift, to: .caughtLift, .lift)
    move(.caughtDue, to: .caughtDue, .due)
    move(.caughtRest, to: .caughtRest, .dropped)
  }

  private func endDragsPerhaps() {
    guard !isSurely(in: Phase.atRest) else { return }
    for phase in [Phase.drag, .release, .lift, .caught, .caughtRelease, .caughtLift] {
      move(phase, to: phase, .rest)
    }
  }
}
