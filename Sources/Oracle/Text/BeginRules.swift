internal import Traces
internal import Transcripts

/// Rules about how the editing of a text field begins (R270, R272, R275).
enum BeginRules {
  static let all = [
    asks, heedsRefusal, asksFirst, oneAtATime, isFirst, follows, beforeKeyboard, notifiesAfter,
    notifies,
    notWhereGone,
  ]

  static let asks = Rule(
    "text.begin.asks",
    "A text field that is tapped, or told to become first responder, asks whether it may be edited.",
    .response,
    catalogue: ["R270"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      .final,
      answer: { typing throws(Lack) in
        guard typing.facts.focus?.isOverdue(at: typing.watch.now) == true else { return .notJudged }
        try typing.hear(.textFieldShouldBegin)
        try typing.withoutDelegate()
        try typing.knowCalls()
        try typing.inWindow()
        return .violated
      },
      found: {
        $0.facts.focus?.isOfTap == true
          ? "a tap on the field, and no question" : "becomeFirstResponder(), and no question"
      },
      expecting: { _ in "textFieldShouldBeginEditing" }
    ),
    passing: [
      "field=yes focus shouldBegin=no done",
      "field=yes v:90,20 .5 ^ shouldBegin=yes didBeginText notesBegin",
    ],
    failing: ["field=yes focus ↓ done", "field=yes v:90,20 .5 ^ .30 ↓ v:90,20 .5 ^"]
  )

  static let asksFirst = Rule(
    "text.begin.asks-first",
    "A text field asks whether it may be edited before it is.",
    .sequence,
    catalogue: ["R270"],
    topic: .typing,
    check: Typing.question(
      .textFieldDidBegin,
      answer: { typing throws(Lack) in
        try typing.hear(.textFieldShouldBegin)
        if typing.question != nil { return .holds }
        try typing.witnessed()
        return .violated
      },
      expecting: { _ in "textFieldShouldBeginEditing first" }
    ),
    passing: ["field=yes focus shouldBegin=yes didBeginText notesBegin"],
    failing: [
      "field=yes focus ↓ didBeginText notesBegin",
      """
      fields=yes focus shouldBegin=yes didBeginText notesBegin focus' shouldBegin'=yes shouldEnd=no .30 \
      done shouldEnd=yes didEndText notesEnd focus' ↓ didBeginText' notesBegin'
      """,
    ]
  )

  static let heedsRefusal = Rule(
    "text.begin.heeds-refusal",
    "A text field whose delegate says no is not edited.",
    .sequence,
    catalogue: ["R272"],
    topic: .typing,
    check: Typing.question(
      .textFieldDidBegin,
      answer: { typing throws(Lack) in
        guard let asked = typing.question else { return .notJudged }
        try typing.need(asked.answer != .unknown, .answer)
        return Answer(asked.answer == .yes)
      },
      expecting: { _ in "\(Violation.nothing): textFieldShouldBeginEditing was answered with false"
      }
    ),
    passing: ["field=yes focus shouldBegin=no"],
    failing: ["field=yes focus shouldBegin=no ↓ didBeginText notesBegin"]
  )

  static let oneAtATime = Rule(
    "text.one-at-a-time",
    "A text field is edited only when no other one is: the end of one comes before the beginning of the next.",
    .sequence,
    catalogue: ["R275", "R583", "R270", "R271"],
    sources: ["R/uitextfielddelegate", "L-28"],
    topic: .typing,
    check: Typing.question(
      .textFieldDidBegin,
      answer: { typing throws(Lack) in
        let isOpen = typing.edit.isOpen == .yes || typing.isOtherOpen
        try typing.need(isOpen || typing.edit.isOpen == .no, .start)
        return Answer(!isOpen)
      },
      expecting: { _ in "textFieldDidEndEditing of the one that is edited" }
    ),
    passing: [
      """
      fields=yes focus shouldBegin=yes didBeginText notesBegin focus shouldBegin'=yes shouldEnd=yes didEndText \
      notesEnd didBeginText' notesBegin'
      """
    ],
    failing: [
      "fields=yes focus shouldBegin=yes didBeginText notesBegin focus shouldBegin'=yes ↓ didBeginText' notesBegin'",
      """
      form=TT focus shouldBegin(0-0,a)=yes didBeginText(0-0,a) notesBegin(0-0,a) focus shouldBegin(0-1,b)=yes \
      ↓ didBeginText(0-1,b) notesBegin(0-1,b)
      """,
      "hears=didBeginText,didEndText,acts form=TT focus didBeginText acts() focus ↓ didBeginText",
    ]
  )

  static let isFirst = Rule(
    "text.begin.is-first-responder",
    "A text field that is edited is the first responder.",
    .invariant,
    catalogue: ["R270"],
    topic: .typing,
    check: Typing.question(
      .textFieldDidBegin,
      .textFieldShouldChange,
      .final,
      answer: { typing throws(Lack) in
        guard let isFirst = typing.told.isFirst else { throw .state }
        if typing.event == .textFieldDidBegin { return Answer(isFirst) }
        guard typing.isSurelyOpen else { return .notJudged }
        try typing.inWindow()
        return Answer(isFirst)
      },
      expecting: { _ in "isFirstResponder true" }
    ),
    passing: ["field=yes focus shouldBegin-=yes didBeginText+ notesBegin+"],
    failing: ["field=yes focus shouldBegin-=yes ↓ didBeginText- notesBegin"]
  )

  static let follows = Rule(
    "text.begin.follows-consent",
    "A text field whose delegate says yes is edited, unless another one does not let go.",
    .response,
    catalogue: ["R270"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard
          typing.facts.beginnings.contains(where: { $0.turn == typing.turn && $0.answer == .yes })
        else { return .notJudged }
        try typing.hear(.textFieldDidBegin)
        try typing.hear(.textFieldShouldEnd)
        try typing.need(!typing.watch.site.stage.hasKeptFocus(in: typing.turn), .answer)
        try typing.need(typing.watch.record.calls != .hidden, .calls)
        try typing.withoutDelegate()
        try typing.inWindow()
        return .violated
      },
      found: { _ in "textFieldShouldBeginEditing, answered with true, and no beginning" },
      expecting: { _ in "textFieldDidBeginEditing" }
    ),
    passing: ["field=yes focus shouldBegin=yes didBeginText notesBegin focus"],
    failing: ["field=yes focus shouldBegin=yes ↓ done"]
  )

  static let beforeKeyboard = Rule(
    "text.begin.before-keyboard",
    "A text field's delegate hears that editing has begun before the keyboard comes for it.",
    .sequence,
    grade: .should,
    catalogue: ["R580"],
    topic: .typing,
    check: Typing.question(
      .keyboardWillShow,
      answer: { typing throws(Lack) in
        try typing.hear(.textFieldDidBegin)
        try typing.withoutDelegate()
        let isEarly = typing.facts.beginnings.contains {
          $0.turn == typing.turn && $0.answer == .yes
        }
        return isEarly ? .violated : .holds
      },
      expecting: { _ in "textFieldDidBeginEditing first" }
    ),
    passing: ["form=T focus shouldBegin(0-0,a)=yes didBeginText(0-0,a) notesBegin(0-0,a) J"],
    failing: ["form=T focus shouldBegin(0-0,a)=yes ↓ J didBeginText(0-0,a) notesBegin(0-0,a)"]
  )

  static let notifies = Rule(
    "text.begin.notifies",
    "The beginning of editing is posted to observers.",
    .response,
    catalogue: ["R270"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard typing.facts.notifications.begins > 0 else { return .notJudged }
        try typing.hear(.textDidBegin)
        try typing.stays()
        return .violated
      },
      found: { _ in "textFieldDidBeginEditing, and no notification" },
      expecting: { _ in "textDidBeginEditing" }
    ),
    passing: ["field=yes focus shouldBegin=yes didBeginText notesBegin focus"],
    failing: ["field=yes focus shouldBegin=yes didBeginText ↓ focus"]
  )

  static let notifiesAfter = Rule(
    "text.begin.notified-after",
    "Observers hear that editing has begun after the delegate does, once.",
    .sequence,
    catalogue: ["R270"],
    topic: .typing,
    check: Typing.question(
      .textDidBegin,
      answer: { typing throws(Lack) in
        try typing.hear(.textFieldDidBegin)
        try typing.witnessed()
        return Answer(typing.facts.notifications.begins > 0)
      },
      expecting: { _ in "textFieldDidBeginEditing first, and one notification for it" }
    ),
    passing: ["field=yes focus shouldBegin=yes didBeginText notesBegin"],
    failing: [
      "field=yes focus shouldBegin=yes ↓ notesBegin didBeginText notesBegin",
      "field=yes focus shouldBegin=yes didBeginText notesBegin ↓ notesBegin",
    ]
  )

  static let notWhereGone = Rule(
    "text.begin.not-where-gone",
    "A text field whose cell goes with a load as it is asked is not edited.",
    .sequence,
    catalogue: ["R588", "R280"],
    topic: .typing,
    check: Typing.question(
      .textFieldDidBegin,
      answer: { typing throws(Lack) in
        guard typing.facts.force.turn == typing.turn, typing.facts.force.isOwn,
          let asked = typing.question, asked.turn == typing.turn
        else { return .notJudged }
        return try typing.told.row.value == nil ? .violated : .holds
      },
      expecting: { _ in "\(Violation.nothing): the field has gone with its cell" }
    ),
    passing: ["\(asked) ~reload"],
    failing: ["\(asked) ~reload ↓ didBeginText(nil,c) notesBegin(nil,c)"]
  )

  /// In drawings: a form whose field is asked whether it may be edited.
  private static let asked = "form=TTT v .09 ^ shouldBegin(0-1,c)=yes"
}
