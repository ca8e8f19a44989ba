internal import Traces
internal import Transcripts

/// The question that a text field has to ask before it is edited, from the call or the tap that asks for an
/// edit to the question (R270).
struct FocusDue: Sendable {
  /// The facts that decide if fingers find the field.
  private var reach: ControlReach
  /// True if the field may be edited, as far as it decides that itself.
  private var isEnabled: Bool
  /// The turn of the call or of the lift that asks for an edit; -1: nothing does.
  private(set) var turn: Int32 = -1
  /// The time of that lift; -1: a call asks.
  private(set) var liftTime: Microseconds = -1

  init(_ view: Header.View, _ header: Header, _ record: Recording) {
    let areCallsKnown = record.calls == .recorded
    reach = ControlReach(view, header, record)
    isEnabled =
      areCallsKnown && (view.config[.isEnabled]?.bool ?? !record.mayHaveChangedBefore)
  }

  /// True if the question has not come yet.
  var isDue: Bool { turn >= 0 }
  /// True if a finger asks for the edit, and no call.
  var isOfTap: Bool { liftTime >= 0 }

  /// Returns true if the question had to come by an event: a call asks in its own turn, and a tap soon after.
  func isOverdue(at now: Heard) -> Bool {
    guard isDue else { return false }
    return isOfTap ? now.event != .pause && isOver(at: now) : now.turn == turn
  }

  private func isOver(at now: Heard) -> Bool {
    now.event == .final || (now.time >= 0 && now.time - liftTime >= 300_000)
  }

  /// Follows a touch event.
  ///
  /// In the left half of a field there is no button.
  mutating func follow(_ hands: Hands, isFree: Bool, turn: Int32) {
    reach.follow(hands)
    meet()
    guard isEnabled, isFree, hands.isLastLifted, hands.most == 1, !hands.wasCancelled,
      hands.time >= 0, hands.downTime >= 0, hands.time - hands.downTime <= SureTap.patience,
      hands.reach <= Int64(SureTap.slop), reach.isSurelyHit, reach.isInside,
      let part = reach.part, part < 0.5
    else { return }
    (self.turn, liftTime) = (turn, hands.time)
  }

  /// Follows a call to the field, or to another view.
  mutating func follow(_ call: borrowing Call, isOwn: Bool, isFree: Bool, turn: Int32) {
    meet()
    if isOwn { reach.follow(call) } else { reach.followOther(call) }
    if call.mayKeepTouches { reach.uncover() }
    guard isOwn else { return }
    switch call.name {
    case .isEnabled: isEnabled = call.arguments[.isEnabled]?.bool == true
    case .removeFromSuperview: isEnabled = false
    case .becomeFirstResponder:
      if isEnabled, isFree, !call.isByDelegate { self.turn = turn }
    default: break
    }
  }

  /// Takes in that the question has come, or need not come any more.
  mutating func meet() { (turn, liftTime) = (-1, -1) }

  /// Ends what was due, told or not.
  mutating func end(_ now: Heard) { if isOverdue(at: now) { meet() } }
}
