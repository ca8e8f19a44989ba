internal import Traces
internal import Transcripts

extension Watch {
  /// Whether the turn of a call of these kinds is open, with nothing else going on in the view.
  func isTurnOfCall(_ kinds: Program.Kinds) -> Bool {
    program.call.isTurnOpen && program.call.isAlone && !program.call.isClouded
      && turns.delegate != program.call.turn
      && kinds.contains(program.call.kind.asSet)
  }

  /// What F01 and its kin answer: a call that moves the content sends one `didScroll`, to where it
  /// was asked to go, in its turn.
  func onceAnswer(_ kind: Program.Kinds) -> Answer {
    guard isTurnOfCall(kind), program.call.moves == .yes else { return .notJudged }
    guard now.event == .didScroll else {
      guard hears(.didScroll) else { return .notJudged }
      return Answer(program.call.scrolls > 0)
    }
    if program.call.scrolls == 0 {
      // Where a row is to stand is another matter.
      return program.call.isToRow
        ? .holds : Answer(!now.offset.differs(from: program.call.target, by: setting.pixel))
    }
    // A second one with the same offset is told by A02, and rows may bring a table's content in.
    if isContentOther { return .notJudged }
    return now.offset.isKnown && now.offset == content.lastScroll ? .notJudged : .violated
  }

  /// Whether a finger is down, or was lifted in this turn.
  var hasFinger: Bool { hasFinger(in: now.turn) }

  /// Whether a finger is down in a turn, or was lifted in it.
  func hasFinger(in turn: Int32) -> Bool {
    hands.down > 0 || (hands.isLastLifted && turns.touch == turn)
  }

  /// What came, where it was not one `didScroll` to the right place.
  var onceFound: String {
    guard now.event == .didScroll else {
      return now.event == .didEndScrollingAnimation ? now.event.word : "no didScroll after the call"
    }
    return program.call.scrolls == 0 ? "didScroll to \(now.offset.text)" : "another didScroll"
  }

  /// Where a `didEndScrollingAnimation` belongs that no animation explains.
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

  /// Whether an end may be an animated zoom's (I10).
  private var mayBeOfZoom: Bool {
    guard let zoom, program.call.kind == .zoom else { return false }
    let isOver = zoom.course.isSurely(in: ZoomPhase.shut) && zoom.endTurn != now.turn
    return zoom.call.isAnimated && (!isOver || !zoom.course.isOrdered)
  }

  /// What is wrong with the `didEndScrollingAnimation` that is being judged.
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
    if program.toTop.isOpen || latest.terminal == .didScrollToTop { return .ofToTop }
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
