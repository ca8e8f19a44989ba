internal import Traces

/// Rules about the control events of a text field (R591).
enum ControlEventRules {
  static let all = [sends, sendsOnce]

  static let sends = Rule(
    "text.control.sends",
    "A text field sends the control event for each beginning, change and end of an edit that it has an action for.",
    .response,
    catalogue: ["R591"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard typing.facts.controls.missing != nil else { return .notJudged }
        try typing.hear(.sendActions)
        try typing.need(!typing.facts.controls.hasUntold, .message)
        try typing.stays()
        try typing.withoutDelegate()
        return .violated
      },
      found: { "no \($0.facts.controls.missing?.rawValue ?? "control event")" },
      expecting: { "sendActions for \($0.facts.controls.missing?.rawValue ?? "it")" }
    ),
    passing: [
      "field=yes actions=begin,end focus shouldBegin=yes didBeginText acts(begin) notesBegin done",
      "field=yes actions=change \(EndRules.begun)[] type:A shouldChange(0,0,A)=yes acts(change) notesChange done",
    ],
    failing: [
      "field=yes actions=begin,end focus shouldBegin=yes didBeginText notesBegin ↓ done",
      "field=yes actions=change \(EndRules.begun)[] type:A shouldChange(0,0,A)=yes notesChange ↓ done",
    ]
  )

  static let sendsOnce = Rule(
    "text.control.once",
    "A control event is sent once for its occasion, and only if the text field has an action for it.",
    .sequence,
    catalogue: ["R591", "R600"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard let kind = typing.facts.controls.needless else { return .notJudged }
        try typing.hear(kind.message)
        if kind == .editingChanged { try typing.hear(.textFieldShouldClear) }
        // The occasion may stand before the beginning of the record.
        let isWhole = typing.watch.record.isFromTheStart || typing.hasCauseInTurn
        try typing.need(isWhole, .start)
        try typing.stays()
        try typing.withoutDelegate()
        return .violated
      },
      found: { "sendActions for \($0.facts.controls.needless?.rawValue ?? "an event")" },
      expecting: { _ in "\(Violation.nothing): no occasion that is left, or no action" }
    ),
    passing: [
      "field=yes actions=begin,end focus shouldBegin=yes didBeginText acts(begin) notesBegin done"
    ],
    failing: [
      "field=yes actions=begin,end focus shouldBegin=yes didBeginText acts(begin) acts(begin) notesBegin ↓ done",
      "field=yes actions=change focus shouldBegin=yes didBeginText acts(begin) notesBegin ↓ done",
    ]
  )
}
