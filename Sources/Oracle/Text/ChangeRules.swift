internal import Traces
internal import Transcripts

/// Rules about what becomes of the text as it is typed, and about the keys for return and for clearing
/// (R276 to R278).
enum ChangeRules {
  static let all = [
    heedsRefusal, keepsText, asks, inText, asksFirst, notifies, keepsCleared, asksToReturn,
    returnEndsNothing,
    asksToClear, clearsByButton, onlyOfEdited,
  ]

  static let begun = EndRules.begun

  static let heedsRefusal = Rule(
    "text.change.heeds-refusal",
    "A change that the delegate refuses is not told to observers.",
    .sequence,
    catalogue: ["R276"],
    topic: .typing,
    check: Typing.question(
      .textDidChange,
      answer: { typing throws(Lack) in
        guard let asked = typing.facts.change, asked.turn == typing.turn,
          typing.facts.clearing == nil
        else { return .notJudged }
        try typing.need(asked.answer != .unknown, .answer)
        try typing.withoutDelegate()
        return Answer(asked.answer == .yes)
      },
      expecting: { _ in
        "\(Violation.nothing): textField(_:shouldChangeCharactersIn:) was answered with false"
      }
    ),
    passing: ["field=yes \(begun) type:A shouldChange(0,0,A)=no"],
    failing: ["field=yes \(begun) type:A shouldChange(0,0,A)=no ↓ notesChange"]
  )

  static let keepsText = Rule(
    "text.is-what-was-accepted",
    "A text field shows what it showed before, with the changes that its delegate let happen.",
    .invariant,
    catalogue: ["R276", "R278"],
    topic: .typing,
    check: Typing.question(
      .textDidChange,
      .textFieldShouldEnd,
      .textFieldDidEnd,
      .textDidEnd,
      .textFieldShouldChange,
      .textFieldShouldReturn,
      .textFieldShouldClear,
      .textDidBegin,
      .final,
      answer: { typing throws(Lack) in
        guard !typing.isOfOther else { return .notJudged }
        // A text that nobody told may have been set before the record, as the first message tells.
        if typing.event == .textDidBegin, typing.edit.isTextKept { return .notJudged }
        // A cell that nobody types into may have got another row, and its text.
        if typing.facts.form != nil, !typing.isSurelyOpen || typing.isFinal { return .notJudged }
        // Text that is typed without a question, where a question could be heard, is another rule's
        // matter.
        let watch = typing.watch
        try typing.need(
          watch.hears(.textFieldShouldChange) || watch.record.calls == .recorded,
          .message
        )
        try typing.need(watch.hears(.textFieldShouldClear) || !watch.mayHaveClearButton, .message)
        // A field may clear itself as it begins.
        try typing.need(watch.hears(.textFieldDidBegin) || !typing.facts.mayClear(watch), .message)
        let shown = try typing.told.text.value
        return Answer(shown == (try typing.edit.text.value))
      },
      expecting: { "the text \"\($0.edit.text.ifTold ?? "")\"" }
    ),
    passing: [
      "field=yes \(begun)[] type:Ada shouldChange(0,0,Ada)=yes notesChange[Ada]",
      "field=yes \(begun)[Ada] clear shouldClear=no done shouldEnd[Ada]=yes didEndText[Ada] notesEnd",
      // A form asks whether another field may be edited before the edited one has ended.
      "form=TT focus shouldBegin[]=yes didBeginText[] notesBegin[] type:Ada shouldChange(0,0,Ada)=yes notesChange[Ada] focus shouldBegin[]=yes shouldEnd[Ada]=yes didEndText[Ada] posts(0-0) records(k0,Ada) notesEnd[Ada] didBeginText[] notesBegin[]",
    ],
    failing: [
      "field=yes \(begun)[] type:Ada shouldChange(0,0,Ada)=yes ↓ notesChange[A]",
      "field=yes \(begun)[A] type:d shouldChange(1,0,d)=no done ↓ shouldEnd[Ad]=yes didEndText notesEnd",
      "field=yes \(begun)[A] clear shouldClear=no done ↓ shouldEnd[]=yes didEndText notesEnd",
      "field=yes \(begun) clear shouldClear[A]=no clear ↓ shouldClear[]=no",
      "field=yes text=A \(begun) type:d shouldChange(1,0,d)=no done ↓ shouldEnd[Ad]=yes didEndText notesEnd",
    ]
  )

  static let asks = Rule(
    "text.change.asks",
    "What is typed into a text field, or deleted from it, asks whether the text may change.",
    .response,
    catalogue: ["R276"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        // A change that comes without a question is told by the rule about that.
        guard typing.isIn(.typing), typing.facts.call.foundOpen, typing.facts.call.changesText,
          !typing.facts.notifications.hasChange
        else { return .notJudged }
        try typing.hear(.textFieldShouldChange)
        try typing.withoutDelegate()
        try typing.knowCalls()
        try typing.inWindow()
        return Answer(typing.facts.change?.turn == typing.turn)
      },
      found: { _ in "a text that is typed or deleted, and no question" },
      expecting: { _ in "textField(_:shouldChangeCharactersIn:replacementString:)" }
    ),
    passing: ["field=yes \(begun)[] backspace type:A shouldChange(0,0,A)=no focus"],
    failing: [
      "field=yes \(begun)[] type:A ↓ focus", "field=yes \(begun)[Ada] backspace ↓ focus",
    ]
  )

  static let inText = Rule(
    "text.change.in-the-text",
    "What a text field asks to replace is a part of the text that it shows.",
    .invariant,
    catalogue: ["R276"],
    topic: .typing,
    check: Typing.question(
      .textFieldShouldChange,
      answer: { typing throws(Lack) in
        guard !typing.isOfOther, let range = typing.told.range else { return .notJudged }
        let shown = typing.told.text.isTold ? typing.told.text : typing.edit.text
        let text = try shown.value
        return Answer(range.upperBound <= text.utf16.count)
      },
      found: { "a range up to \($0.told.range?.upperBound ?? 0)" },
      expecting: { typing in
        let text = typing.told.text.ifTold ?? typing.edit.text.ifTold ?? ""
        return "a range in \(text.utf16.count) units of text"
      }
    ),
    passing: ["field=yes \(begun)[Ada] backspace shouldChange(2,1,)=no focus"],
    failing: ["field=yes \(begun)[Ada] backspace ↓ shouldChange(4,1,)=no focus"]
  )

  static let asksFirst = Rule(
    "text.change.asks-first",
    "Typed text asks whether it may change what is there before it does.",
    .sequence,
    catalogue: ["R276"],
    topic: .typing,
    check: Typing.question(
      .textDidChange,
      answer: { typing throws(Lack) in
        try typing.hear(.textFieldShouldChange)
        try typing.knowCalls()
        guard typing.isIn(.typing), !typing.hasDelegateCalled else { return .notJudged }
        return Answer(typing.facts.change?.turn == typing.turn)
      },
      expecting: { _ in "textField(_:shouldChangeCharactersIn:replacementString:) first" }
    ),
    passing: ["field=yes \(begun) type:A shouldChange(0,0,A)=yes notesChange"],
    failing: ["field=yes \(begun) type:A ↓ notesChange"]
  )

  static let notifies = Rule(
    "text.change.notifies",
    "A change that the delegate lets happen is posted to observers.",
    .response,
    catalogue: ["R276"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard typing.facts.notifications.changes > 0 else { return .notJudged }
        try typing.hear(.textDidChange)
        try typing.inWindow()
        try typing.withoutDelegate()
        return .violated
      },
      found: { _ in "a change that was let happen, and no notification" },
      expecting: { _ in "textDidChange" }
    ),
    passing: ["field=yes \(begun)[] type:A shouldChange(0,0,A)=yes notesChange[A] focus"],
    failing: [
      "field=yes \(begun)[] type:A shouldChange(0,0,A)=yes ↓ focus",
      "field=yes \(begun) type:A shouldChange(0,0,A)=yes ↓ focus",
      "field=yes text=A \(begun) clear shouldClear=yes ↓ focus",
    ]
  )

  static let keepsCleared = Rule(
    "text.clear.heeds-refusal",
    "A text that the delegate does not let go stays, and observers hear nothing.",
    .sequence,
    catalogue: ["R278"],
    topic: .typing,
    check: Typing.question(
      .textDidChange,
      answer: { typing throws(Lack) in
        guard let asked = typing.facts.clearing, asked.turn == typing.turn,
          typing.facts.change == nil
        else { return .notJudged }
        try typing.need(asked.answer != .unknown, .answer)
        try typing.withoutDelegate()
        return Answer(asked.answer == .yes)
      },
      expecting: { _ in "\(Violation.nothing): textFieldShouldClear was answered with false" }
    ),
    passing: ["field=yes \(begun) clear shouldClear=no"],
    failing: ["field=yes \(begun) clear shouldClear=no ↓ notesChange"]
  )

  static let asksToReturn = Rule(
    "text.return.asks",
    "The return key asks the delegate, once.",
    .response,
    catalogue: ["R277"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard typing.isIn(.returnKey), typing.facts.call.foundOpen else { return .notJudged }
        try typing.hear(.textFieldShouldReturn)
        try typing.withoutDelegate()
        return Answer(typing.isAskedRightly(typing.facts.keys.returns))
      },
      found: { "the return key, and \($0.facts.keys.returns) questions about it" },
      expecting: { _ in "textFieldShouldReturn, once" }
    ),
    passing: ["field=yes \(begun) return shouldReturn=yes focus"],
    failing: [
      "field=yes \(begun) return ↓ focus",
      "field=yes \(begun) return shouldReturn=yes shouldReturn=yes ↓ focus",
    ]
  )

  static let returnEndsNothing = Rule(
    "text.return.ends-nothing",
    "The return key does not end editing by itself.",
    .sequence,
    catalogue: ["R277"],
    sources: ["R/uitextfielddelegate", "H5/UITextField.h", "B-80"],
    topic: .typing,
    check: Typing.question(
      .textFieldShouldEnd,
      .textFieldDidEnd,
      .textFieldShouldReturn,
      answer: { typing throws(Lack) in
        if typing.event == .textFieldShouldReturn { return .holds }
        guard typing.isIn(.returnKey) else { return .notJudged }
        // An action for the key's own event may make the field resign (R590).
        try typing.need(!typing.facts.controls.hasExit, .setup)
        try typing.need(typing.watch.hands.areRecorded, .touches)
        try typing.withoutDelegate()
        // A question that follows one out of place says nothing new.
        guard typing.event == .textFieldShouldEnd || typing.edit.ending?.turn != typing.turn else {
          return .notJudged
        }
        return .violated
      },
      expecting: { _ in "\(Violation.nothing): whether the field resigns is the delegate's matter" }
    ),
    passing: [
      "field=yes \(begun) return shouldReturn=yes",
      "field=yes \(begun) return shouldReturn=yes ~done shouldEnd=yes didEndText notesEnd",
    ],
    failing: ["field=yes \(begun) return shouldReturn=no ↓ shouldEnd=yes didEndText notesEnd"]
  )

  static let asksToClear = Rule(
    "text.clear.asks",
    "The clear button asks the delegate, once.",
    .response,
    catalogue: ["R278"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard typing.isIn(.clearButton), typing.facts.call.foundOpen else { return .notJudged }
        try typing.hear(.textFieldShouldClear)
        try typing.withoutDelegate()
        return Answer(typing.isAskedRightly(typing.facts.keys.clears))
      },
      found: { "the clear button, and \($0.facts.keys.clears) questions about it" },
      expecting: { _ in "textFieldShouldClear, once" }
    ),
    passing: ["field=yes \(begun)[A] clear shouldClear=no focus"],
    failing: ["field=yes \(begun)[A] clear ↓ focus"]
  )

  static let clearsByButton = Rule(
    "text.clear.by-button",
    "A text field asks whether its text may go when the clear button was tapped, and not as it begins to be edited.",
    .sequence,
    catalogue: ["R278"],
    sources: ["B-80"],
    topic: .typing,
    check: Typing.question(
      .textFieldShouldClear,
      answer: { typing throws(Lack) in
        // A question in the turn of a delegate's call may be the button's.
        try typing.knowCalls()
        try typing.withoutDelegate()
        // Before it has begun no button can be meant but one that is always there.
        if typing.question?.turn == typing.turn, !typing.isIn(.clearButton) { return .violated }
        if typing.facts.notifications.begins > 0 { return .violated }
        return typing.isSurelyOpen ? .holds : .notJudged
      },
      expecting: { _ in "\(Violation.nothing): no clear button was tapped" }
    ),
    passing: ["field=yes \(begun) clear shouldClear=yes"],
    failing: ["field=yes focus shouldBegin=yes ↓ shouldClear=yes didBeginText notesBegin"]
  )

  static let onlyOfEdited = Rule(
    "text.change.only-of-edited",
    "Typing and the return key are asked about of the text field that is edited, and of no other.",
    .sequence,
    catalogue: ["R270", "R271", "R275", "R276", "R277"],
    sources: ["L-28"],
    topic: .typing,
    check: Typing.question(
      .textFieldShouldChange,
      .textFieldShouldReturn,
      answer: { typing throws(Lack) in
        try typing.need(typing.edit.isOpen != .unknown || typing.isOtherOpen, .start)
        return Answer(!typing.isSurelyShut && !typing.isOtherOpen)
      },
      found: { "\($0.watch.now.event.word) of a text field that is not edited" },
      expecting: { _ in "nothing, or a question about the text field that is edited" }
    ),
    passing: [
      "field=yes \(begun) type:A shouldChange(0,0,A)=no",
      "log shouldChange(0,0,A)=yes shouldReturn=yes",
    ],
    failing: [
      "field=yes \(begun) done shouldEnd=yes didEndText notesEnd ↓ shouldReturn=yes",
      "field=yes log shouldBegin=yes didBeginText shouldEnd=yes didEndText ↓ shouldChange(0,0,A)=yes",
      "fields=yes log shouldBegin=yes didBeginText ↓ shouldReturn'=yes",
    ]
  )
}
