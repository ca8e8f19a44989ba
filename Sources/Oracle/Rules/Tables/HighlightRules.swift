internal import Traces

/// Rules about which row looks pressed, and what the delegate hears of it (truth R090 to R092).
enum HighlightRules {
  static let all =
    [refused, invalidSpot, asksFirst, follows, delay, notInDrag] + HighlightEndRules.all
    + [onTouch]

  static let asksFirst = Rule(
    "highlight.asks-first",
    "A row is highlighted only after shouldHighlight was asked about it.",
    .sequence,
    catalogue: ["R090"],
    sources: ["H8", "R-TVD-old"],
    topic: .rowTouches,
    check: .onRows(
      .didHighlightRow,
      answer: { picks, watch in
        guard watch.hears(.shouldHighlightRow), picks.highlights.areQuestionsKnown else {
          return .notJudged
        }
        return Answer(
          picks.highlights.isAskOpen && !picks.highlights.asked.contradicts(picks.subject)
        )
      },
      expecting: { picks, _ in
        picks.highlights.isAskOpen
          ? "didHighlightRowAt\(picks.highlights.asked.words)" : "shouldHighlightRowAt before it"
      }
    ),
    passing: [
      "table=40 v .9 shouldHighlight(0-5)=yes didHighlight(0-5) .3 ^ didUnhighlight(0-5) picks(0-5) |{0-5}"
    ],
    failing: [
      "table=40 v .9 ↓ didHighlight(0-5) .3 ^ didUnhighlight(0-5) picks(0-5) |{0-5}",
      "table=40 v .9 shouldHighlight(0-5)=yes didHighlight(0-5) ↓ didHighlight(0-5) .3 ^ didUnhighlight(0-5) didUnhighlight(0-5) picks(0-5) |{0-5}",
    ]
  )

  static let follows = Rule(
    "highlight.follows-yes",
    "Where shouldHighlight is answered yes the row is highlighted, and didHighlight comes at once.",
    .response,
    catalogue: ["R090"],
    sources: ["H8", "R-TVD-old"],
    topic: .rowTouches,
    check: .onRows(
      .shouldHighlightRow,
      .didHighlightRow,
      .didUnhighlightRow,
      .willSelectRow,
      .didSelectRow,
      .turnEnd,
      .final,
      answer: { picks, watch in
        guard picks.highlights.isDue, watch.hears(.didHighlightRow), !picks.finger.isClouded else {
          return .notJudged
        }
        if watch.now.event == .didHighlightRow {
          // Another row than that which was asked about was not asked about.
          return .holds
        }
        return .violated
      },
      found: { picks, watch in "\(watch.word(for: picks)), and no didHighlightRowAt before it" },
      expecting: { picks, _ in "didHighlightRowAt\(picks.highlights.asked.words)" }
    ),
    passing: [
      "table=40 v .9 shouldHighlight(0-5)=yes didHighlight(0-5) .3 ^ didUnhighlight(0-5) picks(0-5) |{0-5}"
    ],
    failing: [
      "table=40 v .9 shouldHighlight(0-5)=yes .3 ↓ ^ |",
      "table=40 v .3 ^ shouldHighlight(0-5)=yes ↓ didUnhighlight(0-5) picks(0-5) |{0-5}",
      "table=40 v .3 ^ shouldHighlight(0-5)=yes ↓ |",
    ]
  )

  static let refused = Rule(
    "highlight.refused",
    "Where shouldHighlight is answered no the row is neither highlighted nor selected.",
    .sequence,
    catalogue: ["R092"],
    sources: ["H8"],
    topic: .rowTouches,
    check: .onRows(
      .didHighlightRow,
      .willSelectRow,
      .didSelectRow,
      .final,
      answer: { picks, watch in
        guard picks.highlights.isRefused, !picks.finger.isClouded else { return .notJudged }
        return Answer(watch.now.event == .final)
      },
      expecting: { _, _ in "nothing of the row: shouldHighlight was answered no" }
    ),
    passing: ["table=40 v .9 shouldHighlight(0-5)=no .3 ^ |{}"],
    failing: [
      "table=40 v .9 shouldHighlight(0-5)=no ↓ didHighlight(0-5) .3 ^ didUnhighlight(0-5) |{}",
      "table=40 v .3 ^ shouldHighlight(0-5)=no ↓ picks(0-5) |{0-5}",
      "table=40 deaf=willSelect v .3 ^ shouldHighlight(0-5)=no ↓ didSelect(0-5) changed() |{0-5}",
    ]
  )

  static let invalidSpot = Rule(
    "highlight.touched-row",
    "The row that is highlighted is the one that the finger came down on.",
    .invariant,
    catalogue: ["R090"],
    sources: ["H8", "R-TVD-old"],
    topic: .rowTouches,
    check: .onRows(
      .shouldHighlightRow,
      .didHighlightRow,
      answer: { picks, watch in
        let finger = picks.finger
        guard finger.isCertain, !finger.isClouded, picks.subject != .untold,
          finger.spot != .unknown
        else { return .notJudged }
        if case .row(let path) = finger.spot { return Answer(picks.subject == .row(path)) }
        return .violated
      },
      expecting: { picks, _ in picks.finger.spot.words }
    ),
    passing: [
      "table=40 v .9 shouldHighlight(0-5)=yes didHighlight(0-5) .3 ^ didUnhighlight(0-5) picks(0-5) |{0-5}"
    ],
    failing: [
      "table=40 v .9 ↓ shouldHighlight(0-6)=yes didHighlight(0-6) .3 ^ didUnhighlight(0-6) |{}",
      "table=3 v .9 ↓ shouldHighlight(0-2)=yes didHighlight(0-2) .3 ^ didUnhighlight(0-2) |{}",
    ]
  )

  static let delay = Rule(
    "highlight.delay",
    "A row is highlighted when the finger has rested for 150 ms, or is lifted, and not as it comes down.",
    .response,
    catalogue: ["R091", "R090"],
    sources: ["runxinzhi", "charlesharley"],
    topic: .rowTouches,
    check: .onRows(
      .shouldHighlightRow,
      .didHighlightRow,
      answer: { picks, watch in
        let age = picks.finger.age(at: watch.now.time)
        guard picks.finger.isCertain, picks.finger.isDown, age >= 0, watch.geometry.isSetUp,
          watch.geometry.delaysContentTouches, watch.geometry.isScrollEnabled,
          !picks.finger.isClouded
        else { return .notJudged }
        // A third less than the delay is clearly too early.
        return Answer(age >= 100_000)
      },
      found: { picks, watch in
        let age = Words.seconds(picks.finger.age(at: watch.now.time))
        return "\(watch.word(for: picks)) \(age) after touch-down"
      },
      expecting: { _, _ in "nothing before 0.150 s after touch-down, or the lift" }
    ),
    passing: [
      "table=40 v .9 shouldHighlight(0-5)=yes didHighlight(0-5) .3 ^ didUnhighlight(0-5) picks(0-5) |{0-5}",
      "table=40 v .3 ^ shouldHighlight(0-5)=yes didHighlight(0-5) didUnhighlight(0-5) picks(0-5) |{0-5}",
    ],
    failing: [
      "table=40 v ↓ shouldHighlight(0-5)=yes didHighlight(0-5) .9 ^ didUnhighlight(0-5) picks(0-5) |{0-5}",
      "table=40 deaf=shouldHighlight v .3 ↓ didHighlight(0-5) .9 ^ didUnhighlight(0-5) picks(0-5) |{0-5}",
    ]
  )

  static let notInDrag = Rule(
    "highlight.not-in-a-drag",
    "A finger that has begun to scroll highlights no row.",
    .sequence,
    catalogue: ["R091"],
    sources: ["runxinzhi", "charlesharley"],
    topic: .rowTouches,
    check: .onRows(
      .shouldHighlightRow,
      .didHighlightRow,
      answer: { picks, watch in
        if watch.hands.areRecorded {
          guard picks.finger.isCertain, picks.finger.hasDragged else { return .notJudged }
          return .violated
        }
        return watch.isSurely(in: Phase.dragging) ? .violated : .notJudged
      },
      expecting: { _, _ in "nothing of rows: the finger scrolls" }
    ),
    passing: ["table=40 v - B S@10 - S@30 .12 ^ W F |{}"],
    failing: [
      "table=40 v - B S@10 - S@30 .12 ↓ shouldHighlight(0-5)=yes didHighlight(0-5) ^ didUnhighlight(0-5) W F |{}",
      "table=40 inputs=call B S@10 ↓ shouldHighlight(0-5)=yes didHighlight(0-5) didUnhighlight(0-5) W F |{}",
    ]
  )

  static let onTouch = Rule(
    "highlight.on-touch",
    "A finger that rests on a row, or taps it, has the table ask shouldHighlight and highlight it.",
    .response,
    catalogue: ["R090", "R091"],
    sources: ["H8", "R-TVD-old", "runxinzhi"],
    topic: .rowTouches,
    check: .onRows(
      .turnEnd,
      .final,
      answer: { picks, watch in
        guard picks.isOnSelectableRow(watch), picks.options.hasLook == .yes,
          !watch.mayBeRemoved, picks.finger.isTap,
          picks.finger.isOver(at: watch.now.time, isFinal: watch.now.event == .final)
        else { return .notJudged }
        if watch.hears(.shouldHighlightRow) { return Answer(picks.finger.wasAsked) }
        guard watch.hears(.didHighlightRow) else { return .notJudged }
        return Answer(picks.finger.wasHighlighted)
      },
      found: { _, _ in "the finger is lifted, and no row was highlighted" },
      expecting: { picks, _ in "shouldHighlightRowAt for \(picks.finger.spot.words)" }
    ),
    passing: [
      "table=40 v .9 shouldHighlight(0-5)=yes didHighlight(0-5) .3 ^ didUnhighlight(0-5) picks(0-5) |{0-5}"
    ],
    failing: [
      "table=40 deaf=willSelect,didSelect v .9 ^ ↓ |",
      """
      table=40 deaf=willSelect,didSelect,shouldHighlight v .9 ^ ↓ |
      """,
    ]
  )
}

extension RowMap.Spot {
  /// What is there, in words.
  var words: String {
    switch self {
    case .unknown: "an unknown place"
    case .none: "no row: the finger is on none"
    case .row(let path): "row \(path)"
    }
  }
}
