internal import Traces
internal import Transcripts

/// Rules about when taps select, and when nothing may (R093, R109 to R119).
enum SelectTimeRules {
  static let all = [
    codeIsSilent, insideSelect, notAllowed, notInEditing, swallowed, onlyOnRows, afterLift, oneRow,
  ]
  /// Asked after all others: what lacks its highlight is often wrong for another reason.
  static let last = [highlightFirst]

  static let codeIsSilent = Rule(
    "select.code-is-silent",
    "Code that selects or deselects a row sends none of the four messages and no notification.",
    .sequence,
    catalogue: ["R109"],
    sources: ["H5/UITableView.h", "R/uitableview/selectrow", "B-08", "B-10"],
    topic: .selection,
    check: Tap.question(
      at: [
        .willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow, .selectionDidChange,
        .final,
      ],
      answer: { tap throws(Lack) in
        if tap.isFinal { return tap.code.turn >= 0 ? .holds : .notJudged }
        guard tap.isInTurnOfCode else { return .notJudged }
        if tap.isOfCode { return .violated }
        guard tap.code.isByDelegate else { return .notJudged }
        _ = try tap.hand
        // A second answer to one finger can only be the call's, and so can the notification of none.
        switch tap.event {
        case .willSelectRow: return tap.scene.proposals > 0 ? .violated : .notJudged
        case .selectionDidChange:
          return tap.isChangeHeard && !tap.scene.wasPicked ? .violated : .notJudged
        default: return .notJudged
        }
      },
      found: { "\($0.words) for a call" },
      expecting: { _ in "nothing: code selects in silence" }
    ),
    passing: ["table=40 select:0-5 |{0-5}", "table=40 select:0-5 deselect:0-5 |{}"],
    failing: [
      "table=40 select:0-5 ↓ didSelect(0-5) |", "table=40 select:0-5 ↓ willSelect(0-5)=0-5 |",
      "table=40 select:0-5 select:0-6 ↓ didDeselect(0-5) |", "table=40 select:0-5 ↓ changed() |",
      "table=40 select:0-5 deselect:0-5 ↓ willDeselect(0-5)=0-5 |",
      "\(EditingControlRules.swiped) |:e v:160,300 .5 ^ becomes(cell-1,none) ends(0-0) ~select:0-3 ↓ changed() |:f",
      "table=40 several=yes midway touches(0-5) willSelect(0-5)=0-5 didSelect(0-5) ~select:0-3 ↓ willSelect(0-3)=0-3 |",
    ]
  )

  static let insideSelect = Rule(
    "deselect.inside-did-select",
    "deselectRow inside didSelect leaves the row deselected, and nothing more is told of it.",
    .sequence,
    catalogue: ["R110", "R109"],
    topic: .selection,
    check: Tap.question(
      at: [.willDeselectRow, .didDeselectRow, .shouldHighlightRow, .willSelectRow, .final],
      answer: { tap throws(Lack) in
        switch tap.event {
        case .willDeselectRow, .didDeselectRow:
          guard tap.code.isInsideSelect, tap.isInTurnOfCode else { return .notJudged }
          // Another finger that is lifted at once may have tapped another row.
          try tap.need(tap.mostFingers < 2, .fingers)
          if !tap.areFingersRecorded { guard try tap.mode == .single else { return .notJudged } }
          return .violated
        default:
          guard let reading = try tap.reading(after: .codeInside) else { return .notJudged }
          return Answer(reading.isRight)
        }
      },
      found: { $0.wordsOfSelection },
      expecting: { tap in tap.wordsExpected ?? "nothing: code deselects in silence" }
    ),
    passing: [
      "table=40 touches(0-5) willSelect(0-5)=0-5 didSelect(0-5) ~deselect:0-5 changed() |{}"
    ],
    failing: [
      "table=40 touches(0-5) willSelect(0-5)=0-5 didSelect(0-5) ~deselect:0-5 changed() ↓ didDeselect(0-5) |",
      "table=40 touches(0-5) willSelect(0-5)=0-5 didSelect(0-5) ~deselect:0-5 changed() ↓ willDeselect(0-5)=nil |",
      "table=40 touches(0-5) willSelect(0-5)=0-5 didSelect(0-5) ~deselect:0-5 changed() ↓ |{0-5}",
    ]
  )

  static let notAllowed = Rule(
    "select.not-allowed",
    "While allowsSelection is off a tap selects nothing, and nobody is asked.",
    .sequence,
    catalogue: ["R112"],
    topic: .selection,
    check: Tap.question(
      at: [
        .willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow, .selectionDidChange,
        .final,
      ],
      answer: { tap throws(Lack) in try selectsNothing(tap, editing: .no) },
      expecting: { _ in "nothing: allowsSelection is off" }
    ),
    passing: ["table=40 allows=no v .9 ^ |{}"],
    failing: [
      "table=40 allows=no v .9 ^ ↓ picks(0-5) |",
      "table=40 allows=no v .9 ^ ↓ changed() |",
    ]
  )

  static let notInEditing = Rule(
    "select.not-in-editing",
    "In editing mode taps select nothing unless selection during editing is allowed.",
    .sequence,
    catalogue: ["R113"],
    topic: .selection,
    check: Tap.question(
      at: [.willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow, .final],
      answer: { tap throws(Lack) in try selectsNothing(tap, editing: .yes) },
      expecting: { _ in "nothing: the table is being edited" }
    ),
    passing: [
      "table=40 editing=yes v .9 ^ |{}",
      "table=40 editing=yes editingSelects=yes v .9 lights(0-5) ^ didUnhighlight(0-5) picks(0-5) |",
    ],
    failing: ["table=40 editing=yes v .9 ^ ↓ picks(0-5) |"]
  )

  /// Judges if nothing is told of a selection that the table does not allow in a mode.
  private static func selectsNothing(_ tap: Tap, editing: Certainty) throws(Lack) -> Answer {
    guard try tap.mode == .nothing, tap.options.isEditing == editing, !tap.isOfCode else {
      return .notJudged
    }
    try tap.undisturbed()
    return Answer(tap.isFinal)
  }

  static let onlyOnRows = Rule(
    "select.only-on-rows",
    "A tap where no row is selects nothing, and messages about the selection name a row.",
    .sequence,
    catalogue: ["R119"],
    sources: ["AQGridView-127", "B-01", "B-68"],
    topic: .selection,
    check: Tap.question(
      at: [.willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow, .turnEnd],
      answer: { tap throws(Lack) in
        if tap.event != .turnEnd, tap.row == .noRow { return .violated }
        guard try tap.finger.spot.value == nil else { return .notJudged }
        return Answer(tap.event == .turnEnd)
      },
      expecting: { _ in "nothing: there is no row" }
    ),
    passing: ["table=3 v .9 ^ |{}"],
    failing: [
      "table=3 v .9 ^ ↓ picks(0-2) |", "bare inputs=call ↓ willSelect(nil) didSelect(nil)",
    ]
  )

  static let afterLift = Rule(
    "select.after-lift-off",
    "A row is not selected, nor another deselected, before the finger is lifted.",
    .sequence,
    catalogue: ["R093"],
    sources: ["R-TVD-old", "B-08"],
    topic: .selection,
    check: Tap.question(
      at: [.willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow],
      answer: { tap throws(Lack) in
        let finger = try tap.hand
        if tap.isOfCode { return .notJudged }
        if !finger.isDown { return Answer(!finger.wasCancelled) }
        // The messages of the lift before may come late.
        let pause = finger.earlierLift < 0 ? .max : finger.downTime - finger.earlierLift
        try tap.need(pause >= 300_000 && (finger.downTime >= 0 || finger.earlierLift < 0), .time)
        return .violated
      },
      expecting: { _ in "nothing before the finger is lifted" }
    ),
    passing: ["table=40 taps(0-5) |{0-5}"],
    failing: [
      "table=40 v .9 lights(0-5) ↓ picks(0-5) .3 ^ didUnhighlight(0-5) |",
      "table=40 select:0-3 v .9 lights(0-5) ↓ willDeselect(0-3)=0-3 .3 ^ didUnhighlight(0-5) |",
      "table=40 v .9 lights(0-5) .3 x didUnhighlight(0-5) ↓ picks(0-5) |",
    ]
  )

  static let highlightFirst = Rule(
    "select.highlighted-first",
    "Before a row is selected it was highlighted, even if willSelect is answered nil then.",
    .sequence,
    catalogue: ["R093", "R101"],
    sources: ["R-TVD-old", "BK-9"],
    topic: .selection,
    check: Tap.question(
      at: [.willSelectRow],
      answer: { tap throws(Lack) in
        try tap.hear(.didHighlightRow)
        try tap.touchesPass()
        try tap.need(tap.options.hasLook == .yes, .options)
        try tap.fromTheStart()
        try tap.undisturbed()
        try tap.withoutDelegate()
        // If a finger may have moved rows, the highlighted ones are not known.
        try tap.rowsStay()
        if tap.isOfCode { return .notJudged }
        if tap.areFingersRecorded { _ = try tap.hand }
        return Answer(tap.highlights.latest != nil)
      },
      expecting: { _ in "didHighlightRowAt before it" }
    ),
    passing: ["table=40 taps(0-5) |{0-5}", "table=40 touches(0-5) willSelect(0-5)=nil |{}"],
    failing: [
      "table=40 deaf=shouldHighlight v .9 ^ ↓ picks(0-5) |",
      "table=40 deaf=shouldHighlight v .9 ^ ↓ willSelect(0-5)=nil |{}",
    ]
  )

  static let swallowed = Rule(
    "tap.swallows-selection",
    "A tap that a recognizer has taken from the table's rows selects none of them.",
    .sequence,
    catalogue: ["R126"],
    topic: .selection,
    check: Tap.question(
      at: [.willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow, .tapped],
      answer: { tap throws(Lack) in
        let recognizer = tap.recognizer
        guard recognizer.isThere, recognizer.cancels, recognizer.taps == 1 else {
          return .notJudged
        }
        _ = try tap.finger
        return Answer(tap.event == .tapped ? !tap.scene.wasPicked : tap.scene.taps == 0)
      },
      expecting: { _ in "nothing of rows: the recognizer has taken the tap" }
    ),
    passing: ["table=40 recognizer=yes v .3 ^ tapped(160,240) |{}"],
    failing: [
      "table=40 recognizer=yes v .3 ^ tapped(160,240) ↓ picks(0-5) |",
      "table=40 recognizer=yes v .9 lights(0-5) .2 ^ didUnhighlight(0-5) picks(0-5) ↓ tapped(160,240) |",
    ]
  )

  static let oneRow = Rule(
    "select.one-row-a-touch",
    "One finger selects one row at most.",
    .sequence,
    grade: .may,
    catalogue: ["R124"],
    topic: .selection,
    check: Tap.question(
      at: [.didSelectRow],
      answer: { tap throws(Lack) in
        _ = try tap.finger
        guard let row = tap.scene.selected else { return .notJudged }
        return Answer(!row.contradicts(tap.row))
      },
      expecting: { _ in "nothing: the finger has selected a row" }
    ),
    passing: ["table=40 taps(0-5) |{0-5}"],
    failing: [
      "table=40 deaf=willSelect headers=A touches(0-5) didSelect(0-5) changed() ↓ didSelect(0-6) changed() |"
    ]
  )
}
