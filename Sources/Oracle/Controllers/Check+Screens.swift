extension Check {
  /// Returns a question asked at events of a view that has a controller.
  static func ofScreen(
    _ events: Event...,
    answer: @escaping @Sendable (ScreenFacts, Watch) -> Answer,
    found: @escaping @Sendable (ScreenFacts, Watch) -> String = { _, watch in
      watch.now.event.word
    },
    expecting expected: @escaping @Sendable (ScreenFacts, Watch) -> String
  ) -> Check {
    ofScreen(events, answer: answer, found: found, expecting: expected)
  }

  /// Returns a question asked at events of a view that has a controller.
  static func ofScreen(
    _ events: [Event],
    answer: @escaping @Sendable (ScreenFacts, Watch) -> Answer,
    found: @escaping @Sendable (ScreenFacts, Watch) -> String = { _, watch in
      watch.now.event.word
    },
    expecting expected: @escaping @Sendable (ScreenFacts, Watch) -> String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: [],
        judged: .withScreens,
        answer: { watch in watch.screen.map { answer($0, watch) } ?? .notJudged },
        found: { watch in watch.screen.map { found($0, watch) } ?? watch.now.event.word },
        expected: { watch in watch.screen.map { [expected($0, watch)] } ?? [] }
      )
    )
  }
}
