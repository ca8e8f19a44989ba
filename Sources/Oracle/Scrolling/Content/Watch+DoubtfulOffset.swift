internal import Traces

/// A terminal message whose offset is not that of the last `didScroll` is told a message later: a last
/// `didScroll` may only have come too late.
extension Watch {
  /// Keeps a terminal message in mind whose place is not that of the last `didScroll`.
  func doubtPlace() {
    guard now.offset.differs(from: content.lastScroll, by: setting.halfPixel), !isNested else {
      return
    }
    content.doubtful = Content.Doubt(heard: now, scroll: content.lastScroll, head: aftermath.head)
  }

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
    guard !now.unestablished.contains(.offset), let rule = law.book.place(of: OffsetRules.sameAtEnd)
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
}
