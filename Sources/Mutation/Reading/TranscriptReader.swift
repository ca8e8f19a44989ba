internal import Traces
internal import Transcripts

/// Reads a transcript line by line and notes what stands where.
struct TranscriptReader {
  let transcript: Trace
  let views: [ViewFacts]
  private var states: [ViewState]
  private var moments: [Moment] = []
  private var setups: [Setup]
  private var episodes: [Episode] = []
  private var zooms: [Zoom] = []
  private var touchLines: [Int] = []
  private var callLines: [Int] = []
  private var fingers = Fingers()
  private var event = TouchEvent()
  private var clock = TurnClock(tolerance: 1)
  /// The view whose keyboard is up; -1: none.
  private var keyboard = -1
  /// The only view that scrolls, if there is only one: touches are then its.
  private let onlyScroller: Int?

  init(_ transcript: Trace) {
    self.transcript = transcript
    let header = transcript.header
    let declared = header.spelledOutViews
    let scrollers = declared.indices.filter {
      Vocabulary.scrollers.contains(declared[$0].component)
    }
    onlyScroller = scrollers.count == 1 ? scrollers[0] : nil
    let chain = Vocabulary.messages(of: [.scroll, .drag, .glide])
    let hearsChain = chain.allSatisfy { header.observes($0) }
    let zoom = Vocabulary.messages(of: [.zoomedView, .zoom])
    let hearsZoom = zoom.allSatisfy { header.observes($0) }
    let isAlone = scrollers.count == 1
    views = declared.indices.map { index in
      ViewFacts(
        name: declared[index].name,
        component: declared[index].component,
        isScroller: scrollers.contains(index),
        isAlone: isAlone,
        hearsChain: hearsChain,
        hearsZoom: hearsZoom,
        isScripted: !declared[index].delegate.entries.isEmpty
      )
    }
    let isCovered = declared.contains { $0.config[.safeAreaInsets] != nil }
    let setups = declared.map { Setup($0, isCovered: isCovered) }
    self.setups = setups
    let touches =
      transcript.header.inputs?.contains(.touch)
      ?? transcript.lines.contains { if case .touch = $0 { true } else { false } }
    states = declared.indices.map { index in
      let scale =
        Vocabulary.zoomers.contains(declared[index].component) ? setups[index].zoom.initial : nil
      var state = ViewState(setup: index, scale: scale)
      state.place = touches ? .atRest : .unknown
      state.offset = declared[index].config[.contentOffset]?.point
      if state.offset == nil, setups[index].inset == .zero, touches { state.offset = .zero }
      state.lastScroll = state.offset
      return state
    }
  }

  /// Reads one line.
  mutating func read(_ index: Int) {
    switch transcript.lines[index] {
    case .gap, .expectation, .comment: return
    case .touch(let touch):
      readTouch(touch, at: index)
      return
    case .call(let call): readCall(call, at: index)
    case .message(let message): readMessage(message, at: index)
    case .final(let final): readFinal(final, at: index)
    case .settle(let settle): clock.begin(.rest, at: settle.time, line: index)
    case .exception: break
    }
    event.end()
  }

  /// Returns the results.
  func finish() -> Record {
    Record(
      transcript: transcript,
      views: views,
      moments: moments,
      setups: setups,
      episodes: episodes,
      zooms: zooms,
      touchLines: touchLines,
      callLines: callLines
    )
  }

  // MARK: - Lines

  private mutating func readTouch(_ touch: Touch, at index: Int) {
    touchLines.append(index)
    if !event.continues(with: touch) { clock.begin(.touch, at: touch.time, line: index) }
    event.add(touch)
    fingers.follow(touch, line: index)
    guard let view = onlyScroller else { return }
    note(.touch(touch.phase), of: view, at: index, time: touch.time)
    states[view].touch(touch.phase, fingersDown: fingers.down)
    if fingers.down > 1, Vocabulary.zoomers.contains(views[view].component) { markZoom(in: view) }
    if touch.phase == .began, states[view].place == .touched { states[view].start = index }
  }

  private mutating func readCall(_ call: Call, at index: Int) {
    callLines.append(index)
    if !call.isByDelegate { clock.begin(.call, at: call.time, line: index) }
    let view = Int(call.view.place)
    guard views.indices.contains(view) else { return }
    note(.call(call.name), of: view, at: index, time: call.time)
    if let value = call.arguments.first?.value, call.arguments.count == 1 {
      change(view) { $0.set(call.name, to: value) }
    }
    if call.name == .safeAreaInsets {
      for other in views.indices { change(other) { $0.inset = nil } }
    }
    let scrolls =
      call.name == .setContentOffset || call.name == .scrollRectToVisible
      || call.name == .scrollToRow
    if states[view].place == .atRest, scrolls, call.isAnimated, call.block == nil,
      !call.isByDelegate
    {
      let target = call.arguments[.contentOffset]?.point
      if target == nil || target != states[view].offset {
        states[view].place = .inAnimation
        states[view].start = index
      }
    }
    let stops = call.name == .removeFromSuperview || call.name == .isScrollEnabled
    if stops, states[view].place != .atRest { states[view].place = .unknown }
    // The new origin of the bounds is not told (F22).
    if call.name == .bounds || call.name == .frame { states[view].offset = nil }
  }

  private mutating func readMessage(_ message: Message, at index: Int) {
    let view = Int(message.view.place)
    guard views.indices.contains(view) else { return }
    clock.come(to: message)
    if message.state.known.intersection([.bounds, .contentSize, .adjustedContentInset]) != [] {
      change(view) { $0.learn(message.state) }
    }
    guard Moment.Kind.message(message.name).isOfView else {
      note(.message(message.name), of: view, at: index, time: message.time)
      if message.name == .keyboardWillShow { keyboard = view }
      if message.name == .keyboardWillHide { keyboard = -1 }
      return
    }
    if !views[view].hearsChain { states[view].placeByFlags(message.state) }
    states[view].grasp(message)
    states[view].enter(message, at: index, opening: &episodes)
    states[view].zoom.enter(message, at: index, clock, opening: &zooms)
    if states[view].zoom.number >= 0 || message.name == .didZoom { markZoom(in: view) }
    let place = note(.message(message.name), of: view, at: index, time: message.time)
    if states[view].episode >= 0 {
      episodes[states[view].episode].messages.append(place)
      episodes[states[view].episode].lines =
        episodes[states[view].episode].lines.lowerBound...index
    }
    states[view].follow(message, in: &episodes)
    states[view].zoom.follow(message, at: index, place, in: &zooms)
  }

  /// Notes that the stretch that a view is in is not a drag's or glide's alone.
  private mutating func markZoom(in view: Int) {
    let episode = states[view].episode
    if episode >= 0 { episodes[episode].hasZoom = true }
  }

  private mutating func readFinal(_ final: Final, at index: Int) {
    let view = Int(final.view.place)
    guard views.indices.contains(view) else { return }
    change(view) { $0.learn(final.state) }
    note(.final, of: view, at: index, time: final.time)
    let isMoving = !final.state.raised.isDisjoint(with: .flags)
    states[view].place = isMoving ? .unknown : .atRest
    states[view].isCaught = nil
    states[view].episode = -1
    states[view].zoom.rest(final.state)
    if let offset = final.state.contentOffset { states[view].offset = offset }
  }

  // MARK: - Notes

  @discardableResult
  private mutating func note(
    _ kind: Moment.Kind,
    of view: Int,
    at index: Int,
    time: Microseconds?
  ) -> Int {
    let state = states[view]
    var moment = Moment(line: index, kind: kind, view: view)
    moment.time = time
    moment.turn = clock.turn
    moment.cause = clock.cause
    // A final state is told of an instant, not by a turn.
    moment.causeLine = kind == .final ? -1 : clock.causeLine
    moment.place = state.place
    moment.isCaught = state.isCaught
    moment.episode = state.episode
    moment.offset = state.offset
    moment.lastScroll = state.lastScroll
    moment.setup = state.setup
    moment.hostSetup = states[onlyScroller ?? view].setup
    moment.fingers = fingers
    moment.zoom = state.zoom
    moment.keyboard = keyboard
    moment.previous = state.latest
    let place = moments.count
    if kind.isOfView {
      if state.latest >= 0 { moments[state.latest].next = place }
      states[view].latest = place
    }
    moments.append(moment)
    // Touches and calls see what comes next, too.
    if !kind.isOfView { states[view].waiting.append(place) }
    if kind.isOfView {
      for waiting in states[view].waiting { moments[waiting].next = place }
      states[view].waiting = []
    }
    return place
  }

  private mutating func change(_ view: Int, _ body: (inout Setup) -> Void) {
    var setup = setups[states[view].setup]
    body(&setup)
    guard setup != setups[states[view].setup] else { return }
    states[view].setup = setups.count
    setups.append(setup)
  }
}

extension Moment.Kind {
  /// True if it is something that the view tells of its motion: whatever is asked of its delegate
  /// any number of times (H03), or told to others, stands aside.
  var isOfView: Bool {
    switch self {
    case .message(let name): !Self.asides.contains(name)
    case .final: true
    case .call, .touch: false
    }
  }

  private static let asides: [Name] = [
    .viewForZooming, .refreshControlValueChanged, .keyboardWillShow, .keyboardWillHide, .drawLayer,
  ]
}
