internal import Traces

extension Hearing {
  /// Judges a message.
  mutating func hear(_ message: borrowing Message, at index: Int) {
    let place = Int(message.view.place)
    guard watches.indices.contains(place) else { return }
    if fingers.isEventOpen { endTouchEvent() }
    advance(to: message.time, index: index)
    var event = Event.of(message.name)
    if event == .didEndDragging, let willDecelerate = message.arguments[.willDecelerate]?.bool {
      event = willDecelerate ? .didEndDraggingToGlide : .didEndDraggingToRest
    }
    var heard = Heard()
    heard.index = index
    heard.time = message.time ?? -1
    heard.turn = turn
    heard.instant = instant
    watches[place].receive(message, event, heard)
    judge(place)
    watches[place].follow()
  }

  /// Judges a final state.
  mutating func hear(_ final: Final, at index: Int) {
    let place = Int(final.view.place)
    guard watches.indices.contains(place) else { return }
    endTouchEvent()
    endTurn(at: index, time: final.time)
    finals[place] = final
    if !final.state.known.isDisjoint(with: [.bounds, .contentSize, .adjustedContentInset]) {
      _ = watches[place].geometry.learn(final.state)
    }
    var heard = Heard()
    heard.event = .final
    heard.index = index
    heard.time = final.time ?? -1
    heard.turn = turn
    heard.instant = instant
    heard.known = final.state.known
    heard.raised = final.state.raised
    heard.offset = Place(final.state.contentOffset)
    watches[place].now = heard
    judge(place)
    watches[place].rest()
  }

  /// Asks everything that is to be asked about the event that a view has just taken in.
  mutating func judge(_ place: Int) {
    let event = watches[place].now.event
    watches[place].before = watches[place].phases
    if watches[place].isZooming, event != .didEndZooming { return }
    if watches[place].doubtful != nil { resolveDoubt(at: place) }
    if event == .final, !watches[place].now.raised.isDisjoint(with: .flags) {
      // Not at rest (Z01): what else is open says nothing more.
      watches[place].phases = Phase.anything
      watches[place].program.isEndDue = false
      watches[place].toTop.isEndDue = false
    }
    if event.isOfChain {
      guard watches[place].isScroller, step(place, event) else { return }
      if Int(event.rawValue) < Int(Event.pause.rawValue), !checkFlags(place) { return }
    }
    ask(place, event)
  }

  /// Takes the step in the table; returns whether the event was in order.
  private mutating func step(_ place: Int, _ event: Event) -> Bool {
    let phases = watches[place].phases
    var next = automata[place].next(phases, on: event)
    if event == .didEndDragging {
      next =
        automata[place].next(phases, on: .didEndDraggingToRest)
        | automata[place].next(phases, on: .didEndDraggingToGlide)
    }
    guard next == 0 else {
      if phases & (phases &- 1) == 0 {
        visits[Int(event.rawValue) * Phase.allCases.count + phases.trailingZeroBitCount] += 1
      }
      watches[place].phases = next
      return true
    }
    let kind = event == .didEndDragging ? Event.didEndDraggingToRest : event
    guard let fault = automata[place].fault(phases, on: kind) else {
      watches[place].phases = Phase.anything
      return true
    }
    watches[place].phases = fault.recovery
    if watches[place].isNested, event == .didScroll || event == .didEndDecelerating {
      watches[place].phases |= phases
      return true
    }
    let rule = watches[place].context(of: event).flatMap { RuleBook.place(of: $0) }
    report(
      rule ?? Int(fault.rule),
      at: place,
      expected: automata[place].allowed(in: phases).map(\.word)
    )
    return false
  }

  /// Compares the flags with what the phases demand; returns whether they fit.
  private mutating func checkFlags(_ place: Int) -> Bool {
    let heard = watches[place].now
    guard !heard.known.isDisjoint(with: .flags) else { return true }
    let phases = watches[place].phases
    let fitting = book.flags.fitting(phases, heard)
    for (rule, demand) in book.flags.demands[Int(heard.event.rawValue)]
    where phases & ~demand.phases == 0
      && !demand.raised.union(demand.lowered).isDisjoint(with: heard.known)
    {
      exercise[rule] += 1
    }
    guard fitting == 0 else {
      watches[place].phases = fitting
      return true
    }
    for (rule, demand) in book.flags.demands[Int(heard.event.rawValue)]
    where phases & demand.phases != 0 && !demand.mismatch(heard).isEmpty {
      guard watches[place].muted & book.rules[rule].topic.bit == 0 else { continue }
      report(rule, at: place, found: Words.mismatch(demand, heard), expected: demand.words)
      return false
    }
    return true
  }

  /// Asks the questions of an event; at most one `must` rule is told for one event.
  mutating func ask(_ place: Int, _ event: Event) {
    var isBroken = false
    for entry in book.questions[Int(event.rawValue)] {
      if watches[place].muted & entry.topic != 0 { continue }
      switch entry.question.answer(watches[place]) {
      case .notJudged: ignorance[entry.rule] += 1
      case .holds: exercise[entry.rule] += 1
      case .violated:
        exercise[entry.rule] += 1
        if isBroken { continue }
        report(
          entry.rule,
          at: place,
          found: entry.question.found(watches[place]),
          expected: entry.question.expected(watches[place])
        )
        isBroken = true
      }
    }
  }
}

extension Watch {
  /// The rule that says more than the table does about a drag or glide message that comes when
  /// only the program moves the view.
  func context(of event: Event) -> String? {
    guard isSurely(beforeIn: Phase.atRest), event != .didScroll else { return nil }
    if toTop.isOpen { return "scroll.to-top.only-its-messages" }
    if program.endsAllowed > 0 || program.hasJustEnded { return "scroll.program.no-drag-messages" }
    return nil
  }

  private func isSurely(beforeIn set: Automaton.States) -> Bool { before & ~set == 0 }

  /// Begins anew after a final state.
  mutating func rest() {
    if now.offset.isKnown { offset = now.offset }
    phases = isTainted && !isSurely(in: Phase.atRest) ? Phase.anything : Phase.set(.rest)
    program = Program()
    toTop = ToTop()
    doubtful = nil
    muted &= Topic.rest.bit
  }
}
