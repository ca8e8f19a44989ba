internal import Traces

/// Rules about recognizers of taps and swipes (R300, R301, R640).
enum TapAndSwipeRules {
  static let all = [
    tapAtLift, tapRuns, tapRunsWithoutRelation, swipeDirection, swipeFingers, swipeRuns,
  ]

  static let tapAtLift = Rule(
    "gesture.tap.at-lift",
    "A tap is recognized when the last of its fingers is lifted for the last time.",
    .sequence,
    catalogue: ["R301", "R300"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.traits.kind == .tap, scene.told.state == .ended else { return .notJudged }
        try scene.need(scene.watch.hands.areRecorded, .touches)
        try scene.need(scene.watch.record.isFromTheStart, .start)
        try scene.knowTraits()
        try scene.need(Int(scene.hand.most) <= scene.traits.fingers, .fingers)
        // One that has waited for another may be told while the next finger is down.
        let isWaiting = !scene.traits.awaited.isEmpty || !scene.facts.waits.isEmpty
        guard !isWaiting, !scene.hand.series.isEmpty else { return .notJudged }
        return Answer(
          !scene.hand.isDown && !scene.hand.wasCancelled
            && scene.hand.series.count >= scene.traits.taps
            && Int(scene.hand.most) >= scene.traits.fingers
        )
      },
      expecting: { scene in
        let (taps, fingers) = (scene.traits.taps, scene.traits.fingers)
        return "the action after \(Words.number(taps)) tap(s) of \(Words.number(fingers)) finger(s)"
      }
    ),
    passing: ["gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended)"],
    failing: [
      "gestures=tap v asks(tap,receive)=yes asks(tap,begin)=yes ↓ did(tap,ended) ^",
      "gestures=double v asks(double,receive)=yes ^ asks(double,begin)=yes ↓ did(double,ended)",
      "gestures=tap v asks(tap,receive)=yes x asks(tap,begin)=yes ↓ did(tap,ended)",
    ]
  )

  static let tapRuns = Rule(
    "gesture.tap.runs",
    "Taps as the recognizer asks for them run its action.",
    .response,
    catalogue: ["R301", "R300"],
    topic: .recognizers,
    check: overdueTap(where: \.isAwaitedByAll),
    passing: [
      "gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended) is(tap,possible)"
    ],
    failing: [
      "gestures=tap v asks(tap,receive)=yes ^ ↓ is(tap,possible)",
      """
      gestures=single,double v asks(single,receive)=yes asks(double,receive)=yes ^
      .6 v asks(single,receive)=yes asks(double,receive)=yes ^ ↓ is(double,possible)
      """,
    ]
  )

  static let tapRunsWithoutRelation = Rule(
    "gesture.tap.without-relation",
    "A single tap that waits for nothing is told at the first lift, whether or not it becomes a double one.",
    .response,
    grade: .should,
    catalogue: ["R631"],
    topic: .recognizers,
    check: overdueTap { !$0.isAwaitedByAll },
    passing: [
      """
      gestures=tap,double v asks(tap,receive)=yes asks(double,receive)=yes
      ^ asks(tap,begin)=yes did(tap,ended) is(tap,possible)
      """
    ],
    failing: [
      """
      gestures=tap,double v asks(tap,receive)=yes asks(double,receive)=yes
      ^ ↓ is(tap,possible)
      """
    ]
  )

  private static func overdueTap(
    where isJudged: @escaping @Sendable (Recognizing) -> Bool
  ) -> Check {
    Recognizing.overdue(
      .tap,
      where: isJudged,
      found: "the taps have come, and nothing was told",
      expecting: { _ in "the action, ended" }
    )
  }

  static let swipeDirection = Rule(
    "gesture.swipe.direction",
    "A swipe goes in one of its recognizer's directions: to the right, unless told otherwise.",
    .sequence,
    catalogue: ["R640"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.traits.kind == .swipe, scene.told.state == .ended else { return .notJudged }
        try scene.knowFinger()
        try scene.knowTraits()
        guard scene.hand.way.isKnown else { return .notJudged }
        return Answer(scene.traits.allows(scene.hand.way))
      },
      expecting: { scene in
        "\(Violation.nothing): the finger went neither "
          + scene.traits.directions.joined(separator: " nor ")
      }
    ),
    passing: [
      "gestures=swipe v asks(swipe,receive)=yes -0,60 asks(swipe,begin)=yes did(swipe,ended) ^"
    ],
    failing: [
      "gestures=swipe v asks(swipe,receive)=yes -0,-60 asks(swipe,begin)=yes ↓ did(swipe,ended) ^"
    ]
  )

  static let swipeFingers = Rule(
    "gesture.swipe.fingers",
    "A swipe is made by as many fingers as its recognizer asks for: by one, unless told otherwise.",
    .sequence,
    catalogue: ["R640"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.traits.kind == .swipe, scene.told.state == .ended else { return .notJudged }
        try scene.knowFingers()
        try scene.knowTraits()
        return Answer(Int(scene.hand.most) >= scene.traits.fingers)
      },
      expecting: {
        "\(Violation.nothing) before \(Words.number($0.traits.fingers)) finger(s) are there"
      }
    ),
    passing: [
      "gestures=swipe v asks(swipe,receive)=yes -0,60 asks(swipe,begin)=yes did(swipe,ended) ^"
    ],
    failing: [
      "gestures=swipes v asks(swipes,receive)=yes -0,60 asks(swipes,begin)=yes ↓ did(swipes,ended) ^"
    ]
  )

  static let swipeRuns = Rule(
    "gesture.swipe.runs",
    "A finger that goes far and fast, straight to a side that its recognizer asks for, is a swipe.",
    .response,
    catalogue: ["R640"],
    topic: .recognizers,
    check: Recognizing.overdue(
      .swipe,
      found: "the finger has gone far and fast, and nothing was told",
      expecting: { _ in "the action, ended" }
    ),
    passing: [
      "gestures=swipe v asks(swipe,receive)=yes -0,90 asks(swipe,begin)=yes did(swipe,ended) ^ is(swipe,possible)",
      "gestures=swipe v asks(swipe,receive)=yes -0,90 asks(swipe,begin)=no ^ is(swipe,possible)",
      "gestures=swipe v asks(swipe,receive)=yes -0,-90 ^ is(swipe,possible)",
      "gestures=swipe v asks(swipe,receive)=yes .30 -0,90 ^ is(swipe,possible)",
    ],
    failing: [
      "gestures=swipe v asks(swipe,receive)=yes -0,90 ^ ↓ is(swipe,possible)",
      """
      gestures=press,swipe v asks(press,receive)=yes asks(swipe,receive)=yes -0,90 ^
      ↓ is(swipe,possible)
      """,
    ]
  )
}

extension Recognizing {
  /// True if all other recognizers wait for this one, so that none can keep anything from it (R629).
  fileprivate var isAwaitedByAll: Bool {
    others.allSatisfy { $0.traits.awaited.contains(facts.name) }
  }
}
