internal import Transcripts

/// Rules about what a text view asks and tells of the editing of its text (R581, R582).
enum TextViewRules {
  static let all = [
    asks, asksToBegin, oneAtATime, begins, keyboardFirst, onlyWhileEdited, asksToChange,
    heedsChange, changes, asksToEnd, ends,
  ]

  static let asks = Rule(
    "text-view.begin.asks",
    "A text view that is tapped, or told to become first responder, asks whether it may be edited.",
    .response,
    catalogue: ["R582"],
    topic: .controls,
    check: .ofTextView(
      .pause,
      .turnEnd,
      .final,
      answer: { text, watch in
        guard text.focus.isOverdue(at: watch.now), watch.hears(.textViewShouldBegin),
          text.isLeftAlone(watch)
        else { return .notJudged }
        return .violated
      },
      found: "becomeFirstResponder() or a tap, and no question",
      expecting: { _ in "textViewShouldBeginEditing" }
    ),
    passing: [
      "\(begun)", "textview=yes focus mayBeginView=no done",
      "textview=yes v:90,20 .5 ^ mayBeginView=yes J didBeginView",
    ],
    failing: ["textview=yes focus ↓ done", "textview=yes v:90,20 .5 ^ .30 ↓ v:90,20 .5 ^"]
  )

  static let asksToBegin = Rule(
    "text-view.begin.asks-first",
    "A text view asks whether it may be edited before it is; with no it is not.",
    .sequence,
    catalogue: ["R582"],
    topic: .controls,
    check: .ofTextView(
      .textViewDidBegin,
      answer: { text, watch in
        guard watch.hears(.textViewShouldBegin) else { return .notJudged }
        if let asked = text.beginning { return Answer(asked.answer != .no) }
        return watch.record.isFromTheStart || text.isHeardOf ? .violated : .notJudged
      },
      expecting: { text in
        text.beginning == nil
          ? "textViewShouldBeginEditing first"
          : "\(Violation.nothing): textViewShouldBeginEditing was answered with false"
      }
    ),
    passing: ["\(begun)"],
    failing: [
      "textview=yes focus J ↓ didBeginView",
      "textview=yes focus mayBeginView=no J ↓ didBeginView",
      "textview=yes log mayBeginView=no ↓ didBeginView",
      "textview=yes log didBeginView mayEndView didEndView ↓ didBeginView",
    ]
  )

  static let oneAtATime = Rule(
    "text-view.one-at-a-time",
    "A text view is edited only when nothing else is: the end of one comes before the beginning of the next.",
    .sequence,
    catalogue: ["R275", "R582"],
    topic: .controls,
    check: .ofTextView(
      .textViewDidBegin,
      answer: { _, watch in Answer(!watch.site.stage.hasEdit(besides: watch)) },
      expecting: { _ in "textFieldDidEndEditing or textViewDidEndEditing of what is edited" }
    ),
    passing: ["\(begun)"],
    failing: [
      """
      textviews=yes focus' shouldBegin'=yes didBeginText' notesBegin' focus mayBeginView=yes J ↓ didBeginView
      """
    ]
  )

  static let begins = Rule(
    "text-view.begin.follows-consent",
    "A text view whose delegate lets it be edited is.",
    .response,
    catalogue: ["R582"],
    topic: .controls,
    check: .ofTextView(
      .pause,
      .turnEnd,
      answer: { text, watch in
        guard text.focusTurn == watch.now.turn, let asked = text.beginning,
          asked.turn == watch.now.turn, asked.answer == .yes, watch.hears(.textViewDidBegin),
          text.isLeftAlone(watch)
        else { return .notJudged }
        return .violated
      },
      found: "textViewShouldBeginEditing, answered with true, and no beginning",
      expecting: { _ in "textViewDidBeginEditing" }
    ),
    passing: ["\(begun) done mayEndView=no"],
    failing: ["textview=yes focus mayBeginView=yes J ↓ type:A"]
  )

  static let asksToChange = Rule(
    "text-view.change.asks",
    "What is typed into a text view asks whether the text may change.",
    .response,
    catalogue: ["R582"],
    topic: .controls,
    check: .ofTextView(
      .pause,
      .turnEnd,
      answer: { text, watch in
        guard text.typingTurn == watch.now.turn, watch.hears(.textViewShouldChange),
          text.isLeftAlone(watch)
        else { return .notJudged }
        return Answer(text.change?.turn == watch.now.turn)
      },
      found: "a text that is typed, and no question",
      expecting: { _ in "textView(_:shouldChangeTextIn:replacementText:)" }
    ),
    passing: ["\(begun) type:A mayChangeView=no done mayEndView=no"],
    failing: ["\(begun) type:A ↓ done mayEndView=no"]
  )

  static let changes = Rule(
    "text-view.change.is-told",
    "A text view tells of what is typed where its delegate lets that happen.",
    .response,
    catalogue: ["R582"],
    topic: .controls,
    check: .ofTextView(
      .pause,
      .turnEnd,
      answer: { text, watch in
        guard text.keyTurn == watch.now.turn, let asked = text.change,
          asked.turn == watch.now.turn, asked.answer == .yes, watch.hears(.textViewDidChange),
          text.isLeftAlone(watch)
        else { return .notJudged }
        return Answer(text.changeTurn == watch.now.turn)
      },
      found: "a change that was let happen, and nothing is told of it",
      expecting: { _ in "textViewDidChange" }
    ),
    passing: ["\(begun) type:A mayChangeView=yes didChangeView done mayEndView=no"],
    failing: [
      "\(begun) type:A mayChangeView=yes ↓ done mayEndView=no",
      "\(begun) type:A mayChangeView=yes didChangeView backspace mayChangeView=yes ↓ done mayEndView=no",
    ]
  )

  static let keyboardFirst = Rule(
    "text-view.begin.after-keyboard",
    "The keyboard is announced before a text view tells that it is edited.",
    .sequence,
    catalogue: ["R581"],
    topic: .controls,
    check: .ofTextView(
      .textViewDidBegin,
      .keyboardWillShow,
      answer: { text, watch in
        guard watch.hears(.keyboardWillShow), watch.hears(.textViewDidBegin),
          watch.turns.delegate != watch.now.turn
        else { return .notJudged }
        if watch.now.event == .textViewDidBegin {
          // One that was announced before may be up still.
          if text.keyboardTurn == watch.now.turn { return .holds }
          return watch.site.keyboard?.isUnannounced == true ? .violated : .notJudged
        }
        guard text.isEdited == .yes, text.beginTurn == watch.now.turn else { return .notJudged }
        return .violated
      },
      expecting: { _ in "keyboardWillShow before textViewDidBeginEditing" }
    ),
    passing: [
      "\(begun)",
      "deaf=didEndView textview=yes log J mayBeginView=yes didBeginView J mayBeginView=yes didBeginView",
    ],
    failing: [
      "textview=yes focus mayBeginView=yes ↓ didBeginView J",
      "deaf=didEndView textview=yes log J mayBeginView=yes didBeginView K mayBeginView=yes ↓ didBeginView",
    ]
  )

  static let onlyWhileEdited = Rule(
    "text-view.edit.begins-and-ends-once",
    "A text view tells that it is edited where it was not, and that it is edited no longer where it was.",
    .sequence,
    catalogue: ["R582"],
    topic: .controls,
    check: .ofTextView(
      .textViewDidBegin,
      .textViewShouldEnd,
      .textViewDidEnd,
      answer: { text, watch in
        guard watch.hears(.textViewDidBegin), watch.hears(.textViewDidEnd),
          text.isEdited != .unknown
        else { return .notJudged }
        return Answer((text.isEdited == .no) == (watch.now.event == .textViewDidBegin))
      },
      expecting: { text in
        text.isEdited == .yes
          ? "textViewDidEndEditing before it" : "textViewDidBeginEditing before it"
      }
    ),
    passing: ["\(begun) done mayEndView=yes didEndView"],
    failing: [
      "\(begun) focus mayBeginView=yes ↓ didBeginView", "textview=yes done ↓ mayEndView=yes",
      "\(begun) done mayEndView=yes didEndView ↓ didEndView",
      "textviews=yes log shouldBegin'=yes didBeginText' ↓ mayEndView=yes didEndView",
    ]
  )

  static let heedsChange = Rule(
    "text-view.change.heeds-refusal",
    "A text view tells of no change that its delegate has refused, or was not asked about.",
    .response,
    catalogue: ["R582"],
    topic: .controls,
    check: .ofTextView(
      .textViewDidChange,
      answer: { text, watch in
        guard watch.turns.delegate != watch.now.turn else { return .notJudged }
        guard let asked = text.change, asked.turn == watch.now.turn else {
          return text.keyTurn == watch.now.turn && watch.hears(.textViewShouldChange)
            && text.isLeftAlone(watch) ? .violated : .notJudged
        }
        return asked.answer == .unknown ? .notJudged : Answer(asked.answer == .yes)
      },
      expecting: { text in
        text.change == nil
          ? "textView(_:shouldChangeTextIn:replacementText:) first"
          : "\(Violation.nothing): the change was refused"
      }
    ),
    passing: ["\(begun) type:A mayChangeView=yes didChangeView"],
    failing: [
      "\(begun) type:A mayChangeView=no ↓ didChangeView",
      "\(begun) type:A ↓ didChangeView mayChangeView=yes",
    ]
  )

  static let asksToEnd = Rule(
    "text-view.end.asks-first",
    "A text view that is not made to end asks whether it may before it does; with no it goes on.",
    .sequence,
    catalogue: ["R582"],
    topic: .controls,
    check: .ofTextView(
      .textViewDidEnd,
      answer: { text, watch in
        guard watch.hears(.textViewShouldEnd), watch.record.hasAllCalls, text.isEdited == .yes,
          text.forceTurn != watch.now.turn, !watch.site.isInNavigation, !watch.site.mayBeRemoved
        else { return .notJudged }
        return Answer(text.ending.map { $0.answer != .no } ?? false)
      },
      expecting: { text in
        text.ending == nil
          ? "textViewShouldEndEditing first"
          : "\(Violation.nothing): textViewShouldEndEditing was answered with false"
      }
    ),
    passing: ["\(begun) done mayEndView=yes didEndView"],
    failing: ["\(begun) done ↓ didEndView", "\(begun) done mayEndView=no ↓ didEndView"]
  )

  static let ends = Rule(
    "text-view.end.follows-consent",
    "A text view whose delegate lets it end does.",
    .response,
    catalogue: ["R582"],
    topic: .controls,
    check: .ofTextView(
      .pause,
      .turnEnd,
      answer: { text, watch in
        guard let asked = text.ending, asked.turn == watch.now.turn, asked.answer == .yes,
          text.isEdited == .yes, watch.hears(.textViewDidEnd),
          watch.turns.delegate != watch.now.turn, !watch.site.mayBeRemoved
        else { return .notJudged }
        return .violated
      },
      found: "textViewShouldEndEditing, answered with true, and no end",
      expecting: { _ in "textViewDidEndEditing" }
    ),
    passing: [
      "\(begun) done mayEndView=yes didEndView focus mayBeginView=no",
      "\(begun) done mayEndView=no focus",
    ],
    failing: ["\(begun) done mayEndView=yes ↓ focus", "\(begun) done mayEndView=yes ↓ settle"]
  )

  /// In drawings: a text view that is being edited.
  private static let begun = "textview=yes focus mayBeginView=yes J didBeginView"
}

extension TextViewFacts {
  /// Returns true if no delegate and nobody unheard has a hand in what the turn's call leads to.
  fileprivate func isLeftAlone(_ watch: Watch) -> Bool {
    watch.turns.delegate != watch.now.turn && watch.record.calls == .recorded
      && !watch.site.mayBeRemoved && !watch.site.isInNavigation
  }
}

extension Check {
  /// Returns a question asked at events of a text view.
  fileprivate static func ofTextView(
    _ events: Event...,
    answer: @escaping @Sendable (TextViewFacts, Watch) -> Answer,
    found: String? = nil,
    expecting expected: @escaping @Sendable (TextViewFacts) -> String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: [],
        answer: { watch in watch.textView.map { answer($0, watch) } ?? .notJudged },
        found: { found ?? $0.now.event.word },
        expected: { watch in watch.textView.map { [expected($0)] } ?? [] }
      )
    )
  }
}
