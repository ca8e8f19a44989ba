internal import Traces

/// Rules about the exchange in which a tap selects a row (R096 to R102).
enum SelectRules {
  static let refusals = [refused, keepsOld]
  static let all = [willBeforeDid, answerWins, once, touchedRow, follows, tapSelects]

  static let willBeforeDid = Rule(
    "select.will-before-did",
    "didSelect comes only after a willSelect that was not answered nil.",
    .sequence,
    catalogue: ["R096", "R097", "R106"],
    sources: ["L-9", "B-11", "B-16"],
    topic: .selection,
    check: Tap.question(
      at: [.didSelectRow],
      answer: { tap throws(Lack) in
        try tap.hear(.willSelectRow)
        try tap.witnessed()
        if tap.isOfCode { return .notJudged }
        return try Answer(tap.exchange.isOpen)
      },
      expecting: { _ in "willSelectRowAt before it" }
    ),
    passing: [
      "table=40 taps(0-5) |{0-5}", "table=40 taps(0-5) . taps(0-5) |{0-5}",
      "bare inputs=call willSelect(0-5) didSelect(0-5) willSelect(0-6) willDeselect(0-5) didDeselect(0-5) didSelect(0-6)",
    ],
    failing: [
      "table=40 touches(0-5) ↓ didSelect(0-5) changed() |{0-5}",
      "table=40 taps(0-5) ↓ didSelect(0-5) |{0-5}",
    ]
  )

  static let answerWins = Rule(
    "select.answer-wins",
    "didSelect is about the row that willSelect was answered with.",
    .sequence,
    catalogue: ["R102", "R096"],
    sources: ["H5/UITableView.h", "R-TVD-old", "BK-9", "B-53"],
    topic: .selection,
    check: Tap.question(
      at: [.didSelectRow],
      answer: { tap throws(Lack) in
        let exchange = try tap.exchange
        guard exchange.isOpen else { return .notJudged }
        return try Answer(tap.row.value == exchange.reply.value)
      },
      expecting: { "didSelectRowAt\($0.scene.exchange.reply.words)" }
    ),
    passing: [
      "table=40 touches(0-5) willSelect(0-5)=0-7 didSelect(0-7) changed() |{0-7}",
      "table=40 taps(0-5) |{0-5}",
    ],
    failing: [
      "table=40 touches(0-5) willSelect(0-5)=0-7 ↓ didSelect(0-5) changed() |",
      "table=40 touches(0-5) willSelect(0-5)=0-5 ↓ didSelect(0-6) changed() |",
    ]
  )

  static let refused = Rule(
    "select.refused",
    "Where willSelect is answered nil the row is not selected, and nothing is told of it.",
    .sequence,
    catalogue: ["R099", "R125"],
    sources: ["H5/UITableView.h", "R-TVD-old", "BK-9", "B-01", "B-02", "B-13"],
    topic: .selection,
    check: Tap.question(
      at: [
        .didSelectRow, .selectionDidChange, .setSelected, .shouldHighlightRow, .willSelectRow,
        .final,
      ],
      answer: { tap throws(Lack) in
        switch tap.event {
        case .didSelectRow, .selectionDidChange:
          return try tap.exchange.isRefused ? .violated : .notJudged
        case .setSelected:
          guard try tap.exchange.isRefused, tap.isSet == true else { return .notJudged }
          try tap.knowCalls()
          let row = try tap.scene.proposed.value
          return row != nil && tap.row(shownBy: tap.cell) == row ? .violated : .notJudged
        default:
          guard let reading = try tap.reading(after: .refusal) else { return .notJudged }
          return Answer(reading.told.allSatisfy { reading.expected?.contains($0) ?? true })
        }
      },
      found: { $0.wordsOfSelection },
      expecting: { tap in tap.wordsExpected ?? "nothing: willSelect was answered nil" }
    ),
    passing: [
      "table=40 touches(0-5) willSelect(0-5)=nil |{}",
      "bare inputs=call willSelect(0-5)=nil willSelect(0-6)=0-6 didSelect(0-6)",
    ],
    failing: [
      "table=40 touches(0-5) willSelect(0-5)=nil ↓ didSelect(0-5) |",
      "table=40 touches(0-5) willSelect(0-5)=nil ↓ changed() |",
      "table=40 touches(0-5) willSelect(0-5)=nil ↓ |{0-5}",
      "bare inputs=call willSelect(0-5)=nil ↓ didSelect(nil)",
    ]
  )

  static let keepsOld = Rule(
    "select.refused-keeps-old",
    "Where willSelect is answered nil what was selected stays so, and nobody is asked to deselect it.",
    .sequence,
    catalogue: ["R100"],
    sources: ["H5/UITableView.h", "B-02", "B-04", "B-05", "B-22"],
    topic: .selection,
    check: Tap.question(
      at: [
        .willDeselectRow, .didDeselectRow, .setSelected, .shouldHighlightRow, .willSelectRow,
        .final,
      ],
      answer: { tap throws(Lack) in
        switch tap.event {
        case .willDeselectRow, .didDeselectRow:
          guard try tap.exchange.isRefused else { return .notJudged }
          // If several rows may be selected, another finger may deselect one.
          let isSingle = tap.options.mode == .told(.single)
          if !isSingle { _ = try tap.hand }
          return .violated
        case .setSelected:
          guard try tap.exchange.isRefused, tap.isSet == false else { return .notJudged }
          try tap.knowCalls()
          guard let row = tap.row(shownBy: tap.cell) else { return .notJudged }
          return try Answer(!tap.selection.contains(.told(row)).value)
        default:
          guard let reading = try tap.reading(after: .refusal) else { return .notJudged }
          return Answer(reading.expected?.allSatisfy(reading.told.contains) ?? true)
        }
      },
      found: { $0.wordsOfSelection },
      expecting: { tap in tap.wordsExpected ?? "nothing: willSelect was answered nil" }
    ),
    passing: [
      "table=40 select:0-3 v .9 lights(0-5){0-3} .3 ^ didUnhighlight(0-5) willSelect(0-5)=nil |{0-3}",
      "table=40 select:0-3 v .9 lights(0-5){0-3} .3 ^ didUnhighlight(0-5) willSelect(0-5)=nil |",
    ],
    failing: [
      "table=40 select:0-3 touches(0-5) willSelect(0-5)=nil ↓ willDeselect(0-3)=0-3 |",
      "table=40 select:0-3 touches(0-5) willSelect(0-5)=nil ↓ didDeselect(0-3) |",
      "table=40 select:0-3 touches(0-5) willSelect(0-5)=nil ↓ |{}",
    ]
  )

  static let follows = Rule(
    "select.did-after-will",
    "Where willSelect is answered with the row itself didSelect follows in the same turn.",
    .response,
    catalogue: ["R096", "R097", "R106"],
    sources: ["L-9", "BK-9", "B-11", "B-07"],
    topic: .selection,
    check: Tap.question(
      at: [.shouldHighlightRow, .willSelectRow, .didSelectRow, .turnEnd, .final],
      answer: { tap throws(Lack) in
        guard tap.scene.exchange.isSelectDue else { return .notJudged }
        try tap.hear(.didSelectRow)
        return Answer(tap.event == .didSelectRow)
      },
      found: { "\($0.words), and no didSelectRowAt before it" },
      expecting: { "didSelectRowAt\($0.scene.exchange.reply.words)" }
    ),
    passing: ["table=40 taps(0-5) |{0-5}"],
    failing: [
      "table=40 touches(0-5) willSelect(0-5)=0-5 ↓ |",
      "bare inputs=call willSelect(0-5)=0-5 ↓ willSelect(0-6)=0-6 didSelect(0-6)",
    ]
  )

  static let once = Rule(
    "select.once",
    "A tap asks willSelect once, and tells didSelect once.",
    .sequence,
    catalogue: ["R096"],
    sources: ["L-9"],
    topic: .selection,
    check: Tap.question(
      at: [.willSelectRow, .didSelectRow],
      answer: { tap throws(Lack) in
        _ = try tap.finger
        let isTold = tap.event == .didSelectRow
        let earlier =
          isTold ? tap.scene.selected : tap.scene.proposals > 0 ? tap.scene.proposed : nil
        guard let earlier else { return isTold ? .holds : .notJudged }
        return tap.row.contradicts(earlier) ? .notJudged : .violated
      },
      found: { "\($0.words) again" },
      expecting: { _ in "nothing more: the finger has come once" }
    ),
    passing: ["table=40 taps(0-5) . taps(0-5) |{0-5}"],
    failing: [
      "table=40 touches(0-5) willSelect(0-5)=nil ↓ willSelect(0-5)=nil |{}",
      "table=40 deaf=willSelect touches(0-5) didSelect(0-5) ↓ didSelect(0-5) |{0-5}",
    ]
  )

  static let touchedRow = Rule(
    "select.touched-row",
    "willSelect is about the row that was touched.",
    .invariant,
    catalogue: ["R096", "R093"],
    sources: ["L-9", "R-TVD-old", "B-53"],
    topic: .selection,
    check: Tap.question(
      at: [.willSelectRow, .willDeselectRow, .didSelectRow],
      answer: { tap throws(Lack) in
        switch tap.event {
        case .willDeselectRow:
          guard try tap.mode == .multiple, !tap.scene.exchange.isOpen else { return .notJudged }
        case .didSelectRow where tap.hears(.willSelectRow): return .notJudged
        case .didSelectRow: try tap.need(!tap.mayAnswerUnheard(.willSelectRow), .answer)
        default: break
        }
        guard let row = try tap.row.value else { return .notJudged }
        try tap.undisturbed()
        if let hand = try? tap.hand, let touched = hand.spot.path { return Answer(row == touched) }
        try tap.hear(.didHighlightRow)
        guard let highlighted = try tap.highlights.latest?.value else { return .notJudged }
        return Answer(row == highlighted)
      },
      expecting: { tap in
        if tap.scene.finger.spot.path != nil { return tap.scene.finger.spot.wordsOfPlace }
        return "row\(tap.highlights.latest?.words ?? ""), which was highlighted"
      }
    ),
    passing: [
      "table=40 taps(0-5) |{0-5}",
      "table=40 midway v:160,110 .3 ^ willSelect(0-3)=0-3@50 didSelect(0-3)@50 changed()@50 |{0-3}@50",
    ],
    failing: [
      "table=40 touches(0-5) ↓ picks(0-6) |",
      "bare inputs=call lights(0-5) didUnhighlight(0-5) ↓ willSelect(0-6)=0-6 didSelect(0-6)",
    ]
  )

  static let tapSelects = Rule(
    "select.tap-selects",
    "A tap on a row that may be selected has the table ask willSelect, or willDeselect where several may be.",
    .response,
    catalogue: ["R096", "R097", "R106", "R107", "R114", "R122", "R292"],
    sources: ["L-9", "BK-9", "R-TVD-old", "H5/UITableView.h", "B-83", "B-14"],
    topic: .selection,
    check: Tap.question(
      at: [.turnEnd, .final],
      answer: { tap throws(Lack) in
        guard try tap.selectableRow() != nil, !tap.highlights.isRefused, !tap.followsQuestion else {
          return .notJudged
        }
        try tap.need(tap.hears(.willSelectRow) || tap.hears(.didSelectRow), .message)
        if try tap.mode != .single {
          try tap.need(tap.hears(.willDeselectRow) || tap.hears(.didDeselectRow), .message)
        }
        // The delegate may be asked whether the row is highlighted, and that not be heard.
        try tap.need(!tap.mayRefuseUnheard, .answer)
        return Answer(tap.scene.wasPicked)
      },
      found: { "a tap on \($0.scene.finger.spot.wordsOfPlace), and nobody was asked" },
      expecting: { "willSelectRowAt for \($0.scene.finger.spot.wordsOfPlace)" }
    ),
    passing: ["table=40 taps(0-5) |{0-5}", "table=40 look=none taps(0-5) |{0-5}"],
    failing: [
      "table=40 touches(0-5) ↓ |", "table=40 taps(0-5) . touches(0-5) ↓ |",
      "table=40 look=none touches(0-5) ↓ |",
    ]
  )
}

extension Tap {
  /// The message, and the selection that it tells.
  var wordsOfSelection: String {
    guard let reading = told else { return words }
    return "\(words), selected: \(Words.rows(reading.told))"
  }

  /// The selection that must be told; nil: the message tells none.
  var wordsExpected: String? { told.map { "selected: \(Words.rows($0.expected ?? []))" } }
}
