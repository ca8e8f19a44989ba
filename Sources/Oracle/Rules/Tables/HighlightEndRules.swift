internal import Traces

/// Rules about the end of a highlight (truth R093 to R095, R115 to R118).
enum HighlightEndRules {
  static let all = [sameRow, endsInDrag, endsWithTouch, restoredAfterLift, endsOffRow]

  static let sameRow = Rule(
    "highlight.same-row",
    "didUnhighlight is about a row that is highlighted.",
    .sequence,
    grade: .should,
    catalogue: ["R117"],
    sources: ["L-24", "B-67"],
    topic: .rowTouches,
    needs: .unhighlightsSameRow,
    check: .onRows(
      .didUnhighlightRow,
      answer: { picks, watch in
        if picks.subject == .none { return .violated }
        guard watch.hears(.didHighlightRow), picks.highlights.areKnown else { return .notJudged }
        return Answer(picks.highlights.contains(picks.subject))
      },
      expecting: { picks, _ in
        guard let row = picks.highlights.rows.first else { return "nothing: no row is highlighted" }
        return "didUnhighlightRowAt\(row.words)"
      }
    ),
    passing: [
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - didUnhighlight(0-5) B S@10 ^ W F |{}"
    ],
    failing: [
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - ↓ didUnhighlight(nil) B S@10 ^ W F |{}",
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - ↓ didUnhighlight(0-6) B S@10 ^ W F |{}",
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - didUnhighlight(0-5) ↓ didUnhighlight(0-5) B S@10 ^ W F |{}",
      "bare inputs=call ↓ didUnhighlight(nil) |",
    ]
  )

  static let endsInDrag = Rule(
    "highlight.ends-in-a-drag",
    "A highlighted row whose finger begins to scroll is unhighlighted before the drag ends.",
    .response,
    catalogue: ["R115"],
    sources: ["L-10", "runxinzhi"],
    topic: .rowTouches,
    check: .onRows(
      .didEndDraggingToRest,
      .didEndDraggingToGlide,
      .didEndDragging,
      answer: { picks, watch in
        guard watch.hears(.didUnhighlightRow), watch.hears(.didHighlightRow),
          picks.finger.isCertain, picks.finger.hasDragged, picks.finger.wasHighlighted,
          !picks.finger.isClouded
        else { return .notJudged }
        return Answer(picks.highlights.rows.isEmpty)
      },
      found: { picks, watch in
        "\(watch.now.event.word), and\(picks.highlights.rows.first?.words ?? "") is highlighted"
      },
      expecting: { picks, _ in
        "didUnhighlightRowAt\(picks.highlights.rows.first?.words ?? "") before it"
      }
    ),
    passing: [
      "table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - didUnhighlight(0-5) B S@10 ^ W F |{}"
    ],
    failing: ["table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) - B S@10 ^ W ↓ F |{}"]
  )

  static let endsWithTouch = Rule(
    "highlight.ends-with-touch",
    "No row stays highlighted when the finger is gone.",
    .rest,
    grade: .should,
    catalogue: ["R094", "R101"],
    sources: ["L-8", "BK-9"],
    topic: .rowTouches,
    check: .onRows(
      .turnEnd,
      .final,
      answer: { picks, watch in
        guard watch.hears(.didUnhighlightRow), watch.hears(.didHighlightRow),
          picks.finger.isCertain, picks.finger.wasHighlighted, !picks.finger.isClouded,
          !picks.finger.hasDragged,
          picks.finger.isOver(at: watch.now.time, isFinal: watch.now.event == .final)
        else { return .notJudged }
        return Answer(picks.highlights.rows.isEmpty)
      },
      found: { picks, _ in
        "the finger is gone, and\(picks.highlights.rows.first?.words ?? "") is highlighted"
      },
      expecting: { picks, _ in "didUnhighlightRowAt\(picks.highlights.rows.first?.words ?? "")" }
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
    check: .onRows(
      .setSelected,
      answer: { picks, watch in
        guard let cell = watch.table?.now.view, watch.table?.now.isSet == true,
          picks.finger.isCertain, picks.finger.isDown, !picks.finger.isClouded,
          picks.looks.faded.contains(cell),
          // A cell that goes to another row has the look of that.
          watch.hears(.cellForRow) || watch.hears(.prepareForReuse)
        else { return .notJudged }
        return .violated
      },
      found: { _, watch in
        "setSelected(true) to \(watch.table?.now.view ?? "a cell") under the finger"
      },
      expecting: { _, _ in "nothing before the finger is lifted" }
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
    check: .onRows(
      .turnEnd,
      .willSelectRow,
      answer: { picks, watch in
        let finger = picks.finger
        guard finger.isCertain, finger.hasStrayed, !finger.hasDragged, !finger.isClouded,
          finger.wasHighlighted, finger.highlightTurn < watch.touchTurn,
          case .row = finger.spot, finger.spotNow != .unknown,
          finger.spotNow != finger.spot
        else { return .notJudged }
        if watch.now.event == .willSelectRow { return .violated }
        guard watch.hears(.didUnhighlightRow), watch.touchTurn == watch.now.turn else {
          return .notJudged
        }
        return Answer(picks.highlights.rows.isEmpty)
      },
      found: { picks, watch in "\(watch.word(for: picks)), the finger being off the row" },
      expecting: { _, _ in "didUnhighlightRowAt, and nothing more" }
    ),
    passing: [
      "enabled=no table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) -60 didUnhighlight(0-5) ^ |{}"
    ],
    failing: [
      "enabled=no table=40 v .12 shouldHighlight(0-5)=yes didHighlight(0-5) -60 ↓ ^ didUnhighlight(0-5) |{}"
    ]
  )
}
