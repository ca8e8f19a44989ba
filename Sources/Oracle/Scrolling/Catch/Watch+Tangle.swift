internal import Traces

/// Motions that came over one another: what is said where no source describes what follows.
///
/// A motion and one interruption of it are known well: a finger in a glide, a call in a
/// drag, a glide or an animation (F16, F19, F26, N11). What becomes of two motions that are open when
/// a call begins a third is in no source, nor how a motion that a call begins goes on beside a pinch,
/// or what any call does to the way home after one.
/// From there on nothing is said of the order and the ends of motions, until the view surely rests;
/// what a single message must be, it must be still.
extension Watch {
  /// The number of motions that may be open: a drag or a glide, animations, a scroll to the top, an
  /// animated zoom.
  private var motionCount: Int32 {
    var count = program.animation.endsAllowed
    if !course.isSurely(in: Phase.atRest) { count += 1 }
    if program.toTop.isOpen { count += 1 }
    if let zoom, zoom.course.isOrdered, !zoom.course.isSurely(in: ZoomPhase.shut) { count += 1 }
    return count
  }

  /// Returns true if a call comes between fingers that have the scale and the motion that it
  /// begins, or finds the content on its way home from there.
  private func isInPinch(_ kind: Program.Kind) -> Bool {
    guard let zoom, zoom.course.isOrdered else { return false }
    let beginsMotion = kind.isAnimated || kind == .tapStatusBar || kind == .endRefreshing
    if zoom.course.isSurely(in: ZoomPhase.ofFingers) { return beginsMotion }
    return zoom.course.isSurely(in: ZoomPhase.shut) && isOnItsWayHome && geometry.isRangeKnown
      && content.lastScroll.isKnown
  }

  /// Follows a call that may move the view, before anything else is made of it.
  func entangle(by kind: Program.Kind, isInTheMidst: Bool) {
    guard isInTheMidst || motionCount > 1 || isInPinch(kind) else { return }
    course.tangle.insert(.motions)
    course.phases |= Phase.anything
    if let zoom, !zoom.course.isSurely(in: ZoomPhase.shut) { zoom.course.phases = ZoomPhase.all }
  }

  /// Follows the first finger that comes to a view with which nothing has happened for longer than any
  /// motion goes on without a word: it rests.
  func disentangle(at time: Microseconds) {
    let last = max(latest.message.time, program.call.time, hands.time)
    guard course.tangle.contains(.motions), hears(.didScroll), record.calls == .recorded,
      !setting.hasDroppedFrames,
      latest.message.time >= 0, latest.message.raised.isDisjoint(with: .flags),
      time - last >= 1_000_000 + 4_000_000 / setting.rate
    else { return }
    course.tangle.remove(.motions)
    course.phases = law.widened(Phase.rest.set, in: .begins)
    program.rest()
    content.isMovedByFinger = false
    restZoom()
    beginAnew()
  }
}

/// A table that is changed while it asks for its data, makes and places cells, asks about editing, has a row
/// moved, or shows that a finger is on one.
///
/// The effects of code on a table are documented in reply to a selection, to a commit or to
/// scrolling (R110, R141). In the midst of the table's work they are not: which part of it the
/// table does again, which messages it was about to tell, by which rows, and where the content
/// stands then. From there on nothing is said of its rows.
extension Watch {
  /// Returns true if a call comes in reply to what the table asks or tells in the midst of its
  /// work.
  func isInTheMidst(_ call: borrowing Call, turn: Int32) -> Bool {
    guard let table, setting.isTable, call.isByDelegate, now.turn == turn, now.event.isInTheMidst,
      !call.leavesTables,
      // A data source that is told of a move changes its data.
      now.event != .didMoveRow || call.name != .sections
    else { return false }
    // After an earlier call of the turn, a message before the next call may be that call's effect.
    return turns.delegate != turn || table.calledAt.contains(now.event)
  }
}

extension Event {
  /// True if a table tells or asks it in the midst of its work.
  fileprivate var isInTheMidst: Bool {
    switch self {
    case .setEditing, .willTransition, .didTransition, .targetOfMove, .didMoveRow: true
    case .shouldHighlightRow, .didHighlightRow, .didUnhighlightRow: true
    default: isOfLayout || asksAboutEditing
    }
  }
}

extension Call {
  /// True if it changes nothing that a table is at work on.
  fileprivate var leavesTables: Bool {
    switch name {
    case .cellForRowQuery, .flashScrollIndicators, .resignFirstResponder: true
    default: false
    }
  }
}
