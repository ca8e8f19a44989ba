extension Rule {
  /// Returns the topics that a violation leaves in doubt.
  ///
  /// - Parameter event: what breaks the rule.
  /// - Returns: the topics.
  func leaves(at event: Event) -> Topics {
    switch topic {
    // A wrong place is where the next step begins; a wrong decision at a lift or an end takes the order
    // of what comes after it along.
    case .motion: event == .didScroll ? leaves.union(.place) : leaves.union(.course)
    // A didScroll too many tells a place where the content is not, or is already.
    case .order, .program, .toTop: event.tellsOrLacksPlace ? leaves.union(.place) : leaves
    default: leaves
    }
  }
}

extension Event {
  /// True if it tells where the content is, or is the end of a turn in which that was to be told.
  fileprivate var tellsOrLacksPlace: Bool {
    self == .didScroll || self == .pause || self == .turnEnd
  }
}
