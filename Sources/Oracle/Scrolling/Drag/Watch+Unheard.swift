extension Watch {
  /// What of a drag may come unheard in a turn.
  func unheard(in turn: Int32) -> Unheard {
    guard law.hasUnheard else { return .anything }
    guard record.hasTouches, record.areFingersWhole, !course.isMidway else { return .anything }
    var unheard: Unheard = []
    let isLift = turns.touch == turn && !hands.deeds.isDisjoint(with: [.ended, .cancelled])
    // What ends a drag, or comes after its end, leaves no finger to begin another in its turn.
    let isOver = hands.down == 0 && now.turn == turn && now.event.isAfterDrag
    if hands.down > 0 || (isLift && !isOver) {
      unheard.insert(.catches)
      if hands.hasMoved || hands.most > 1 { unheard.insert(.begins) }
    }
    // A call may end a drag under its finger, at once or later (EN05).
    let isCalled = record.calls.leavesOpen || turns.call == turn || drag.callTurn >= 0
    if isLift || isCalled { unheard.insert(.ends) }
    return unheard
  }
}

extension Event {
  /// True if it ends a drag, or comes after its end.
  fileprivate var isAfterDrag: Bool {
    switch self {
    case .willEndDragging, .didEndDragging, .didEndDraggingToRest, .didEndDraggingToGlide,
      .willBeginDecelerating, .didEndDecelerating:
      true
    default: false
    }
  }
}
