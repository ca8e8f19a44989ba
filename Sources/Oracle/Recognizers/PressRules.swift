internal import Traces
internal import Transcripts

/// Rules about long presses (R635 to R638).
enum PressRules {
  static let all = [takesTime, staysNear, begins, endsAtLift, ends, changesByMoves, changes]

  private static let held =
    "gestures=press v asks(press,receive)=yes .40 asks(press,begin)=yes did(press,began)"

  static let takesTime = Rule(
    "gesture.press.takes-its-time",
    "A long press begins while its fingers are down and have been for its time, not before.",
    .sequence,
    catalogue: ["R635", "R636", "R638"],
    sources: ["H5/UILongPressGestureRecognizer.h", "R/uilongpressgesturerecognizer"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.traits.kind == .press, scene.told.state == .began else { return .notJudged }
        try scene.knowFingers()
        try scene.knowTraits()
        guard scene.hand.down >= scene.traits.fingers else { return .violated }
        // Of more fingers than it wants, it may have taken those that came first.
        try scene.need(Int(scene.hand.most) <= scene.traits.fingers, .fingers)
        try scene.need(scene.watch.now.time >= 0 && scene.hand.latestDown >= 0, .time)
        let held = scene.watch.now.time - scene.hand.latestDown
        return Answer(held >= scene.traits.duration - 20_000)
      },
      expecting: {
        "\(Violation.nothing) before its fingers were down for \($0.traits.duration / 1000) ms"
      }
    ),
    passing: ["\(held) ^ did(press,ended)"],
    failing: [
      "gestures=press v asks(press,receive)=yes .10 asks(press,begin)=yes ↓ did(press,began) ^ did(press,ended)",
      "gestures=press v asks(press,receive)=yes .10 ^ asks(press,begin)=yes ↓ did(press,began)",
    ]
  )

  static let staysNear = Rule(
    "gesture.press.stays-near",
    "A finger that moves farther than is allowed before the time is over is no long press.",
    .sequence,
    catalogue: ["R637", "R636"],
    sources: ["H5/UILongPressGestureRecognizer.h", "R/uilongpressgesturerecognizer"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.traits.kind == .press, scene.told.state == .began else { return .notJudged }
        try scene.knowFinger()
        try scene.knowTraits()
        return Answer(scene.hand.reach <= scene.traits.movement + 1000)
      },
      expecting: { _ in "\(Violation.nothing): the finger has moved too far" }
    ),
    passing: ["\(held) -60 did(press,changed) ^ did(press,ended)"],
    failing: [
      "gestures=press v asks(press,receive)=yes -60 .40 asks(press,begin)=yes ↓ did(press,began) ^ did(press,ended)"
    ]
  )

  static let begins = Rule(
    "gesture.press.begins",
    "A finger that stays for the time of a long press begins it.",
    .response,
    catalogue: ["R635", "R636"],
    sources: ["H5/UILongPressGestureRecognizer.h", "R/uilongpressgesturerecognizer"],
    topic: .recognizers,
    check: Recognizing.overdue(
      .begin,
      found: "the finger was held, and nothing was told",
      expecting: { _ in "the action, began" }
    ),
    passing: [
      "\(held) ^ did(press,ended) is(press,possible)",
      """
      gestures=press,hold v asks(press,receive)=yes asks(hold,receive)=yes .40
      asks(press,begin)=yes did(press,began) asks(press,join,hold) ^ did(press,ended)
      is(hold,possible)
      """,
    ],
    failing: [
      "gestures=press v asks(press,receive)=yes .40 ^ ↓ is(press,possible)",
      """
      gestures=press,hold v asks(press,receive)=yes asks(hold,receive)=yes .40
      asks(press,begin)=yes did(press,began) asks(press,join,hold)=yes ^ did(press,ended)
      ↓ is(hold,possible)
      """,
    ]
  )

  static let endsAtLift = Rule(
    "gesture.press.ends-at-lift",
    "A long press ends when one of its fingers is lifted.",
    .sequence,
    catalogue: ["R635"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.traits.kind == .press, scene.told.state == .ended,
          scene.facts.isActive == .yes
        else { return .notJudged }
        try scene.knowFingers()
        return Answer(scene.hand.endTurn >= scene.facts.beginTurn)
      },
      expecting: { _ in "\(Violation.nothing): the fingers are still down" }
    ),
    passing: ["\(held) ^ did(press,ended)"],
    failing: ["\(held) .10 ↓ did(press,ended) ^"]
  )

  static let ends = Rule(
    "gesture.press.ends",
    "A long press whose finger is lifted, or taken away, tells that it is over.",
    .response,
    catalogue: ["R635"],
    topic: .recognizers,
    check: Recognizing.overdue(
      .end,
      found: "the finger was lifted, and nothing was told",
      expecting: { _ in "the action, ended or cancelled" }
    ),
    passing: ["\(held) ^ did(press,ended) is(press,possible)"],
    failing: ["\(held) ^ ↓ is(press,possible)"]
  )

  static let changesByMoves = Rule(
    "gesture.press.changes-by-moves",
    "A long press changes because a finger moves.",
    .sequence,
    catalogue: ["R635"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.traits.kind == .press, scene.told.state == .changed,
          scene.facts.isActive == .yes
        else { return .notJudged }
        try scene.knowFinger()
        return Answer(scene.hand.moveTurn >= scene.facts.beginTurn)
      },
      expecting: { _ in "\(Violation.nothing): no finger has moved" }
    ),
    passing: ["\(held) -60 did(press,changed) ^ did(press,ended)"],
    failing: ["\(held) .10 ↓ did(press,changed) ^ did(press,ended)"]
  )

  static let changes = Rule(
    "gesture.press.changes",
    "A long press that has begun tells of a finger's movement, however far that goes.",
    .response,
    catalogue: ["R635", "R637"],
    topic: .recognizers,
    check: Recognizing.overdue(
      .change,
      found: "the finger has moved, and nothing was told",
      expecting: { _ in "the action, changed" }
    ),
    passing: ["\(held) -60 did(press,changed) ^ did(press,ended) is(press,possible)"],
    failing: [
      "\(held) -60 ^ did(press,ended) ↓ is(press,possible)",
      "\(held) -60 .9 ↓ -60 did(press,changed) ^ did(press,ended) is(press,possible)",
    ]
  )
}
