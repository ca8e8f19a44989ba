internal import Traces

/// Rules about what can be read of the selection, about the notification, and about cells (truth R075,
/// R094, R098, R109, R111, R125).
enum SelectionRules {
  static let all = [
    whenTold, byCode, onlyByTapsAndCode, cellFirst, notifiesOnce, notifies, stillWithNone,
  ]

  static let whenTold = Rule(
    "select.selected-when-told",
    "During willSelect the old selection can be read, and during didSelect the new one.",
    .invariant,
    catalogue: ["R098", "R097"],
    sources: ["AQGridView-127", "BK-9", "B-01", "B-82"],
    topic: .selection,
    check: .onRows(
      .willSelectRow,
      .didSelectRow,
      answer: { picks, watch in
        guard let reading = picks.reading, reading.expected != nil, watch.hearsSelection,
          // What the delegate has selected in the middle of it counts.
          !(picks.code.isByDelegate && picks.code.turn == watch.now.turn)
        else { return .notJudged }
        // What is wrong before a tap is another matter.
        if watch.now.event == .willSelectRow, reading.cause != .nothing, !reading.isRight {
          return .notJudged
        }
        return Answer(reading.isRight)
      },
      found: { picks, watch in picks.words(of: watch) },
      expecting: { picks, _ in "selected: \(Words.rows(picks.reading?.expected ?? []))" }
    ),
    passing: [
      "table=40 v .9 lights(0-5){} .3 ^ didUnhighlight(0-5) willSelect(0-5)=0-5{} didSelect(0-5){0-5} changed() |{0-5}",
      "table=40 several=yes select:0-3 v .9 lights(0-5){0-3} .3 ^ didUnhighlight(0-5) willSelect(0-5)=0-5{0-3} didSelect(0-5){0-3,0-5} changed() |",
    ],
    failing: [
      "table=40 touches(0-5) willSelect(0-5)=0-5{} ↓ didSelect(0-5){} changed() |{0-5}",
      "table=40 select:0-3 v .9 lights(0-5){0-3} .3 ^ didUnhighlight(0-5) ↓ willSelect(0-5)=0-5{} willDeselect(0-3)=0-3 didDeselect(0-3) didSelect(0-5) changed() |",
      "table=40 v .9 lights(0-5){} .3 ^ didUnhighlight(0-5) ↓ willSelect(0-5)=0-5{0-5} didSelect(0-5) changed() |",
    ]
  )

  static let byCode = Rule(
    "select.by-code",
    "Code that selects or deselects a row has done so as soon as anything is told.",
    .invariant,
    catalogue: ["R109"],
    sources: ["H5/UITableView.h", "R/uitableview/selectrow"],
    topic: .selection,
    check: .onRows(
      .shouldHighlightRow,
      .didHighlightRow,
      .willSelectRow,
      .final,
      answer: { picks, watch in
        guard let reading = picks.reading, reading.cause == .code, reading.expected != nil,
          watch.hearsSelection
        else { return .notJudged }
        return Answer(reading.isRight)
      },
      found: { picks, watch in picks.words(of: watch) },
      expecting: { picks, _ in "selected: \(Words.rows(picks.reading?.expected ?? []))" }
    ),
    passing: [
      "table=40 select:0-5 |{0-5}", "table=40 several=yes select:0-5 select:0-6 |{0-5,0-6}",
    ],
    failing: [
      "table=40 select:0-5 ↓ |{}", "table=40 select:0-5 select:0-6 ↓ |{0-5,0-6}",
      "table=40 select:0-5 deselect:0-5 ↓ |{0-5}",
    ]
  )

  static let onlyByTapsAndCode = Rule(
    "select.only-by-taps-and-code",
    "What is selected changes by taps, by code and by a reload, and by nothing else.",
    .invariant,
    catalogue: ["R075", "R076", "R115"],
    sources: ["B-24", "B-25", "L-10", "shusta"],
    topic: .selection,
    check: .onRows(
      .shouldHighlightRow,
      .didHighlightRow,
      .willSelectRow,
      .selectionDidChange,
      .final,
      answer: { picks, watch in
        guard let reading = picks.reading, reading.cause == .nothing, reading.expected != nil,
          watch.hearsSelection, watch.hands.areRecorded, !watch.calls.leavesOpen,
          watch.now.event != .willSelectRow || reading.isRight
        else { return .notJudged }
        return Answer(reading.isRight)
      },
      found: { picks, watch in picks.words(of: watch) },
      expecting: { picks, _ in "selected: \(Words.rows(picks.reading?.expected ?? []))" }
    ),
    passing: ["table=40 |{} v - B S@10 ^ W F |{}"],
    failing: [
      "table=40 select:0-3 |{0-3} v - B S@10 ^ W F ↓ |{}", "table=40 |{} v - B S@10 ^ W F ↓ |{0-5}",
    ]
  )

  static let cellFirst = Rule(
    "select.cell-before-delegate",
    "A tapped cell loses its highlight and is selected before didSelect comes.",
    .sequence,
    grade: .should,
    catalogue: ["R094"],
    sources: ["L-8"],
    topic: .selection,
    check: .onRows(
      .didSelectRow,
      answer: { picks, watch in
        guard watch.hears(.setSelected), watch.hears(.setHighlighted), picks.looks.wasPressed,
          picks.finger.isCertain, !picks.finger.isClouded, picks.tap.isOpen,
          picks.tap.reply == picks.tap.proposal, picks.selection.contains(picks.subject) == .no
        else { return .notJudged }
        return Answer(picks.looks.wasSelected && !picks.looks.isSelectedWhilePressed)
      },
      found: { picks, watch in
        picks.looks.wasSelected
          ? "setSelected(true) before setHighlighted(false)"
          : "\(watch.word(for: picks)), and no setSelected(true) before it"
      },
      expecting: { _, _ in "setHighlighted(false), setSelected(true), then didSelectRowAt" }
    ),
    passing: [
      "table=40 v .9 shouldHighlight(0-5)=yes setHighlighted(a,yes) didHighlight(0-5) .3 ^ setHighlighted(a,no) didUnhighlight(0-5) willSelect(0-5)=0-5 setSelected(a,yes) didSelect(0-5) changed() |{0-5}"
    ],
    failing: [
      "table=40 v .9 shouldHighlight(0-5)=yes setHighlighted(a,yes) didHighlight(0-5) .3 ^ setHighlighted(a,no) didUnhighlight(0-5) willSelect(0-5)=0-5 ↓ didSelect(0-5) setSelected(a,yes) changed() |",
      "table=40 v .9 shouldHighlight(0-5)=yes setHighlighted(a,yes) didHighlight(0-5) .3 ^ willSelect(0-5)=0-5 setSelected(a,yes) setHighlighted(a,no) didUnhighlight(0-5) ↓ didSelect(0-5) changed() |",
    ]
  )

  static let notifiesOnce = Rule(
    "select.notifies-once",
    "The notification of a new selection comes once a tap, and never without one.",
    .sequence,
    catalogue: ["R125"],
    sources: ["R/uitableview/selectiondidchangenotification", "B-10"],
    topic: .selection,
    check: .onRows(
      .selectionDidChange,
      .turnEnd,
      .final,
      answer: { picks, watch in
        let finger = picks.finger
        guard finger.isCertain, !finger.isClouded else { return .notJudged }
        if watch.now.event == .selectionDidChange { return Answer(finger.notices == 0) }
        guard finger.notices > 0 else { return .notJudged }
        return Answer(finger.selected != nil || finger.wasDeselected || !picks.isChangeHeard(watch))
      },
      found: { picks, watch in
        watch.now.event == .selectionDidChange
          ? "selectionDidChange again" : "selectionDidChange, and no row was selected"
      },
      expecting: { _, watch in
        watch.now.event == .selectionDidChange
          ? "nothing: the tap has been made known" : "didSelectRowAt beside it"
      }
    ),
    passing: ["table=40 taps(0-5) |{0-5}"],
    failing: [
      "table=40 taps(0-5) ↓ changed() |{0-5}",
      "table=40 v .9 lights(0-5) didUnhighlight(0-5) .3 changed() ↓ ^ |",
    ]
  )

  static let notifies = Rule(
    "select.notifies",
    "When a tap has changed the selection the notification comes.",
    .response,
    catalogue: ["R125"],
    sources: ["R/uitableview/selectiondidchangenotification"],
    topic: .selection,
    check: .onRows(
      .turnEnd,
      .final,
      answer: { picks, watch in
        guard watch.hears(.selectionDidChange), picks.tap.hasChanged, !picks.tap.isOver,
          picks.finger.isCertain, !watch.mayBeRemoved
        else { return .notJudged }
        return Answer(picks.finger.notices > 0)
      },
      found: { picks, _ in "a tap has selected\(picks.tap.selected?.words ?? ""), and nothing came"
      },
      expecting: { _, _ in "selectionDidChange" }
    ),
    passing: ["table=40 taps(0-5) |{0-5}"],
    failing: ["table=40 touches(0-5) willSelect(0-5)=0-5 didSelect(0-5) ↓ |{0-5}"]
  )

  static let stillWithNone = Rule(
    "select.none-scrolls-nothing",
    "selectRow with the position none does not scroll.",
    .response,
    grade: .may,
    catalogue: ["R111"],
    sources: ["truth"],
    topic: .selection,
    check: .onRows(
      .didScroll,
      .final,
      answer: { picks, watch in
        guard picks.code.isStill, picks.code.offset.isKnown, watch.callTurn == picks.code.turn,
          watch.touchTurn < picks.code.turn, !picks.code.isByDelegate,
          watch.now.offset.isKnown
        else { return .notJudged }
        return Answer(!watch.now.offset.differs(from: picks.code.offset, by: watch.halfPixel))
      },
      found: { _, watch in "\(watch.now.event.word) at \(watch.now.offset.text)" },
      expecting: { picks, _ in "the content at \(picks.code.offset.text)" }
    ),
    passing: ["table=40 select:0-5 |@0"],
    failing: ["table=40 unheard=S select:0-20 ↓ |@400"]
  )
}

extension PickFacts {
  /// Whether a change of the selection would have been heard; controllers change it without a word.
  func isChangeHeard(_ watch: Watch) -> Bool {
    watch.isAlone && watch.hears(.didSelectRow)
      && (options.mode == .single || (options.mode == .multiple && watch.hears(.didDeselectRow)))
  }
}
