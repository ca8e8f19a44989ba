internal import Traces
internal import Transcripts

extension Check {
  /// Returns a question about editing.
  static func onEdits(
    at events: [Event],
    answer: @escaping @Sendable (EditingFacts, TableFacts, Watch) -> Answer,
    found: @escaping @Sendable (EditingFacts, Watch) -> String = { edits, _ in edits.heard.words },
    expecting expected: @escaping @Sendable (EditingFacts, Watch) -> String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: [],
        answer: { watch in
          watch.table.map { answer($0.edits, $0, watch) } ?? .notJudged
        },
        found: { watch in watch.table.map { found($0.edits, watch) } ?? watch.now.event.word },
        expected: { watch in watch.table.map { [expected($0.edits, watch)] } ?? [] }
      )
    )
  }

  /// Returns a question about what may come only while a swipe is open, if the table is not in editing mode.
  static func insideSwipe(at events: [Event]) -> Check {
    .onEdits(
      at: events,
      answer: { edits, _, watch in
        guard edits.mode == .no, edits.swipe.isOpen != .unknown,
          // A button of a navigation may begin editing where no finger is told.
          watch.hands.areRecorded || !watch.site.isInNavigation
        else { return .notJudged }
        return Answer(edits.swipe.isOpen == .yes)
      },
      expecting: { _, _ in "willBeginEditingRowAt before it, and didEndEditingRowAt behind it" }
    )
  }
}

extension TableFacts {
  /// Returns the row that a cell shows, or was just made for; nil: that is not known for certain.
  func row(of cell: String?) -> RowPath? {
    guard let cell, !rows.doubt.isShaken else { return nil }
    if let latest = rows.shown.latest, rows.shown.made[latest]?.cell == cell { return latest }
    return rows.shown.row(of: cell)
  }
}

extension EditingFacts {
  /// Returns true if the messages in the turn of a call that code makes are all that call's doing.
  func isInTurn(of call: EditingCall, _ watch: Watch) -> Bool {
    call.turn == watch.now.turn && watch.turns.delegate != watch.now.turn
      && watch.turns.touch != watch.now.turn
  }

  /// The latest answers about the message's row.
  var answer: EditingAnswers.Row? { answers.row(heard.path) }
}

extension Words {
  /// Returns a row, or `the row`.
  static func row(_ path: RowPath?) -> String { path.map { "row \($0)" } ?? "the row" }
}
