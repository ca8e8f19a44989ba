extension Watch {
  /// Returns the messages of a drag that may come unheard in a turn.
  func unheard(in turn: Int32) -> Unheard {
    law.hasUnheard ? unheardByFingers(in: turn) : .anything
  }

  /// Kept apart from what each message costs: most records hear all.
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
      if hands.hasMoved || hands.most > 1 { unheard.insert(.begins) }
    }
    // A call may end a drag under its finger, at once or later (EN05).
    let isCalled = record.calls.leavesOpen || turns.call == turn || drag.callTurn >= 0
    if isLift || isCalled { unheard.insert(.ends) }
    return unheard
  }

  /// True if all fingers that are down drag the view, or none: the last of them ends the drag (B10).
  ///
  /// The effect of a second finger on a view that may zoom is not established (H13).
  var isDragOfAllFingers: Bool {
    hands.most == 1 ? hasOwnFinger : zoom == nil && haveAllSurelyTouched
  }

  /// True if a finger can only be this view's: no other scrolls, or this one drags (A11).
  var hasOwnFinger: Bool { site.isOnlyScroller || course.isSurely(in: Phase.dragging) }
}
