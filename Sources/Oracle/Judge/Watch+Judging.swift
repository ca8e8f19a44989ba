internal import Traces

extension Watch {
  /// Takes in a message, judges it, and follows what it means.
  func hear(
    _ message: borrowing Message,
    _ heard: Heard,
    _ findings: inout Findings
  ) {
    receive(message, heard)
    judge(&findings)
    follow()
    // A call that was not recorded may have stopped a glide (F16, F17).
    if calls == .hidden { endGlidesPerhaps() }
    widen()
    countEntry(&findings)
  }

  /// Asks everything that is to be asked about the event that was just taken in.
  func judge(_ findings: inout Findings) {
    before = phases
    if aftermath.isBroken { aftermath.begin() }
    explained = nil
    unestablished = []
    if !isPlainScreen { unestablished.formUnion(Topics.all.subtracting(.behindScreens)) }
    if isContentOther, now.event != .final, !isSurely(in: Phase.atRest) {
      unestablished.formUnion(Topics(.motion, .offset))
    }
    if doubtful != nil { resolveDoubt(&findings) }
    if zoom != nil { judgeZoom(&findings) }
    if now.event.isOfChain {
      guard isScroller else { return }
      if now.event == .final, isRestless {
        judgeUnrest(&findings)
      } else {
        judgeStep(&findings)
      }
    } else {
      ask(&findings)
    }
    tellExplained(&findings)
  }

  /// Judges a message of the table: its order, what is asked about it, its flags.
  private func judgeStep(_ findings: inout Findings) {
    let isInOrder = step(&findings)
    guard !now.known.isDisjoint(with: .flags), !isZooming else {
      ask(&findings)
      return
    }
    let fitting = flags.fitting(phasesOfMessage(), now)
    // What a call inside a turn sends has the flags of that moment, whatever comes after it.
    if fitting != 0, !isNested { phases = fitting }
    ask(&findings)
    if fitting == 0 { tellFlags(&findings) }
    if isInOrder { countFlags(&findings) }
  }

  /// Whether a final state is none: its flags tell so, or the time, where no flag is told.
  private var isRestless: Bool {
    !now.raised.isDisjoint(with: .flags) || (now.known.isDisjoint(with: .flags) && isStillMoving)
  }

  /// Judges a final state that is none (Z01), which says more than all that is open then.
  private func judgeUnrest(_ findings: inout Findings) {
    ask(&findings)
    if !isStillMoving { _ = step(&findings) }
    phases = Phase.anything
  }

  /// Whether the view is what it would be without a controller, its own or that of what it stands in.
  var isPlainScreen: Bool {
    if let screen { return now.event == .final ? screen.isPlainAtRest : screen.isPlain }
    guard let surroundings else { return true }
    return now.event == .final ? surroundings.isPlainAtRestInside : surroundings.isPlain
  }

  /// What the view is doing at a message itself, before what could not be heard after it (C08).
  private func phasesOfMessage() -> Automaton.States {
    guard law.hasUnheard, !isNested else { return phases }
    let plain =
      now.event == .didEndDragging
      ? law.automaton.plainNext(before, on: .didEndDraggingToRest)
        | law.automaton.plainNext(before, on: .didEndDraggingToGlide)
      : law.automaton.plainNext(before, on: now.event)
    if plain != 0, plain & ~phases == 0 { phases = plain }
    return phases
  }

  /// Takes the step in the table; returns whether the event was in order.
  private func step(_ findings: inout Findings) -> Bool {
    let event = now.event
    var next = law.automaton.next(phases, on: event)
    if event == .didEndDragging {
      next =
        law.automaton.next(phases, on: .didEndDraggingToRest)
        | law.automaton.next(phases, on: .didEndDraggingToGlide)
    }
    // A delegate whose calls nobody tells may act as the lift is told, and move the content (L23).
    let isAtLift = previous.event == .didEndDragging || previous.event == .didEndDraggingToGlide
    if event == .didScroll, calls == .alone, isAtLift {
      next |= phases & Phase.set(.due, .caughtDue)
    }
    guard next == 0 else {
      if phases & (phases &- 1) == 0 {
        let place = Int(event.rawValue) * Phase.allCases.count + phases.trailingZeroBitCount
        findings.visits.add(place)
      } else if phases != latestDoubt {
        countDoubt(&findings)
      }
      // What a call inside the turn sends moves the chain nowhere.
      let isAside = event == .didScroll && (isNested || calls == .hidden)
      phases = isAside ? next | before : next
      if aftermath.isTainted { findAgain() }
      return true
    }
    return fail(&findings)
  }

  /// After a fault a message that fits shows where the view is: one that comes once in a drag, or that
  /// fits only one of the phases that were possible.
  private func findAgain() {
    let isNarrowed = before & (before &- 1) != 0
    guard phases & (phases &- 1) == 0, phases & Phase.lost == 0,
      isNarrowed || now.event.isMilestone
    else { return }
    if now.event == .willBeginDragging { aftermath.settle(.course) } else { aftermath.settleStep() }
  }

  /// Tells which rule a step breaks that the table does not allow, and goes on where it says;
  /// returns whether that is excused.
  private func fail(_ findings: inout Findings) -> Bool {
    let kind = now.event == .didEndDragging ? Event.didEndDraggingToRest : now.event
    guard let fault = law.automaton.fault(phases, on: kind) else {
      phases = Phase.anything
      return true
    }
    phases = fault.recovery
    if isLooseInPinch { return true }
    let isExcused = now.event == .didEndDecelerating && (isNested || isHandedOver)
    if isExcused || (now.event == .didScroll && (isNested || isContentOther || calls == .hidden)) {
      phases |= before
      return true
    }
    if !isPlainScreen { return false }
    if tangle.contains(.motions) {
      phases |= Phase.anything
      return true
    }
    let rule = ruleOfContext.flatMap { RuleBook.place(of: $0) } ?? Int(fault.rule)
    report(rule, &findings, found: now.event.word, expected: [])
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
    let isAnimating = program.endsAllowed > 0 && program.kind != .endRefreshing
    if isOfCall || isAnimating || program.hasJustEnded {
      return ProgramRules.noDragMessages.id
    }
    return nil
  }

  /// Adds the phases that messages which could not be heard may have led to.
  func widen() {
    guard law.hasUnheard else { return }
    phases = law.widened(phases)
    isHeldDown =
      hands.areRecorded && hands.down == 1 && hands.most == 1 && isOnlyScroller
      // A call may end a drag under its finger.
      && callTurn < touchDownTurn && delegateTurn < touchDownTurn
  }

  /// Counts a phase that is entered: what it forbids has occasion to come.
  func countEntry(_ findings: inout Findings) {
    guard phases != enteredPhases else { return }
    enteredPhases = phases
    if phases & (phases &- 1) == 0, phases != 0 {
      findings.entries.add(phases.trailingZeroBitCount)
    }
  }

  /// Counts the rules about flags that had occasion to fail.
  private func countFlags(_ findings: inout Findings) {
    if phases & (phases &- 1) == 0, phases != 0, now.known.isSuperset(of: .demanded) {
      let row = Int(now.event.rawValue) * Phase.allCases.count
      findings.flagVisits.add(row + phases.trailingZeroBitCount)
    } else {
      for rule in flags.rules(exercisedBy: now, phases) {
        findings.occasions[rule].met &+= 1
      }
    }
  }

  /// Tells which flags fit none of the phases.
  private func tellFlags(_ findings: inout Findings) {
    let broken = flags.demands[Int(now.event.rawValue)].filter { rule, demand in
      phases & demand.phases != 0 && !demand.mismatch(now).isEmpty
        && !unestablished.contains(law.book.rules[rule].topic)
    }
    // Where the phase is not known, what is wrong in all of them says most.
    let isCertain = { [phases] (demand: FlagDemand) in phases & ~demand.phases == 0 }
    let certain = broken.filter { isCertain($0.demand) }
    for (rule, demand) in certain.isEmpty ? broken : certain {
      let found = Words.mismatch(demand, now)
      report(rule, &findings, found: found, expected: demand.words)
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
    if pixelGrid > 0 || isBounceHeld || now.known.contains(.adjustedInset) || isUnusual {
      scope.insert(.rarely)
    }
    if motion.glideScrolls & 7 == 7 { scope.insert(.eighthFrame) }
    if motion.horizontal.wasOutside || motion.vertical.wasOutside { scope.insert(.pastEdge) }
    return scope
  }

  /// Asks the questions of an event.
  private func ask(_ findings: inout Findings) {
    ask(agenda, &findings)
    if zoom != nil { ask(law.book.zoomAgenda, &findings) }
    if table != nil { ask(law.book.tableAgenda, &findings) }
  }

  private func ask(_ agenda: Agenda, _ findings: inout Findings) {
    var broken: [Inquiry] = []
    // A span: an array would be checked for other owners at each count.
    var occasions = findings.occasions.mutableSpan
    agenda.ask(self, at: now.event, in: scope, &occasions, &broken)
    for inquiry in broken {
      let found = inquiry.question.found(self)
      let expected = inquiry.question.expected(self)
      let isFirst = !aftermath.isBroken
      report(inquiry.rule, &findings, found: found, expected: expected)
      if isFirst { goOn(after: inquiry.page.topic) }
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
  func rest() {
    if now.offset.isKnown { offset = now.offset }
    phases = aftermath.isTainted && !isSurely(in: Phase.atRest) ? Phase.anything : Phase.set(.rest)
    phases = law.widened(phases)
    program = Program()
    toTop = ToTop()
    doubtful = nil
    endDues()
    tangle.remove(.motions)
    touchDebt = TouchDebt()
    restZoom()
    table?.rest(self)
    screen?.rest(turn: now.turn)
    wasTapped = false
    isMovedByFinger = false
    isMidway = false
    untoldScrolls = 0
    beginAnew()
  }
}
