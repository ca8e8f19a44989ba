extension Check {
  /// Returns a question asked at events of a table.
  static func ofTable(
    at events: [Event],
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
