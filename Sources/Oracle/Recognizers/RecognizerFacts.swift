internal import Traces
internal import Transcripts

/// The facts about one gesture recognizer.
final class RecognizerFacts: Feature {
  let name: String
  /// The place of the view that it watches.
  let container: Int?
  private(set) var traits: RecognizerTraits
  /// The facts that decide if fingers find the view that it watches.
  private(set) var reach: ControlReach
  private(set) var isEnabled: Certainty
  private(set) var now = RecognizerHeard()
  private(set) var hand: RecognizerHand
  private(set) var dues = RecognizerDues()
  /// The certainty that a long press has begun and not ended.
  private(set) var isActive: Certainty
  /// The turns in which its gesture was recognized last, and in which a long press began.
  private(set) var recognitionTurn: Int32 = -1
  private(set) var beginTurn: Int32 = -1
  /// The answer to the last question about beginning, if no action has followed it; nil: none.
  private(set) var mayBegin: Bool?
  /// The turn in which it was asked that in this attempt; -1: it was not.
  private(set) var askTurn: Int32 = -1
  /// The questions to its delegate about touches.
  private var offer: TouchOffer
  /// The number of touches of which its view had been told when it was asked about one last; -1: it was not.
  private(set) var touchesAtOffer: Int
  /// With whom it may go on together, for whom it waits and who waits for it, by answers in this attempt.
  private(set) var joined: [String: Certainty] = [:]
  private(set) var waits: Set<String> = []
  private(set) var holdsBack: Set<String> = []
  /// The questions of this attempt, by the other recognizer.
  private(set) var asked: [Event: Set<String>] = [:]
  /// The turn in which it was switched on or off last.
  private(set) var switchTurn: Int32 = -1

  var audience: Topic.Audience? { .recognizers }
  var isAskedApart: Bool { true }
  var knowsWhatMayCome: Bool { false }

  /// Stands for a recognizer whose name is not told.
  private static let unnamed = ""

  init(_ watch: Watch, _ header: Header) {
    let view = watch.setting.declaration
    let views = header.effectiveViews
    let areCallsKnown = !watch.record.calls.leavesOpen
    name = view.name.text
    container = views.firstIndex { $0.name == view.container }
    traits = RecognizerTraits(
      view,
      on: container.map { views[$0].component },
      areCallsKnown: areCallsKnown
    )
    reach = ControlReach(
      container.map { views[$0] } ?? view,
      header,
      watch.record,
      countsRecognizers: false
    )
    isEnabled =
      areCallsKnown
      ? Certainty(view.config[.isEnabled]?.bool ?? (watch.record.mayHaveChangedBefore ? nil : true))
      : .unknown
    hand = RecognizerHand(isMidway: watch.record.beginsInTheMiddle)
    isActive = watch.record.isFromTheStart ? .no : .unknown
    offer = TouchOffer(mayBeEarlier: !watch.record.isFromTheStart)
    // In front of the record it may have been asked about one.
    touchesAtOffer = watch.record.isFromTheStart ? -1 : 0
  }

  var wasAskedOfTouch: Bool { offer.wasMade }
  var mayHaveTouch: Bool { offer.mayBeTaken }
  var receives: Bool? { offer.receives }

  /// True if it was asked in this attempt if it may begin.
  var wasAskedToBegin: Bool { askTurn >= 0 }

  /// True if something is due when the turn ends.
  var isDue: Bool { !dues.isEmpty }

  func isAsked(at event: Event) -> Bool { !event.isOfChain }

  /// Returns true if the delegate lets the recognizer see the touch; where that cannot be heard,
  /// nobody keeps it.
  private func isGiven(_ watch: Watch) -> Bool { receives ?? !watch.hears(.gestureShouldReceive) }

  /// Returns true if a question was asked about a recognizer whose name is not told.
  func hasAskedOfUnnamed(_ event: Event) -> Bool { asked[event]?.contains(Self.unnamed) == true }

  /// True if a finger is the recognizer's for certain, and nothing else was done.
  var hasFingerSurely: Bool {
    reach.isSurelyHit && isEnabled == .yes && receives != false && hand.isSingle
      && !hand.isDisturbed && traits.areKnown
  }

  // MARK: - Messages

  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ watch: Watch) {
    now = RecognizerHeard(message, event: watch.now.event)
    if now.event == .gestureAction, now.state == nil { now.state = stateUntold(watch.now.turn) }
  }

  /// Returns the state of which an action tells that does not say it; nil: not known.
  ///
  /// A momentary gesture is over as its action runs (R623). A long press begins, changes as a finger moves, and
  /// ends as one is lifted (R635).
  private func stateUntold(_ turn: Int32) -> RecognizerHeard.State? {
    guard traits.kind == .press else { return traits.kind.isMomentary ? .ended : nil }
    switch isActive {
    case .no: return .began
    case .yes where isEnabled == .no: return .cancelled
    case .yes where hand.endTurn >= beginTurn: return hand.wasCancelled ? .cancelled : .ended
    case .yes where hand.moveTurn >= beginTurn: return .changed
    case .yes, .unknown: return nil
    }
  }

  /// Takes in a final state before it is judged.
  func receive(_ final: borrowing Final, _ watch: Watch) { now = RecognizerHeard(final) }

  /// Follows what a message means, after it was judged.
  func follow(_ watch: Watch) {
    let turn = watch.now.turn
    dues.moment = watch.now.time
    switch now.event {
    case .gestureAction:
      if now.isRecognition, now.state == .began || traits.kind.isMomentary, traits.cancelsTouches {
        watch.recognizedView?.loseTouches()
      }
      if now.isRecognition, traits.kind == .tap {
        // Those that it has waited for have failed (R628).
        for other in watch.otherRecognizers where traits.awaited.contains(other.name) {
          other.hand.fail()
        }
      }
      followAction(turn)
    case .gestureShouldBegin:
      mayBegin = now.answer
      askTurn = turn
      // It is asked as it is about to leave possible (R627).
      if isActive == .unknown { isActive = .no }
      if now.answer == true { dues.note(.recognition, by: turn + 1) }
      if now.answer != true { [.tap, .lateTap, .swipe, .begin].forEach { dues.clear($0) } }
    case .gestureShouldReceive:
      // One that is off, or whose view fingers do not find, is not asked.
      isEnabled = .yes
      reach.beFound()
      offer.ask(now.answer)
      touchesAtOffer = watch.recognizedView?.touches.begun ?? 0
      dues.clear(.receive)
      if now.answer != true { [.tap, .lateTap, .swipe].forEach { dues.clear($0) } }
    case .gestureShouldJoin: noteJoined()
    case .gestureShouldWait:
      note(&waits)
      if now.answer != false { wait() }
    case .gestureShouldHoldBack:
      note(&holdsBack)
      guard now.answer != false, let other = now.other else { break }
      for held in watch.otherRecognizers where held.name == other { held.wait() }
    default: break
    }
  }

  /// Takes in that a delegate has it wait, so its gesture is not due at the lift.
  private func wait() { [.tap, .lateTap, .swipe].forEach { dues.clear($0) } }

  /// Notes the answer about going on together: one that is not told may be either.
  private func noteJoined() {
    if let other = now.other { joined[other] = Certainty(now.answer) }
    asked[now.event, default: []].insert(now.other ?? Self.unnamed)
  }

  /// Notes a question about another recognizer; one whose name is not told may have been about any.
  private func note(_ others: inout Set<String>) {
    guard let other = now.other else {
      asked[now.event, default: []].insert(Self.unnamed)
      return
    }
    if now.answer != false { others.insert(other) }
    asked[now.event, default: []].insert(other)
  }

  private func followAction(_ turn: Int32) {
    [.recognition, .tap, .lateTap, .swipe].forEach { dues.clear($0) }
    guard let state = now.state else {
      isActive = .unknown
      dues.clear()
      mayBegin = nil
      return
    }
    if now.isRecognition, state == .began || traits.kind.isMomentary {
      recognitionTurn = turn
      mayBegin = nil
      askTurn = -1
    }
    switch state {
    case .began:
      (isActive, beginTurn) = (.yes, turn)
      dues.clear(.begin)
    case .changed: dues.clear(.change)
    case .ended, .cancelled:
      // One that was switched off is cancelled, and does not end (R634).
      if state == .cancelled { dues.clear(.cancel) }
      // One that ends has begun, whatever was told of that.
      if isActive != .yes { beginTurn = turn }
      isActive = .no
      offer.end()
      dues.clear(.end)
    case .possible, .failed: break
    }
  }

  // MARK: - Inputs

  /// Follows a touch event.
  func follow(_ hands: Hands, _ watch: Watch, turn: Int32) {
    reach.follow(hands)
    dues.moment = hands.time
    let isLate = hands.deeds.contains(.began) && hand.isForgotten(at: hands.time)
    let lateTap = dues.turn(of: .lateTap)
    if hand.follow(hands, turn: turn) {
      offer.receives = nil
      // A question that was asked long ago was about other touches.
      if isLate, isActive == .no { offer.end() }
      (joined, waits, holdsBack, asked) = ([:], [], [], [:])
      // A tap soon after another may be the second of a double one.
      if lateTap != nil { isLate ? dues.note(.lateTap, by: turn) : dues.clear(.lateTap) }
      if hasFingerSurely, watch.hears(.gestureShouldReceive) { dues.note(.receive, by: turn) }
    }
    if hand.most > 1 { [.receive, .lateTap].forEach { dues.clear($0) } }
    if isActive == .yes, hand.isSingle, !hand.isDisturbed { followPress(turn) }
    guard hands.isLastLifted, hasFingerSurely, mayBegin != false, isGiven(watch) else { return }
    switch traits.kind {
    case .tap: followTap(watch.otherRecognizers, turn)
    case .press:
      if isLeftTheFinger(by: watch.otherRecognizers), isHeldLongEnough(hands),
        beginTurn < hand.downTurn
      {
        dues.note(.begin, by: turn)
      }
    case .swipe:
      if !traits.isOnScroller, isLeftTheFinger(by: watch.otherRecognizers), hasSwiped(hands),
        recognitionTurn < hand.downTurn
      {
        dues.note(.swipe, by: turn + 1)
      }
    }
  }

  /// Returns true if no other recognizer keeps the finger from it: each has recognized nothing of this
  /// touch, or a delegate lets both go on, where one yes is enough (R632).
  private func isLeftTheFinger(by others: some Collection<RecognizerFacts>) -> Bool {
    traits.awaited.isEmpty && waits.isEmpty
      && others.allSatisfy { other in
        !other.holdsBack.contains(name) && !other.hasAskedOfUnnamed(.gestureShouldHoldBack)
          && (other.recognitionTurn < hand.downTurn || agrees(with: other) == .yes)
      }
  }

  /// Returns the certainty that one of two delegates lets both go on.
  func agrees(with other: RecognizerFacts) -> Certainty {
    let answers = (joined[other.name] ?? .no, other.joined[name] ?? .no)
    if answers.0 == .yes || answers.1 == .yes { return .yes }
    return answers.0 == .unknown || answers.1 == .unknown ? .unknown : .no
  }

  /// Returns true if one finger has gone far and fast, and straight to one of the sides: no source says how
  /// far is enough.
  private func hasSwiped(_ hands: Hands) -> Bool {
    guard traits.fingers == 1, !hand.wasCancelled, hand.latestDown >= 0, hands.time >= 0,
      hands.time - hand.latestDown <= Self.longestSwipe, hand.way.isKnown
    else { return false }
    let isSideways = abs(hand.way.x) > abs(hand.way.y)
    let (way, strayed) =
      isSideways
      ? (Place(x: hand.way.x, y: 0), max(-hands.nearest.y, hands.farthest.y))
      : (Place(x: 0, y: hand.way.y), max(-hands.nearest.x, hands.farthest.x))
    return max(abs(way.x), abs(way.y)) >= Self.shortestSwipe && strayed <= 10_000
      && traits.allows(way)
  }

  /// A finger that takes no longer, and goes no shorter way in thousandths of a point, swipes for certain.
  private static let longestSwipe: Microseconds = 300_000
  private static let shortestSwipe: Int32 = 80_000

  private func followPress(_ turn: Int32) {
    if hand.endTurn == turn {
      dues.note(.end, by: turn + 1)
    } else if hand.moveTurn == turn {
      dues.note(.change, by: turn + 1)
    }
  }

  /// Returns true if one finger was held for longer than the time, with frames to spare, and within
  /// the movement.
  private func isHeldLongEnough(_ hands: Hands) -> Bool {
    traits.fingers == 1 && !hand.wasCancelled && hand.latestDown >= 0 && hands.time >= 0
      && hands.time - hand.latestDown >= traits.duration + 100_000
      && hand.reach * 3 <= traits.movement * 2
  }

  private func followTap(_ others: some Collection<RecognizerFacts>, _ turn: Int32) {
    guard hand.areTaps, hand.series.count == traits.taps, traits.fingers == 1 else { return }
    let others = others.filter { !$0.isShutOut(byTapOf: self) }
    if others.isEmpty {
      dues.note(.tap, by: turn + 1)
    } else if traits.taps == 1, others.allSatisfy({ $0.isLongerTap(than: self) }) {
      let isFree = traits.awaited.isEmpty
      if isFree { dues.note(.tap, by: turn + 1) }
      let areAllAwaited = others.allSatisfy { traits.awaited.contains($0.name) }
      if areAllAwaited { dues.note(.lateTap, by: .max) }
    } else if traits.awaited.isEmpty, others.allSatisfy({ $0.traits.awaited.contains(name) }) {
      // Those that wait for it keep nothing from it (R629).
      dues.note(.tap, by: turn + 1)
    }
  }

  /// Returns true if a quick tap of one finger is nothing to it, so that it keeps the tap from no other: a long press,
  /// or a tap of more fingers.
  private func isShutOut(byTapOf other: RecognizerFacts) -> Bool {
    guard traits.areKnown, container == other.container, !holdsBack.contains(other.name),
      !hasAskedOfUnnamed(.gestureShouldHoldBack)
    else { return false }
    switch traits.kind {
    case .press:
      return isActive == .no && recognitionTurn < other.hand.downTurn
        && traits.duration > SureTap.patience + 50_000 && !traits.waitsForTaps
    case .tap: return traits.fingers > 1 && !other.traits.awaited.contains(name)
    case .swipe: return false
    }
  }

  /// Returns true if it wants more taps than another of the same view, with as many fingers.
  func isLongerTap(than other: RecognizerFacts) -> Bool {
    traits.kind == .tap && other.traits.kind == .tap && traits.taps > other.traits.taps
      && traits.fingers == other.traits.fingers && container == other.container
      && traits.areKnown && isEnabled == .yes && traits.awaited.isEmpty
  }

  /// Follows a call to this recognizer, or to a view.
  func follow(_ call: borrowing Call, _ moment: CallMoment, _ watch: Watch) {
    let (isOwn, turn) = (moment.isOwn, moment.turn)
    guard isOwn || call.mayDisturbGestures else { return }
    hand.disturb()
    dues.clear()
    dues.moment = call.time ?? -1
    if Int(call.view.place) == container { reach.follow(call) } else { reach.followOther(call) }
    guard isOwn else {
      if call.name == .removeFromSuperview || call.name == .frame || call.name == .bounds {
        reach.lose()
        isActive = .unknown
      }
      return
    }
    guard call.name == .isEnabled else { return traits.lose() }
    let flag = call.arguments[.isEnabled]?.bool
    isEnabled = flag.map { Certainty($0) } ?? .unknown
    // One that is off is not asked.
    touchesAtOffer = watch.recognizedView?.touches.begun ?? 0
    switchTurn = turn
    if flag == false, isActive == .yes, !call.isByDelegate { dues.note(.cancel, by: turn + 1) }
  }

  /// Ends the dues of a turn: a message that was due in it was told, or is not due any more.
  func endDues(_ watch: Watch) { dues.end(dues.turnEnding(at: watch.now)) }

  /// Begins anew after a final state.
  func rest(_ watch: Watch) {
    dues.clear()
    if isActive != .unknown { isActive = .no }
    mayBegin = nil
    askTurn = -1
  }
}

/// The questions to a recognizer's delegate about touches since its latest gesture ended.
private struct TouchOffer: Sendable {
  /// True if one was asked, and true if one was not answered by no; each may have been before the record.
  private(set) var wasMade: Bool
  private(set) var mayBeTaken: Bool
  /// The latest answer.
  var receives: Bool?

  init(mayBeEarlier: Bool) { (wasMade, mayBeTaken) = (mayBeEarlier, mayBeEarlier) }

  mutating func ask(_ answer: Bool?) {
    wasMade = true
    receives = answer
    if answer != false { mayBeTaken = true }
  }

  mutating func end() { (wasMade, mayBeTaken) = (false, false) }
}
