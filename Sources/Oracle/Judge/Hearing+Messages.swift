internal import Traces
internal import Transcripts

extension Hearing {
  /// Judges a message.
  mutating func hear(_ message: borrowing Message, at index: Int) {
    let place = Int(message.view.place)
    guard watches.indices.contains(place) else { return }
    endSteadyGlide()
    // One look for both: nearly all messages follow others.
    if mayGoOn { endInput() }
    advance(to: message, index: index)
    let heard = self.heard(Event.of(message), at: index, time: message.time)
    stage.receive(message, from: place)
    let watch = watches[place]
    isSteady = watch.hear(message, heard, &findings, comparesFrames: comparesFrames)
    stage.follow(watch.now, from: place)
  }

  /// Ends a touch event or a rest that goes on to the next line.
  private mutating func endInput() {
    mayGoOn = false
    endTouchEvent()
    if untold.isOpen { endUntoldRest() }
  }

  /// Takes in the frames of a glide that went on as before, and is over.
  mutating func endSteadyGlide() {
    guard isSteady else { return }
    isSteady = false
    watches[0].endFrames(clock, &findings)
  }

  /// Judges a final state.
  mutating func hear(_ final: borrowing Final, at index: Int) {
    let place = Int(final.view.place)
    guard watches.indices.contains(place) else { return }
    endTouchEvent()
    // States are final at rest only, whether or not a line before them has waited for it.
    if !isAtRest { isSettling = true }
    endTurn(.rest, at: index, time: final.time, isTold: true)
    if watches.count > 1 {
      untold.add(place, of: watches.count, at: index, time: final.time)
      mayGoOn = true
    }
    let heard = self.heard(.final, at: index, time: final.time)
    watches[place].hear(final, heard, &findings)
    stage.causes.follow(heard)
  }
}

extension Hearing {
  /// Judges an exception, where a call is known to have raised it or one view asks for it or only one can have,
  /// and notes it.
  mutating func hear(_ exception: borrowing RaisedException, at index: Int) {
    var raised = Raised(index: index, exception: copy exception)
    defer { account.exceptions.append(raised) }
    let mayRaise = watches.indices.filter { watches[$0].features.all.contains(where: \.mayRaise) }
    let raising = stage.features.contains(where: \.mayRaise) ? [0] : mayRaise
    for place in raising {
      let watch = watches[place]
      watch.now = heard(.exception, at: index, time: exception.time)
      for feature in watch.features.all { feature.receive(exception) }
      // If no call is told, none tells what was wrong.
      raised.isDemanded =
        watch.record.calls.leavesOpen
        || book.exceptionDemands.contains { $0.answer(watch) == .holds }
        || watch.features.all.contains { $0.mayOweException(watch) }
      guard raised.isDemanded || raising.count == 1 else { continue }
      return watch.judge(&findings)
    }
  }
}
