internal import Traces
internal import Transcripts

/// Rules about what a recognizer asks its delegate (R625, R627).
enum RecognizerDelegateRules {
  static let all = [askedOfTouch, askedFirst, hiddenTouch, askedToBegin, beginsIfAllowed]

  static let askedOfTouch = Rule(
    "gesture.receive.asked",
    "A delegate is asked about a touch on the view before the recognizer sees it.",
    .response,
    catalogue: ["R625"],
    topic: .recognizers,
    check: Recognizing.overdue(
      .receive,
      needs: { scene throws(Lack) in
        try scene.hear(.gestureShouldReceive)
        try scene.withoutDelegate()
      },
      found: "a finger came down, and nothing was asked",
      expecting: { _ in "shouldReceive" }
    ),
    passing: [
      "gestures=tap v asks(tap,receive)=no ^ is(tap,possible)",
      "gestures=tap midway v ^ is(tap,possible)",
    ],
    failing: ["gestures=tap v ↓ ^ is(tap,possible)"]
  )

  static let askedFirst = Rule(
    "gesture.receive.asked-first",
    "A recognizer is recognized by touches of which its delegate was asked before.",
    .sequence,
    catalogue: ["R625"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureShouldBegin,
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.watch.now.event == .gestureShouldBegin || scene.isRecognition else {
          return .notJudged
        }
        try scene.hear(.gestureShouldReceive)
        // A gesture that follows another was not asked about before the record.
        return Answer(scene.facts.wasAskedOfTouch)
      },
      expecting: { _ in "shouldReceive before it" }
    ),
    passing: ["gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended)"],
    failing: [
      "gestures=tap log asks(tap,begin)=yes did(tap,ended) ↓ asks(tap,begin)=yes asks(tap,receive)=yes did(tap,ended)",
      "log gestures=tap inputs=touch,call v:400,240 ^ ↓ asks(tap,begin)=no",
      """
      log gestures=tap inputs=touch,call v asks(tap,receive)=no ^ .200 v:400,240 ^ \
      ↓ asks(tap,begin)=no
      """,
    ]
  )

  static let hiddenTouch = Rule(
    "gesture.receive.hides",
    "A touch that the delegate keeps from a recognizer makes no gesture.",
    .sequence,
    catalogue: ["R625"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureShouldBegin,
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.watch.now.event == .gestureShouldBegin || scene.isRecognition,
          scene.facts.receives == false, !scene.facts.mayHaveTouch, scene.traits.awaited.isEmpty,
          scene.facts.waits.isEmpty,
          scene.others.allSatisfy({ !$0.holdsBack.contains(scene.facts.name) })
        else { return .notJudged }
        try scene.hear(.gestureShouldReceive)
        return .violated
      },
      expecting: { _ in "\(Violation.nothing): the touch was kept from the recognizer" }
    ),
    passing: [
      "gestures=tap v asks(tap,receive)=no ^ is(tap,possible)",
      "gestures=tap log asks(tap,receive)=yes asks(tap,receive)=no asks(tap,begin)=yes did(tap,ended)",
      "gestures=tap log asks(tap,receive)=no asks(tap,begin)=yes did(tap,ended)",
    ],
    failing: [
      "gestures=tap v asks(tap,receive)=no ^ ↓ asks(tap,begin)=yes",
      "gestures=tap log did(tap,ended) asks(tap,receive)=no ↓ asks(tap,begin)=yes",
    ]
  )

  static let askedToBegin = Rule(
    "gesture.begin.asked",
    "A gesture is recognized after the delegate was asked whether it may begin, and agreed.",
    .sequence,
    catalogue: ["R627"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.isRecognition else { return .notJudged }
        try scene.hear(.gestureShouldBegin)
        // The latest answer counts, however much was before the record.
        if scene.facts.mayBegin == false { return .violated }
        let isFollowed = scene.watch.record.isFromTheStart || scene.facts.recognitionTurn >= 0
        try scene.need(isFollowed, .start)
        try scene.need(scene.facts.mayBegin != nil || !scene.facts.wasAskedToBegin, .answer)
        return Answer(scene.facts.mayBegin == true)
      },
      expecting: {
        $0.facts.mayBegin == false ? "\(Violation.nothing): it may not begin" : "shouldBegin first"
      }
    ),
    passing: ["gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended)"],
    failing: [
      "gestures=tap v asks(tap,receive)=yes ^ ↓ did(tap,ended)",
      "gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=no ↓ did(tap,ended)",
      "gestures=tap log did(tap,ended) asks(tap,receive)=yes ↓ did(tap,ended)",
      "gestures=press midway v asks(press,receive)=yes .40 asks(press,begin)=no ↓ did(press,began) ^",
    ]
  )

  static let beginsIfAllowed = Rule(
    "gesture.begin.follows",
    "A gesture that may begin is told.",
    .response,
    catalogue: ["R627"],
    topic: .recognizers,
    check: Recognizing.overdue(
      .recognition,
      where: { $0.isUnhindered && $0.facts.dues.turn(of: .tap) == nil },
      needs: { scene throws(Lack) in
        try scene.hearActions()
        try scene.knowFingers()
      },
      found: "it may begin, and nothing was told",
      expecting: { $0.traits.kind == .press ? "the action, began" : "the action, ended" }
    ),
    passing: [
      "gestures=swipe v asks(swipe,receive)=yes -0,60 asks(swipe,begin)=yes did(swipe,ended) ^"
    ],
    failing: [
      "gestures=swipe v asks(swipe,receive)=yes -0,60 asks(swipe,begin)=yes ^ ↓ is(swipe,possible)",
      "gestures=swipe,press v asks(swipe,receive)=yes asks(press,receive)=yes -0,60 asks(swipe,begin)=yes ^ ↓ is(swipe,possible)",
      """
      gestures=single,double v asks(single,receive)=yes asks(double,receive)=yes ^ .20
      asks(single,begin)=yes .20 ↓ v asks(single,receive)=yes asks(double,receive)=yes ^
      .20 asks(single,begin)=yes did(single,ended) is(single,possible)
      """,
    ]
  )
}

extension Recognizing {
  /// True if it was asked whether it may begin after the fingers had gone: those that it waits for have failed.
  private var hasWaited: Bool {
    !hand.isDown && hand.liftTurn >= 0 && facts.askTurn > hand.liftTurn
  }

  /// True if no other recognizer can have kept it from beginning.
  fileprivate var isUnhindered: Bool {
    others.isEmpty
      || (traits.awaited.isEmpty && facts.waits.isEmpty || hasWaited)
        && others.allSatisfy { other in
          other.isActive == .no && other.recognitionTurn < hand.downTurn
            && !other.holdsBack.contains(facts.name)
        }
  }
}
