internal import Traces

/// Rules about the row that another one replaces, and about several selected rows (truth R097, R103 to
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
    check: .onRows(
      .willDeselectRow,
      answer: { picks, watch in
        guard picks.options.mode == .single, watch.hears(.willSelectRow), picks.arePicksKnown,
          !picks.tap.isClouded
        else { return .notJudged }
        return Answer(picks.tap.isOpen && picks.tap.leaver == nil)
      },
      expecting: { picks, _ in
        picks.tap.isOpen ? "one willDeselectRowAt" : "willSelectRowAt for another row before it"
      }
    ),
    passing: ["table=40 taps(0-5) . swaps(0-5,0-6) |{0-6}"],
    failing: [
      "table=40 taps(0-5) . touches(0-6) ↓ willDeselect(0-5)=0-5 didDeselect(0-5) picks(0-6) |",
      "table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 willDeselect(0-5)=0-5 ↓ willDeselect(0-5)=0-5 didDeselect(0-5) didSelect(0-6) changed() |",
    ]
  )

  static let willBeforeDid = Rule(
    "deselect.will-before-did",
    "didDeselect comes only after a willDeselect that was not answered nil.",
    .sequence,
    catalogue: ["R097", "R108"],
    sources: ["L-9", "BK-9", "B-01"],
    topic: .selection,
    check: .onRows(
      .didDeselectRow,
      answer: { picks, watch in
        guard watch.hears(.willDeselectRow), picks.arePicksKnown, !picks.tap.isClouded else {
          return .notJudged
        }
        let isSame = !picks.tap.leaverReply.contradicts(picks.subject)
        return Answer(picks.tap.isLeaverOpen && isSame)
      },
      expecting: { picks, _ in
        picks.tap.isLeaverOpen
          ? "didDeselectRowAt\(picks.tap.leaverReply.words)" : "willDeselectRowAt before it"
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
    sources: ["L-9", "BK-9"],
    topic: .selection,
    check: .onRows(
      .shouldHighlightRow,
      .willSelectRow,
      .didSelectRow,
      .didDeselectRow,
      .turnEnd,
      .final,
      answer: { picks, watch in
        guard picks.tap.isDeselectDue, watch.hears(.didDeselectRow) else { return .notJudged }
        return Answer(watch.now.event == .didDeselectRow)
      },
      found: { picks, watch in "\(watch.word(for: picks)), and no didDeselectRowAt before it" },
      expecting: { picks, _ in "didDeselectRowAt\(picks.tap.leaverReply.words)" }
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
    sources: ["R-TVD-old"],
    topic: .selection,
    check: .onRows(
      .didDeselectRow,
      .final,
      answer: { picks, watch in
        if watch.now.event == .didDeselectRow {
          guard picks.tap.isLeaverKept, !picks.tap.isClouded else { return .notJudged }
          return .violated
        }
        guard let kept = picks.selection.kept, let reading = picks.reading else {
          return .notJudged
        }
        return Answer(reading.told.contains(kept))
      },
      found: { picks, watch in picks.words(of: watch) },
      expecting: { picks, _ in
        picks.selection.kept.map { "row \($0) selected" }
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
    check: .onRows(
      .willDeselectRow,
      .didDeselectRow,
      answer: { picks, watch in
        guard picks.options.mode == .single, !picks.tap.isClouded, watch.hearsSelection,
          let row = picks.subject.path
        else { return .notJudged }
        if picks.tap.isOpen, picks.tap.reply.path == row { return .violated }
        if watch.now.event == .didDeselectRow, watch.hears(.willDeselectRow) { return .notJudged }
        switch picks.selection.contains(picks.subject) {
        case .unknown: return .notJudged
        case .no: return .violated
        case .yes: return .holds
        }
      },
      expecting: { picks, _ in
        guard let rows = picks.selection.rows else { return "nothing: the row is selected anew" }
        let others = rows.filter { $0 != picks.tap.reply.path }
        return others.isEmpty ? "nothing" : "willDeselectRowAt \(Words.rows(others))"
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
    check: .onRows(
      .didSelectRow,
      .selectionDidChange,
      .final,
      answer: { picks, watch in
        guard watch.now.event == .didSelectRow else {
          guard let reading = picks.reading, reading.cause == .tap, reading.expected != nil,
            picks.options.mode == .single
          else { return .notJudged }
          return Answer(reading.isRight)
        }
        guard picks.options.mode == .single, !picks.tap.isClouded, watch.hears(.willSelectRow),
          let before = picks.tap.before, let row = picks.subject.path,
          before.contains(where: { $0 != row })
        else { return .notJudged }
        if watch.hears(.willDeselectRow) { return Answer(picks.tap.leaver != nil) }
        guard watch.hears(.didDeselectRow) else { return .notJudged }
        return Answer(picks.tap.hasLeft)
      },
      found: { picks, watch in picks.words(of: watch) },
      expecting: { picks, watch in
        if watch.now.event == .didSelectRow {
          return "willDeselectRowAt \(Words.rows(picks.tap.before ?? [])) before it"
        }
        return "selected: \(Words.rows(picks.reading?.expected ?? []))"
      }
    ),
    passing: ["table=40 taps(0-5) . swaps(0-5,0-6) |{0-6}"],
    failing: [
      "table=40 taps(0-5) . touches(0-6) willSelect(0-6)=0-6 ↓ didSelect(0-6) changed() |",
      "table=40 deaf=willDeselect,didDeselect taps(0-5) . taps(0-6) ↓ |{0-5,0-6}",
    ]
  )

  static let multipleAdds = Rule(
    "multiple.adds",
    "Where several rows may be selected, a row that is added deselects no other.",
    .sequence,
    catalogue: ["R107"],
    sources: ["H5/UITableView.h", "BK-14"],
    topic: .selection,
    check: .onRows(
      .willDeselectRow,
      .didDeselectRow,
      .didSelectRow,
      .shouldHighlightRow,
      .final,
      answer: { picks, watch in
        guard picks.options.mode == .multiple else { return .notJudged }
        switch watch.now.event {
        case .willDeselectRow, .didDeselectRow:
          let isOfTap = picks.finger.isCertain && picks.finger.proposals > 0
          // Two fingers that leave two rows at once are two taps.
          guard picks.tap.isOpen || isOfTap, !picks.tap.isClouded, watch.hands.most < 2 else {
            return .notJudged
          }
          return .violated
        case .didSelectRow: return picks.tap.isOpen ? .holds : .notJudged
        default:
          guard let reading = picks.reading, reading.cause == .tap, reading.expected != nil else {
            return .notJudged
          }
          return Answer(reading.isRight)
        }
      },
      found: { picks, watch in picks.words(of: watch) },
      expecting: { picks, _ in
        picks.reading.map { "selected: \(Words.rows($0.expected ?? []))" }
          ?? "nothing of other rows: several may be selected"
      }
    ),
    passing: ["table=40 several=yes taps(0-5) . taps(0-6) |{0-5,0-6}"],
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
    sources: ["BK-14"],
    topic: .selection,
    check: .onRows(
      .willSelectRow,
      .willDeselectRow,
      .didSelectRow,
      .shouldHighlightRow,
      .final,
      answer: { picks, watch in
        guard picks.options.mode == .multiple else { return .notJudged }
        switch watch.now.event {
        case .willSelectRow:
          if picks.selection.contains(picks.subject) == .yes { return .violated }
          return picks.selection.rows == nil ? .notJudged : .holds
        case .willDeselectRow:
          if picks.selection.contains(picks.subject) == .no { return .violated }
          return picks.selection.rows == nil ? .notJudged : .holds
        case .didSelectRow:
          let isOfTap = picks.finger.isCertain && picks.finger.wasDeselected
          return isOfTap && !picks.finger.isClouded ? .violated : .notJudged
        default:
          guard let reading = picks.reading, reading.cause == .leave, reading.expected != nil else {
            return .notJudged
          }
          return Answer(reading.isRight)
        }
      },
      found: { picks, watch in picks.words(of: watch) },
      expecting: { picks, _ in
        if let reading = picks.reading, reading.cause == .leave {
          return "selected: \(Words.rows(reading.expected ?? []))"
        }
        return picks.selection.contains(picks.subject) == .yes
          ? "willDeselectRowAt\(picks.subject.words)" : "willSelectRowAt\(picks.subject.words)"
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
