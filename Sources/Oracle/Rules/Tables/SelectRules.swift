internal import Traces

/// Rules about the exchange in which a tap selects a row (truth R096 to R102).
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
    check: .onRows(
      .didSelectRow,
      answer: { picks, watch in
        guard watch.hears(.willSelectRow), picks.arePicksKnown, !picks.tap.isClouded else {
          return .notJudged
        }
        return Answer(picks.tap.isOpen)
      },
      expecting: { _, _ in "willSelectRowAt before it" }
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
    check: .onRows(
      .didSelectRow,
      answer: { picks, watch in
        guard picks.tap.isOpen, picks.tap.reply != .untold, picks.subject != .untold,
          !picks.tap.isClouded
        else { return .notJudged }
        return Answer(picks.subject == picks.tap.reply)
      },
      expecting: { picks, _ in "didSelectRowAt\(picks.tap.reply.words)" }
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
    check: .onRows(
      .didSelectRow,
      .selectionDidChange,
      .shouldHighlightRow,
      .willSelectRow,
      .final,
      answer: { picks, watch in
        if watch.now.event == .didSelectRow || watch.now.event == .selectionDidChange {
          guard picks.tap.isRefused, !picks.tap.isClouded else { return .notJudged }
          return .violated
        }
        guard let reading = picks.reading, reading.cause == .refusal,
          let expected = reading.expected
        else { return .notJudged }
        return Answer(reading.told.allSatisfy(expected.contains))
      },
      found: { picks, watch in picks.words(of: watch) },
      expecting: { picks, _ in
        picks.reading.map { "selected: \(Words.rows($0.expected ?? []))" }
          ?? "nothing: willSelect was answered nil"
      }
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
    check: .onRows(
      .willDeselectRow,
      .didDeselectRow,
      .shouldHighlightRow,
      .willSelectRow,
      .final,
      answer: { picks, watch in
        if watch.now.event == .willDeselectRow || watch.now.event == .didDeselectRow {
          guard picks.tap.isRefused, !picks.tap.isClouded,
            picks.options.mode == .single || picks.finger.isCertain
          else { return .notJudged }
          return .violated
        }
        guard let reading = picks.reading, reading.cause == .refusal,
          let expected = reading.expected
        else { return .notJudged }
        return Answer(expected.allSatisfy(reading.told.contains))
      },
      found: { picks, watch in picks.words(of: watch) },
      expecting: { picks, _ in
        picks.reading.map { "selected: \(Words.rows($0.expected ?? []))" }
          ?? "nothing: willSelect was answered nil"
      }
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
    check: .onRows(
      .shouldHighlightRow,
      .willSelectRow,
      .didSelectRow,
      .turnEnd,
      .final,
      answer: { picks, watch in
        guard picks.tap.isSelectDue, watch.hears(.didSelectRow) else { return .notJudged }
        return Answer(watch.now.event == .didSelectRow)
      },
      found: { picks, watch in "\(watch.word(for: picks)), and no didSelectRowAt before it" },
      expecting: { picks, _ in "didSelectRowAt\(picks.tap.reply.words)" }
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
    check: .onRows(
      .willSelectRow,
      .didSelectRow,
      answer: { picks, watch in
        guard picks.finger.isCertain, !picks.finger.isClouded, picks.finger.proposals > 0,
          !picks.subject.contradicts(picks.finger.proposed)
        else { return .notJudged }
        return Answer(watch.now.event == .didSelectRow)
      },
      found: { picks, watch in "\(watch.word(for: picks)) again" },
      expecting: { _, _ in "nothing more: the finger has come once" }
    ),
    passing: ["table=40 taps(0-5) . taps(0-5) |{0-5}"],
    failing: [
      "table=40 touches(0-5) willSelect(0-5)=nil ↓ willSelect(0-5)=nil |{}"
    ]
  )

  static let touchedRow = Rule(
    "select.touched-row",
    "willSelect is about the row that was touched.",
    .invariant,
    catalogue: ["R096", "R093"],
    sources: ["L-9", "R-TVD-old", "B-53"],
    topic: .selection,
    check: .onRows(
      .willSelectRow,
      .willDeselectRow,
      .didSelectRow,
      answer: { picks, watch in
        let event = watch.now.event
        if event == .willDeselectRow, picks.options.mode != .multiple || picks.tap.isOpen {
          return .notJudged
        }
        if event == .didSelectRow, watch.hears(.willSelectRow) { return .notJudged }
        guard picks.subject.path != nil, !picks.finger.isClouded else { return .notJudged }
        if picks.finger.isCertain, case .row(let path) = picks.finger.spot {
          return Answer(picks.subject == .row(path))
        }
        guard let row = picks.highlights.latest?.path, watch.hears(.didHighlightRow) else {
          return .notJudged
        }
        return Answer(picks.subject == .row(row))
      },
      expecting: { picks, _ in
        if case .row = picks.finger.spot { return picks.finger.spot.words }
        return "row\(picks.highlights.latest?.words ?? ""), which was highlighted"
      }
    ),
    passing: ["table=40 taps(0-5) |{0-5}"],
    failing: [
      "table=40 touches(0-5) ↓ picks(0-6) |",
      "bare inputs=call lights(0-5) didUnhighlight(0-5) ↓ willSelect(0-6)=0-6 didSelect(0-6)",
    ]
  )

  static let tapSelects = Rule(
    "select.tap-selects",
    "A tap on a row that may be selected has the table ask willSelect, or willDeselect where several may be.",
    .response,
    catalogue: ["R096", "R097", "R106", "R107", "R114", "R122"],
    sources: ["L-9", "BK-9", "R-TVD-old", "H5/UITableView.h", "B-83", "B-14"],
    topic: .selection,
    check: .onRows(
      .turnEnd,
      .final,
      answer: { picks, watch in
        guard picks.isOnSelectableRow(watch), !watch.mayBeRemoved, picks.finger.isTap,
          !picks.highlights.isRefused, watch.previous.event != .shouldHighlightRow,
          picks.finger.isOver(at: watch.now.time, isFinal: watch.now.event == .final)
        else { return .notJudged }
        let isHeard = watch.hears(.willSelectRow) || watch.hears(.didSelectRow)
        let isOutHeard = watch.hears(.willDeselectRow) || watch.hears(.didDeselectRow)
        guard isHeard, picks.options.mode == .single || isOutHeard else { return .notJudged }
        // The delegate may be asked whether the row is highlighted, and that not be heard.
        guard watch.hears(.shouldHighlightRow) || !picks.mayRefuseUnheard else {
          return .notJudged
        }
        return Answer(picks.finger.wasPicked)
      },
      found: { picks, _ in "a tap on \(picks.finger.spot.words), and nobody was asked" },
      expecting: { picks, _ in "willSelectRowAt for \(picks.finger.spot.words)" }
    ),
    passing: ["table=40 taps(0-5) |{0-5}", "table=40 look=none taps(0-5) |{0-5}"],
    failing: [
      "table=40 touches(0-5) ↓ |", "table=40 taps(0-5) . touches(0-5) ↓ |",
      "table=40 look=none touches(0-5) ↓ |",
    ]
  )
}

extension PickFacts {
  /// Whether the exchange of the record is known from its beginning, or a part of it has come.
  var arePicksKnown: Bool { isFromTheStart || hasHeardProposal }

  /// What came, or what is selected, in words.
  func words(of watch: Watch) -> String {
    guard let reading else { return watch.word(for: self) }
    return "\(watch.word(for: self)), selected: \(Words.rows(reading.told))"
  }

  /// Whether the finger came down on a row that a tap selects, by what is known, and on nothing else.
  func isOnSelectableRow(_ watch: Watch) -> Bool {
    guard case .row(let path) = finger.spot, finger.isCertain,
      options.mode == .single || options.mode == .multiple, options.isEditing != .unknown,
      !taps.isThere, !isOnButton(path), watch.zoom == nil, !mayBeOpened
    else { return false }
    return true
  }
}
