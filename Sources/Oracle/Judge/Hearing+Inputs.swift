internal import Traces
internal import Transcripts

extension Hearing {
  /// Follows a touch line.
  mutating func hear(_ touch: borrowing Touch, at index: Int) {
    if !fingers.continues(touch) {
      endTouchEvent()
      endTurn(.touch, at: index, time: touch.time)
      isAtRest = false
      fingers.beginEvent(at: touch.time)
    }
    fingers.add(touch)
    mayGoOn = true
    hearApart(touch)
  }

  /// Gives the touch to the part of the window that its finger came down in; one that came down beside all of
  /// them may be of any.
  private mutating func hearApart(_ touch: borrowing Touch) {
    guard !parts.isEmpty else { return }
    let isKnown = touch.phase != .began && parts.contains { $0.fingers.holds(touch.finger) }
    let root = isKnown ? nil : grounds.root(under: Place(touch.location))
    for place in parts.indices {
      let isHere =
        isKnown
        ? parts[place].fingers.holds(touch.finger) : root == nil || root == parts[place].root
      if isHere { parts[place].add(touch) }
    }
  }

  /// Tells the views what a touch event did, once all its lines are there.
  mutating func endTouchEvent() {
    guard fingers.isEventOpen else { return }
    fingers.endEvent()
    stage.follow(fingers.hands, turn: clock.turn)
    if parts.isEmpty {
      for watch in watches { tell(watch, of: fingers.hands) }
      return
    }
    for place in parts.indices { parts[place].endEvent() }
    for place in watches.indices {
      guard let part = parts.firstIndex(where: { $0.root == grounds.roots[place] }) else {
        tell(watches[place], of: fingers.hands)
        continue
      }
      if parts[part].isHeard { tell(watches[place], of: parts[part].fingers.hands) }
    }
  }

  /// Tells a view what the fingers in its part of the window did.
  private mutating func tell(_ watch: Watch, of hands: Hands) {
    watch.follow(hands, turn: clock.turn)
    watch.widen(in: clock.turn)
    watch.countEntry(&findings)
  }

  /// Follows a call.
  mutating func hear(_ call: borrowing Call, at index: Int) {
    endTouchEvent()
    if !call.isByDelegate { endTurn(.call, at: index, time: call.time) }
    isAtRest = false
    let kind = stage.follow(call, turn: clock.turn, isFingerDown: fingers.hands.down > 0)
    if !kind.leavesSetup { setup.noteChange() }
    for place in watches.indices {
      let isOwn = Int(call.view.place) == place
      watches[place].follow(call, kind: kind, isOwn: isOwn, turn: clock.turn, index: index)
      watches[place].widen(in: clock.turn)
    }
  }

  /// Takes in that an input comes: a new turn begins, whatever belonged to the last has come.
  ///
  /// - Parameters:
  ///   - cause: the kind of input.
  ///   - index: the line of the input.
  ///   - time: its time.
  ///   - isTold: whether it is a state at rest.
  mutating func endTurn(
    _ cause: TurnClock.Cause,
    at index: Int,
    time: Microseconds?,
    isTold: Bool = false
  ) {
    if untold.isOpen, !isTold { endUntoldRest() }
    if isSettling {
      if !isTold {
        endTurns(.turnEnd, index: index, time: time)
        restUntold(at: index, time: stage.patience == .max ? nil : stage.patience)
      }
      rest(at: index, time: time)
    } else if let time, clock.time >= 0, time - clock.time >= Self.longestChange {
      restSilently(at: index, time: time)
    }
    endTurns(.turnEnd, index: index, time: time)
    clock.begin(cause, at: time, line: index)
  }

  /// Has all come to rest where a long silence ends, for which no line stands: whatever had to come has come, or
  /// never will.
  ///
  /// Few inputs end one, so what it asks is kept apart from what each input costs.
  @inline(never)
  private mutating func restSilently(at index: Int, time: Microseconds) {
    let silence = time - clock.time
    guard !isAtRest, fingers.hands.down == 0,
      watches.allSatisfy({ $0.rests(inSilenceOf: silence, until: time) })
    else { return }
    endTurns(.turnEnd, index: index, time: time)
    restUntold(at: index, time: time)
    rest(at: index, time: time)
  }

  /// Returns an event as it is heard now.
  func heard(_ event: Event, at index: Int, time: Microseconds?) -> Heard {
    var heard = Heard()
    heard.event = event
    heard.index = index
    heard.time = time ?? -1
    heard.turn = clock.turn
    heard.instant = clock.instant
    return heard
  }

  /// Takes in that all that moved has come to rest, and no line tells the states: each view has a final state of
  /// which nothing is known.
  mutating func restUntold(at index: Int, time: Microseconds?) {
    for watch in watches {
      let heard = self.heard(.final, at: index, time: time)
      watch.hear(Final(time: nil, state: State()), heard, &findings)
    }
  }

  /// Takes in that the last view has told its state at rest: the others are at rest as well.
  ///
  /// Few records have several views, so it is kept apart from what each input costs.
  @inline(never)
  mutating func endUntoldRest() {
    let rest = untold
    untold = UntoldRest()
    for place in watches.indices where !rest.told.contains(place) {
      let heard = self.heard(.final, at: rest.index, time: rest.time)
      watches[place].hear(Final(time: nil, state: State()), heard, &findings)
    }
  }

  /// Takes in that all has come to rest: what is shown then is no single view's matter.
  mutating func rest(at index: Int, time: Microseconds?) {
    isSettling = false
    isAtRest = true
    guard let place = stage.features.lazy.compactMap(\.placeJudgedAtRest).first else { return }
    let heard = self.heard(.rest, at: index, time: time)
    watches[place].now = heard
    watches[place].judge(&findings)
    stage.rest()
  }

  /// Lets time pass up to a message.
  mutating func advance(to message: borrowing Message, index: Int) {
    if clock.passage(to: message) == .turn {
      if isOfLog, goesOnWithLift(message) { return clock.stay(until: message) }
      endTurns(.pause, index: index, time: message.time)
    }
    clock.come(to: message)
  }

  /// Returns true if a message follows in the turn of a lift, however long the delegate has taken: a log has
  /// the time at which it was written, and nothing came between.
  @inline(never)
  private func goesOnWithLift(_ message: borrowing Message) -> Bool {
    guard let time = message.time, time - clock.time < Self.longestDelegate else { return false }
    return switch watches[Int(message.view.place)].latest.message.event {
    case .willEndDragging: message.name == .didEndDragging
    case .didEndDraggingToGlide, .didEndDragging: message.name == .willBeginDecelerating
    default: false
    }
  }

  mutating func endTurns(_ event: Event, index: Int, time: Microseconds?) {
    let isInput = event == .turnEnd
    // By their places: a list that is gone through has one more owner.
    for place in watches.indices {
      let watch = watches[place]
      guard watch.isDue || (isInput && watch.mayBeLeftOpen) else { continue }
      watch.now = heard(event, at: index, time: time)
      watch.judge(&findings)
      watch.endDues()
      watch.widen(in: clock.turn)
    }
  }
}
