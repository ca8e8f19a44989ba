internal import Traces
internal import Transcripts

/// Rules about recognizers that wait for others to fail, and shut others out (R628, R629, R632, R633).
enum RequirementRules {
  static let all = [waits, givesWay, comesLate, together, askedOnce, isAsked]

  private static let pair =
    "gestures=tap,press v asks(tap,receive)=yes asks(press,receive)=yes ^"
  private static let firstTap =
    "gestures=single,double v asks(single,receive)=yes asks(double,receive)=yes ^"
  private static let bothTaps =
    "\(firstTap) .3 v asks(single,receive)=yes asks(double,receive)=yes ^"

  static let waits = Rule(
    "gesture.failure.waits",
    "A single tap that requires a double one to fail is not told at its lift.",
    .sequence,
    catalogue: ["R629", "R628"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.isRecognition, scene.traits.kind == .tap, scene.hand.liftTurn == scene.turn,
          let longer = scene.longerTap
        else { return .notJudged }
        try scene.knowFinger()
        try scene.knowTraits()
        try scene.need(!longer.hand.isDisturbed && longer.receives != false, .recognizer)
        // The first of a series may become a double tap whatever else is known.
        guard scene.hand.areTaps, scene.hand.series.count == 1 else { return .notJudged }
        return .violated
      },
      expecting: { _ in "\(Violation.nothing): a double tap may still come" }
    ),
    passing: ["\(firstTap) .30 asks(single,begin)=yes did(single,ended)"],
    failing: ["\(firstTap) asks(single,begin)=yes ↓ did(single,ended)"]
  )

  static let givesWay = Rule(
    "gesture.failure.gives-way",
    "A recognizer that requires another to fail is not told where that is recognized.",
    .sequence,
    catalogue: ["R628", "R629", "R633"],
    sources: ["H5/UIGestureRecognizer.h", "HG"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.isRecognition else { return .notJudged }
        if scene.hasToldOneThatWaits {
          try scene.knowFinger()
          return .violated
        }
        let awaited = scene.awaited
        guard !awaited.isEmpty else { return .notJudged }
        try scene.knowFinger()
        // The other was told of in these very touches.
        return Answer(!awaited.contains { $0.recognitionTurn >= scene.hand.downTurn })
      },
      expecting: { scene in
        scene.hasToldOneThatWaits
          ? "\(Violation.nothing): one that requires it to fail has been told"
          : "\(Violation.nothing): the other recognizer has not failed"
      }
    ),
    passing: ["\(bothTaps) asks(double,begin)=yes did(double,ended)"],
    failing: [
      "\(bothTaps) asks(double,begin)=yes did(double,ended) asks(single,begin)=yes ↓ did(single,ended)",
      "\(bothTaps) asks(single,begin)=yes did(single,ended) asks(double,begin)=yes ↓ did(double,ended)",
    ]
  )

  static let comesLate = Rule(
    "gesture.failure.comes-late",
    "A single tap that requires a double one to fail is told when that has not come.",
    .response,
    catalogue: ["R629", "R628"],
    topic: .recognizers,
    check: Recognizing.overdue(
      .lateTap,
      needs: { scene throws(Lack) in
        try scene.hearActions()
      },
      found: "no double tap has come, and nothing was told",
      expecting: { _ in "the action, ended" }
    ),
    passing: [
      "\(firstTap) .30 asks(single,begin)=yes did(single,ended) is(single,possible)",
      """
      gestures=single,double midway v asks(single,receive)=yes asks(double,receive)=yes ^ \
      asks(double,begin)=yes did(double,ended) is(single,possible)
      """,
    ],
    failing: ["\(firstTap) .30 ↓ is(single,possible)"]
  )

  static let together = Rule(
    "gesture.together",
    "Of two recognizers only one goes on with a finger, unless a delegate agrees to both.",
    .sequence,
    catalogue: ["R632"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.isRecognition else { return .notJudged }
        let rivals = scene.others.filter { scene.isRival($0) }
        guard !rivals.isEmpty else { return .notJudged }
        try scene.knowFinger()
        try scene.hear(.gestureShouldJoin)
        let isAnyUnnamed = (rivals + [scene.facts]).contains {
          $0.hasAskedOfUnnamed(.gestureShouldJoin)
        }
        try scene.need(!isAnyUnnamed, .answer)
        let answers = rivals.map { scene.facts.agrees(with: $0) }
        guard !answers.contains(.no) else { return .violated }
        return answers.contains(.unknown) ? .notJudged : .holds
      },
      expecting: { _ in "\(Violation.nothing): another recognizer has the finger" }
    ),
    passing: [
      """
      gestures=press,hold v asks(press,receive)=yes asks(hold,receive)=yes .40
      asks(press,begin)=yes did(press,began) .40 asks(hold,join,press)=yes
      asks(hold,begin)=yes did(hold,began) ^ did(press,ended) did(hold,ended)
      """
    ],
    failing: [
      """
      gestures=press,hold v asks(press,receive)=yes asks(hold,receive)=yes .40
      asks(press,begin)=yes did(press,began) .40 asks(hold,join,press)=no
      asks(hold,begin)=yes ↓ did(hold,began) ^ did(press,ended) did(hold,ended)
      """
    ]
  )

  static let askedOnce = Rule(
    "gesture.failure.asked-once",
    "Whether a recognizer has to wait for another is asked once in an attempt.",
    .sequence,
    catalogue: ["R633"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureShouldWait,
      .gestureShouldHoldBack,
      answer: { scene throws(Lack) in
        guard let other = scene.told.other else { return .notJudged }
        try scene.knowFinger()
        return Answer(scene.facts.asked[scene.told.event]?.contains(other) != true)
      },
      expecting: { _ in "\(Violation.nothing): it was asked in this attempt" }
    ),
    passing: ["\(pair) asks(tap,wait,press)=no"],
    failing: ["\(pair) asks(tap,wait,press)=no ↓ asks(tap,wait,press)=no"]
  )

  static let isAsked = Rule(
    "gesture.failure.is-asked",
    "A single tap is told at its lift only if the delegate of a double one was asked whether it has to wait.",
    .sequence,
    catalogue: ["R633"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.isRecognition, scene.hand.liftTurn == scene.turn,
          let longer = scene.others.first(where: {
            $0.traits.mayHoldBack && $0.isLongerTap(than: scene.facts)
          })
        else { return .notJudged }
        try scene.knowFinger()
        try scene.knowTraits()
        try scene.hear(.gestureShouldHoldBack)
        try scene.need(!longer.hand.isDisturbed && longer.receives != false, .recognizer)
        guard scene.hand.areTaps, scene.hand.series.count == 1 else { return .notJudged }
        let asked = longer.asked[.gestureShouldHoldBack] ?? []
        return Answer(!asked.isEmpty)
      },
      expecting: { _ in "shouldBeRequiredToFailBy, asked of the double tap, before it" }
    ),
    passing: [
      "\(held) asks(double,hold,tap)=no asks(tap,begin)=yes did(tap,ended) is(tap,possible)"
    ],
    failing: ["\(held) asks(tap,begin)=yes ↓ did(tap,ended) is(tap,possible)"]
  )

  private static let held =
    "gestures=tap,double holds=double v asks(tap,receive)=yes asks(double,receive)=yes ^"
}

extension Recognizing {
  /// True if one that requires this one to fail has been told in this very turn.
  fileprivate var hasToldOneThatWaits: Bool {
    others.contains {
      $0.container == facts.container && $0.recognitionTurn == turn
        && $0.traits.awaited.contains(facts.name)
    }
  }

  /// Those that must fail first, by the header or by a delegate's answer in this attempt.
  fileprivate var awaited: [RecognizerFacts] {
    others.filter {
      $0.container == facts.container
        && (traits.awaited.contains($0.name) || facts.waits.contains($0.name)
          || $0.holdsBack.contains(facts.name))
    }
  }

  /// The recognizer of more taps that must fail first.
  fileprivate var longerTap: RecognizerFacts? {
    others.first { traits.awaited.contains($0.name) && $0.isLongerTap(than: facts) }
  }

  /// Returns true if another recognizer has taken the finger that is down, or has just been lifted.
  ///
  /// Two taps, of which one wants more, may both be told.
  fileprivate func isRival(_ other: RecognizerFacts) -> Bool {
    (traits.kind != .tap || other.traits.kind != .tap) && other.container == facts.container
      && other.recognitionTurn >= hand.downTurn && other.recognitionTurn >= 0
  }
}
