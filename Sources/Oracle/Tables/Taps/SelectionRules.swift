internal import Traces

/// Rules about what can be read of the selection, about the notification, and about cells (R075,
/// R094, R098, R109, R111, R125).
enum SelectionRules {
  static let all = [
    whenTold, byCode, onlyByTapsAndCode, cellFirst, notifiesOnce, notifies, stillWithNone,
  ]

  static let whenTold = Rule(
    "select.selected-when-told",
    "During willSelect the old selection can be read, and during didSelect and didDeselect the new one.",
    .invariant,
    catalogue: ["R098", "R097", "A03"],
    sources: ["AQGridView-127", "BK-9", "B-01", "B-82"],
    topic: .selection,
    check: Tap.question(
      at: [.willSelectRow, .didSelectRow, .didDeselectRow],
      answer: { tap throws(Lack) in
        if tap.event == .didDeselectRow {
          guard let row = tap.row.path, let told = tap.selectionTold else { throw .state }
          return Answer(!told.contains(row))
        }
        let reading = try tap.reading
        try tap.hearSelection()
        // A row that the delegate has selected in the middle of it counts.
        try tap.need(!(tap.code.isByDelegate && tap.isInTurnOfCode), .delegate)
        // A selection that is wrong before a tap is another matter.
        let isEarlier = reading.cause != .nothing && reading.cause != .reload
        if tap.event == .willSelectRow, isEarlier, !reading.isRight {
          return .notJudged
        }
        return Answer(reading.isRight)
      },
      found: { $0.wordsOfSelection },
      expecting: { tap in tap.wordsExpected ?? "" }
    ),
    passing: [
      "table=40 v .9 lights(0-5){} .3 ^ didUnhighlight(0-5) willSelect(0-5)=0-5{} didSelect(0-5){0-5} changed() |{0-5}",
      "table=40 several=yes select:0-3 v .9 lights(0-5){0-3} .3 ^ didUnhighlight(0-5) willSelect(0-5)=0-5{0-3} didSelect(0-5){0-3,0-5} changed() |",
      "table=40 select:0-3 touches(0-5) willSelect(0-5)=0-5 willDeselect(0-3)=nil didSelect(0-5){0-3,0-5} changed() |{0-3,0-5}",
    ],
    failing: [
      "table=40 touches(0-5) willSelect(0-5)=0-5{} ↓ didSelect(0-5){} changed() |{0-5}",
      "table=40 select:0-3 v .9 lights(0-5){0-3} .3 ^ didUnhighlight(0-5) ↓ willSelect(0-5)=0-5{} willDeselect(0-3)=0-3 didDeselect(0-3) didSelect(0-5) changed() |",
      "table=40 v .9 lights(0-5){} .3 ^ didUnhighlight(0-5) ↓ willSelect(0-5)=0-5{0-5} didSelect(0-5) changed() |",
      "table=40 select:0-3 touches(0-5) willSelect(0-5)=0-5 willDeselect(0-3)=0-3 ↓ didDeselect(0-3){0-3} didSelect(0-5) changed() |",
    ]
  )

  static let byCode = Rule(
    "select.by-code",
    "Code that selects or deselects a row has done so as soon as anything is told.",
    .invariant,
    catalogue: ["R109"],
    sources: ["H5/UITableView.h", "R/uitableview/selectrow"],
    topic: .selection,
    check: Tap.question(
      at: [.shouldHighlightRow, .didHighlightRow, .willSelectRow, .final],
      answer: { tap throws(Lack) in
        guard let reading = try tap.reading(after: .code) else { return .notJudged }
        try tap.hearSelection()
        return Answer(reading.isRight)
      },
      found: { $0.wordsOfSelection },
      expecting: { tap in tap.wordsExpected ?? "" }
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
    check: Tap.question(
      at: [.shouldHighlightRow, .didHighlightRow, .willSelectRow, .selectionDidChange, .final],
      answer: { tap throws(Lack) in
        guard let reading = try tap.reading(after: .nothing) else { return .notJudged }
        try tap.hearSelection()
        try tap.need(tap.areFingersRecorded, .touches)
        try tap.knowCalls()
        if tap.event == .willSelectRow, !reading.isRight { return .notJudged }
        return Answer(reading.isRight)
      },
      found: { $0.wordsOfSelection },
      expecting: { tap in tap.wordsExpected ?? "" }
    ),
    passing: ["table=40 |{} v - B S@10 ^ W F |{}"],
    failing: [
      "table=40 select:0-3 |{0-3} v - B S@10 ^ W F ↓ |{}", "table=40 |{} v - B S@10 ^ W F ↓ |{0-5}",
      "table=40 |{} editing:1 editing:0 v - B S@10 ^ W F ↓ |{0-5}",
    ]
  )

  static let cellFirst = Rule(
    "select.cell-before-delegate",
    "A tapped cell loses its highlight and is selected before didSelect comes.",
    .sequence,
    grade: .should,
    catalogue: ["R094"],
    topic: .selection,
    check: Tap.question(
      at: [.didSelectRow],
      answer: { tap throws(Lack) in
        try tap.hear(.setSelected)
        try tap.hear(.setHighlighted)
        try tap.undisturbed()
        // A message that a recognizer holds back comes when another finger may be down.
        if tap.areFingersRecorded { _ = try tap.hand }
        let exchange = try tap.exchange
        let looks = tap.scene.looks
        // Nobody names another row where nobody is asked.
        let isUnasked = !tap.hears(.willSelectRow) && !tap.mayAnswerUnheard(.willSelectRow)
        guard looks.wasPressed || looks.wasSelected,
          exchange.isOpen && exchange.reply == exchange.proposal || isUnasked
        else { return .notJudged }
        // A row that takes the place of another, or is given its look in this very tap, was not selected.
        let isNew = exchange.hasLeft || looks.isSelectedWhilePressed && tap.areCallsKnown
        if !isNew, try tap.selection.contains(tap.row).value { return .notJudged }
        let isOldLeft = tap.cellOfLeaver.map(looks.faded.contains) ?? true
        return Answer(
          looks.wasPressed && looks.wasSelected && !looks.isSelectedWhilePressed && isOldLeft
        )
      },
      found: { tap in
        let looks = tap.scene.looks
        if looks.isSelectedWhilePressed { return "setSelected(true) before setHighlighted(false)" }
        let missing =
          !looks.wasPressed
          ? "setHighlighted(true)"
          : looks.wasSelected ? "setSelected(false) to the old cell" : "setSelected(true)"
        return "\(tap.words), and no \(missing) before it"
      },
      expecting: { _ in "setHighlighted(false), setSelected(true), then didSelectRowAt" }
    ),
    passing: [
      "table=40 v .9 shouldHighlight(0-5)=yes setHighlighted(a,yes) didHighlight(0-5) .3 ^ setHighlighted(a,no) didUnhighlight(0-5) willSelect(0-5)=0-5 setSelected(a,yes) didSelect(0-5) changed() |{0-5}",
      "table=40 midway inputs=call setHighlighted(a,no) didUnhighlight(0-5) willSelect(0-5)=0-5 setSelected(a,yes) didSelect(0-5) changed() |{0-5}",
    ],
    failing: [
      "table=40 v .9 shouldHighlight(0-5)=yes setHighlighted(a,yes) didHighlight(0-5) .3 ^ setHighlighted(a,no) didUnhighlight(0-5) willSelect(0-5)=0-5 ↓ didSelect(0-5) setSelected(a,yes) changed() |",
      "table=40 v .9 shouldHighlight(0-5)=yes setHighlighted(a,yes) didHighlight(0-5) .3 ^ willSelect(0-5)=0-5 setSelected(a,yes) setHighlighted(a,no) didUnhighlight(0-5) ↓ didSelect(0-5) changed() |",
      "table=40 deaf=willSelect v .9 shouldHighlight(0-5)=yes setHighlighted(a,yes) didHighlight(0-5) .3 ^ setHighlighted(a,no) didUnhighlight(0-5) ↓ didSelect(0-5) setSelected(a,yes) changed() |",
      "table=40 midway v .9 shouldHighlight(0-5)=yes setHighlighted(a,yes) didHighlight(0-5) .3 ^ setSelected(a,yes) setHighlighted(a,no) didUnhighlight(0-5) willSelect(0-5)=0-5 ↓ didSelect(0-5) changed() |",
      "table=40 log shouldHighlight(0-5)=yes setHighlighted(a,yes) didHighlight(0-5) setHighlighted(a,no) didUnhighlight(0-5) willSelect(0-5)=0-5 willDeselect(0-3)=0-3 didDeselect(0-3) ↓ didSelect(0-5) setSelected(a,yes) changed()",
    ]
  )

  static let notifiesOnce = Rule(
    "select.notifies-once",
    "The notification of a new selection comes once a tap, and never without one.",
    .sequence,
    catalogue: ["R125"],
    sources: ["R/uitableview/selectiondidchangenotification", "B-10"],
    topic: .selection,
    check: Tap.question(
      at: [.selectionDidChange, .turnEnd, .final],
      answer: { tap throws(Lack) in
        if tap.event == .selectionDidChange {
          // Each of several fingers may tap a row.
          try tap.need(tap.watch.hands.most <= 1, .fingers)
          // A tap of which nothing else is heard may follow where no finger is recorded.
          try tap.need(tap.areFingersRecorded || tap.isChangeHeard, .message)
          let exchange = tap.scene.exchange
          if exchange.selected != nil || exchange.hasLeft { return Answer(exchange.notices == 0) }
          // If no finger is told, `willSelect` or `willDeselect` tells of a tap's finger.
          if !tap.areFingersRecorded, tap.isChangeHeard, !exchange.hasBegun {
            try tap.fromTheStart()
            return .violated
          }
          _ = try tap.finger
          return Answer(tap.scene.notices == 0)
        }
        guard tap.scene.notices > 0 else { return .notJudged }
        _ = try tap.finger
        let isChanged = tap.scene.selected != nil || tap.scene.wasDeselected
        return Answer(isChanged || !tap.isChangeHeard)
      },
      found: { tap in
        tap.event == .selectionDidChange
          ? "selectionDidChange again" : "selectionDidChange, and no row was selected"
      },
      expecting: { tap in
        tap.event == .selectionDidChange
          ? "nothing: the tap has been made known" : "didSelectRowAt beside it"
      }
    ),
    passing: [
      "table=40 taps(0-5) |{0-5}",
      "table=40 several=yes log hears=willSelect,didSelect,changed picks(0-5) changed()",
    ],
    failing: [
      "table=40 taps(0-5) ↓ changed() |{0-5}", "table=40 inputs=call ↓ changed()",
    ]
  )

  static let notifies = Rule(
    "select.notifies",
    "When a tap has changed the selection the notification comes.",
    .response,
    catalogue: ["R125"],
    topic: .selection,
    check: Tap.question(
      at: [.shouldHighlightRow, .turnEnd, .final],
      answer: { tap throws(Lack) in
        let exchange = tap.scene.exchange
        guard exchange.hasChanged else { return .notJudged }
        if tap.event == .shouldHighlightRow, !tap.isLater(than: exchange.turn) { return .notJudged }
        try tap.hear(.selectionDidChange)
        try tap.inWindow()
        return Answer(exchange.notices > 0)
      },
      found: { tap in
        "a tap has selected\(tap.scene.exchange.selected?.words ?? ""), and nothing came"
      },
      expecting: { _ in "selectionDidChange" }
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
    topic: .selection,
    check: Tap.question(
      at: [.didScroll, .final],
      answer: { tap throws(Lack) in
        guard let expected = tap.stillOffset else { return .notJudged }
        return Answer(!tap.offset.differs(from: expected, by: tap.halfPixel))
      },
      found: { "\($0.event.word) at \($0.offset.text)" },
      expecting: { "the content at \($0.code.offset.text)" }
    ),
    passing: ["table=40 select:0-5 |@0"],
    failing: ["table=40 unheard=S select:0-20 ↓ |@400"]
  )
}

extension PickFacts {
  /// Returns true if a change of the selection would have been heard; controllers change it without
  /// a word.
  func isChangeHeard(_ watch: Watch) -> Bool {
    guard !watch.mayAppearUnheard, watch.hears(.didSelectRow) else { return false }
    // If taps select nothing, none changes the selection. If they select one row, a message tells
    // it.
    if let mode = options.mode.ifTold, mode != .multiple { return true }
    return watch.hears(.didDeselectRow)
  }
}
