extension Form {
  /// True if a rule of this form says which messages may come.
  var isAboutOrder: Bool { self == .sequence || self == .response }
}

extension Watch {
  /// Returns the messages that could have come instead of the event that is judged, as far as it is
  /// known what the view was doing.
  ///
  /// - Parameters:
  ///   - expected: what the rule expects, in words, which may say more than the table.
  ///   - isOfZoom: whether the rule is about zooming, which has a table of its own.
  /// - Returns: the messages in short; empty where the table does not know.
  func allowed(expecting expected: [String], isOfZoom: Bool) -> [String] {
    if now.event.rawValue >= Event.touchesShouldBegin.rawValue, now.event != .other { return [] }
    if now.event.isOfTable || features.all.contains(where: { !$0.knowsWhatMayCome }) { return [] }
    if expected.contains(where: { $0.hasPrefix(Violation.nothing) }) { return [Violation.nothing] }
    if isOfZoom, let words = allowedInZoom(expecting: expected) { return words }
    var events = law.automaton.allowed(in: course.before).filter {
      $0.name != nil && !isCauseless($0)
    }
    // If the end of a touch-stop is missing, that end should have come.
    if course.before & Phase.unclosed.set != 0 { events.append(.didEndDecelerating) }
    if program.animation.endsAllowed > 0 { events.append(.didEndScrollingAnimation) }
    if program.toTop.isTapped, !program.toTop.isOpen { events.append(.shouldScrollToTop) }
    if program.toTop.isOpen { events.append(.didScrollToTop) }
    // The rule may name an event that the table does not know.
    events += Event.allCases.filter { event in
      !event.isOfChain && event.name != nil && !events.contains(event)
        && expected.contains { $0.hasPrefix(event.word) }
    }
    events.removeAll { law.lacked.contains($0) }
    // The message that came is wrong, unless the rule wants it to say something else.
    // Handlers of all kinds go by one word.
    var words: [String] = []
    for word in events.map(\.word) where !words.contains(word) {
      guard word != now.event.word || expected.contains(where: { $0.contains(word) }) else {
        continue
      }
      words.append(word)
    }
    return words.isEmpty ? [Violation.nothing] : words
  }

  /// Returns true if nothing is known that could cause an event in a view at rest.
  private func isCauseless(_ event: Event) -> Bool {
    guard course.wasSurely(in: Phase.atRest) else { return false }
    switch event {
    case .willBeginDragging: return hands.areRecorded && hands.down == 0 && turns.touch != now.turn
    case .didScroll:
      if program.animation.endsAllowed > 0 || program.toTop.isOpen || program.toTop.isTapped {
        return false
      }
      return record.calls == .recorded && (turns.call != now.turn || program.call.scrolls > 0)
    default: return false
    }
  }
}
