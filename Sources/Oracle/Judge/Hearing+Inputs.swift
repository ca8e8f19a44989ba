internal import Traces

extension Hearing {
  /// Follows a touch line.
  mutating func hear(_ touch: borrowing Touch, at index: Int) {
    if !fingers.continues(touch) {
      endTouchEvent()
      endTurn(at: index, time: touch.time)
      fingers.beginEvent(at: touch.time)
    }
    fingers.add(touch)
  }

  /// Tells the views what a touch event did, once all its lines are there.
  mutating func endTouchEvent() {
    guard fingers.isEventOpen else { return }
    fingers.endEvent()
    for place in watches.indices { watches[place].follow(fingers.hands, turn: turn) }
  }

  /// Follows a call.
  mutating func hear(_ call: borrowing Call, at index: Int) {
    endTouchEvent()
    if !call.isByDelegate { endTurn(at: index, time: call.time) }
    let kind = Program.Kind(call)
    for place in watches.indices {
      watches[place].follow(
        call,
        kind: kind,
        isOwn: Int(call.view.place) == place,
        turn: turn,
        index: index
      )
    }
  }

  /// An input comes: a new turn begins, whatever belonged to the last has come.
  mutating func endTurn(at index: Int, time newTime: Microseconds?) {
    for place in watches.indices where watches[place].isDue {
      turnEnds(place, .turnEnd, index: index, time: newTime)
    }
    turn &+= 1
    instant &+= 1
    if let newTime { time = newTime }
  }

  /// Time passes up to a message.
  mutating func advance(to newTime: Microseconds?, index: Int) {
    guard let newTime, newTime != time else { return }
    if time >= 0, newTime - time >= halfPeriod {
      for place in watches.indices where watches[place].isDue {
        turnEnds(place, .pause, index: index, time: newTime)
      }
      turn &+= 1
    }
    instant &+= 1
    time = newTime
  }

  private mutating func turnEnds(_ place: Int, _ event: Event, index: Int, time: Microseconds?) {
    var heard = Heard()
    heard.event = event
    heard.index = index
    heard.time = time ?? -1
    heard.turn = turn
    heard.instant = instant
    watches[place].now = heard
    judge(place)
    watches[place].program.isTurnOpen = false
  }

  /// Tells of a terminal message with a wrong offset, unless the next message explained it.
  mutating func resolveDoubt(at place: Int) {
    guard let doubt = watches[place].doubtful else { return }
    watches[place].doubtful = nil
    let now = watches[place].now
    // A last `didScroll` that came after its end is told by the rule about that order (C21).
    if now.event == .didScroll, now.instant == doubt.heard.instant,
      !now.offset.isKnown || now.offset == doubt.heard.offset
    {
      return
    }
    guard watches[place].muted & Topic.offset.bit == 0,
      let rule = RuleBook.place(of: OffsetRules.sameAtEnd)
    else { return }
    watches[place].now = doubt.heard
    report(
      rule,
      at: place,
      found: "\(doubt.heard.event.word) at offset \(doubt.heard.offset.text)",
      expected: ["offset \(doubt.scroll.text), that of the last didScroll"]
    )
    watches[place].now = now
  }
}
