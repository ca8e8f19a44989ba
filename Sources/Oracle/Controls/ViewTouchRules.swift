internal import Traces

/// Rules about what a view hears of its own touches, whatever else has an eye on them.
enum ViewTouchRules {
  static let all = [beginsOnce, takenByGesture, endsOnce, ends]

  static let beginsOnce = Rule(
    "control.touches.begin-once",
    "A view hears once of each finger that its touch begins.",
    .sequence,
    catalogue: ["EN14"],
    topic: .controls,
    check: question(
      .touchesBegan,
      answer: { scene throws(Lack) in
        try scene.need(scene.watch.hands.areRecorded, .touches)
        return Answer(scene.facts.touches.fresh > 0)
      },
      expecting: "\(Violation.nothing): the touch of each finger has begun"
    ),
    passing: ["\(plain) v N ^ U rests"],
    failing: ["\(plain) v N ↓ N ^ U rests"]
  )

  static let endsOnce = Rule(
    "control.touches.end-once",
    "A touch that a view hears of has begun before it moves, and ends once: touchesEnded or touchesCancelled.",
    .sequence,
    catalogue: ["R304", "EN10", "EN14"],
    topic: .controls,
    check: question(
      .touchesMoved,
      .touchesEnded,
      .touchesCancelled,
      answer: { scene throws(Lack) in
        try scene.hear(.touchesBegan)
        return Answer(scene.facts.touches.most > 0)
      },
      expecting: "\(Violation.nothing): the view has no touch"
    ),
    passing: [
      "\(plain) vv N ^^ U rests",
      "\(tapped) did(tap,ended) X is(tap,possible)",
      """
      gestures=single,double v asks(single,receive)=yes asks(double,receive)=yes N ^
      v asks(single,receive)=yes asks(double,receive)=yes N ^
      asks(double,begin)=yes did(double,ended) X X is(double,possible)
      """,
    ],
    failing: [
      "\(plain) v N ^ U ↓ U rests", "\(plain) v -5 ↓ M ^ rests",
      "\(tapped) did(tap,ended) X ↓ X is(tap,possible)",
      "gestures= log U N U ↓ U",
    ]
  )

  static let takenByGesture = Rule(
    "gesture.touches.taken",
    "A view that loses a touch to a gesture is told touchesCancelled of it, and nothing else.",
    .sequence,
    catalogue: ["R304"],
    topic: .controls,
    check: question(
      .touchesBegan,
      .touchesMoved,
      .touchesEnded,
      answer: { scene throws(Lack) in
        guard scene.facts.touches.isTaken else { return .notJudged }
        try scene.hear(.touchesCancelled)
        return .violated
      },
      expecting: "touchesCancelled: the gesture was recognized"
    ),
    passing: [
      "\(tapped) did(tap,ended) X is(tap,possible)",
      "gestures=tap log \(named) X did(tap,ended) \(named) did(tap,ended) X",
    ],
    failing: [
      "\(tapped) did(tap,ended) ↓ U is(tap,possible)",
      "gestures=tap log \(named) did(tap,ended) asks(tap,receive) ↓ N X",
    ]
  )

  static let ends = Rule(
    "gesture.touches.end",
    "A view is told of each of its touches that it has ended or was taken away.",
    .rest,
    catalogue: ["R304"],
    topic: .controls,
    check: Controlling.question(
      .pause,
      .turnEnd,
      .final,
      answer: { scene throws(Lack) in
        let touches = scene.facts.touches
        guard scene.event == .final ? touches.areLeft : touches.isOverdue else {
          return .notJudged
        }
        try scene.notOfContent()
        try scene.need(!scene.watch.record.calls.leavesOpen, .calls)
        try scene.need(!scene.watch.site.mayBeRemoved, .removal)
        try scene.hear(.touchesBegan)
        try scene.hear(.touchesEnded)
        try scene.hear(.touchesCancelled)
        return .violated
      },
      found: { scene in
        (scene.event == .final ? "at rest" : "long after the last finger")
          + ", and a touch of the view that has not ended"
      },
      expecting: { _ in "touchesEnded or touchesCancelled" }
    ),
    passing: [
      "\(tapped) did(tap,ended) X is(tap,possible)",
      "\(plain) v N ^ .15 U .30 v N ^ U rests",
    ],
    failing: [
      "\(tapped) did(tap,ended) ↓ is(tap,possible)",
      "\(plain) v N ^ .60 v N ↓ ^ U rests",
    ]
  )

  /// In drawings: a view whose touches are all that is recorded; one that hears of a tap, by names alone; a finger that
  /// taps one, which hears of it.
  private static let plain = "gestures="
  private static let named = "asks(tap,receive) N asks(tap,begin)"
  private static let tapped = "gestures=tap v asks(tap,receive)=yes N ^ asks(tap,begin)=yes"

  /// Makes a question about a message of the view's touches.
  private static func question(
    _ events: Event...,
    answer: @escaping @Sendable (Controlling) throws(Lack) -> Answer,
    expecting expected: String
  ) -> Check {
    Controlling.question(
      at: events,
      answer: { scene throws(Lack) in
        try scene.notOfContent()
        return try answer(scene)
      },
      expecting: { _ in expected }
    )
  }
}

extension Controlling {
  /// Needs that no scroll view around is asked about the finger: there other rules say more of it.
  fileprivate func notOfContent() throws(Lack) {
    try need(watch.contentFinger(evenIfExcused: true) == nil, .fingers)
  }
}
