extension Check {
  /// A question asked at events of a view.
  static func at(
    _ events: Event...,
    scope: Question.Scope = [],
    judged: Question.Scope = [],
    answer: @escaping @Sendable (Watch) -> Answer,
    found: @escaping @Sendable (Watch) -> String = { $0.now.event.word },
    expecting expected: @escaping @Sendable (Watch) -> String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: scope,
        judged: judged,
        answer: answer,
        found: found,
        expected: { watch in [expected(watch)] }
      )
    )
  }
}

extension Check {
  /// A question asked at each eighth frame of a glide.
  static func atEighthFrame(
    answer: @escaping @Sendable (Watch) -> FrameAnswer,
    found: @escaping @Sendable (Watch) -> String,
    expecting expected: @escaping @Sendable (Watch) -> String
  ) -> Check {
    .question(
      Question(
        events: [.didScroll],
        scope: [.inMotion, .eighthFrame],
        answer: { watch in answer(watch)(watch.now.offset, watch.now.time) },
        found: found,
        expected: { watch in [expected(watch)] },
        answerToFrames: answer
      )
    )
  }
}

extension Check {
  /// A question asked at events of a table.
  static func ofTable(
    _ events: Event...,
    answer: @escaping @Sendable (TableFacts, Watch) -> Answer,
    found: @escaping @Sendable (TableFacts, Watch) -> String = { table, _ in table.now.words },
    expecting expected: @escaping @Sendable (TableFacts, Watch) -> String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: [],
        answer: { watch in watch.table.map { answer($0, watch) } ?? .notJudged },
        found: { watch in watch.table.map { found($0, watch) } ?? watch.now.event.word },
        expected: { watch in watch.table.map { [expected($0, watch)] } ?? [] }
      )
    )
  }
}

extension Check {
  /// A question asked at events of a view that has a controller.
  static func ofScreen(
    _ events: Event...,
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

extension Answer {
  /// Holds, or is violated.
  init(_ isKept: Bool) {
    self = isKept ? .holds : .violated
  }
}
