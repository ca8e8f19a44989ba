internal import Traces

extension Check {
  /// A question about touches on rows and the selection of a table.
  static func onRows(
    _ events: Event...,
    answer: @escaping @Sendable (PickFacts, Watch) -> Answer,
    found: @escaping @Sendable (PickFacts, Watch) -> String = { $1.word(for: $0) },
    expecting expected: @escaping @Sendable (PickFacts, Watch) -> String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: [],
        answer: { watch in watch.table.map { answer($0.picks, watch) } ?? .notJudged },
        found: { watch in watch.table.map { found($0.picks, watch) } ?? watch.now.event.word },
        expected: { watch in watch.table.map { [expected($0.picks, watch)] } ?? [] }
      )
    )
  }
}

extension Event {
  /// The messages that tell of a change of the selection before or after it.
  static let ofSelection: [Event] = [
    .willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow,
  ]
}

extension Watch {
  /// The message in short, with its row.
  func word(for picks: PickFacts) -> String {
    if now.event.name == nil { return now.event.word }
    return now.event.word + picks.subject.words
  }

  /// Whether the message came in the turn of a call by the program, and no finger's.
  func isInCodeTurn(_ picks: PickFacts) -> Bool {
    picks.callTurn == now.turn && touchTurn != now.turn && delegateTurn != now.turn
      && (hands.areRecorded || now.time >= 0)
  }

  /// Whether a tap that selects or deselects would be heard, so that what is selected is known.
  var hearsSelection: Bool { hears(.didSelectRow) && hears(.didDeselectRow) }

  /// Whether the delegate has called something in the turn.
  var isDelegateInvolved: Bool { delegateTurn == now.turn }
}

extension Words {
  /// Rows, or `nothing`.
  static func rows(_ rows: [RowPath]) -> String {
    rows.isEmpty ? "nothing" : rows.map(\.description).joined(separator: ", ")
  }
}
