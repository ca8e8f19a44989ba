internal import Traces

extension Watch {
  /// Takes in a message, judges it, and follows what it means.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - heard: when it came.
  ///   - findings: what was found so far.
  ///   - comparesFrames: whether frames of a glide that goes on as before are compared, not judged.
  /// - Returns: whether a glide may go on as before from here on.
  func hear(
    _ message: borrowing Message,
    _ heard: Heard,
    _ findings: inout Findings,
    comparesFrames: Bool
  ) -> Bool {
    receive(message, heard)
    judge(&findings)
    defer {
      follow()
      followUnheard(&findings)
      site.causes.follow(heard)
    }
    return comparesFrames && beginFrames(message.state)
  }

  /// Follows what may have happened after a message, and nobody could hear.
  private func followUnheard(_ findings: inout Findings) {
    // A call that was not recorded may have stopped a glide (F16, F17).
    if record.calls == .hidden, record.mayStopGlides { course.endGlidesPerhaps() }
    widen(in: now.turn)
    countEntry(&findings)
  }

  /// Asks everything that is to be asked about the event that was just taken in.
  func judge(_ findings: inout Findings) {
    course.before = course.phases
    if aftermath.isBroken { aftermath.begin() }
    content.explained = nil
    if isUnimplemented { now.unestablished.formUnion(Topics.all.subtracting(Topics(.causes))) }
    if !isPlainScreen { now.unestablished.formUnion(Topics.all.subtracting(.behindScreens)) }
    if isContentOther, now.event != .final, !course.isSurely(in: Phase.atRest) {
      now.unestablished.formUnion([Topics(.motion), Topics(.offset)])
    }
    if content.doubtful != nil { resolveDoubt(&findings) }
    if !features.isEmpty {
      for feature in features.all { feature.judge(self, &findings) }
    }
    if now.event.isOfChain {
      guard setting.isScroller else { return judgeStill(&findings) }
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

  /// Judges the end of a turn, or rest, of a view that does not scroll.
  private func judgeStill(_ findings: inout Findings) {
    let isAskedAll = features.all.contains(where: \.asksAsOfScrolling)
    let scope = scope
    for feature in features.all where feature.isAskedApart {
      if isAskedAll, feature.isAsked(at: now.event) { continue }
      ask(about: feature, in: scope, &findings)
    }
    if isAskedAll { ask(&findings) }
  }

  /// Judges a message of the table: its order, what is asked about it, its flags.
  private func judgeStep(_ findings: inout Findings) {
    let isInOrder = step(&findings)
    guard !now.known.isDisjoint(with: .flags), !isZooming else {
      ask(&findings)
      return
    }
    let fitting = law.fitting(phasesOfMessage(), now)
    // A message that a call inside a turn sends has the flags of that moment, whatever comes after
    // it.
    if fitting != 0, !isNested { course.phases = fitting }
    ask(&findings)
    if fitting == 0 { tellFlags(&findings) }
    if isInOrder { countFlags(&findings) }
  }

  /// True if a final state is none: its flags tell so, or the time, where no flag is told.
  private var isRestless: Bool {
    !now.raised.isDisjoint(with: .flags) || (now.known.isDisjoint(with: .flags) && isStillMoving)
  }

  /// Judges a final state that is none (Z01), which says more than all that is open then.
  private func judgeUnrest(_ findings: inout Findings) {
    ask(&findings)
    if !isStillMoving { _ = step(&findings) }
    course.phases = Phase.anything
  }

  /// True if the view, or what it stands in, is as it would be if nothing showed and hid it.
  var isPlainScreen: Bool {
    if let showing { return now.event == .final ? showing.isPlainAtRest : showing.isPlain }
    guard let around = site.showing else { return true }
    return now.event == .final ? around.isPlainAtRestInside : around.isPlain
  }

  /// Returns the phases of the view at a message itself, before the messages after it that could
  /// not be heard (C08).
  private func phasesOfMessage() -> Automaton.States {
    guard law.hasUnheard, !isNested else { return course.phases }
    let plain = targets(of: course.before)
    if plain != 0, plain & ~course.phases == 0 { course.phases = plain }
    return course.phases
  }

  /// Takes the step in the table; returns whether the event was in order.
  private func step(_ findings: inout Findings) -> Bool {
    let event = now.event
    var next = law.widened(targets(of: course.phases), in: unheard(in: now.turn))
    // A delegate whose calls nobody tells may act as the lift is told, and move the content (L23).
    let isAtLift =
      latest.message.event == .didEndDragging || latest.message.event == .didEndDraggingToGlide
    if event == .didScroll, record.calls == .alone, isAtLift {
      next |= course.phases & Phase.set(.due, .caughtDue)
    }
    if law.hasUnheard, event == .didScroll { next = narrowed(next) }
    guard next == 0 else {
      if course.phases & (course.phases &- 1) == 0 {
        let place = Int(event.rawValue) * Phase.allCases.count + course.phases.trailingZeroBitCount
        findings.visits.add(place)
      } else if course.phases != course.latestDoubt {
        countDoubt(&findings)
      }
      // A message that a call inside the turn sends does not move the chain.
      let isAside = event == .didScroll && (isNested || record.calls == .hidden)
      course.phases = isAside ? next | course.before : next
      if aftermath.isTainted { findAgain() }
      return true
    }
    return fail(&findings)
  }

  /// Returns those of the next phases that are possible after a `didScroll`, where messages may be unheard.
  ///
  /// Kept apart from what each message costs.
  @inline(never)
  private func narrowed(_ phases: Automaton.States) -> Automaton.States {
    var next = phases
    // Under a finger that has not moved nothing scrolls by itself: not from rest, and no glide that it has halted.
    if course.phases & ~Phase.atRest != 0, isUnderStillFinger {
      course.phases &= ~Phase.atRest
      next = law.widened(targets(of: course.phases), in: unheard(in: now.turn))
    }
    // A scroll that nothing else can have caused tells of a motion whose begin, or end, could not be heard.
    if next & ~Phase.atRest != 0, isOfMotion {
      next &= ~Phase.atRest
      // A glide was under way before.
      if hands.down == 0, course.before & ~Phase.atRest != 0 { course.before &= ~Phase.atRest }
    }
    return next
  }

  /// Returns the phases to which the event that is judged leads by itself.
  ///
  /// An end of a drag that does not say if a glide follows leads both ways.
  private func targets(of phases: Automaton.States) -> Automaton.States {
    guard now.event == .didEndDragging else { return law.automaton.next(phases, on: now.event) }
    return law.automaton.next(phases, on: .didEndDraggingToRest)
      | law.automaton.next(phases, on: .didEndDraggingToGlide)
  }

  /// Finds out again where the view is after a fault, by a message that fits: one that comes once in a drag,
  /// or that fits only one of the phases that were possible.
  private func findAgain() {
    let isNarrowed = course.before & (course.before &- 1) != 0
    guard course.phases & (course.phases &- 1) == 0, course.phases & Phase.lost == 0,
      isNarrowed || now.event.isMilestone
    else { return }
    if now.event == .willBeginDragging { aftermath.settle(.course) } else { aftermath.settleStep() }
  }

  /// Tells which rule a step breaks that the table does not allow, and goes on where it says;
  /// returns whether that is excused.
  private func fail(_ findings: inout Findings) -> Bool {
    let kind = now.event == .didEndDragging ? Event.didEndDraggingToRest : now.event
    guard let fault = law.automaton.fault(course.phases, on: kind) else {
      course.phases = Phase.anything
      return true
    }
    course.phases = fault.recovery
    if isLooseInPinch { return true }
    let isExcused = now.event == .didEndDecelerating && (isNested || isHandedOver)
    if isExcused
      || (now.event == .didScroll && (isNested || isContentOther || record.calls == .hidden))
    {
      course.phases |= course.before
      return true
    }
    if !isPlainScreen { return false }
    if course.tangle.contains(.motions) {
      course.phases |= Phase.anything
      return true
    }
    let rule = law.book.account(of: self) ?? Int(fault.rule)
    report(rule, &findings, found: now.event.word, expected: [])
    return false
  }

  /// Counts a phase that is entered: what it forbids has occasion to come.
  func countEntry(_ findings: inout Findings) {
    guard course.enter() else { return }
    if course.phases & (course.phases &- 1) == 0, course.phases != 0 {
      findings.entries.add(course.phases.trailingZeroBitCount)
    }
  }

  /// Counts the rules about flags that had occasion to fail.
  private func countFlags(_ findings: inout Findings) {
    if course.phases & (course.phases &- 1) == 0, course.phases != 0,
      now.known.isSuperset(of: .demanded)
    {
      let row = Int(now.event.rawValue) * Phase.allCases.count
      findings.flagVisits.add(row + course.phases.trailingZeroBitCount)
    } else {
      law.flagTable.forEachRule(exercisedBy: now, course.phases) { rule in
        findings.occasions[rule].meet()
      }
    }
  }

  /// Tells which flags fit none of the phases.
  private func tellFlags(_ findings: inout Findings) {
    let broken = law.flagTable.demands[Int(now.event.rawValue)].filter { rule, demand in
      course.phases & demand.phases != 0 && !demand.mismatch(now).isEmpty
        && !now.unestablished.contains(law.book.rules[rule].topic)
    }
    // If the phase is not known, a flag that is wrong in all phases says most.
    let certain = broken.filter { course.phases & ~$0.demand.phases == 0 }
    for (rule, demand) in certain.isEmpty ? broken : certain {
      let found = Words.mismatch(demand, now)
      report(rule, &findings, found: found, expected: demand.words)
    }
  }

  /// True if any question may not be worth asking.
  var isAnythingInDoubt: Bool { !now.unestablished.isEmpty || !course.tangle.isEmpty }

  /// The facts that decide which questions are worth asking.
  var scope: Question.Scope {
    var scope: Question.Scope = []
    if course.before & Phase.atRest != 0 { scope.insert(.atRest) }
    if course.before & ~Phase.atRest != 0 { scope.insert(.inMotion) }
    if program.call.kind != .none { scope.insert(.afterCall) }
    if site.contents != nil { scope.insert(.onContent) }
    if course.before & Phase.dragging != 0 { scope.insert(.inDrag) }
    if !geometry.bounces(.vertical) || !geometry.bounces(.horizontal) {
      scope.insert(.withoutBounces)
    }
    if isUnusual || drag.isBounceHeld || now.known.contains(.adjustedInset) {
      scope.insert(.rarely)
    }
    if motion.glideScrolls & 7 == 7 { scope.insert(.eighthFrame) }
    if motion.horizontal.wasOutside || motion.vertical.wasOutside { scope.insert(.pastEdge) }
    if isFreeGlide { scope.insert(.freeGlide) }
    if geometry.isOutside(now.offset) { scope.insert(.outside) }
    if site.isAmongShown { scope.insert(.withScreens) }
    return scope
  }

  /// Asks the questions of an event.
  private func ask(_ findings: inout Findings) {
    let scope = scope
    guard let inquiries = law.inquiries(at: now.event, in: scope) else {
      return askSpecially(in: scope, &findings)
    }
    inquiries.noteUnjudged(self, &findings)
    if !features.isEmpty {
      ask(.first, of: inquiries, &findings)
      askSpecially(in: scope, &findings)
      ask(.last, of: inquiries, &findings)
    } else if let broken = inquiries.ask(about: self, &findings) {
      report(inquiries.broken(broken, self), &findings)
      if broken == .first { ask(.last, of: inquiries, &findings) }
    }
  }

  /// Asks what is asked of a view that does more than scroll.
  private func askSpecially(in scope: Question.Scope, _ findings: inout Findings) {
    guard !features.isEmpty else { return }
    for feature in features.all where feature.isAsked(at: now.event) {
      ask(about: feature, in: scope, &findings)
    }
  }

  /// Asks the rules about a feature.
  private func ask(
    about feature: any Feature,
    in scope: Question.Scope,
    _ findings: inout Findings
  ) {
    guard let audience = feature.audience else { return }
    ask(law.book.agenda(of: audience), in: scope, &findings)
  }

  /// Asks the questions of an agenda.
  private func ask(_ agenda: Agenda, in scope: Question.Scope, _ findings: inout Findings) {
    guard let inquiries = agenda.inquiries(at: now.event, in: scope) else { return }
    inquiries.noteUnjudged(self, &findings)
    ask(.first, of: inquiries, &findings)
  }

  /// Asks a part of some questions, and reports what is broken.
  private func ask(
    _ part: Inquiries.Part,
    of inquiries: Inquiries,
    _ findings: inout Findings
  ) {
    if inquiries.ask(part, about: self, &findings) {
      report(inquiries.broken(part, self), &findings)
    }
  }

  /// Returns true if a rule was told to be broken at the end of an earlier turn, and nothing of this view has
  /// come since: what is owed is missed once.
  private func isToldAlready(_ rule: Int) -> Bool {
    let isEnd = now.event == .turnEnd || now.event == .pause
    guard isEnd || now.event == .final else { return false }
    let now = Aftermath.Moment(
      message: latest.message.instant,
      // A finger that is the view's may owe something anew with each move; another's does not.
      touch: isSurelyHit ? turns.touch : turns.touchDown,
      call: turns.call
    )
    return aftermath.isMissed(rule, at: now, isEnd: isEnd)
  }

  /// Reports what is broken.
  private func report(_ broken: [Inquiry], _ findings: inout Findings) {
    for inquiry in broken where !isToldAlready(inquiry.rule) {
      let found = inquiry.question.found(self)
      let expected = inquiry.question.expected(self)
      let isFirst = !aftermath.isBroken
      report(inquiry.rule, &findings, found: found, expected: expected)
      if isFirst { goOn(after: inquiry.topic) }
    }
  }

  /// Goes on after a message that the table allows and a question does not: it may be a stray one, or
  /// its argument be wrong.
  private func goOn(after topic: Topic) {
    if topic == .order { course.phases |= course.before }
    // A begin at a wrong place leaves no doubt of how far the drag has come.
    if now.event == .willBeginDragging, topic != .offset {
      course.phases |= course.before | Phase.lateStop.set
    }
    if now.event == .didEndDraggingToRest { course.phases |= Phase.lateGlide.set }
  }

  /// Begins anew after a final state.
  func rest() {
    if now.offset.isKnown {
      content.offset = now.offset
      // The next didScroll differs from what the rest tells, where none has told it before (A02).
      if !content.lastScroll.isKnown, hears(.didScroll) { content.lastScroll = now.offset }
    }
    course.phases =
      aftermath.isTainted && !course.isSurely(in: Phase.atRest) ? Phase.anything : Phase.set(.rest)
    course.phases = law.widened(course.phases, in: unheard(in: now.turn))
    program.rest()
    content.doubtful = nil
    endDues()
    course.tangle.remove(.motions)
    drag.debt = TouchDebt()
    if !features.isEmpty {
      for feature in features.all { feature.rest(self) }
    }
    drag.wasTapped = false
    course.isMidway = false
    giveRoomBack()
    endFade()
    if hands.down == 0 { drag.callTurn = -1 }
    drag.untoldScrolls = 0
    beginAnew()
  }
}
