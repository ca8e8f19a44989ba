internal import Traces
internal import Transcripts

/// Rules about the button of a form that sends what was typed (R288).
enum FormButtonRules {
  static let all = [sends, sendsAlone]

  static let sends = Rule(
    "form.button.sends",
    "A tap on the button below a form's rows sends the form.",
    .response,
    grade: .should,
    catalogue: ["R288"],
    topic: .typing,
    check: Typing.question(
      .turnEnd,
      .final,
      answer: { typing throws(Lack) in
        guard typing.facts.form?.button?.isOverdue(at: typing.watch.now) == true else {
          return .notJudged
        }
        try typing.hear(.sent)
        try typing.knowCalls()
        try typing.inWindow()
        return .violated
      },
      found: { _ in "a tap on the button, and the form is not sent" },
      expecting: { _ in "send" }
    ),
    passing: ["\(shown) v:160,66 .5 ^ sends() |", "\(shown) v:160,66 .5 x |"],
    failing: ["\(shown) v:160,66 .5 ^ ↓ |"]
  )

  static let sendsAlone = Rule(
    "form.button.alone-sends",
    "A finger sends a form by its button, and nowhere else.",
    .sequence,
    grade: .should,
    catalogue: ["R288"],
    topic: .typing,
    check: Typing.question(
      .sent,
      answer: { typing throws(Lack) in
        guard let button = typing.facts.form?.button, typing.watch.turns.touch == typing.turn,
          typing.watch.turns.call != typing.turn
        else { return .notJudged }
        return Answer(try button.isHit(typing.watch).value)
      },
      expecting: { _ in "\(Violation.nothing): the finger is beside the button" }
    ),
    passing: ["\(shown) v:160,66 .5 ^ sends() |"],
    failing: ["\(shown) v:160,22 .5 ^ ↓ sends() |"]
  )

  /// In drawings: a form of one row of 44 points, with a button below it.
  private static let shown = "form=T sending=44 |@0#320,88"
}
