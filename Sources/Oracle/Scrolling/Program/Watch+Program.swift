internal import Traces

extension Watch {
  /// Whether the turn of a call of these kinds is open, with nothing else going on in the view.
  func isTurnOfCall(_ kinds: Program.Kinds) -> Bool {
    program.isTurnOpen && program.isAlone && !program.isClouded && delegateTurn != program.turn
      && kinds.contains(program.kind.asSet)
  }

  /// What F01 and its kin answer: a call that moves the content sends one `didScroll`, to where it
  /// was asked to go, in its turn.
  func onceAnswer(_ kind: Program.Kinds) -> Answer {
    guard isTurnOfCall(kind), program.moves == .yes else { return .notJudged }
    guard now.event == .didScroll else {
      guard hears(.didScroll) else { return .notJudged }
      return Answer(program.scrolls > 0)
    }
    if program.scrolls == 0 { return Answer(!now.offset.differs(from: program.target, by: pixel)) }
    // A second one with the same offset is told by A02, and rows may bring a table's content in.
    if isContentOther { return .notJudged }
    return now.offset.isKnown && now.offset == lastScroll ? .notJudged : .violated
  }

  /// Whether a finger is down, or was lifted in this turn.
  var hasFinger: Bool { hands.down > 0 || (hands.isLastLifted && touchTurn == now.turn) }

  /// What came, where it was not one `didScroll` to the right place.
  var onceFound: String {
    guard now.event == .didScroll else {
      return now.event == .didEndScrollingAnimation ? now.event.word : "no didScroll after the call"
    }
    return program.scrolls == 0 ? "didScroll to \(now.offset.text)" : "another didScroll"
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
    guard let zoom, program.kind == .zoom else { return false }
    let isOver = zoom.isSurely(in: ZoomPhase.shut) && zoom.endTurn != now.turn
    return zoom.call.isAnimated && (!isOver || !zoom.isOrdered)
  }

  /// What is wrong with the `didEndScrollingAnimation` that is being judged.
  var strayEnd: StrayEnd {
    guard now.event == .didEndScrollingAnimation else { return .none }
    if program.endsAllowed > 0 || program.kind == .other || mayBeOfZoom { return .explained }
    let hasJustGlided =
      previous.event == .didEndDecelerating && isRightAfterPrevious && hears(.didScroll)
    guard calls == .recorded, !isMidway else {
      if calls == .hidden { return .explained }
      if hasJustGlided { return .ofGlide }
      let isDragging = hands.areRecorded && before & Phase.atRest == 0
      let isInside = phases & Phase.atRest == 0
      return isDragging && isInside && !toTop.isOpen ? .ofGlide : .explained
    }
    if toTop.isOpen || lastTerminal == .didScrollToTop { return .ofToTop }
    if phases & Phase.atRest == 0 || hasJustGlided { return .ofGlide }
    if program.block == .performWithoutAnimation { return .ofQuietCall }
    if program.block == .animate { return program.kind.isAnimated ? .explained : .ofEasedCall }
    if program.kind.isAnimated, lastTerminal == .didEndScrollingAnimation, !hasCause {
      return .second
    }
    if program.kind.isAnimated, program.moves == .no, program.isAlone { return .ofIdleCall }
    if hands.down > 0 { return .ofGlide }
    if !hasCause, lastTerminal == .didEndDecelerating || lastTerminal == .didEndDraggingToRest {
      return .ofGlide
    }
    return callTurn > touchTurn ? .ofNothing : .ofGlide
  }
}
