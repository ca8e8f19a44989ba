extension Watch {
  /// Adds the phases that messages which could not be heard may have led to in a turn.
  func widen(in turn: Int32) {
    if law.hasUnheard { addUnheard(in: turn) }
  }

  /// Adds the phases that unheard messages may have led to in a turn.
  ///
  /// It stands apart from what each message costs, for most records hear all.
  @inline(never)
  private func addUnheard(in turn: Int32) {
    let unheard = unheard(in: turn)
    // A finger that is lifted may have begun a drag that nobody heard. The lift ends that drag, too, and only
    // then may its end have been unheard.
    let isLift =
      unheard.contains(.begins) && turns.touch == turn && hands.isLastLifted
      && record.areFingersWhole && !course.isMidway
    course.phases = law.widened(
      course.phases,
      in: isLift ? unheard.subtracting(.ends) : unheard
    )
    if isLift {
      course.letGoUnheard()
      // One that is sure by its finger alone owes its end (B07, B10).
      let dragged = course.phases & Phase.releasing
      if drag.sure.drag == turn, dragged != 0 { course.phases = dragged }
      beginUnheardGlide()
      course.phases = law.widened(course.phases, in: .ends)
    }
    // No glide follows a hold.
    let ended = course.phases & ~Phase.opening
    if drag.sure.rest == turn, ended != 0 { course.phases = ended }
    // A phase that a flick has left open is a glide, until its end is heard.
    let isEnded = now.event == .didEndDecelerating && now.turn == turn
    if now.event == .willBeginDecelerating, now.turn == turn, !hears(.didEndDecelerating) {
      drag.sure.glide = -1
    }
    let open = course.phases & ~Phase.quiet
    if drag.sure.glide == turn, !isEnded, open != 0 { course.phases = open }
  }

  /// Returns the messages of a drag that may come unheard in a turn.
  func unheard(in turn: Int32) -> Unheard {
    law.hasUnheard ? unheardByFingers(in: turn) : .anything
  }

  /// Returns the messages of a drag that may come unheard in a turn, by what fingers and calls do in it.
  ///
  /// It stands apart from what each message costs, for most records hear all.
  @inline(never)
  private func unheardByFingers(in turn: Int32) -> Unheard {
    guard record.hasTouches, record.areFingersWhole, !course.isMidway else { return .anything }
    var unheard: Unheard = []
    let isLift =
      turns.touch == turn && !hands.deeds.isDisjoint(with: [.ended, .cancelled])
      && (hands.isLastLifted || !isDragOfAllFingers)
    // A finger that is up has begun its drag before anything is told of its lift.
    let isOver = hands.down == 0 && now.turn == turn
    if hands.down > 0 || (isLift && !isOver) {
      unheard.insert(.catches)
      if hands.most > 1 || hands.hasMoved && mayFollowFinger { unheard.insert(.begins) }
    }
    // A call may end a drag under its finger, at once or later (EN05).
    let leavesDrag = program.call.turn == turn && program.call.leavesMotion
    let isCalled = mayBeCalledUnheard || turns.call == turn && !leavesDrag || drag.callTurn >= 0
    if isLift || isCalled { unheard.insert(.ends) }
    return unheard
  }

  /// True if a call that is not in the record may have come in this turn.
  var mayBeCalledUnheard: Bool {
    guard record.calls.leavesOpen else { return false }
    guard record.hidesOnlyReleases else { return true }
    // A delegate that is told of the release, unheard, is told before the drag ends.
    return turns.touch == now.turn && hands.isLastLifted
      && course.phases & (Phase.dragging | Phase.releasing) != 0
  }

  /// True if all fingers that are down drag the view, or none: the last of them ends the drag (B10).
  ///
  /// The effect of a second finger on a view that may zoom is not established (H13).
  var isDragOfAllFingers: Bool {
    hands.most == 1 ? hasOwnFinger : zoom == nil && haveAllSurelyTouched
  }

  /// True if a finger that drags the view has moved in the turn, and the content with it.
  var isDraggedInTurn: Bool {
    turns.touch == now.turn && course.phases & Phase.dragging != 0
  }

  /// True if a finger can only be this view's: no other scrolls or has taken it, or this one drags (A11).
  var hasOwnFinger: Bool {
    site.isOnlyScroller || course.isSurely(in: Phase.dragging) || hasFingersAlone
  }
}
