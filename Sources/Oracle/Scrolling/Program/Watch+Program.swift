internal import Traces
internal import Transcripts

extension Watch {
  /// Returns true if the turn of a call of these kinds is open, with nothing else going on in the
  /// view.
  func isTurnOfCall(_ kinds: Program.Kinds) -> Bool {
    program.call.isTurnOpen && program.call.isAlone && kinds.contains(program.call.kind.asSet)
  }

  /// True if a finger is down, or was lifted in this turn.
  var hasFinger: Bool { hasFinger(in: now.turn) }

  /// Returns true if a finger is down in a turn, or was lifted in it.
  func hasFinger(in turn: Int32) -> Bool {
    hands.down > 0 || (hands.isLastLifted && turns.touch == turn)
  }

  /// The origin of a `didEndScrollingAnimation` that no animation explains.
  enum StrayEnd: Sendable {
    case none
    /// It may be an animation's.
    case explained
    case ofToTop
    case ofGlide
    case ofIdleCall
    case ofQuietCall
    case ofEasedCall
    /// The animation has ended already.
    case second
    case ofNothing
  }

  /// True if an end may be an animated zoom's (I10).
  private var mayBeOfZoom: Bool {
    guard let zoom, program.call.kind == .zoom else { return false }
    let isOver = zoom.course.isSurely(in: ZoomPhase.shut) && zoom.endTurn != now.turn
    return zoom.call.isAnimated && (!isOver || !zoom.course.isOrdered)
  }

  /// The fault of the `didEndScrollingAnimation` that is being judged.
  var strayEnd: StrayEnd {
    guard now.event == .didEndScrollingAnimation else { return .none }
    if program.animation.endsAllowed > 0 || program.call.kind == .other || mayBeOfZoom {
      return .explained
    }
    let hasJustGlided =
      latest.message.event == .didEndDecelerating && isRightAfterPrevious && hears(.didScroll)
    guard record.calls == .recorded, !course.isMidway else {
      if record.calls == .hidden { return .explained }
      if hasJustGlided { return .ofGlide }
      let isDragging = hands.areRecorded && course.before & Phase.atRest == 0
      let isInside = course.phases & Phase.atRest == 0
      return isDragging && isInside && !program.toTop.isOpen ? .ofGlide : .explained
    }
    let isAtTop = latest.terminal == .didScrollToTop && !latest.hasCause
    if program.toTop.isOpen || isAtTop { return .ofToTop }
    if course.phases & Phase.atRest == 0 || hasJustGlided { return .ofGlide }
    if program.call.block == .performWithoutAnimation { return .ofQuietCall }
    if program.call.block == .animate {
      return program.call.kind.isAnimated ? .explained : .ofEasedCall
    }
    if program.call.kind.isAnimated, latest.terminal == .didEndScrollingAnimation, !latest.hasCause
    {
      return .second
    }
    if program.call.kind.isAnimated, program.call.moves == .no, program.call.isAlone {
      return .ofIdleCall
    }
    if hands.down > 0 { return .ofGlide }
    if !latest.hasCause,
      latest.terminal == .didEndDecelerating || latest.terminal == .didEndDraggingToRest
    {
      return .ofGlide
    }
    return turns.call > turns.touch ? .ofNothing : .ofGlide
  }
}
