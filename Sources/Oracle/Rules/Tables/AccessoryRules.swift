internal import Traces

/// Rules about the buttons at the right end of rows (truth R120 to R122).
enum AccessoryRules {
  static let all = [onlyOfButtons, alone, once, told]

  static let alone = Rule(
    "accessory.instead-of-selection",
    "A tap on a row's button is told as such, and not as a tap on the row.",
    .sequence,
    catalogue: ["R120", "R121"],
    sources: ["G-Sel", "BK-9"],
    topic: .selection,
    check: .onRows(
      .willSelectRow,
      .didSelectRow,
      .willDeselectRow,
      .didDeselectRow,
      .accessoryButtonTapped,
      answer: { picks, watch in
        guard picks.finger.isCertain, !picks.finger.isClouded else { return .notJudged }
        if watch.now.event == .accessoryButtonTapped { return Answer(!picks.finger.wasPicked) }
        return picks.finger.buttons > 0 ? .violated : .notJudged
      },
      expecting: { _, _ in "accessoryButtonTappedForRowWith, or the messages of a tap on the row" }
    ),
    passing: ["table=40 button=yes v:300,240 .3 ^ button(0-5) |{}"],
    failing: [
      "table=40 button=yes v:300,240 .3 ^ button(0-5) ↓ picks(0-5) |",
      "table=40 button=yes v:300,240 .9 lights(0-5) .3 ^ didUnhighlight(0-5) willSelect(0-5)=nil ↓ button(0-5) |",
    ]
  )

  static let once = Rule(
    "accessory.once",
    "A tap on a row's button is told once, with the row that was touched.",
    .sequence,
    catalogue: ["R120"],
    sources: ["G-Sel", "BK-9"],
    topic: .selection,
    check: .onRows(
      .accessoryButtonTapped,
      answer: { picks, _ in
        guard picks.finger.isCertain, !picks.finger.isClouded else { return .notJudged }
        if picks.finger.buttons > 0 { return .violated }
        guard case .row(let path) = picks.buttonSpot, picks.subject != .untold else {
          return .holds
        }
        return Answer(picks.subject == .row(path))
      },
      expecting: { picks, _ in
        picks.finger.buttons > 0 ? "nothing: it has been told" : picks.buttonSpot.words
      }
    ),
    passing: ["table=40 button=yes v:300,240 .3 ^ button(0-5) |{}"],
    failing: [
      "table=40 button=yes v:300,240 .3 ^ button(0-5) ↓ button(0-5) |",
      "table=40 button=yes v:300,240 .3 ^ ↓ button(0-6) |",
    ]
  )

  static let onlyOfButtons = Rule(
    "accessory.only-of-buttons",
    "Only a button tells of taps: a tap elsewhere in the row, or on what is no button, is the row's.",
    .sequence,
    catalogue: ["R122", "R120"],
    sources: ["H5/UITableViewCell.h"],
    topic: .selection,
    check: .onRows(
      .accessoryButtonTapped,
      answer: { picks, _ in
        guard let row = picks.subject.path, let hasButton = picks.hasButton(row) else {
          return .notJudged
        }
        guard hasButton else { return .violated }
        guard picks.finger.isCertain, !picks.finger.hasStrayed, !picks.finger.isClouded,
          picks.finger.spot != .unknown
        else { return .notJudged }
        return Answer(picks.isOnButton(row))
      },
      expecting: { _, _ in "the messages of a tap on the row" }
    ),
    passing: ["table=40 button=yes v:300,240 .3 ^ button(0-5) |{}"],
    failing: [
      "table=40 v:300,240 .3 ^ ↓ button(0-5) |", "table=40 button=yes v .3 ^ ↓ button(0-5) |",
    ]
  )

  static let told = Rule(
    "accessory.told",
    "A tap on a row's button is told, whatever willSelect would be answered.",
    .response,
    catalogue: ["R120", "R121"],
    sources: ["G-Sel", "BK-9"],
    topic: .selection,
    check: .onRows(
      .turnEnd,
      .final,
      answer: { picks, watch in
        guard case .row = picks.buttonSpot, picks.isSurelyOnButton(watch), picks.finger.isTap,
          watch.hears(.accessoryButtonTapped), picks.options.isEditing == .no, !picks.taps.isThere,
          picks.finger.isOver(at: watch.now.time, isFinal: watch.now.event == .final)
        else { return .notJudged }
        return Answer(picks.finger.buttons > 0)
      },
      found: { picks, _ in "a tap on the button of \(picks.buttonSpot.words), and nothing came" },
      expecting: { picks, _ in "accessoryButtonTappedForRowWith for \(picks.buttonSpot.words)" }
    ),
    passing: ["table=40 button=yes v:300,240 .3 ^ button(0-5) |{}"],
    failing: ["table=40 button=yes v:300,240 .3 ^ ↓ |{}"]
  )
}
