extension Check {
  /// A question asked at events of a view.
  static func at(
    _ events: Event...,
    scope: Question.Scope = [],
    answer: @escaping @Sendable (Watch) -> Answer,
    found: @escaping @Sendable (Watch) -> String = { $0.now.event.word },
    expecting expected: @escaping @Sendable (Watch) -> String
  ) -> Check {
    .question(
      Question(events: events, scope: scope, answer: answer, found: found) { watch in
        [expected(watch)]
      }
    )
  }
}

extension Answer {
  /// Holds, or is violated.
  init(_ isKept: Bool) {
    self = isKept ? .holds : .violated
  }
}
