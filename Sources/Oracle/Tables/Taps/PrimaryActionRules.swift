internal import Traces

/// Rules about the primary action of a row that is tapped (R749).
enum PrimaryActionRules {
  static let all = [comesLast]

  static let comesLast = Rule(
    "select.primary-action-comes-last",
    "The primary action of a tap comes when the tap has selected its row, or was refused to.",
    .sequence,
    catalogue: ["R749"],
    topic: .selection,
    check: .ofTable(
      at: [
        .performPrimaryAction, .willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow,
      ],
      answer: { table, watch in
        // A tap that is refused asks about a row once more before another selects it.
        if watch.now.event == .didSelectRow, table.isActionEarly, watch.hears(.willSelectRow),
          watch.turns.delegate != watch.now.turn
        {
          return .violated
        }
        // If no finger is told, or several are, one turn may hold several taps.
        guard watch.hands.areRecorded, watch.hands.most == 1, watch.now.time >= 0,
          watch.turns.delegate != watch.now.turn
        else { return .notJudged }
        if watch.now.event == .performPrimaryAction { return .holds }
        return table.actionTurn == watch.now.turn ? .violated : .notJudged
      },
      expecting: { _, watch in "\(watch.now.event.word) before performPrimaryActionForRowAt" }
    ),
    passing: [
      "table=40 taps(0-5) performs(0-5) |{0-5}",
      "table=40 touches(0-5) willSelect(0-5)=nil performs(0-5) |{}",
    ],
    failing: [
      "table=40 touches(0-5) performs(0-5) ↓ willSelect(0-5)=0-5 didSelect(0-5) changed() |{0-5}",
      "table=40 touches(0-5) willSelect(0-5)=0-5 performs(0-5) ↓ didSelect(0-5) changed() |{0-5}",
      "log willSelect() performs() ↓ didSelect()",
    ]
  )
}
