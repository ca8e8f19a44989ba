internal import Traces
internal import Transcripts

/// Rules about which row looks pressed, and what the delegate hears of it (R090 to R092).
enum HighlightRules {
  static let all =
    [refused, invalidSpot, asksFirst, follows, delay, notInDrag] + HighlightEndRules.all
    + [onTouch]

  static let asksFirst = Rule(
    "highlight.asks-first",
    "A row is highlighted only after shouldHighlight was asked about it.",
    .sequence,
    catalogue: ["R090"],
    topic: .rowTouches,
    check: Tap.question(
      at: [.didHighlightRow],
      answer: { tap throws(Lack) in
        try tap.hear(.shouldHighlightRow)
        try tap.need(tap.highlights.areQuestionsKnown, .start)
        try tap.need(!tap.isInCallOfQuestion, .call)
        return Answer(tap.highlights.isAskOpen && !tap.highlights.asked.contradicts(tap.row))
      },
      expecting: { tap in
        tap.highlights.isAskOpen
          ? "didHighlightRowAt\(tap.highlights.asked.words)" : "shouldHighlightRowAt before it"
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
    topic: .rowTouches,
    check: Tap.question(
      at: [
        .shouldHighlightRow, .didHighlightRow, .didUnhighlightRow, .willSelectRow, .didSelectRow,
        .turnEnd, .final,
      ],
      answer: { tap throws(Lack) in
        // Whatever the answer was, a row that was not highlighted is not picked (R092).
        let isPicked = tap.event == .willSelectRow || tap.event == .didSelectRow
        guard tap.highlights.isDue || isPicked && tap.highlights.isAskOpen else {
          return .notJudged
        }
        try tap.hear(.didHighlightRow)
        try tap.undisturbed()
        // Another row than that which was asked about was not asked about.
        return Answer(tap.event == .didHighlightRow)
      },
      found: { "\($0.words), and no didHighlightRowAt before it" },
      expecting: { "didHighlightRowAt\($0.highlights.asked.words)" }
    ),
    passing: [
      "table=40 v .9 shouldHighlight(0-5)=yes didHighlight(0-5) .3 ^ didUnhighlight(0-5) picks(0-5) |{0-5}"
    ],
    failing: [
      "table=40 v .9 shouldHighlight(0-5)=yes .3 ↓ ^ |",
      "table=40 v .3 ^ shouldHighlight(0-5)=yes ↓ didUnhighlight(0-5) picks(0-5) |{0-5}",
      "table=40 v .3 ^ shouldHighlight(0-5)=yes ↓ |", "log shouldHighlight() ↓ willSelect()",
    ]
  )

  static let refused = Rule(
    "highlight.refused",
    "Where shouldHighlight is answered no the row is neither highlighted nor selected.",
    .sequence,
    catalogue: ["R092"],
    topic: .rowTouches,
    check: Tap.question(
      at: [
        .setHighlighted, .setSelected, .didHighlightRow, .willSelectRow, .didSelectRow,
        .willDeselectRow, .didDeselectRow, .final,
      ],
      answer: { tap throws(Lack) in
        guard tap.highlights.isRefused else { return .notJudged }
        try tap.undisturbed()
        switch tap.event {
        case .final: return .holds
        case .setHighlighted: return tap.isSet == true ? .violated : .holds
        case .setSelected:
          // The row that is selected keeps its look.
          guard tap.isSet == false, let row = tap.row(shownBy: tap.cell) else { return .notJudged }
          return try Answer(!tap.selection.contains(.told(row)).value)
        default: return .violated
        }
      },
      expecting: { _ in "nothing of the row: shouldHighlight was answered no" }
    ),
    passing: ["table=40 v .9 shouldHighlight(0-5)=no .3 ^ |{}"],
    failing: [
      "table=40 v .9 shouldHighlight(0-5)=no ↓ didHighlight(0-5) .3 ^ didUnhighlight(0-5) |{}",
      "table=40 v .3 ^ shouldHighlight(0-5)=no ↓ picks(0-5) |{0-5}",
      "table=40 deaf=willSelect v .3 ^ shouldHighlight(0-5)=no ↓ didSelect(0-5) changed() |{0-5}",
      "table=40 log lights(0-3) didUnhighlight(0-3) picks(0-3) shouldHighlight(0-5)=no ↓ willDeselect(0-3)=0-3",
    ]
  )

  static let invalidSpot = Rule(
    "highlight.touched-row",
    "The row that is highlighted is the one that the finger came down on.",
    .invariant,
    catalogue: ["R090"],
    topic: .rowTouches,
    check: Tap.question(
      at: [.shouldHighlightRow, .didHighlightRow],
      answer: { tap throws(Lack) in
        let touched = try tap.finger.spot.value
        let row = try tap.row.value
        return Answer(touched != nil && row == touched)
      },
      expecting: { $0.scene.finger.spot.wordsOfPlace }
    ),
    passing: [
      "table=40 v .9 shouldHighlight(0-5)=yes didHighlight(0-5) .3 ^ didUnhighlight(0-5) picks(0-5) |{0-5}",
      "table=40 midway v:160,110 .9 shouldHighlight(0-3)=yes@50 didHighlight(0-3)@50 .3 ^ didUnhighlight(0-3)@50 |@50",
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
    check: Tap.question(
      at: [.shouldHighlightRow, .didHighlightRow],
      answer: { tap throws(Lack) in
        let finger = try tap.finger
        guard finger.isDown, try tap.delaysTouches() else { return .notJudged }
        let age = finger.age(at: tap.time)
        try tap.need(age >= 0, .time)
        // A touch may be told a frame after it came.
        return Answer(age >= 150_000 - tap.frame)
      },
      found: { "\($0.words) \(Words.seconds($0.scene.finger.age(at: $0.time))) after touch-down" },
      expecting: { _ in "nothing before 0.150 s after touch-down, or the lift" }
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
    check: Tap.question(
      at: [.shouldHighlightRow, .didHighlightRow],
      answer: { tap throws(Lack) in
        guard tap.areFingersRecorded else {
          return tap.isSurelyDragging ? .violated : .notJudged
        }
        return try tap.hand.hasDragged ? .violated : .notJudged
      },
      expecting: { _ in "nothing of rows: the finger scrolls" }
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
    check: Tap.question(
      at: [.turnEnd, .final],
      answer: { tap throws(Lack) in
        guard try tap.selectableRow() != nil else { return .notJudged }
        try tap.need(tap.options.hasLook == .yes, .options)
        if tap.hears(.shouldHighlightRow) { return Answer(tap.scene.wasAsked) }
        try tap.hear(.didHighlightRow)
        return Answer(tap.scene.wasHighlighted)
      },
      found: { _ in "the finger is lifted, and no row was highlighted" },
      expecting: { "shouldHighlightRowAt for \($0.scene.finger.spot.wordsOfPlace)" }
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
