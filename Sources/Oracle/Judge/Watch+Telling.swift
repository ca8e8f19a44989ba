internal import Traces

extension Watch {
  /// Tells of a terminal message that its last `didScroll` came behind: its offset is wrong besides.
  func tellExplained(_ findings: inout Findings) {
    guard let doubt = content.explained else { return }
    tell(doubt, isLate: !aftermath.isBroken, &findings)
  }

  /// Tells of a terminal message with a wrong offset, unless the next message explains it.
  func resolveDoubt(_ findings: inout Findings) {
    guard let doubt = content.doubtful else { return }
    content.doubtful = nil
    // A last `didScroll` that came after its end is told by the rule about that order (C21), and what
    // it says of the offset follows from that.
    if now.event == .didScroll, now.instant == doubt.heard.instant,
      !now.offset.isKnown || now.offset == doubt.heard.offset
    {
      content.explained = doubt
      return
    }
    tell(doubt, isLate: true, &findings)
  }

  private func tell(_ doubt: Content.Doubt, isLate: Bool, _ findings: inout Findings) {
    guard !now.unestablished.contains(.offset), let rule = RuleBook.place(of: OffsetRules.sameAtEnd)
    else { return }
    let judged = now
    if isLate { now = doubt.heard }
    report(
      rule,
      &findings,
      found: "\(doubt.heard.event.word) at offset \(doubt.heard.offset.text)",
      expected: ["offset \(doubt.scroll.text), that of the last didScroll"],
      head: isLate ? doubt.head : aftermath.head,
      isToldLate: isLate
    )
    now = judged
  }

  /// Notes that the view broke a rule at the event that is being judged.
  ///
  /// - Parameters:
  ///   - rule: the place of the rule.
  ///   - findings: where it is noted.
  ///   - found: what came.
  ///   - expected: what was expected.
  ///   - head: what the message breaks by itself, where that is not the message being judged.
  ///   - isToldLate: whether the message is an earlier one than that which is being judged.
  func report(
    _ rule: Int,
    _ findings: inout Findings,
    found: String,
    expected: [String],
    head: Int16? = nil,
    isToldLate: Bool = false
  ) {
    guard law.book.holds(rule) else { return }
    let page = law.book.rules[rule]
    let shared = page.topic == .touches ? site.contents?.told : nil
    let cause = shared ?? aftermath.cause(of: rule, page, head: head ?? aftermath.head)
    if page.topic == .touches { site.contents?.told = cause ?? rule }
    let isRight = !aftermath.isTainted
    aftermath.note(rule, page, cause: cause, at: now.event, isOfNow: !isToldLate)
    findings.tell(rule) {
      var told = violation(
        of: page,
        found: found,
        expected: expected,
        isToldLate: isToldLate,
        isRight: isRight
      )
      told.follows = cause.map { law.book.rules[$0].id }
      return told
    }
  }

  private func violation(
    of page: Rule,
    found: String,
    expected: [String],
    isToldLate: Bool,
    isRight: Bool
  ) -> Violation {
    let isOfContent = page.topic == .touches || page.topic == .answers
    let story = isOfContent ? site.contents?.recent ?? latest.story : latest.story
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
      prefix: story.prefix(isRight: isRight, before: isToldLate ? 1 : 0),
      state: nil,
      allowed: page.form.isAboutOrder && !isOfContent
        ? allowed(expecting: expected, isOfZoom: page.topic.isOfZoom) : []
    )
  }
}
