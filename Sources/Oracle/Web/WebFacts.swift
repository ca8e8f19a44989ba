internal import Traces
internal import Transcripts

/// The facts about a web view.
///
/// It is a class, so that the watch of a view that is none pays one comparison for it.
final class WebFacts: Feature {
  /// The message, or the final state, that is being judged.
  private(set) var now = WebHeard()
  /// Its turn.
  private(set) var turn: Int32 = -1
  /// The load that is under way, or was the latest.
  private(set) var scene: PageLoad
  /// The request of a call; nil: there is none, or it is done.
  private(set) var errand: WebErrand?
  /// The request that is on its way, as it was made; nil: nothing that a call has asked for.
  private(set) var running: WebErrand?
  /// The time of that request; -1: not told.
  private(set) var errandTime: Microseconds = -1
  private(set) var history: WebHistory
  /// The address of the page that is shown; empty: none is; nil: that is not known.
  private(set) var shown: String?
  /// The reach of the pages that were asked about.
  private var knownReach: NetworkReach
  /// True if the record has all calls from the beginning.
  let isFromTheStart: Bool
  /// The messages about loads that are heard.
  let telling: LoadTelling
  /// The messages that calls cause, in a record of some of them.
  var caused: CausedMessages
  /// The certainty that pages are made to fit; unknown: that may have changed unheard.
  private(set) var fits: Certainty
  /// True if a delegate is there to be told anything.
  private(set) var hasDelegate = true
  /// The turn of the latest `stopLoading` that had surely nothing to stop, and of the latest step that
  /// led nowhere; -1: none.
  private(set) var idleTurns = (stop: Int32(-1), move: Int32(-1))
  /// The number of calls that have asked for a page since everything rested, and were not asked
  /// about yet.
  private var pendingCalls = 0
  /// True if a form was sent, or may have been.
  private(set) var mayHaveForms: Bool
  /// True if fingers have touched, so that they may have zoomed, and true if they have since
  /// everything rested.
  private(set) var wasTouched = false
  private(set) var isTouchedSinceRest = false
  /// True if a call has asked for a page before the view was loaded: that waits until the view is.
  private var waitsForView = false

  var audience: Topic.Audience? { .web }
  var isAskedApart: Bool { true }

  init(_ watch: Watch, _ header: Header) {
    isFromTheStart = watch.record.hasAllCalls
    knownReach = NetworkReach(ScriptedNetwork(header))
    telling = LoadTelling(watch, header)
    let followsCalls = telling.followsCalls && isFromTheStart && !knownReach.network.isEmpty
    caused = CausedMessages(loss: followsCalls ? nil : .message)
    // Nothing is under way where a record begins at rest, with calls or without.
    let isCounted = watch.record.beginsAtRest && (telling.isCounted || telling.hearsStarts)
    scene = PageLoad(isFromTheStart: isCounted || isFromTheStart && followsCalls)
    history = WebHistory(isEmpty: isFromTheStart)
    shown = isFromTheStart ? "" : nil
    mayHaveForms = !isFromTheStart
    let config = watch.setting.declaration.config
    fits =
      isFromTheStart && watch.setting.isSetUpAtAll
      ? Certainty(config[.scalesPageToFit]?.bool ?? false) : .unknown
    blur()
  }

  /// Returns true if a page is on its way, and is not told to be there before a long silence is over.
  func mayTakeLong(until time: Microseconds) -> Bool {
    (network.isEmpty || knownReach.longestLoad >= Hearing.longestChange)
      && (scene.open.most > 0 || scene.question.isPending)
  }

  // MARK: - Messages

  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ watch: Watch) {
    now = WebHeard(message, event: watch.now.event)
    turn = watch.now.turn
  }

  /// Takes in a final state before it is judged.
  func receive(_ final: borrowing Final, _ watch: Watch) {
    now = WebHeard(final)
    guard now.page.isLoading != true else { return }
    let patience = watch.site.stage.patience
    let time = watch.now.time
    finishCaused(
      by: time < 0 || patience == .max ? time : max(time, patience),
      isAtRest: true,
      watch
    )
  }

  /// Follows what a message means, after it was judged.
  func follow(_ watch: Watch) {
    guard now.event.isOfWeb else { return }
    if now.event == .shouldStartLoad { endLoads(watch) }
    scene.note(time: watch.now.time)
    caused.take(now.event)
    switch now.event {
    case .shouldStartLoad: followQuestion()
    case .didStartLoad:
      followUnasked()
      scene.start()
    case .didFinishLoad: followEnd { scene.finish() }
    case .didFailLoad: followEnd { scene.fail(now) }
    default: break
    }
    if let told = now.shown { shown = told }
    // A page that is on its way may be there before the next message, if ends are not heard.
    if !telling.isCounted, caused.loss != nil, !scene.open.isSurelyNone { forgetPage() }
    blur()
  }

  /// Forgets what nobody can know who hears but a part of the messages.
  private func blur() {
    if caused.isIdle { return }
    if !telling.isCounted { scene.forgetOpen(hearsStarts: telling.hearsStarts) }
    if !telling.hearsQuestions { scene.allowAnything() }
  }

  private func followQuestion() {
    if waitsForView {
      lose(.call)
      waitsForView = false
    }
    if ownership == .unclear { lose(.call) }
    if !isOfPage { pendingCalls = max(0, pendingCalls - 1) }
    let kind = kindOfQuestion
    caused.ask(now.address, isAllowed: now.isAllowed)
    let address = now.address ?? (isAboutErrand ? errand?.address : nil)
    if isAboutErrand {
      errand?.ask(now.address, isAllowed: now.isAllowed)
      if now.isAllowed != false { running = errand }
      // A load that takes the place of another ends it.
      if now.isAllowed == false || kind == .fragment {
        scene.goOn()
      } else if !scene.open.isSurelyNone {
        scene.doom(isCertain: now.isAllowed == true && kind != .unknown && scene.loss == nil)
      }
    } else if !isOfPage, now.isAllowed != false, !scene.open.isSurelyNone {
      scene.doom(isCertain: false)
    }
    scene.ask(kind, address, isAllowed: now.isAllowed, duration: duration(of: address))
    // A page that has frames to ask about is there.
    if isSurelyOfPage, lead == .frame, !scene.wasStopped { shown = target }
    if let address, !network.isEmpty { knownReach.add(Address.withoutFragment(address)) }
    if kind == .fragment || kind == .unknown, now.isAllowed != false {
      // The role of a place on a page in the list is not settled.
      history.forget()
      shown = nil
    }
  }

  /// Follows a load that begins unasked: a call has asked for it.
  ///
  /// It may be anything where no question is heard.
  private func followUnasked() {
    guard errand?.isAsked == false, scene.allowed.most == 0 || !telling.hearsQuestions else {
      return
    }
    errand?.ask(nil, isAllowed: nil)
    if telling.hearsQuestions { running = errand }
  }

  /// Ends a load, and with the last of them all that was loaded together.
  private func followEnd(_ end: () -> Void) {
    guard telling.isCounted else { return end() }
    let wasKnown = scene.open.isKnown
    end()
    guard scene.open.isSurelyNone else { return }
    if wasKnown { followPage() } else { history.forget() }
    let isDone = scene.loss != nil || errand?.isAsked ?? true
    if !scene.question.isPending {
      if isDone { errand = nil }
      running = nil
    }
    scene.close()
  }

  /// Follows what the page that has come is in the list.
  private func followPage() {
    // The page that a stop leaves is not known, nor one that was led elsewhere meanwhile.
    guard let running, scene.loss == nil, !scene.wasStopped, hasDelegate else {
      shown = now.shown
      // The page that ends last is there, whatever has become of others.
      return history.forget(isShown: now.event == .didFinishLoad && scene.loss == nil)
    }
    guard scene.failures == 0 || scene.finishes > 0 else {
      // A page that has not come changes nothing.
      history.isSettled = false
      return
    }
    // If anything has finished the page has come, whichever of its frames failed: none begins without it.
    turnTo(scene.refused.isEmpty || scene.failures == 0 ? target : nil, kind: running.kind)
    if let told = now.shown { shown = told }
  }

  /// Shows a page that has come.
  private func turnTo(_ address: String?, kind: WebErrand.Kind) {
    let isSame = address == nil || shown == nil || address == shown
    shown = address
    switch kind {
    case .load, .link, .form: history.append(isSame: isSame)
    case .back, .forward: history.move(isBack: kind == .back)
    case .reload: break
    case .string: history.forget()
    }
    history.isSettled = true
  }

  /// Takes in that a page that a call has asked for is there, or is never to come, as the network tells.
  func finish(_ page: CausedMessages.Page) {
    if page.isPlace {
      forgetPage()
    } else if let target = page.target {
      turnTo(target, kind: page.kind)
    }
    guard !telling.isCounted, scene.loss == nil else { return }
    scene.rest(isCounted: true)
    (errand, running) = (nil, nil)
  }

  /// Forgets which page is shown, and which pages are in the list.
  func forgetPage() {
    history.forget()
    shown = nil
  }

  // MARK: - Calls and touches

  /// Follows a call to this view.
  func follow(_ call: borrowing Call, _ moment: CallMoment, _ watch: Watch) {
    guard moment.isOwn else { return }
    let turn = moment.turn
    finishCaused(by: call.time ?? -1, isAtRest: false, watch)
    // A delegate that calls in the midst of a message about a load is asked again before that goes on; one that stops
    // what has begun is not.
    if call.isByDelegate, turn == self.turn,
      scene.question.isPending || watch.now.event == .shouldStartLoad
        || call.name != .stopLoading && !scene.open.isSurelyNone
    {
      lose(.delegate)
    }
    switch call.name {
    case .stopLoading:
      followStop(turn: turn)
      closeCaused(at: call.time ?? -1, watch)
    case .delegate: followDelegate(isThere: call.arguments[.delegate]?.string != nil)
    case .scalesPageToFit:
      fits = Certainty(call.arguments[.scalesPageToFit]?.bool)
      wasTouched = true
    case .bounds, .frame: wasTouched = true
    case .removeFromSuperview: lose(.removal)
    default:
      let isLoaded = watch.screen.map { $0.hasLoaded == .yes } ?? true
      followErrand(call, turn: turn, isLoaded: isLoaded, watch)
    }
  }

  private func followErrand(
    _ call: borrowing Call,
    turn: Int32,
    isLoaded: Bool,
    _ watch: Watch
  ) {
    guard let errand = WebErrand(call, turn: turn, self) else { return }
    if errand.kind == .form { mayHaveForms = true }
    guard !errand.isIdle else {
      if errand.kind.isMove { idleTurns.move = turn }
      return loseCaused(.call)
    }
    pendingCalls += 1
    if !isLoaded {
      waitsForView = true
      lose(.call)
    }
    // In the turn of a stop something may be loaded all the same.
    idleTurns.stop = -1
    if !telling.hearsQuestions, caused.loss != nil {
      // It may have led to another place on the page, without a word.
      forgetPage()
    }
    // Two that are not told apart: whose the next question is is not known.
    if let earlier = self.errand, !earlier.isAsked, telling.hearsQuestions || caused.loss != nil {
      lose(.call)
    }
    if !scene.open.isSurelyNone, errand.kind.isMove || errand.kind == .reload,
      !isOverdue(at: call.time ?? -1, watch)
    {
      lose(.call)
      history.forget()
    }
    openCaused(errand, at: call.time ?? -1, watch)
    blur()
    // No source says that what is on its way goes on until the delegate was asked.
    scene.mayGiveWay()
    guard scene.loss == nil else { return }
    self.errand = errand
    errandTime = call.time ?? -1
  }

  private func followStop(turn: Int32) {
    guard !scene.open.isSurelyNone else {
      if errand == nil, scene.loss == nil { idleTurns.stop = turn }
      return
    }
    scene.doom(isCertain: scene.loss == nil)
    // A page that was asked for and has not begun may be given up with it.
    if isQuestionOpen { lose(.call) }
  }

  /// True if the delegate may still be asked about the latest call, so that a question is not surely about a later one.
  private var isQuestionOpen: Bool {
    errand?.isAsked == false && (telling.hearsQuestions || caused.loss != nil)
  }

  private func followDelegate(isThere: Bool) {
    guard isThere != hasDelegate else { return }
    hasDelegate = isThere
    scene = PageLoad(isFromTheStart: false)
    scene.allowAnything()
    lose(.delegate)
    forgetPage()
  }

  /// The answers to addresses; empty: they are not told.
  var network: ScriptedNetwork { knownReach.network }

  /// The reach of the pages that were asked about in this load.
  var reach: NetworkReach {
    // Each page that is asked about is added, so that there are as many only where they are the same.
    if knownReach.sources.count != scene.asked.count { knownReach.begin(from: scene.asked) }
    return knownReach
  }

  /// Follows a finger: it may tap on a link, and it may zoom.
  func follow(_ hands: Hands, _ watch: Watch, turn: Int32) {
    wasTouched = true
    isTouchedSinceRest = true
    if caused.loss == nil { loseCaused(.touches) }
  }

  /// True if anything may cause a load now: a call, a finger, a page that is on its way.
  var hasCause: Bool {
    pendingCalls > 0 || isTouchedSinceRest || !scene.open.isSurelyNone || scene.question.isPending
      || scene.loss != nil || !hasDelegate || idleTurns.move == turn
  }

  /// Gives up following what a call has asked for: something has come in its midst.
  private func lose(_ reason: Lack) {
    scene.lose(reason)
    caused.lose(reason)
    (errand, running) = (nil, nil)
  }

  // MARK: - Ends

  var isDue: Bool { errand?.isAsked == false || isFailureDue }

  /// Ends what was due, told or not: a question that should have come.
  func endDues(_ watch: Watch) {
    guard isErrandOverdue(watch) else { return }
    errand = nil
    pendingCalls = max(0, pendingCalls - 1)
  }

  /// Gives up loads that should be over as a page is asked about that does not come of them.
  private func endLoads(_ watch: Watch) {
    guard isOverdue(at: watch.now.time, watch), !isOfPage || isAboutErrand else { return }
    forgetPage()
    if errand?.isAsked != false { errand = nil }
    running = nil
    scene.rest(isCounted: telling.isCounted)
  }

  /// Begins anew after a final state.
  func rest(_ watch: Watch) {
    if now.event == .final, let told = now.shown { shown = told }
    guard now.page.isLoading != true else { return scene.lose(.time) }
    if errand != nil || !scene.open.isSurelyNone { history.forget() }
    (errand, running) = (nil, nil)
    if caused.page == nil {
      caused.rest(isKnown: telling.followsCalls && hasDelegate && !network.isEmpty)
    } else {
      loseCaused(.time)
    }
    scene.rest(isCounted: telling.isCounted || telling.hearsStarts || caused.isIdle)
    blur()
    pendingCalls = 0
    isTouchedSinceRest = false
    idleTurns = (stop: -1, move: -1)
    if waitsForView { lose(.call) }
  }
}
