internal import Traces
internal import Transcripts

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
      .textFieldShouldEnd,
      .textFieldShouldBegin,
      answer: { typing throws(Lack) in
        guard typing.missingEvent != nil else { return .notJudged }
        try typing.hear(.sendActions)
        try typing.need(!typing.facts.controls.hasUntold, .message)
        try typing.stays()
        try typing.withoutHiddenDelegate()
        try typing.need(!typing.facts.controls.isDisturbed, .delegate)
        return .violated
      },
      found: { "no \($0.missingEvent?.rawValue ?? "control event")" },
      expecting: { "sendActions for \($0.missingEvent?.rawValue ?? "it")" }
    ),
    passing: [
      "field=yes actions=begin,end focus shouldBegin=yes didBeginText acts(begin) notesBegin focus",
      "field=yes actions=change \(EndRules.begun)[] type:A shouldChange(0,0,A)=yes acts(change) notesChange focus",
    ],
    failing: [
      "field=yes actions=begin,end focus shouldBegin=yes didBeginText notesBegin ↓ focus",
      "field=yes actions=change \(EndRules.begun)[] type:A shouldChange(0,0,A)=yes notesChange ↓ focus",
      "field=yes actions=change \(EndRules.begun) type:A shouldChange(0,0,A)=yes notesChange ↓ focus",
      "field=yes actions=begin,end log shouldBegin didBeginText ↓ shouldEnd didEndText acts(end)",
      "field=yes actions=end \(EndRules.begun) return shouldReturn=yes ~done shouldEnd=yes didEndText notesEnd ↓ focus shouldBegin=no",
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
      .sendActions,
      answer: { typing throws(Lack) in
        if typing.event == .sendActions { return try typing.isInOrder }
        guard let kind = typing.facts.controls.needless else { return .notJudged }
        if kind == .editingChanged {
          // A key that is told changes the text once at the most.
          if !typing.isIn(.typing) {
            try typing.hear(kind.message)
            try typing.hear(.textFieldShouldClear)
          }
        } else {
          try typing.hear(kind.message)
        }
        // The occasion may stand before the beginning of the record.
        let isWhole = typing.watch.record.isFromTheStart || typing.hasCauseInTurn
        try typing.need(isWhole, .start)
        try typing.stays()
        try typing.withoutDelegate()
        return .violated
      },
      found: { typing in
        let kind =
          typing.event == .sendActions ? typing.told.control : typing.facts.controls.needless
        return "sendActions for \(kind?.rawValue ?? "an event")"
      },
      expecting: { _ in "\(Violation.nothing): no occasion that is left, or no action" }
    ),
    passing: [
      "field=yes actions=begin,end focus shouldBegin=yes didBeginText acts(begin) notesBegin focus"
    ],
    failing: [
      "field=yes actions=begin,end focus shouldBegin=yes didBeginText acts(begin) acts(begin) notesBegin ↓ focus",
      "field=yes actions=change focus shouldBegin=yes didBeginText acts(begin) notesBegin ↓ focus",
      "hears=acts field=yes actions=begin,change,end focus acts(begin) type:A acts(change) acts(change) ↓ done",
      "hears=acts field=yes actions=begin,change,end focus acts(begin) done acts(end) focus type:A ↓ acts(change) done acts(end)",
    ]
  )
}

extension Typing {
  /// The control event that should have been sent by now; nil: none.
  ///
  /// At the end of a turn all of the turn's are. Where no line says that one is over, the next question of the same
  /// field does.
  fileprivate var missingEvent: ControlEvents.Kind? {
    switch event {
    case .textFieldShouldEnd: facts.controls.lacks(.editingDidBegin)
    case .textFieldShouldBegin: facts.controls.lacks(.editingDidEnd)
    default: facts.controls.missing
    }
  }

  /// Returns an answer that holds if a control event fits the edit, where events alone tell of edits.
  fileprivate var isInOrder: Answer {
    get throws(Lack) {
      guard let control = told.control, !watch.hears(.textFieldDidBegin),
        !watch.hears(.textFieldDidEnd), facts.maybeForceTurn != turn
      else { return .notJudged }
      try need(edit.isOpen != .unknown, .start)
      try withoutDelegate()
      switch control {
      case .editingDidBegin: return Answer(edit.isOpen == .no)
      case .editingChanged, .editingDidEnd: return Answer(edit.isOpen == .yes)
      case .editingDidEndOnExit: return .notJudged
      }
    }
  }
}
