/// The events of a control that are due in one turn, and those that were sent.
struct ControlTurn: Sendable {
  /// A thing that a finger did; `again` is a tap soon after another, `end` the end of a touch that only a message
  /// told of, and where it went or was lifted is surely known of `enter`, `leave` and `liftInside`.
  enum Deed: CaseIterable, Sendable {
    case down, again, move, enter, leave, lift, liftInside, cancel, end

    /// The events of which one is due for it.
    var events: [ControlEvent] {
      switch self {
      case .down: [.touchDown]
      case .again: [.touchDownRepeat]
      case .move: [.touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit]
      case .enter: [.touchDragEnter]
      case .leave: [.touchDragExit]
      case .lift: [.touchUpInside, .touchUpOutside]
      case .liftInside: [.touchUpInside]
      case .cancel: [.touchCancel]
      case .end: [.touchUpInside, .touchUpOutside, .touchCancel]
      }
    }
  }

  private var deeds: [Deed: Int] = [:]
  private var sent: [ControlEvent: Int] = [:]
  private var asked: [ControlEvent: Int] = [:]
  /// The events that were sent since code asked, until a finger came that only its event tells of.
  private var sentAsAsked: [ControlEvent: Int] = [:]
  private var isAsking = false
  /// True if an event was sent whose name is not told.
  private(set) var hasUntold = false
  /// True if the last finger was lifted, perhaps from a page control.
  var isTouched = false
  /// The page that a tap at an end of a page control has led to; nil: it has not, or that is not known.
  var pageAfterTap: Int64?

  /// True if anything may be due, or too much.
  var isEmpty: Bool {
    deeds.isEmpty && sent.isEmpty && asked.isEmpty && !hasUntold && !isTouched
  }

  /// Takes in that a finger did something that a control tells.
  mutating func note(_ deed: Deed) { deeds[deed, default: 0] += 1 }

  /// Takes in that an event was sent.
  mutating func noteSent(_ event: ControlEvent?) {
    guard let event else { return hasUntold = true }
    sent[event, default: 0] += 1
    if event == .touchDown, asked[event] == nil { isAsking = false }
    if isAsking { sentAsAsked[event, default: 0] += 1 }
  }

  /// Takes in that code has asked for an event to be sent.
  mutating func noteAsked(_ event: ControlEvent) {
    asked[event, default: 0] += 1
    isAsking = true
  }

  /// Returns the number of times that an event was sent.
  func sent(_ event: ControlEvent) -> Int { sent[event] ?? 0 }

  /// Returns the number of times that an event was sent since code asked for it.
  func sentForCall(_ event: ControlEvent) -> Int { sentAsAsked[event] ?? 0 }

  /// True if it was sent that a finger moves.
  var hasSentDrag: Bool { sent.keys.contains(where: \.isOfDrag) }

  /// Returns true if fewer events were sent than a deed asks for, where all of them are told.
  func lacks(_ deed: Deed, _ actions: Set<ControlEvent>) -> Bool {
    guard let due = deeds[deed], actions.isSuperset(of: deed.events) else { return false }
    return deed.events.reduce(0) { $0 + sent($1) } < due
  }

  /// Returns the first event that code has asked for and that was not sent so often, or too often.
  ///
  /// A finger that is told of late, in the turn of the call, may send it besides.
  func missent(_ actions: Set<ControlEvent>) -> ControlEvent? {
    ControlEvent.allCases.first { event in
      guard let due = asked[event] else { return false }
      let sent = sentForCall(event)
      guard actions.contains(event) else { return sent != 0 }
      return sent < due || sent > due + deeds(sending: event)
    }
  }

  /// Returns true if an event was sent for each call, or more often.
  func isSentEnough(_ event: ControlEvent) -> Bool { sentForCall(event) >= asked[event] ?? 0 }

  /// Returns the number of deeds of fingers that may send an event.
  private func deeds(sending event: ControlEvent) -> Int {
    deeds.reduce(0) { $1.key.events.contains(event) ? $0 + $1.value : $0 }
  }

  /// Returns the first event that was sent without an action for it.
  func needless(_ actions: Set<ControlEvent>) -> ControlEvent? {
    ControlEvent.allCases.first { sent($0) > 0 && !actions.contains($0) }
  }

  /// Returns true if an event that was just sent is one that code has asked for in the turn.
  func isAsked(_ event: ControlEvent) -> Bool {
    guard let due = asked[event] else { return false }
    return sent(event) <= due || deeds(sending: event) == 0
  }
}
