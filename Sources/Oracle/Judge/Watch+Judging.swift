internal import Traces

extension Watch {
  /// Takes in a message, judges it, and follows what it means.
  func hear(
    _ message: borrowing Message,
    _ heard: Heard,
    _ law: Law,
    _ findings: inout Findings
  ) {
    receive(message, heard)
    judge(law, &findings)
    follow()
    // A call that was not recorded may have stopped a glide (F16, F17).
    if calls == .hidden { endGlidesPerhaps() }
    phases = law.widened(phases)
    countEntry(&findings)
  }

  /// Asks everything that is to be asked about the event that was just taken in.
  func judge(_ law: Law, _ findings: inout Findings) {
    before = phases
    isBroken = false
    explained = nil
    silent = (muted, softMuted)
    if isZooming, now.event != .didEndZooming { return }
    if doubtful != nil { resolveDoubt(law, &findings) }
    if now.event == .final, !now.raised.isDisjoint(with: .flags) {
      // Not at rest (Z01): what else is open says nothing more.
      phases = Phase.anything
      program.isEndDue = false
      toTop.isEndDue = false
    }
    if now.event.isOfChain {
      guard isScroller else { return }
      guard step(law, &findings) else {
        if isBroken { ask(law, &findings) }
        return
      }
      if !now.known.isDisjoint(with: .flags) {
        let fitting = law.book.flags.fitting(phasesOfMessage(law), now)
        if fitting != 0 { phases = fitting }
        ask(law, &findings)
        if fitting == 0 { tellFlags(law, &findings) }
        countFlags(law, &findings)
        tellOffsetBesides(law, &findings)
        return
      }
    }
    ask(law, &findings)
    tellOffsetBesides(law, &findings)
  }

  /// What the view is doing at a message itself, before what could not be heard after it (C08).
  private func phasesOfMessage(_ law: Law) -> Automaton.States {
    guard law.hasUnheard else { return phases }
    let plain =
      now.event == .didEndDragging
      ? law.automaton.plainNext(before, on: .didEndDraggingToRest)
        | law.automaton.plainNext(before, on: .didEndDraggingToGlide)
      : law.automaton.plainNext(before, on: now.event)
    if plain != 0, plain & ~phases == 0 { phases = plain }
    return phases
  }

  /// Takes the step in the table; returns whether the event was in order.
  private func step(_ law: Law, _ findings: inout Findings) -> Bool {
    let event = now.event
    var next = law.automaton.next(phases, on: event)
    if event == .didEndDragging {
      next =
        law.automaton.next(phases, on: .didEndDraggingToRest)
        | law.automaton.next(phases, on: .didEndDraggingToGlide)
    }
    guard next == 0 else {
      if phases & (phases &- 1) == 0 {
        let place = Int(event.rawValue) * Phase.allCases.count + phases.trailingZeroBitCount
        findings.visits[place] &+= 1
      }
      // What a call inside the turn sends moves the chain nowhere.
      let isAside = event == .didScroll && (isNested || calls == .hidden)
      phases = isAside ? next | before : next
      return true
    }
    return fail(law, &findings)
  }

  /// Tells which rule a step breaks that the table does not allow, and goes on where it says;
  /// returns whether that is excused.
  private func fail(_ law: Law, _ findings: inout Findings) -> Bool {
    let kind = now.event == .didEndDragging ? Event.didEndDraggingToRest : now.event
    guard let fault = law.automaton.fault(phases, on: kind) else {
      phases = Phase.anything
      return true
    }
    phases = fault.recovery
    let isExcused = isNested && now.event == .didEndDecelerating
    if isExcused || (now.event == .didScroll && (isNested || calls == .hidden)) {
      phases |= before
      return true
    }
    if muted & Topic.order.bit != 0 { return false }
    let rule = ruleOfContext.flatMap { RuleBook.place(of: $0) } ?? Int(fault.rule)
    report(rule, law, &findings, found: now.event.word, expected: [])
    isBroken = law.book.rules[rule].grade == .must
    return false
  }

  /// The rule that says more than the table does about a drag or glide message that comes when
  /// only the program moves the view.
  private var ruleOfContext: String? {
    if now.event == .final, wasSurely(in: Phase.gliding), isPassedOver {
      return InterruptionRules.goesOn.id
    }
    // Part 5: what a cancelled touch sends fails nothing hard.
    let isOfLift =
      now.event == .didEndDraggingToRest || now.event == .didEndDraggingToGlide
      || now.event == .willEndDragging
    if hands.wasCancelled, touchTurn == now.turn, isOfLift { return TouchRules.cancelEnds.id }
    guard wasSurely(in: Phase.atRest), now.event != .didScroll else { return nil }
    if toTop.isOpen { return ToTopRules.onlyItsMessages.id }
    let isOfCall = callTurn == now.turn && program.kind.isScroll
    if isOfCall || program.endsAllowed > 0 || program.hasJustEnded {
      return ProgramRules.noDragMessages.id
    }
    return nil
  }

  /// Counts a phase that is entered: what it forbids has occasion to come.
  func countEntry(_ findings: inout Findings) {
    guard phases != enteredPhases else { return }
    enteredPhases = phases
    if phases & (phases &- 1) == 0, phases != 0 {
      findings.entries[phases.trailingZeroBitCount] &+= 1
    }
  }

  /// Counts the rules about flags that had occasion to fail.
  private func countFlags(_ law: Law, _ findings: inout Findings) {
    if phases & (phases &- 1) == 0, phases != 0, now.known.isSuperset(of: .demanded) {
      let row = Int(now.event.rawValue) * Phase.allCases.count
      findings.flagVisits[row + phases.trailingZeroBitCount] &+= 1
    } else {
      law.book.flags.count(now, phases, by: 1, &findings.exercise)
    }
  }

  /// Tells which flags fit none of the phases.
  private func tellFlags(_ law: Law, _ findings: inout Findings) {
    let broken = law.book.flags.demands[Int(now.event.rawValue)].filter { rule, demand in
      phases & demand.phases != 0 && !demand.mismatch(now).isEmpty
        && silent.topics & law.book.rules[rule].topic.bit == 0
    }
    // Where the phase is not known, what is wrong in all of them says most.
    let isCertain = { [phases] (demand: FlagDemand) in phases & ~demand.phases == 0 }
    let certain = broken.filter { isCertain($0.demand) }
    for (rule, demand) in certain.isEmpty ? broken : certain {
      let found = Words.mismatch(demand, now)
      report(rule, law, &findings, found: found, expected: demand.words)
      isBroken = true
    }
  }

  /// What is the case, as far as it decides which questions are worth asking.
  private var scope: Question.Scope {
    var scope: Question.Scope = []
    if before & Phase.atRest != 0 { scope.insert(.atRest) }
    if before & ~Phase.atRest != 0 { scope.insert(.inMotion) }
    if program.kind != .none { scope.insert(.afterCall) }
    if contents != nil { scope.insert(.onContent) }
    if before & Phase.dragging != 0 { scope.insert(.inDrag) }
    if !geometry.bounces(.vertical) || !geometry.bounces(.horizontal) {
      scope.insert(.withoutBounces)
    }
    if pixelGrid > 0 || isBounceHeld || now.known.contains(.adjustedInset) {
      scope.insert(.rarely)
    }
    if motion.horizontal.wasOutside || motion.vertical.wasOutside { scope.insert(.pastEdge) }
    return scope
  }

  /// Asks the questions of an event; at most one `must` rule is told for one event, and what else it
  /// breaks besides it.
  private func ask(_ law: Law, _ findings: inout Findings) {
    let agenda = law.book.agenda
    var broken: [Agenda.Item] = []
    let part = agenda.part(at: now.event, in: scope)
    count(agenda, in: part, &findings.exercise, &findings.ignorance, &broken)
    for item in broken {
      let question = agenda.questions[Int(item.question)]
      let found = question.found(self)
      let expected = question.expected(self)
      report(Int(item.rule), law, &findings, found: found, expected: expected)
      if isBroken { continue }
      goOn(after: law.book.rules[Int(item.rule)].topic)
      if law.book.rules[Int(item.rule)].grade == .must { isBroken = true }
    }
  }

  /// Asks, counts what was answered, and gathers what is broken.
  private func count(
    _ agenda: Agenda,
    in part: Range<Int>,
    _ exercise: inout [Int],
    _ ignorance: inout [Int],
    _ broken: inout [Agenda.Item]
  ) {
    // Spans: an array would be checked for other owners at each count.
    var held = exercise.mutableSpan
    var lacking = ignorance.mutableSpan
    for place in part {
      let item = agenda.items[place]
      guard silent.topics & item.topic | silent.soft & item.softTopic == 0 else { continue }
      switch agenda.answer(of: item, self) {
      case .notJudged: lacking[Int(item.rule)] &+= 1
      case .holds: held[Int(item.rule)] &+= 1
      case .violated:
        held[Int(item.rule)] &+= 1
        broken.append(item)
      }
    }
  }

  /// Goes on after a message that the table allows and a question does not: it may be a stray one, or
  /// its argument be wrong.
  private func goOn(after topic: Topic) {
    if topic == .order { phases |= before }
    if now.event == .willBeginDragging { phases |= before | Phase.lateStop.set }
    if now.event == .didEndDraggingToRest { phases |= Phase.lateGlide.set }
  }

  /// Begins anew after a final state.
  func rest(_ law: Law) {
    if now.offset.isKnown { offset = now.offset }
    phases = isTainted && !isSurely(in: Phase.atRest) ? Phase.anything : Phase.set(.rest)
    phases = law.widened(phases)
    program = Program()
    toTop = ToTop()
    doubtful = nil
    endDues()
    touchDebt = TouchDebt()
    wasTapped = false
    isMidway = false
    untoldScrolls = 0
    beginAnew()
  }
}
