internal import Traces
internal import Transcripts

extension SlotKey<Zoom> {
  static var zoom: Self { Self(.zoom) }
}

extension FeatureMaker {
  /// Returns the maker that makes a view zoom.
  static func zoom(_ profile: Profile, ruleIndex: (String) -> Int?) -> FeatureMaker {
    let chain = ZoomChain(profile, ruleIndex: ruleIndex)
    return FeatureMaker(
      slot: .zoom,
      addAtStart: { watch, _ in if watch.setting.zooms { watch.addZoom(chain) } },
      add: { $0.addZoom(chain) },
      events: [.didZoom, .willBeginZooming, .didEndZooming],
      isShownByCall: { watch, moment in
        moment.isOwn && moment.kind == .zoom && watch.setting.isScroller
      }
    )
  }
}

extension Watch {
  /// The facts about the view's zoom; nil: it has none.
  var zoom: Zoom? { features[.zoom] }

  /// True if what stands in the view may be greater or smaller than by itself.
  var mayBeScaled: Bool {
    guard let zoom, zoom.mayZoom else { return false }
    return !hears(.didZoom) || !zoom.course.isSurely(in: ZoomPhase.shut) || zoom.scale.told != .one
  }

  /// True if a zoom is open, or two fingers may be about to begin one (H10, H13).
  var isZooming: Bool { zoom?.isAfoot ?? false }

  /// Adds the facts about zooming, which a view has from the start or from the first word about it.
  fileprivate func addZoom(_ chain: ZoomChain) {
    let made = Zoom(
      setting.declaration,
      chain,
      calls: record.calls,
      hears: hears,
      isUnimplemented: record.hasTouches && record.calls == .recorded
        && law.implemented.map { !$0.contains(.viewForZooming) } ?? false,
      isFromTheStart: record.isFromTheStart
    )
    add(made, at: .zoom)
    if setting.declaration.component == "tiles" { made.tiles = TileFacts(self) }
    made.course.mayBeUnheard = !hands.areRecorded || !record.isFromTheStart
    // A config's scale takes the size with it (H14), as do limits that exclude 1, and what came before
    // the record.
    let isScaled =
      setting.declaration.config[.zoomScale] != nil
      || (made.limits.areKnown && made.limits.clamp(.one) != .one)
    if !record.isFromTheStart || isScaled { geometry.forgetContent() }
  }

  /// Takes in what a message tells of the zoom, before it is judged.
  func receiveZoom(_ message: borrowing Message) {
    guard let zoom else { return }
    take(message.state, into: zoom)
    zoom.tiles?.receive(message, now.event)
    switch now.event {
    case .willBeginZooming:
      zoom.now.view = Self.subject(message.arguments["with"])
      if zoom.course.isSurely(in: ZoomPhase.shut) { beginAnew() }
    case .didEndZooming:
      zoom.now.view = Self.subject(message.arguments["with"])
      zoom.now.atScale = ZoomScale(message.arguments[.atScale]?.number)
    case .viewForZooming: if let answer = message.answer { zoom.learn(answer) }
    default: break
    }
    notePartedFingers(zoom)
    let isHeard = hears(.didZoom)
    let mayResize =
      now.event == .didZoom || (!isHeard && (now.event.isOfZoom || zoom.isUnseen))
    let isSizeTold = isHeard ? zoom.size.toldTurn == now.turn : zoom.now.contentSize.isKnown
    // If a zoom is not heard, the question shows the size before it.
    let isBefore = !isHeard && now.event == .viewForZooming
    if mayResize && !isSizeTold || isBefore { geometry.forgetContent() }
  }

  /// Notes that fingers which nobody recorded have left a pinch: its scale is told to bounce.
  private func notePartedFingers(_ zoom: Zoom) {
    guard !hands.areRecorded, !now.event.isOfZoom, now.raised.contains(.isZoomBouncing),
      zoom.course.isSurely(in: ZoomPhase.pinch.set)
    else { return }
    zoom.course.phases = ZoomPhase.parted.set
  }

  /// Takes in what a state tells.
  func take(_ state: State, into zoom: Zoom) {
    zoom.now = Zoom.Told()
    zoom.now.scale = ZoomScale(state.zoomScale)
    zoom.now.contentSize = Place(state.contentSize)
    if zoom.now.contentSize.isKnown { zoom.size.toldTurn = now.turn }
    let isOfCall =
      zoom.call.isAnimated
      ? zoom.course.isSurely(in: ZoomPhase.ofProgram) : zoom.call.turn == now.turn && now.time >= 0
    if isOfCall, now.offset.isKnown { zoom.call.offset = now.offset }
  }

  private static func subject(_ value: Value?) -> ZoomSubject.Identity {
    switch value {
    case .string(let name)?: .named(name)
    case .null?: .none
    default: .unknown
    }
  }

  /// Takes the step in the table of zooms, and keeps silent about what is not established while one
  /// is open.
  func judgeZoom(_ findings: inout Findings) {
    guard let zoom else { return }
    zoom.course.before = zoom.course.phases
    if zoom.course.isOrdered { stepZoom(zoom, &findings) }
    if now.event.isOfZoom || now.event == .final {
      for rule in zoom.chain.rules(in: zoom.course.before) {
        findings.occasions[rule].meet()
      }
    }
    if zoom.isAfoot || zoom.course.before & ZoomPhase.shut == 0 {
      now.unestablished.formUnion(.notInZoom)
    }
  }

  private func stepZoom(_ zoom: Zoom, _ findings: inout Findings) {
    // Not at rest (Z01): what else is open says nothing more.
    if now.event == .final, !now.raised.isDisjoint(with: .flags) {
      zoom.course.phases = ZoomPhase.idle.set
      return
    }
    switch zoom.chain.step(zoom.course.phases, on: now.event) {
    case .allowed(let next):
      zoom.course.phases = narrowed(next, zoom)
      // A zoom inside the messages of another: whose message is whose is not told.
      if isNested, zoom.call.turn == now.turn { zoom.course.phases = ZoomPhase.all }
      if now.event == .final, zoom.course.isUnbalanced,
        let rule = law.book.place(of: ZoomRules.isClosed.id)
      {
        tellStep(rule, &findings)
      }
    case .forbidden(let rule, let recovery):
      zoom.course.phases = recovery
      if !isNested { tellStep(rule, &findings) }
    }
  }

  private func tellStep(_ rule: Int, _ findings: inout Findings) {
    guard !now.unestablished.contains(law.book.rules[rule].topic) else { return }
    report(rule, &findings, found: now.event.word, expected: [])
  }

  /// Returns the phases, narrowed by the other facts that an event tells: the one who zooms, and if
  /// the scale is back.
  private func narrowed(_ next: ZoomPhase.States, _ zoom: Zoom) -> ZoomPhase.States {
    switch now.event {
    case .willBeginZooming:
      let isCalled =
        zoom.call.turn == now.turn && zoom.call.isAnimated && zoom.call.begins == 0
      if isCalled { return hands.down < 2 ? ZoomPhase.animate.set : next }
      // Inside a call it may be the delegate's own.
      if isNested { return next }
      if hands.areRecorded, record.calls != .hidden, hands.down >= 2 { return ZoomPhase.pinch.set }
      // If calls are recorded and none has zoomed, fingers have, though nobody recorded them.
      let isUncalled = record.hasAllCalls && zoom.call.turn < 0
      return !hands.areRecorded && (isUncalled || now.raised.contains(.isZooming))
        ? ZoomPhase.pinch.set : next
    case .didZoom:
      if next & ZoomPhase.parted.set != 0, zoom.fingers.partedTurn == now.turn {
        switch zoom.fingers.partedBeyond {
        case .yes: return ZoomPhase.bounce.set
        case .unknown: return next | ZoomPhase.bounce.set
        case .no: return next
        }
      }
      let isBack = !hands.areRecorded && now.raised.contains(.isZoomBouncing)
      return isBack && next & ~(ZoomPhase.pinch.set | ZoomPhase.parted.set) == 0
        ? ZoomPhase.bounce.set : next
    default: return next
    }
  }

  /// Follows a message of a zoom, after it was judged.
  func followZoom() {
    guard let zoom else { return }
    zoom.tiles?.follow(now.event)
    learnScale(zoom)
    guard now.event.isOfZoom else { return }
    latest.hasCause = true
    motion.isDisturbed = true
    drag.pull.isSpoiled = true
    // The offset may be new, with a `didScroll` before or after (H13).
    if now.offset.isKnown ? now.offset != content.lastScroll : now.event == .didZoom {
      content.lastScroll = .unknown
    }
    if !now.offset.isKnown, now.event == .didZoom { content.offset = .unknown }
    switch now.event {
    case .willBeginZooming: beginZoom(zoom)
    case .didZoom: followScale(zoom)
    default:
      zoom.call.ends &+= 1
      zoom.course.open &-= 1
      zoom.endTurn = now.turn
      zoom.fingers.areLeftOver = hands.down >= 2 && zoom.course.wasSurely(in: ZoomPhase.pinch.set)
    }
  }

  /// Learns the scale, and the size at the scale of one, from what a message tells.
  private func learnScale(_ zoom: Zoom) {
    // The argument of an end tells the scale that holds, where the state does not (H07).
    let shown = zoom.now.scale.isKnown ? zoom.now.scale : zoom.now.atScale
    if shown.isKnown { zoom.scale.seen = shown }
    if !zoom.scale.told.isKnown, now.event == .willBeginZooming || now.event == .didEndZooming {
      zoom.scale.told = zoom.scale.seen
    }
    // A size that a call has just set may not be the size with which the zoom begins.
    let isResized = zoom.size.callTurn == now.turn
    if zoom.now.contentSize.isKnown, zoom.now.scale.isKnown, !zoom.size.plain.isKnown,
      !zoom.subject.isNamed || (now.event == .didZoom && zoom.now.scale != .one),
      turns.delegate != now.turn, !isResized
    {
      let scale = zoom.now.scale.double
      let size = zoom.now.contentSize
      zoom.size.plain = Place(
        Point(Double(size.x) / 1000 / scale, Double(size.y) / 1000 / scale)
      )
    }
    if !hears(.didZoom), zoom.call.turn == now.turn, zoom.call.changes != .no {
      // The scale may be set after this message, and nothing will tell.
      zoom.scale.told = .unknown
      zoom.scale.seen = .unknown
    }
    zoom.noteScale(isHeard: hears(.didZoom))
  }

  private func beginZoom(_ zoom: Zoom) {
    zoom.call.begins &+= 1
    zoom.course.open &+= 1
    zoom.subject.begun = zoom.now.view
    zoom.fingers.areLeftOver = false
    // The fingers of a pinch may have been on a view inside, whose glide they end.
    for inner in site.stage.watches where inner !== self && inner.stands(in: site.place) {
      inner.motion.isDisturbed = true
    }
    if zoom.course.isSurely(in: ZoomPhase.pinch.set) {
      beginPinch(zoom)
    } else {
      // A later message shows whose begin this is. The place of the fingers at the begin is not
      // kept.
      zoom.pinch.isPlain = false
    }
  }

  private func beginPinch(_ zoom: Zoom) {
    zoom.fingers.mayPinch = true
    // Content that rested is still where it was as the second finger came, under the same middle.
    let start = zoom.pinch.start
    let isFromRest =
      zoom.pinch.isOwed && !mayGoHomeAtLift && start.centre.distance(to: hands.pair.centre) <= 2000
    zoom.pinch.last = isFromRest ? start : Pinching.Sample()
    zoom.pinch.isOwed = false
    zoom.pinch.start = sample(zoom)
    zoom.pinch.strays = SIMD2(0, 0)
    zoom.pinch.follow(whereabouts, in: geometry)
    zoom.pinch.anchor = Pinching.Sample()
  }

  private func followScale(_ zoom: Zoom) {
    zoom.call.zooms &+= 1
    zoom.scale.told = zoom.now.scale.isKnown ? zoom.now.scale : scaleCalled(zoom)
    zoom.scale.seen = zoom.scale.told
    if !zoom.limits.exclude(zoom.scale.told) { zoom.scale.hasOutgrown = false }
    zoom.zoomTurn = now.turn
    zoom.fingers.zoomedLast =
      zoom.course.phases & ZoomPhase.ofFingers != 0 && zoom.call.turn != now.turn
    if isZoomedByFingers { content.isMovedByFinger = true }
    guard zoom.course.isSurely(in: ZoomPhase.pinch.set) else { return }
    zoom.isDue = true
    let sample = sample(zoom)
    if !zoom.pinch.anchor.isKnown, zoom.limits.surelyHold(sample.scale) {
      zoom.pinch.anchor = sample
    }
  }

  /// Returns the scale that the call of this turn has set, as its first `didZoom` tells (I02); unknown: there is none,
  /// or something else may have zoomed.
  private func scaleCalled(_ zoom: Zoom) -> ZoomScale {
    zoom.call.isJudged(in: now.turn) && zoom.call.zooms == 1 && zoom.call.rect == nil && !isNested
      ? zoom.call.target : .unknown
  }

  /// Returns the state of fingers and content now.
  func sample(_ zoom: Zoom) -> Pinching.Sample {
    Pinching.Sample(
      spread: hands.pair.spread,
      centre: hands.pair.centre,
      scale: zoom.scale.seen,
      offset: whereabouts
    )
  }

  /// Takes in that the turn is over: where the fingers left the content is what the next turn goes on from.
  func endZoomDues() {
    guard let zoom else { return }
    if zoom.zoomTurn == now.turn, zoom.course.isSurely(in: ZoomPhase.pinch.set) {
      zoom.pinch.last = sample(zoom)
      zoom.pinch.follow(content.offset, in: geometry)
    }
    zoom.pinch.isMissed = false
    zoom.isDue = false
  }

  /// True if fingers zoomed last, and nothing that the program began moves the content (F12).
  var isZoomedByFingers: Bool {
    (zoom?.fingers.zoomedLast ?? false) && program.animation.endsAllowed == 0
  }

  /// True if a pinch was open when the fingers left, or may have been.
  var isPinchOpen: Bool {
    guard let zoom else { return false }
    return zoom.fingers.mayPinch && zoom.course.phases & ZoomPhase.shut == 0
  }

  /// True if a drag or glide message is out of order only because a pinch may have had a hand in
  /// it: what it does to a glide under way is not established (H13).
  var isLooseInPinch: Bool {
    guard let zoom, zoom.fingers.mayPinch || zoom.isAfoot else { return false }
    let touched = Phase.set(.held, .stirred, .letGo, .caught, .caughtRelease)
    let isOfGlide = now.event == .didEndDecelerating || now.event == .didScroll
    return isOfGlide && course.before & touched != 0
  }

  /// True if the latest call leaves scale and offset as they are.
  var isIdleZoom: Bool {
    guard let call = zoom?.call else { return false }
    return call.changes == .no && call.rect == nil && call.isAlone && call.isFromRest
  }

  /// Begins anew after a final state.
  func restZoom() {
    guard let zoom else { return }
    if zoom.course.isOrdered { zoom.course.phases = ZoomPhase.idle.set }
    zoom.rest()
    zoom.course.mayBeUnheard = !hands.areRecorded
  }
}

extension Event {
  /// True if the event is a message about zooming.
  var isOfZoom: Bool { self == .willBeginZooming || self == .didZoom || self == .didEndZooming }
}

extension Watch {
  /// True if the view is told to be zoomed, or may be.
  var isZoomedPerhaps: Bool { zoom?.scale.told ?? .one != .one }

  /// Returns the messages about zooming that could have come, in short: those that a rule names, or all; nil:
  /// the view does not zoom.
  func allowedInZoom(expecting expected: [String]) -> [String]? {
    guard let zoom else { return nil }
    let words = zoom.chain.allowed(in: zoom.course.before).map(\.word)
    let named = words.filter { word in expected.contains { $0.contains(word) } }
    return named.isEmpty ? words : named
  }
}
