internal import Traces

/// Motions that came over one another: what is said where no source describes what follows.
///
/// A motion and one interruption of it are known well: a finger in a glide (truth 1.E), a call in a
/// drag, a glide or an animation (F16, F19, F26, N11). What becomes of two motions that are open when
/// a call begins a third is in no source, nor how a motion that a call begins goes on beside a pinch,
/// or what any call does to the way home after one.
/// From there on nothing is said of the order and the ends of motions, until the view surely rests;
/// what a single message must be, it must be still.
extension Watch {
  /// How many motions may be open: a drag or a glide, animations, a scroll to the top, an animated
  /// zoom.
  private var motionCount: Int32 {
    var count = program.endsAllowed
    if !isSurely(in: Phase.atRest) { count += 1 }
    if toTop.isOpen { count += 1 }
    if let zoom, zoom.isOrdered, !zoom.isSurely(in: ZoomPhase.shut) { count += 1 }
    return count
  }

  /// Whether a call comes between fingers that have the scale and the motion that it begins, or finds
  /// the content on its way home from there.
  private func isInPinch(_ kind: Program.Kind) -> Bool {
    guard let zoom, zoom.isOrdered else { return false }
    let beginsMotion = kind.isAnimated || kind == .tapStatusBar || kind == .endRefreshing
    if zoom.isSurely(in: ZoomPhase.ofFingers) { return beginsMotion }
    return zoom.isSurely(in: ZoomPhase.shut) && isOnItsWayHome && geometry.isRangeKnown
      && lastScroll.isKnown
  }

  /// Follows a call that may move the view, before anything else is made of it.
  func entangle(by kind: Program.Kind) {
    guard motionCount > 1 || isInPinch(kind) else { return }
    isEntangled = true
    phases |= Phase.anything
    if let zoom, !zoom.isSurely(in: ZoomPhase.shut) { zoom.phases = ZoomPhase.all }
  }

  /// Follows the first finger that comes to a view with which nothing has happened for longer than any
  /// motion goes on without a word: it rests.
  func disentangle(at time: Microseconds) {
    let latest = max(previous.time, program.time, hands.time)
    guard isEntangled, hears(.didScroll), calls == .recorded, !hasDroppedFrames,
      previous.time >= 0, previous.raised.isDisjoint(with: .flags),
      time - latest >= 1_000_000 + 4_000_000 / rate
    else { return }
    isEntangled = false
    phases = law.widened(Phase.rest.set)
    program = Program()
    toTop = ToTop()
    isMovedByFinger = false
    restZoom()
    beginAnew()
  }
}
