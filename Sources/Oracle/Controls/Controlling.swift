internal import Traces
internal import Transcripts

/// The facts that a rule about controls sees: an event that is sent, the finger's deeds, and code's
/// settings.
///
/// A rule takes each fact that it needs with `try`. If the fact is not known, the rule is not
/// judged, and the record says why.
struct Controlling: Scene {
  let facts: ControlFacts
  let watch: Watch

  init?(_ watch: Watch) {
    guard let control = watch.control else { return nil }
    facts = control
    self.watch = watch
  }

  var event: Event { watch.now.event }
  var told: ControlHeard { facts.now }
  var reach: ControlReach { facts.reach }

  /// The event that is sent in short.
  var words: String {
    told.control.map { "sendActions for \($0.rawValue)" } ?? event.word
  }

  /// The event that is sent, where a finger and not code has it sent.
  var touched: ControlEvent? {
    guard let control = told.control, control.isOfTouch, !facts.turn.isAsked(control),
      !facts.mayBeOfCode(control, watch)
    else { return nil }
    return control
  }

  // MARK: - Needs

  /// Returns the events that the control has actions for.
  func actions() throws(Lack) -> Set<ControlEvent> {
    try hear(.sendActions)
    guard let actions = facts.actions else { throw .setup }
    return actions
  }

  /// Needs to know whether code sends events.
  func knowCalls() throws(Lack) {
    try need(watch.record.calls != .hidden, .calls)
    try withoutDelegate()
  }

  /// Needs that all events of the turn are told by name, in their turn.
  func wholeTurn() throws(Lack) {
    try knowCalls()
    try need(!facts.turn.hasUntold, .message)
    try need(!watch.site.mayBeRemoved, .removal)
  }

  /// Needs a turn in which one finger did something.
  func fingerTurn() throws(Lack) {
    try need(watch.hands.areRecorded, .touches)
    try need(watch.turns.touch == watch.now.turn && reach.isSingle, .fingers)
    try knowCalls()
  }
}
