internal import Traces
internal import Transcripts

extension Hearing {
  /// Judges a message.
  mutating func hear(_ message: borrowing Message, at index: Int) {
    let place = Int(message.view.place)
    guard watches.indices.contains(place) else { return }
    endSteadyGlide()
    if fingers.isEventOpen { endTouchEvent() }
    advance(to: message, index: index)
    let heard = self.heard(Event.of(message), at: index, time: message.time)
    contents?.receive(message, from: place)
    let watch = watches[place]
    let next = watch.hear(message, heard, &findings)
    steadyGlide = comparesFrames ? next : nil
    contents?.follow(watch.now, from: place)
  }

  /// Takes in the frames of a glide that went on as before, and is over.
  mutating func endSteadyGlide() {
    guard let steady = steadyGlide else { return }
    steadyGlide = nil
    steady.end(watches[0], clock, &findings)
  }

  /// Judges a final state.
  mutating func hear(_ final: borrowing Final, at index: Int) {
    let place = Int(final.view.place)
    guard watches.indices.contains(place) else { return }
    endTouchEvent()
    // States are final at rest only, whether or not a line before them has waited for it.
    if !isAtRest { isSettling = true }
    endTurn(.rest, at: index, time: final.time, isTold: true)
    let heard = self.heard(.final, at: index, time: final.time)
    watches[place].hear(final, heard, &findings)
    stage.causes.follow(heard)
  }
}

extension Hearing {
  /// Judges an exception, where there is only one table that can have raised it or a call about a property
  /// animator has, and notes it.
  mutating func hear(_ exception: borrowing RaisedException, at index: Int) {
    var raised = Raised(index: index, exception: copy exception)
    defer { account.exceptions.append(raised) }
    let tables = watches.indices.filter { watches[$0].table != nil }
    let ofAnimator = stage.animations?.animators.wrong == nil ? nil : 0
    guard let place = ofAnimator ?? (tables.count == 1 ? tables[0] : nil) else { return }
    let watch = watches[place]
    watch.now = heard(.exception, at: index, time: exception.time)
    watch.table?.now = TableHeard(exception)
    // Where no call is told, none tells what was wrong.
    raised.isDemanded =
      watch.record.calls.leavesOpen || book.exceptionDemands.contains { $0.answer(watch) == .holds }
    watch.judge(&findings)
  }
}

extension Watch {
  /// Takes in a final state, judges it, and begins anew.
  func hear(
    _ final: borrowing Final,
    _ heard: Heard,
    _ findings: inout Findings
  ) {
    let state = final.state
    now = heard
    now.known = Flags(state.known).intersection(law.flags)
    now.raised = Flags(state.raised).intersection(law.flags)
    if !now.known.isDisjoint(with: .geometry) { _ = geometry.learn(state) }
    if let inset = state.adjustedContentInset { content.inset.take(inset, in: now.turn) }
    now.offset = Place(state.contentOffset)
    if !now.offset.isKnown { now.offset = placeTold }
    if let zoom { take(state, into: zoom) }
    zoom?.tiles?.receiveOther()
    if table != nil { receiveTable(final) }
    screen?.receive(final)
    web?.receive(final)
    text?.receive(final)
    control?.receive(final)
    recognizer?.receive(final)
    sample?.receive(final)
    judge(&findings)
    rest()
  }
}
