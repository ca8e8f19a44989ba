internal import Traces

extension Watch {
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
    let cause =
      shared ?? aftermath.cause(of: rule, page.topic, page.grade, head: head ?? aftermath.head)
    if page.topic == .touches { site.contents?.told = cause ?? rule }
    let isRight = !aftermath.isTainted
    aftermath.note(
      rule,
      page.topic,
      page.grade,
      cause: cause,
      leaves: page.leaves(at: now.event),
      isOfNow: !isToldLate
    )
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
