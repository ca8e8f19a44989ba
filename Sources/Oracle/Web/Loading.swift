internal import Traces
internal import Transcripts

/// The scene for a rule about web views: a message, the load that it belongs to, and the facts
/// around it.
///
/// A rule takes the facts that it needs with `try`. If a fact is not known, or the load is lost,
/// the rule is not judged, and the record says why.
struct Loading: Scene {
  private let facts: WebFacts
  let watch: Watch

  init?(_ watch: Watch) {
    guard let web = watch.web else { return nil }
    facts = web
    self.watch = watch
  }

  // MARK: - The message

  var event: Event { watch.now.event }
  /// The facts in the message or the final state.
  var heard: WebHeard { facts.now }
  /// True if it is a final state.
  var isFinal: Bool { event == .final }
  /// The message in short.
  var words: String { Words.ofLoad(facts.now) }
  /// True if it ends the last load that can be open.
  var isLast: Bool { event.isOfLoadEnd && scene.open.most == 1 && !scene.question.isPending }

  // MARK: - The load

  /// The load, disturbed or not.
  var scene: PageLoad { facts.scene }

  /// The load, with nothing in its midst.
  var load: PageLoad {
    get throws(Lack) {
      if let loss = facts.scene.loss { throw loss }
      return facts.scene
    }
  }

  /// The request of a call.
  var errand: WebErrand? { facts.errand }

  /// The request that is on its way, as a call has made it.
  var running: WebErrand? { facts.running }

  /// Returns the request of a call, with nothing in the midst.
  func errandAtRest() throws(Lack) -> WebErrand? {
    try knowCalls()
    _ = try load
    if !isFinal { return isErrandOverdue ? facts.errand : nil }
    try beSettled()
    return facts.errand
  }

  /// True if all that is open should be over as another page is asked about, and true if the question of a call should have come.
  var isOverdue: Bool {
    facts.isOverdue(at: watch.now.time, watch) && (!facts.isOfPage || facts.isAboutErrand)
  }
  var isFailureOverdue: Bool { facts.isFailureOverdue(watch) }
  var isErrandOverdue: Bool { facts.isErrandOverdue(watch) }

  /// The outcome of all that a call has asked for, as the network tells it; nil: nothing can be
  /// told.
  var outcome: WebOutcome? {
    guard let running = facts.running, running.kind != .string, let address = running.address,
      !facts.network.isEmpty, !scene.wasStopped,
      heard.event != .didFailLoad || heard.isCancelled == false || scene.doomed.isSurelyNone
    else { return nil }
    let outcome = WebOutcome(of: address, facts.network, refused: scene.refused)
    return outcome.isUnsettled ? nil : outcome
  }

  /// The messages that calls cause, where not all messages are heard; nil: nobody can tell them.
  var caused: CausedMessages? { facts.caused.loss == nil ? facts.caused : nil }

  // MARK: - Around it

  var history: WebHistory { facts.history }
  /// The address of the page that is shown; empty: none is.
  var shown: Known<String> { Known(facts.shown, else: .page) }
  var target: Known<String> { Known(facts.target, else: .page) }
  var network: ScriptedNetwork { facts.network }
  var hasDelegate: Bool { facts.hasDelegate }
  var hasCause: Bool { facts.hasCause }
  var mayHaveForms: Bool { facts.mayHaveForms }
  var wasTouched: Bool { facts.wasTouched }
  var width: Int32 { watch.geometry.size.isKnown ? watch.geometry.size.x : -1 }
  var isAboutErrand: Bool { facts.isAboutErrand }
  var lead: WebFacts.Lead? { facts.lead }
  /// True if the question is surely a page's.
  var isSurelyOfPage: Bool { facts.isSurelyOfPage }
  /// True if pages are made to fit.
  var fits: Bool {
    get throws(Lack) {
      try need(facts.fits != .unknown, .setup)
      return facts.fits == .yes
    }
  }
  /// True if it comes in the turn of a stop, or of a step along the list, that has nothing to do.
  var isInIdleStop: Bool { facts.idleTurns.stop == watch.now.turn }
  var hasIdleStop: Bool { facts.idleTurns.stop >= 0 }
  var hasIdleMove: Bool { facts.idleTurns.move >= 0 }
  var isInIdleMove: Bool { facts.idleTurns.move == watch.now.turn }

  // MARK: - Needs

  /// Needs that all messages about loads could be heard.
  func hearAll() throws(Lack) {
    for event in [Event.shouldStartLoad, .didStartLoad, .didFinishLoad, .didFailLoad] {
      try hear(event)
    }
  }

  /// True if the record has all calls, from the beginning.
  var areCallsKnown: Bool { facts.isFromTheStart }

  /// Needs a record with all calls, from the beginning.
  func knowCalls() throws(Lack) {
    try need(watch.record.calls == .recorded, .calls)
    try need(facts.isFromTheStart, .start)
  }

  /// Needs a delegate that is told.
  func beTold() throws(Lack) { try need(facts.hasDelegate, .delegate) }

  /// Needs that everything has had the time to come: no answer takes so long.
  ///
  /// A state that says that the view still loads may be right. The state is wrong if the network
  /// tells how long its answers take, and that time is over by the state's own time.
  func beSettled() throws(Lack) {
    let saysLoading = heard.page.isLoading == true
    try need(!saysLoading || !facts.network.isEmpty, .time)
    let begin = max(scene.time, facts.errandTime)
    guard watch.now.time >= 0 else { return try need(!saysLoading, .time) }
    let end = saysLoading ? watch.now.time : max(watch.now.time, watch.site.stage.ifPatient)
    try need(!saysLoading || begin >= 0, .time)
    let longest = facts.reach.longestLoad + facts.slack(watch)
    try need(begin < 0 || end - begin >= longest, .time)
  }
}

extension Stage {
  /// The time at which the latest wait for rest ends, if there is one.
  fileprivate var ifPatient: Microseconds { patience == .max ? 0 : patience }
}

extension Words {
  /// Writes a web view's message with what it says: `shouldStartLoad of http://a.example/ (other)`.
  static func ofLoad(_ heard: WebHeard) -> String {
    switch heard.event {
    case .shouldStartLoad:
      let address = heard.address.map { " of \($0)" } ?? ""
      return heard.event.word + address + (heard.type.map { " (\($0))" } ?? "")
    case .didFailLoad:
      let code = heard.code.map { " with \(heard.domain ?? "code") \($0)" } ?? ""
      return heard.event.word + code
    default: return heard.event.word
    }
  }
}
