internal import Traces
internal import Transcripts

/// Rules about the primary action of a row that is tapped (R749).
enum PrimaryActionRules {
  static let all = [comesLast, comes]

  static let comesLast = Rule(
    "select.primary-action-comes-last",
    "The primary action of a tap comes when the tap has selected its row, or was refused to.",
    .sequence,
    catalogue: ["R749"],
    sources: ["R/uitableviewdelegate"],
    topic: .selection,
    check: .ofTable(
      .performPrimaryAction,
      .willSelectRow,
      .didSelectRow,
      .willDeselectRow,
      .didDeselectRow,
      answer: { table, watch in
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
    ]
  )

  static let comes = Rule(
    "select.primary-action-comes",
    "A tap that has selected its row, or was refused to, has its primary action done.",
    .response,
    catalogue: ["R749"],
    sources: ["R/uitableviewdelegate"],
    topic: .selection,
    check: Tap.question(
      .turnEnd,
      .final,
      answer: { tap throws(Lack) in
        guard tap.isPrimaryActionImplemented, tap.scene.exchange.hasBegun, tap.scene.proposals > 0,
          try tap.mode == .single
        else { return .notJudged }
        try tap.hear(.performPrimaryAction)
        try tap.need(tap.options.isEditing == .no, .options)
        try tap.need(tap.mostFingers == 1, .fingers)
        try tap.inWindow()
        try tap.withoutDelegate()
        _ = try tap.finger
        return Answer(tap.watch.table?.actionTurn == tap.watch.now.turn)
      },
      found: { _ in "the end of a tap" },
      expecting: { "performPrimaryActionForRowAt\($0.scene.exchange.reply.words)" }
    ),
    passing: ["\(tapped) willSelect(0-5)=0-5 didSelect(0-5) performs(0-5) |"],
    failing: [
      "\(tapped) willSelect(0-5)=0-5 didSelect(0-5) ↓ |", "\(tapped) willSelect(0-5)=nil ↓ |",
    ]
  )

  /// In drawings: a finger that taps a row of a table whose delegate has an action for it.
  private static let tapped = "table=40 hears=willSelect,didSelect,performs v .3 ^"
}

extension Tap {
  /// True if the header lists the primary action among what the delegate implements.
  fileprivate var isPrimaryActionImplemented: Bool {
    watch.law.implemented?.contains(.performPrimaryAction) ?? false
  }
}
