internal import Traces

/// Rules about the end of a highlight (R093 to R095, R115 to R118).
enum HighlightEndRules {
  static let all = [sameRow, endsInDrag, endsWithTouch, restoredAfterLift, endsOffRow]

  static let sameRow = Rule(
    "highlight.same-row",
    "didUnhighlight is about a row that is highlighted.",
    .sequence,
    grade: .should,
    catalogue: ["R117"],
    topic: .rowTouches,
    needs: .unhighlightsSameRow,
    check: Tap.question(
      at: [.didUnhighlightRow],
      answer: { tap throws(Lack) in
        if tap.row == .noRow { return .violated }
        try tap.hear(.didHighlightRow)
        try tap.need(tap.highlights.areKnown, .start)
        return Answer(tap.highlights.contains(tap.row))
      },
      expecting: { tap in
        guard let row = tap.highlights.rows.first else { return "nothing: no row is highlighted" }
        return "didUnhighlightRowAt\(row.words)"
      }
    ),
    passing: [
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - didUnhighlight(0-5) B S@10 ^ W F |{}",
      "table=40 inputs=touch v .9 lights(0-2) sections()=1 rows(0)=39 .3 ^ didUnhighlight(0-1) picks(0-1)",
      "table=40 inputs=touch hears=\(tapped) v .9 lights(0-2) .3 ^ didUnhighlight(0-1) picks(0-1)",
    ],
    failing: [
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - ↓ didUnhighlight(nil) B S@10 ^ W F |{}",
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - ↓ didUnhighlight(0-6) B S@10 ^ W F |{}",
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - didUnhighlight(0-5) ↓ didUnhighlight(0-5) B S@10 ^ W F |{}",
      "bare inputs=call ↓ didUnhighlight(nil) |",
    ]
  )

  /// In drawings: the messages of a tap, where none of the data source is heard.
  private static let tapped =
    "shouldHighlight,didHighlight,didUnhighlight,willSelect,didSelect,changed"

  static let endsInDrag = Rule(
    "highlight.ends-in-a-drag",
    "A highlighted row whose finger scrolls is unhighlighted before the drag ends, and one that is picked before another is pressed.",
    .response,
    catalogue: ["R115", "R094"],
    sources: ["L-10", "runxinzhi", "L-8"],
    topic: .rowTouches,
    check: Tap.question(
      at: [
        .didEndDraggingToRest, .didEndDraggingToGlide, .didEndDragging, .shouldHighlightRow,
        .didHighlightRow,
      ],
      answer: { tap throws(Lack) in
        try tap.hear(.didUnhighlightRow)
        try tap.hear(.didHighlightRow)
        guard tap.areFingersRecorded else {
          return tap.highlights.isHeld ? .violated : .notJudged
        }
        let finger = try tap.finger
        guard tap.isOfDrag, finger.hasDragged, tap.scene.wasHighlighted else { return .notJudged }
        return Answer(tap.highlights.rows.isEmpty)
      },
      found: { "\($0.event.word), and\($0.highlights.rows.first?.words ?? "") is highlighted" },
      expecting: { "didUnhighlightRowAt\($0.highlights.rows.first?.words ?? "") before it" }
    ),
    passing: [
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - didUnhighlight(0-5) B S@10 ^ W F |{}"
    ],
    failing: [
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - B S@10 ^ W ↓ F |{}",
      "log lights(0-5) picks(0-5) ↓ lights(0-6)",
    ]
  )

  static let endsWithTouch = Rule(
    "highlight.ends-with-touch",
    "No row stays highlighted when the finger is gone.",
    .rest,
    grade: .should,
    catalogue: ["R094", "R101"],
    sources: ["L-8", "BK-9"],
    topic: .rowTouches,
    check: Tap.question(
      at: [.turnEnd, .final],
      answer: { tap throws(Lack) in
        try tap.hear(.didUnhighlightRow)
        try tap.hear(.didHighlightRow)
        let finger = try tap.finger
        guard tap.scene.wasHighlighted, !finger.hasDragged,
          finger.isOver(at: tap.time, isFinal: tap.isFinal)
        else { return .notJudged }
        return Answer(tap.highlights.rows.isEmpty)
      },
      found: {
        "the finger is gone, and\($0.highlights.rows.first?.words ?? "") is highlighted"
      },
      expecting: { "didUnhighlightRowAt\($0.highlights.rows.first?.words ?? "")" }
    ),
    passing: [
      "table=40 v .9 shouldHighlight(0-5)=yes didHighlight(0-5) .3 ^ didUnhighlight(0-5) picks(0-5) |{0-5}"
    ],
    failing: ["table=40 v .9 shouldHighlight(0-5)=yes didHighlight(0-5) .3 ^ picks(0-5) ↓ |{0-5}"]
  )

  static let restoredAfterLift = Rule(
    "highlight.restored-after-lift",
    "A selected cell that loses its look while another is pressed has it back when the finger is lifted.",
    .sequence,
    grade: .should,
    catalogue: ["R116"],
    sources: ["L-10", "B-65"],
    topic: .rowTouches,
    check: Tap.question(
      at: [.setSelected],
      answer: { tap throws(Lack) in
        guard let cell = tap.cell, tap.isSet == true else { return .notJudged }
        let isUnderFinger = try tap.finger.isDown
        // A cell that goes to another row has the look of that.
        try tap.need(tap.hears(.cellForRow) || tap.hears(.prepareForReuse), .message)
        return isUnderFinger && tap.scene.looks.faded.contains(cell) ? .violated : .notJudged
      },
      found: { "setSelected(true) to \($0.cell ?? "a cell") under the finger" },
      expecting: { _ in "nothing before the finger is lifted" }
    ),
    passing: [
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) setSelected(a,no) - didUnhighlight(0-5) B S@10 ^ W F setSelected(a,yes) |"
    ],
    failing: [
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) setSelected(a,no) - didUnhighlight(0-5) ↓ setSelected(a,yes) B S@10 ^ W F |"
    ]
  )

  static let endsOffRow = Rule(
    "highlight.ends-off-the-row",
    "A finger that slides off its row without a scroll leaves it unhighlighted, and selects nothing.",
    .response,
    grade: .may,
    catalogue: ["R118"],
    sources: ["B-31"],
    topic: .rowTouches,
    check: Tap.question(
      at: [.turnEnd, .willSelectRow],
      answer: { tap throws(Lack) in
        let finger = try tap.finger
        guard finger.hasStrayed, !finger.hasDragged, tap.scene.wasHighlighted, tap.isOfTouch,
          tap.isLater(than: tap.scene.highlightTurn), try finger.spot.value != nil,
          try finger.spotNow.value != finger.spot.value
        else { return .notJudged }
        if tap.event == .willSelectRow { return .violated }
        try tap.hear(.didUnhighlightRow)
        return Answer(tap.highlights.rows.isEmpty)
      },
      found: { "\($0.words), the finger being off the row" },
      expecting: { _ in "didUnhighlightRowAt, and nothing more" }
    ),
    passing: [
      "enabled=no table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) -60 didUnhighlight(0-5) ^ |{}"
    ],
    failing: [
      "enabled=no table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) -60 ↓ ^ didUnhighlight(0-5) |{}"
    ]
  )
}
