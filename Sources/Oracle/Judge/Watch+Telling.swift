internal import Traces

extension Watch {
  /// Tells of a wrong offset at a terminal message that is wrong for another reason too, or that its
  /// last `didScroll` came behind.
  func tellOffsetBesides(_ findings: inout Findings) {
    guard isBroken, silent.topics & Topic.offset.bit == 0,
      let rule = RuleBook.place(of: OffsetRules.sameAtEnd)
    else { return }
    let isWrong =
      now.event.isTerminal && !isNested && now.offset.differs(from: lastScroll, by: halfPixel)
    guard let doubt = explained ?? (isWrong ? Doubt(heard: now, scroll: lastScroll) : nil) else {
      return
    }
    report(
      rule,
      &findings,
      found: "\(doubt.heard.event.word) at offset \(doubt.heard.offset.text)",
      expected: ["offset \(doubt.scroll.text), that of the last didScroll"]
    )
  }

  /// Tells of a terminal message with a wrong offset, unless the next message explains it.
  func resolveDoubt(_ findings: inout Findings) {
    guard let doubt = doubtful else { return }
    doubtful = nil
    // A last `didScroll` that came after its end is told by the rule about that order (C21), and what
    // it says of the offset besides.
    if now.event == .didScroll, now.instant == doubt.heard.instant,
      !now.offset.isKnown || now.offset == doubt.heard.offset
    {
      explained = doubt
      return
    }
    guard muted & Topic.offset.bit == 0, let rule = RuleBook.place(of: OffsetRules.sameAtEnd)
    else { return }
    let judged = now
    now = doubt.heard
    report(
      rule,
      &findings,
      found: "\(now.event.word) at offset \(now.offset.text)",
      expected: ["offset \(doubt.scroll.text), that of the last didScroll"],
      isToldLate: true
    )
    now = judged
  }

  /// Notes that the view broke a rule at the event that is being judged.
  func report(
    _ rule: Int,
    _ findings: inout Findings,
    found: String,
    expected: [String],
    isToldLate: Bool = false
  ) {
    guard law.book.holds(rule) else { return }
    let page = law.book.rules[rule]
    if isBroken {
      let aside = violation(of: page, found: found, expected: expected)
      findings.tellBesides(aside)
      return
    }
    let told = violation(of: page, found: found, expected: expected, isToldLate: isToldLate)
    if page.topic == .touches { contents?.excuse() }
    if page.grade == .must {
      muted |= page.topic.consequences
      isTainted = true
      // A wrong place excuses nothing that comes later.
      if page.topic != .offset { hasCause = true }
      doubtful = nil
    } else {
      softMuted |= page.topic.bit & ~Topic.rest.bit & ~Topic.order.bit
    }
    findings.tell(told)
  }

  private func violation(
    of page: Rule,
    found: String,
    expected: [String],
    isToldLate: Bool = false
  ) -> Violation {
    let isOfContent = page.topic == .touches || page.topic == .answers
    let story = isOfContent ? contents?.recent ?? recent : recent
    return Violation(
      rule: page.id,
      sentence: page.sentence,
      grade: page.grade,
      catalogue: page.catalogue,
      sources: page.sources,
      view: law.name,
      lineIndex: now.index,
      time: now.time < 0 ? nil : now.time,
      found: found,
      expected: expected,
      prefix: story.prefix(isRight: !isTainted, before: isToldLate ? 1 : 0),
      state: nil,
      allowed: page.form.isAboutOrder && !isOfContent
        ? allowed(expecting: expected, isOfZoom: page.topic.isOfZoom) : []
    )
  }
}
