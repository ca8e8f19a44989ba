internal import Traces
internal import Transcripts

/// Rules about the buttons at the right end of rows (R120 to R122).
enum AccessoryRules {
  static let all = [onlyOfButtons, alone, once, told]

  static let alone = Rule(
    "accessory.instead-of-selection",
    "A tap on a row's button is told as such, and not as a tap on the row.",
    .sequence,
    catalogue: ["R120", "R121"],
    topic: .selection,
    check: Tap.question(
      at: [
        .willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow, .accessoryButtonTapped,
      ],
      answer: { tap throws(Lack) in
        _ = try tap.finger
        if tap.event == .accessoryButtonTapped { return Answer(!tap.scene.wasPicked) }
        return tap.scene.buttons > 0 ? .violated : .notJudged
      },
      expecting: { _ in "accessoryButtonTappedForRowWith, or the messages of a tap on the row" }
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
    topic: .selection,
    check: Tap.question(
      at: [.accessoryButtonTapped],
      answer: { tap throws(Lack) in
        _ = try tap.finger
        if tap.scene.buttons > 0 { return .violated }
        guard let touched = tap.buttonSpot.path, tap.row.isTold else { return .holds }
        return Answer(tap.row.path == touched)
      },
      expecting: { tap in
        tap.scene.buttons > 0 ? "nothing: it has been told" : tap.buttonSpot.wordsOfPlace
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
    topic: .selection,
    check: Tap.question(
      at: [.accessoryButtonTapped],
      answer: { tap throws(Lack) in
        guard let row = try tap.row.value else { return .notJudged }
        guard try tap.hasButton(row).value else { return .violated }
        let finger = try tap.finger
        try tap.need(!finger.hasStrayed && finger.spot.isTold, .place)
        return Answer(tap.isOnButton(row))
      },
      expecting: { _ in "the messages of a tap on the row" }
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
    topic: .selection,
    check: Tap.question(
      at: [.turnEnd, .final],
      answer: { tap throws(Lack) in
        guard tap.buttonSpot.path != nil, tap.isSurelyOnButton else { return .notJudged }
        try tap.hear(.accessoryButtonTapped)
        try tap.need(tap.options.isEditing == .no, .options)
        try tap.need(!tap.recognizer.isThere, .recognizer)
        let finger = try tap.finger
        guard finger.isTap, finger.isOver(at: tap.time, isFinal: tap.isFinal) else {
          return .notJudged
        }
        return Answer(tap.scene.buttons > 0)
      },
      found: { "a tap on the button of \($0.buttonSpot.wordsOfPlace), and nothing came" },
      expecting: { "accessoryButtonTappedForRowWith for \($0.buttonSpot.wordsOfPlace)" }
    ),
    passing: ["table=40 button=yes v:300,240 .3 ^ button(0-5) |{}"],
    failing: ["table=40 button=yes v:300,240 .3 ^ ↓ |{}"]
  )
}
