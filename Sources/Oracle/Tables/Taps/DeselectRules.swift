internal import Traces

/// Rules about the row that another one replaces, and about several selected rows (R097, R103 to
/// R108).
enum DeselectRules {
  static let all = [
    refused, multipleRemoves, multipleAdds, onlyTheOld, afterWill, willBeforeDid, follows, replaces,
  ]

  static let afterWill = Rule(
    "deselect.after-will-select",
    "Where one row at most is selected, willDeselect comes between willSelect and didSelect, once.",
    .sequence,
    catalogue: ["R097"],
    sources: ["L-9", "BK-9", "B-01"],
    topic: .selection,
    check: Tap.question(
      at: [.willDeselectRow, .willSelectRow],
      answer: { tap throws(Lack) in
        try tap.hear(.willSelectRow)
        if tap.event == .willSelectRow {
          // In no mode does one tap ask about the old row first and about the new one then.
          guard try tap.exchange.isOutOfOrder, tap.scene.wasHighlighted else { return .notJudged }
          try tap.hear(.didUnhighlightRow)
          return .violated
        }
        if tap.isOfCode { return .notJudged }
        if tap.options.mode.ifTold == nil, !tap.scene.exchange.isOpen {
          return try isOfNoTap(tap) ? .violated : .notJudged
        }
        guard try tap.selectsOne() else { return .notJudged }
        try tap.witnessed()
        let exchange = try tap.exchange
        return Answer(exchange.isOpen && exchange.leaver == nil)
      },
      expecting: { tap in
        if tap.event == .willSelectRow { return "willSelectRowAt before willDeselectRowAt" }
        return tap.scene.exchange.isOpen
          ? "one willDeselectRowAt" : "willSelectRowAt for another row before it"
      }
    ),
    passing: [
      "table=40 taps(0-5) . swaps(0-5,0-6) |{0-6}",
      "table=40 allowsMultipleSelectionDuringEditing=yes log lights(0-5) didUnhighlight(0-5) picks(0-5) lights(0-5) didUnhighlight(0-5) willDeselect(0-5)=0-5 didDeselect(0-5) changed()",
    ],
    failing: [
      "table=40 taps(0-5) . touches(0-6) ↓ willDeselect(0-5)=0-5 didDeselect(0-5) picks(0-6) |",
      "table=40 log lights(0-5) didUnhighlight(0-5) picks(0-5) lights(0-6) didUnhighlight(0-6) ↓ willDeselect(0-5)=0-5",
      "table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 willDeselect(0-5)=0-5 ↓ willDeselect(0-5)=0-5 didDeselect(0-5) didSelect(0-6) changed() |",
    ]
  )

  /// Returns true if no tap leads to the question, however many rows may be selected: nobody was asked about
  /// another one, and this one was not highlighted (R093, R108).
  private static func isOfNoTap(_ tap: Tap) throws(Lack) -> Bool {
    try tap.hear(.didHighlightRow)
    try tap.need(tap.hasHeardHighlight, .start)
    try tap.undisturbed()
    try tap.rowsStay()
    _ = try tap.exchange
    guard let highlighted = tap.highlights.latest else { return true }
    return highlighted.contradicts(tap.row)
  }

  static let willBeforeDid = Rule(
    "deselect.will-before-did",
    "didDeselect comes only after a willDeselect that was not answered nil.",
    .sequence,
    catalogue: ["R097", "R108"],
    sources: ["L-9", "BK-9", "B-01"],
    topic: .selection,
    check: Tap.question(
      at: [.didDeselectRow],
      answer: { tap throws(Lack) in
        try tap.hear(.willDeselectRow)
        try tap.witnessed()
        if tap.isOfCode { return .notJudged }
        let exchange = try tap.exchange
        return Answer(exchange.isLeaverOpen && !exchange.leaverReply.contradicts(tap.row))
      },
      expecting: { tap in
        tap.scene.exchange.isLeaverOpen
          ? "didDeselectRowAt\(tap.scene.exchange.leaverReply.words)"
          : "willDeselectRowAt before it"
      }
    ),
    passing: ["table=40 taps(0-5) . swaps(0-5,0-6) |{0-6}"],
    failing: [
      "table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 ↓ didDeselect(0-5) didSelect(0-6) changed() |",
      "table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 willDeselect(0-5)=0-5 ↓ didDeselect(0-4) didSelect(0-6) changed() |",
      "table=40 taps(0-5) ↓ didDeselect(0-5) |",
    ]
  )

  static let follows = Rule(
    "deselect.did-after-will",
    "Where willDeselect is answered with the row itself didDeselect follows before anything else.",
    .response,
    catalogue: ["R097", "R108"],
    topic: .selection,
    check: Tap.question(
      at: [.shouldHighlightRow, .willSelectRow, .didSelectRow, .didDeselectRow, .turnEnd, .final],
      answer: { tap throws(Lack) in
        guard tap.scene.exchange.isDeselectDue else { return .notJudged }
        try tap.hear(.didDeselectRow)
        return Answer(tap.event == .didDeselectRow)
      },
      found: { "\($0.words), and no didDeselectRowAt before it" },
      expecting: { "didDeselectRowAt\($0.scene.exchange.leaverReply.words)" }
    ),
    passing: ["table=40 taps(0-5) . swaps(0-5,0-6) |{0-6}"],
    failing: [
      "table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 willDeselect(0-5)=0-5 ↓ didSelect(0-6) changed() |",
      "table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 willDeselect(0-5)=0-5 ↓ didSelect(0-6) didDeselect(0-5) changed() |",
    ]
  )

  static let refused = Rule(
    "deselect.refused",
    "Where willDeselect is answered nil the row stays selected, and no didDeselect comes for it.",
    .sequence,
    catalogue: ["R103"],
    topic: .selection,
    check: Tap.question(
      at: [.didDeselectRow, .final],
      answer: { tap throws(Lack) in
        if tap.event == .didDeselectRow {
          return try tap.exchange.isLeaverKept ? .violated : .notJudged
        }
        guard let kept = tap.selection.kept, let reading = tap.told else { return .notJudged }
        return Answer(reading.told.contains(kept))
      },
      found: { $0.wordsOfSelection },
      expecting: { tap in
        tap.selection.kept.map { "row \($0) selected" }
          ?? "nothing: willDeselect was answered nil"
      }
    ),
    passing: ["table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 willDeselect(0-5)=nil |{0-5}"],
    failing: [
      "table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 willDeselect(0-5)=nil ↓ didDeselect(0-5) didSelect(0-6) changed() |",
      "table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 willDeselect(0-5)=nil ↓ |{0-6}",
    ]
  )

  static let onlyTheOld = Rule(
    "deselect.only-the-old",
    "Where one row at most is selected, willDeselect is about that one, and another is to be selected.",
    .invariant,
    catalogue: ["R105", "R106"],
    sources: ["R-TVD-old", "BK-14"],
    topic: .selection,
    check: Tap.question(
      at: [.willDeselectRow, .didDeselectRow],
      answer: { tap throws(Lack) in
        guard try tap.selectsOne(), !tap.isOfCode else { return .notJudged }
        try tap.hearSelection()
        let exchange = try tap.exchange
        guard let row = try tap.row.value else { return .notJudged }
        if exchange.isOpen, exchange.reply.path == row { return .violated }
        if tap.event == .didDeselectRow, tap.hears(.willDeselectRow) { return .notJudged }
        return try Answer(tap.selection.contains(tap.row).value)
      },
      expecting: { tap in
        guard let rows = tap.selection.rows else { return "nothing: the row is selected anew" }
        let others = rows.filter { $0 != tap.scene.exchange.reply.path }
        let message = tap.event == .didDeselectRow ? "didDeselectRowAt" : "willDeselectRowAt"
        return others.isEmpty ? "nothing" : "\(message) \(Words.rows(others))"
      }
    ),
    passing: ["table=40 taps(0-5) . swaps(0-5,0-6) |{0-6}"],
    failing: [
      "table=40 taps(0-5) . touches(0-5) willSelect(0-5)=0-5 ↓ willDeselect(0-5)=nil didSelect(0-5) changed() |",
      "table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 ↓ willDeselect(0-4)=0-4 didDeselect(0-4) didSelect(0-6) changed() |",
      "table=40 touches(0-5) willSelect(0-5)=0-5 ↓ willDeselect(0-3)=0-3 didDeselect(0-3) didSelect(0-5) changed() |",
    ]
  )

  static let replaces = Rule(
    "select.deselects-the-old",
    "Where one row at most is selected, another is deselected before a new one is, and that is told.",
    .sequence,
    catalogue: ["R097"],
    sources: ["L-9", "BK-9", "B-11"],
    topic: .selection,
    check: Tap.question(
      at: [.didSelectRow, .selectionDidChange, .final],
      answer: { tap throws(Lack) in
        guard try tap.mode == .single else { return .notJudged }
        guard tap.event == .didSelectRow else {
          guard let reading = try tap.reading(after: .tap) else { return .notJudged }
          return Answer(reading.isRight)
        }
        if !tap.hears(.willSelectRow) { return try isLeftAlone(tap) }
        let exchange = try tap.exchange
        try tap.need(exchange.before != nil, .selection)
        guard let row = try tap.row.value, let before = exchange.before,
          before.contains(where: { $0 != row })
        else { return .notJudged }
        if tap.hears(.willDeselectRow) { return Answer(exchange.leaver != nil) }
        try tap.hear(.didDeselectRow)
        return Answer(exchange.hasLeft)
      },
      found: { $0.wordsOfSelection },
      expecting: { tap in
        guard tap.event == .didSelectRow else { return tap.wordsExpected ?? "" }
        return "willDeselectRowAt \(Words.rows(tap.scene.exchange.before ?? [])) before it"
      }
    ),
    passing: [
      "table=40 taps(0-5) . swaps(0-5,0-6) |{0-6}",
      "table=5 sections()=1 rows(0)=5 select:0-2 sections:6 insert:0-0 sections()=1 rows(0)=6 .9 taps(0-4)",
    ],
    failing: [
      "table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 ↓ didSelect(0-6) changed() |",
      "table=40 deaf=willDeselect,didDeselect taps(0-5) . taps(0-6) ↓ |{0-5,0-6}",
    ]
  )

  /// Judges a new row where nobody can have refused it, or kept the old one.
  private static func isLeftAlone(_ tap: Tap) throws(Lack) -> Answer {
    try tap.hear(.didDeselectRow)
    let mayBeAnswered =
      tap.mayAnswerUnheard(.willSelectRow) || tap.mayAnswerUnheard(.willDeselectRow)
    try tap.need(!mayBeAnswered, .answer)
    try tap.knowCalls()
    guard !tap.isOfCode, !tap.scene.wasPicked, let row = try tap.row.value,
      let before = tap.selection.rows
    else {
      return .notJudged
    }
    return Answer(!before.contains { $0 != row })
  }

  static let multipleAdds = Rule(
    "multiple.adds",
    "Where several rows may be selected, a row that is added deselects no other.",
    .sequence,
    catalogue: ["R107"],
    topic: .selection,
    check: Tap.question(
      at: [.willDeselectRow, .didDeselectRow, .didSelectRow, .shouldHighlightRow, .final],
      answer: { tap throws(Lack) in
        guard try tap.mode == .multiple else { return .notJudged }
        switch tap.event {
        case .willDeselectRow, .didDeselectRow:
          let exchange = try tap.exchange
          let isOfTap = tap.scene.finger.isCertain && tap.scene.proposals > 0
          guard exchange.isOpen || isOfTap else { return .notJudged }
          // Two fingers that leave two rows at once are two taps.
          try tap.need(tap.mostFingers < 2, .fingers)
          return .violated
        case .didSelectRow: return tap.scene.exchange.isOpen ? .holds : .notJudged
        default:
          guard let reading = try tap.reading(after: .tap) else { return .notJudged }
          return Answer(reading.isRight)
        }
      },
      found: { $0.wordsOfSelection },
      expecting: { tap in tap.wordsExpected ?? "nothing of other rows: several may be selected" }
    ),
    passing: [
      "table=40 several=yes taps(0-5) . taps(0-6) |{0-5,0-6}",
      "table=40 several=yes inputs=call hears=willSelect,willDeselect,changed willSelect(0-1)=0-1 changed() .60 willDeselect(0-1)=0-1",
    ],
    failing: [
      "table=40 several=yes taps(0-5) . touches(0-6) willSelect(0-6)=0-6 ↓ willDeselect(0-5)=0-5 didDeselect(0-5) didSelect(0-6) changed() |",
      "table=40 several=yes taps(0-5) . taps(0-6) ↓ |{0-6}",
    ]
  )

  static let multipleRemoves = Rule(
    "multiple.removes",
    "Where several rows may be selected, a tap on a selected one deselects it, and selects nothing.",
    .sequence,
    grade: .should,
    catalogue: ["R108"],
    topic: .selection,
    check: Tap.question(
      at: [.willSelectRow, .willDeselectRow, .didSelectRow, .shouldHighlightRow, .final],
      answer: { tap throws(Lack) in
        guard try tap.mode == .multiple else { return .notJudged }
        switch tap.event {
        case .willSelectRow: return try Answer(!tap.selection.contains(tap.row).value)
        case .willDeselectRow: return try Answer(tap.selection.contains(tap.row).value)
        case .didSelectRow:
          _ = try tap.finger
          return tap.scene.wasDeselected ? .violated : .notJudged
        default:
          guard let reading = try tap.reading(after: .leave) else { return .notJudged }
          return Answer(reading.isRight)
        }
      },
      found: { $0.wordsOfSelection },
      expecting: { tap in
        if let reading = tap.told, reading.cause == .leave { return tap.wordsExpected ?? "" }
        return tap.selection.contains(tap.row) == .told(true)
          ? "willDeselectRowAt\(tap.row.words)" : "willSelectRowAt\(tap.row.words)"
      }
    ),
    passing: [
      "table=40 several=yes taps(0-5) . touches(0-5) willDeselect(0-5)=0-5 didDeselect(0-5) changed() |{}"
    ],
    failing: [
      "table=40 several=yes taps(0-5) . touches(0-5) ↓ picks(0-5) |",
      "table=40 several=yes touches(0-5) ↓ willDeselect(0-5)=0-5 didDeselect(0-5) |",
      "table=40 several=yes taps(0-5) . touches(0-5) willDeselect(0-5)=0-5 didDeselect(0-5) changed() ↓ |{0-5}",
    ]
  )
}
