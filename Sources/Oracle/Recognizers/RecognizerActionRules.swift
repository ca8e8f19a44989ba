internal import Traces
internal import Transcripts

/// Rules about the actions of all recognizers: when they run, and for which states (R621 to R624, R634).
enum RecognizerActionRules {
  static let all = [
    notFailed, momentary, inOrder, ready, insideView, cancelsWhenOff, silentWhenOff,
  ]

  static let notFailed = Rule(
    "gesture.action.not-failed",
    "No action runs for a recognizer that failed.",
    .invariant,
    catalogue: ["R621"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard let state = scene.told.state else { return .notJudged }
        return Answer(state != .failed)
      },
      expecting: { _ in "\(Violation.nothing): the recognizer has failed" }
    ),
    passing: ["gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended)"],
    failing: ["gestures=press v asks(press,receive)=yes ^ ↓ did(press,failed)"]
  )

  static let momentary = Rule(
    "gesture.action.momentary",
    "A tap or a swipe is recognized at once, and once: its action never tells that it began or changed.",
    .invariant,
    catalogue: ["R623"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.traits.kind.isMomentary, let state = scene.told.state else {
          return .notJudged
        }
        if scene.isRecognizedAlready { return .violated }
        return Answer(state != .began && state != .changed)
      },
      expecting: {
        $0.isRecognizedAlready
          ? "\(Violation.nothing) before another finger comes" : "the action, ended"
      }
    ),
    passing: [
      "gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended)",
      "gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended) .90 v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended)",
    ],
    failing: [
      "gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes ↓ did(tap,began)",
      "gestures=swipe v asks(swipe,receive)=yes -0,60 asks(swipe,begin)=yes ↓ did(swipe,changed) ^",
      "gestures=swipe v asks(swipe,receive)=yes -0,60 asks(swipe,begin)=yes did(swipe,ended) ↓ did(swipe,ended) ^",
    ]
  )

  static let inOrder = Rule(
    "gesture.press.order",
    "A long press begins, then changes, then ends or is cancelled, and only then begins again.",
    .sequence,
    catalogue: ["R635", "R622"],
    sources: ["H5/UILongPressGestureRecognizer.h", "H5/UIGestureRecognizer.h"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.traits.kind == .press, let state = scene.told.state else { return .notJudged }
        try scene.need(scene.facts.isActive != .unknown, .start)
        switch state {
        case .began: return Answer(scene.facts.isActive == .no)
        case .changed, .ended, .cancelled: return Answer(scene.facts.isActive == .yes)
        case .possible, .failed: return .notJudged
        }
      },
      expecting: {
        $0.facts.isActive == .yes
          ? "the action, changed, ended or cancelled" : "the action, began"
      }
    ),
    passing: [
      "gestures=press v asks(press,receive)=yes .40 asks(press,begin)=yes did(press,began) ^ did(press,ended)"
    ],
    failing: [
      "gestures=press v asks(press,receive)=yes .40 asks(press,begin)=yes ↓ did(press,ended) ^"
    ]
  )

  static let ready = Rule(
    "gesture.ready-again",
    "A recognizer without a finger is ready for the next gesture: its state is possible.",
    .rest,
    catalogue: ["R622"],
    topic: .recognizers,
    check: Recognizing.question(
      .final,
      answer: { scene throws(Lack) in
        guard let state = scene.told.state else { return .notJudged }
        try scene.need(scene.watch.hands.down == 0, .fingers)
        return Answer(state == .possible)
      },
      found: { "state \($0.told.state?.rawValue ?? "") at rest" },
      expecting: { _ in "state possible" }
    ),
    passing: [
      "gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended) is(tap,possible)"
    ],
    failing: [
      "gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended) ↓ is(tap,ended)"
    ]
  )

  static let insideView = Rule(
    "gesture.touch.inside",
    "A recognizer gets the touches whose view is its own or inside it, and no others.",
    .sequence,
    catalogue: ["R624"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureShouldReceive,
      .gestureAction,
      answer: { scene throws(Lack) in
        if scene.told.event == .gestureAction {
          // A tap that waits for another may be told at the lift of a later finger.
          guard scene.traits.kind == .tap, scene.traits.awaited.isEmpty, scene.facts.waits.isEmpty,
            scene.traits.taps == 1, scene.watch.hands.isLastLifted,
            scene.watch.turns.touch == scene.watch.now.turn
          else { return .notJudged }
          try scene.knowTraits()
        }
        try scene.knowFinger()
        return scene.facts.reach.isOutsideBounds ? .violated : .holds
      },
      expecting: { _ in "\(Violation.nothing): the finger came down beside the view" }
    ),
    passing: ["gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended)"],
    failing: [
      "gestures=tap v:400,240 ↓ asks(tap,receive)=yes ^",
      "gestures=tap v:400,240 ^ ↓ did(tap,ended)",
    ]
  )

  static let cancelsWhenOff = Rule(
    "gesture.disabled.cancels",
    "To switch a recognizer off in the midst of its gesture cancels it.",
    .response,
    catalogue: ["R634"],
    topic: .recognizers,
    check: Recognizing.overdue(
      .cancel,
      needs: { scene throws(Lack) in
        try scene.hearActions()
      },
      found: "the recognizer was switched off, and nothing was told",
      expecting: { _ in "the action, cancelled" }
    ),
    passing: [
      """
      gestures=press v asks(press,receive)=yes .40 asks(press,begin)=yes did(press,began)
      enable(press)=no did(press,cancelled) ^ is(press,possible)
      """
    ],
    failing: [
      """
      gestures=press v asks(press,receive)=yes .40 asks(press,begin)=yes did(press,began)
      enable(press)=no ^ ↓ is(press,possible)
      """
    ]
  )

  static let silentWhenOff = Rule(
    "gesture.disabled.silent",
    "A recognizer that is off asks nothing and recognizes nothing.",
    .sequence,
    catalogue: ["R634"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      .gestureShouldReceive,
      .gestureShouldBegin,
      answer: { scene throws(Lack) in
        guard scene.facts.isEnabled == .no, scene.told.state != .cancelled else {
          return .notJudged
        }
        try scene.need(scene.watch.record.calls != .hidden, .calls)
        // Effects of the call itself may still be told.
        try scene.need(scene.facts.switchTurn < scene.watch.turns.touchDown, .call)
        return .violated
      },
      expecting: { _ in "\(Violation.nothing): the recognizer is off" }
    ),
    passing: ["gestures=tap enable(tap)=no v ^ is(tap,possible)"],
    failing: ["gestures=tap enable(tap)=no v ↓ asks(tap,receive)=yes ^"]
  )
}

extension Recognizing {
  /// True if its gesture was recognized since the latest finger came.
  fileprivate var isRecognizedAlready: Bool {
    facts.recognitionTurn >= 0 && watch.hands.areRecorded && watch.record.isFromTheStart
      && traits.awaited.isEmpty && facts.waits.isEmpty
      && watch.turns.touchDown < facts.recognitionTurn
  }
}
