internal import Traces
internal import Transcripts

/// Rules about how the editing of a text field ends (R271, R273, R280).
enum EndRules {
  static let all = [
    heedsRefusal, asks, asksFirst, onlyOfEdited, isNotFirst, isForced, follows, notifiesAfter,
    notifies, onlyOneIsFirst,
  ]

  static let asks = Rule(
    "text.end.asks",
    "A text field that is edited and told to resign asks whether it may end.",
    .response,
    catalogue: ["R271", "R586"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard typing.facts.endAsked == typing.turn else { return .notJudged }
        try typing.hear(.textFieldShouldEnd)
        try typing.knowCalls()
        try typing.inWindow()
        return .violated
      },
      found: { _ in "a text field that is told to resign, and no question" },
      expecting: { _ in "textFieldShouldEndEditing" }
    ),
    passing: [
      "field=yes \(begun) done shouldEnd=no focus",
      "field=yes \(begun) return shouldReturn=yes ~done shouldEnd=no focus",
    ],
    failing: [
      "field=yes \(begun) done ↓ type:A shouldChange(0,0,A)=no",
      "field=yes \(begun) return shouldReturn=yes ~done ↓ type:A shouldChange(0,0,A)=no",
    ]
  )

  static let asksFirst = Rule(
    "text.end.asks-first",
    "A text field that is not made to end asks whether it may before it does.",
    .sequence,
    catalogue: ["R271", "R586"],
    topic: .typing,
    check: Typing.question(
      .textFieldDidEnd,
      answer: { typing throws(Lack) in
        try typing.hear(.textFieldShouldEnd)
        if typing.edit.ending != nil { return .holds }
        try typing.need(typing.edit.isOpen == .yes, .start)
        guard !typing.isForced else { return .notJudged }
        try typing.unforced()
        return .violated
      },
      expecting: { _ in "textFieldShouldEndEditing first" }
    ),
    passing: ["field=yes \(begun) done shouldEnd=yes didEndText notesEnd"],
    failing: ["field=yes \(begun) done ↓ didEndText notesEnd"]
  )

  static let begun = "focus shouldBegin=yes didBeginText notesBegin"

  static let heedsRefusal = Rule(
    "text.end.heeds-refusal",
    "A text field whose delegate says no goes on being edited, unless it is made to end.",
    .sequence,
    catalogue: ["R273", "R587"],
    topic: .typing,
    check: Typing.question(
      .textFieldDidEnd,
      answer: { typing throws(Lack) in
        guard let asked = typing.edit.ending, !typing.isForced else { return .notJudged }
        try typing.need(asked.answer != .unknown, .answer)
        if asked.answer == .yes { return .holds }
        try typing.unforced()
        return .violated
      },
      expecting: { _ in "\(Violation.nothing): textFieldShouldEndEditing was answered with false" }
    ),
    passing: [
      "field=yes \(begun) done shouldEnd=no",
      "field=yes \(begun) endEditing+ shouldEnd=no didEndText notesEnd",
    ],
    failing: ["field=yes \(begun) done shouldEnd=no ↓ didEndText notesEnd"]
  )

  static let isForced = Rule(
    "text.end.forced",
    "What takes a text field away, or ends its editing by force, ends it whatever the delegate says.",
    .response,
    catalogue: ["R273", "R280", "R588"],
    sources: ["H5/UITextField.h", "monazsh"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard typing.isForced, typing.facts.force.foundOpen else { return .notJudged }
        try typing.hear(.textFieldDidEnd)
        // A call by the delegate then may let another edit begin.
        try typing.withoutDelegate()
        return Answer(typing.edit.isOpen != .yes)
      },
      found: { _ in "a text field that is still edited" },
      expecting: { _ in "textFieldDidEndEditing" }
    ),
    passing: [
      "field=yes \(begun) endEditing+ shouldEnd=no didEndText notesEnd done",
      "field=yes \(begun) remove shouldEnd=yes didEndText notesEnd done",
    ],
    failing: [
      "field=yes \(begun) endEditing+ shouldEnd=no ↓ focus", "field=yes \(begun) remove ↓ focus",
    ]
  )

  static let onlyOfEdited = Rule(
    "text.end.only-of-edited",
    "The end of editing is asked about and told of the text field that is edited, and of no other.",
    .sequence,
    catalogue: ["R271"],
    topic: .typing,
    check: Typing.question(
      .textFieldShouldEnd,
      .textFieldDidEnd,
      answer: { typing throws(Lack) in
        try typing.need(typing.edit.isOpen != .unknown, .start)
        return Answer(!typing.isSurelyShut)
      },
      expecting: { _ in "an end of the text field that is edited" }
    ),
    passing: ["field=yes \(begun) done shouldEnd=yes didEndText notesEnd"],
    failing: [
      "field=yes \(begun) done shouldEnd=yes didEndText notesEnd ↓ didEndText notesEnd",
      "field=yes done ↓ shouldEnd=yes",
      "hears=didEndText field=yes focus done didEndText .9 ↓ didEndText",
      "field=yes log shouldBegin=no ↓ shouldEnd=yes didEndText",
      "fields=yes log shouldBegin=yes didBeginText ↓ shouldEnd'=yes didEndText'",
      "textviews=yes log mayBeginView=yes didBeginView ↓ shouldEnd'=yes didEndText'",
    ]
  )

  static let isNotFirst = Rule(
    "text.end.is-no-first-responder",
    "A text field that is edited no longer is not the first responder.",
    .invariant,
    catalogue: ["R271", "R272"],
    topic: .typing,
    check: Typing.question(
      .textFieldDidEnd,
      .textFieldShouldBegin,
      .final,
      answer: { typing throws(Lack) in
        guard let isFirst = typing.told.isFirst else { throw .state }
        guard typing.event != .textFieldDidEnd else { return Answer(!isFirst) }
        guard typing.isSurelyShut else { return .notJudged }
        try typing.hear(.textFieldDidBegin)
        return Answer(!isFirst)
      },
      expecting: { _ in "isFirstResponder false" }
    ),
    passing: ["field=yes \(begun) done shouldEnd+=yes didEndText- notesEnd-"],
    failing: ["field=yes \(begun) done shouldEnd+=yes ↓ didEndText+ notesEnd"]
  )

  static let follows = Rule(
    "text.end.follows-consent",
    "A text field whose delegate lets it end does.",
    .response,
    catalogue: ["R271"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard let asked = typing.edit.ending, asked.turn == typing.turn, asked.answer == .yes,
          typing.edit.isOpen == .yes, !typing.isForced
        else { return .notJudged }
        try typing.hear(.textFieldDidEnd)
        try typing.withoutDelegate()
        return .violated
      },
      found: { _ in "textFieldShouldEndEditing, answered with true, and no end" },
      expecting: { _ in "textFieldDidEndEditing" }
    ),
    passing: ["field=yes \(begun) done shouldEnd=yes didEndText notesEnd focus shouldBegin=no"],
    failing: ["field=yes \(begun) done shouldEnd=yes ↓ focus"]
  )

  static let notifies = Rule(
    "text.end.notifies",
    "The end of editing is posted to observers.",
    .response,
    catalogue: ["R271"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard typing.facts.notifications.ends > 0 else { return .notJudged }
        try typing.hear(.textDidEnd)
        // A field that has left its window has nobody to tell.
        try typing.stays()
        return .violated
      },
      found: { _ in "textFieldDidEndEditing, and no notification" },
      expecting: { _ in "textDidEndEditing" }
    ),
    passing: ["field=yes \(begun) done shouldEnd=yes didEndText notesEnd focus shouldBegin=no"],
    failing: ["field=yes \(begun) done shouldEnd=yes didEndText ↓ focus shouldBegin=no"]
  )

  static let onlyOneIsFirst = Rule(
    "text.only-one-is-first-responder",
    "Of several text fields one at most is the first responder.",
    .rest,
    catalogue: ["R275"],
    topic: .typing,
    check: Typing.question(
      .final,
      answer: { typing throws(Lack) in
        guard let isFirst = typing.told.isFirst else { throw .state }
        let watch = typing.watch
        guard isFirst, watch.now.time >= 0 else { return .notJudged }
        // The states at rest of one instant, one after the other.
        let isAnother = watch.site.stage.watches.contains { other in
          guard other !== watch, let told = other.text?.now else { return false }
          return told.event == .final && told.time == watch.now.time && told.isFirst == true
        }
        return Answer(!isAnother)
      },
      found: { _ in "isFirstResponder true, as another field's" },
      expecting: { _ in "isFirstResponder false of one of them" }
    ),
    passing: ["fields=yes midway settle rests+ rests'-"],
    failing: ["fields=yes midway settle rests+ ↓ rests'+"]
  )

  static let notifiesAfter = Rule(
    "text.end.notified-after",
    "Observers hear that editing has ended after the delegate does, once.",
    .sequence,
    catalogue: ["R271"],
    topic: .typing,
    check: Typing.question(
      .textDidEnd,
      answer: { typing throws(Lack) in
        try typing.hear(.textFieldDidEnd)
        try typing.witnessed()
        return Answer(typing.facts.notifications.ends > 0)
      },
      expecting: { _ in "textFieldDidEndEditing first, and one notification for it" }
    ),
    passing: ["field=yes \(begun) done shouldEnd=yes didEndText notesEnd"],
    failing: ["field=yes \(begun) done shouldEnd=yes ↓ notesEnd didEndText notesEnd"]
  )
}
