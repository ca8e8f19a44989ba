internal import Traces
internal import Transcripts

/// Rules about what a view hears of its touches beside its recognizers (R304).
enum TouchEndRules {
  static let all = [cancelledForGesture, notEndedForTap, endsAtLift, askedBeforeView]

  static let cancelledForGesture = Rule(
    "gesture.touches.cancelled-for-a-gesture",
    "A view loses its touches to a gesture that is recognized, and to none that has failed.",
    .rest,
    catalogue: ["R304"],
    topic: .recognizers,
    check: Recognizing.question(
      .final,
      answer: { scene throws(Lack) in
        guard let control = scene.controlAlone, control.touches.cancelTurn >= scene.hand.downTurn,
          scene.hand.downTurn >= 0, !scene.hand.wasCancelled
        else { return .notJudged }
        try scene.hearTouches()
        try scene.hear(.gestureAction)
        let all = scene.others + [scene.facts]
        return Answer(all.contains { $0.recognitionTurn >= scene.hand.downTurn })
      },
      found: { _ in "touchesCancelled, and no gesture was recognized" },
      expecting: { _ in "touchesEnded: the finger was lifted" }
    ),
    passing: ["\(tapped) did(tap,ended) X is(tap,possible)"],
    failing: ["gestures=swipe v asks(swipe,receive)=yes N ^ X ↓ is(swipe,possible)"]
  )

  static let notEndedForTap = Rule(
    "gesture.touches.not-ended-for-a-tap",
    "A view that loses its touches to a tap is not told that they have ended.",
    .sequence,
    catalogue: ["R304"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureAction,
      answer: { scene throws(Lack) in
        guard scene.isRecognition, let view = scene.watch.recognizedView else { return .notJudged }
        // The touch that it was asked about is over, for all that the view was told.
        let touches = view.touches
        if scene.traits.cancelsTouches, scene.traits.kind.isMomentary, touches.hasJustEnded,
          touches.down == 0, touches.begun > scene.facts.touchesAtOffer,
          scene.facts.touchesAtOffer >= 0, scene.watch.hears(.gestureShouldReceive)
        {
          return .violated
        }
        guard scene.losesTouches else { return .notJudged }
        try scene.knowFinger()
        try scene.withoutDelegate()
        return Answer(touches.liftTurn != scene.turn)
      },
      found: { _ in "a tap, and touchesEnded before it" },
      expecting: { _ in "touchesCancelled" }
    ),
    passing: [
      "\(tapped) did(tap,ended) X is(tap,possible)",
      "gestures=tap v asks(tap,receive)=yes N ^ asks(tap,begin)=no U is(tap,possible)",
    ],
    failing: [
      "\(tapped) U ↓ did(tap,ended) is(tap,possible)",
      "gestures=tap log asks(tap,receive) N asks(tap,begin) U ↓ did(tap,ended)",
    ]
  )

  static let endsAtLift = Rule(
    "gesture.touches.end-at-lift",
    "A touch that was lifted before a long press has begun ends at that lift: nothing is waited for.",
    .rest,
    catalogue: ["R645", "R638"],
    topic: .recognizers,
    check: Recognizing.question(
      .final,
      answer: { scene throws(Lack) in
        guard let control = scene.controlAlone, scene.hand.liftTurn >= 0,
          control.touches.liftTurn >= scene.hand.liftTurn, !scene.hand.wasCancelled
        else { return .notJudged }
        // One that waits for taps before its press may wait for the next one.
        let all = scene.others + [scene.facts]
        guard all.allSatisfy({ $0.traits.kind == .press && !$0.traits.waitsForTaps }) else {
          return .notJudged
        }
        try scene.hearTouches()
        try scene.knowTraits()
        return Answer(control.touches.liftTurn == scene.hand.liftTurn)
      },
      found: { _ in "touchesEnded in a later turn than the lift" },
      expecting: { _ in "touchesEnded at the lift, where the long press has failed" }
    ),
    passing: ["gestures=press v asks(press,receive)=yes N ^ U is(press,possible)"],
    failing: ["gestures=press v asks(press,receive)=yes N ^ .9 U ↓ is(press,possible)"]
  )

  static let askedBeforeView = Rule(
    "gesture.receive.asked-before-the-view",
    "A recognizer sees a touch, and its delegate is asked about it, before the view is told.",
    .sequence,
    catalogue: ["R646", "R625"],
    topic: .recognizers,
    check: Recognizing.question(
      .gestureShouldReceive,
      answer: { scene throws(Lack) in
        guard let touches = scene.watch.recognizedView?.touches, touches.begunSinceEnd == 1 else {
          return .notJudged
        }
        return Answer(touches.begun - scene.facts.touchesAtOffer < 2)
      },
      found: { _ in "shouldReceive, and the view was told of the touch before" },
      expecting: { _ in "shouldReceive, then touchesBegan" }
    ),
    passing: [
      "\(tapped) did(tap,ended) X is(tap,possible)",
      "gestures=tap log N asks(tap,receive) N U U asks(tap,receive) N U",
    ],
    failing: [
      "gestures=tap log asks(tap,receive) N U N ↓ asks(tap,receive) U",
      "gestures=tap v N ↓ asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended) X is(tap,possible)",
    ]
  )

  /// In drawings: a finger that taps a view, which hears of it.
  private static let tapped = "gestures=tap v asks(tap,receive)=yes N ^ asks(tap,begin)=yes"
}

extension Recognizing {
  /// True if the view surely loses the touch of one finger to a tap as that is recognized.
  fileprivate var losesTouches: Bool {
    traits.kind == .tap && traits.areKnown && traits.cancelsTouches && hand.liftTurn == turn
  }

  /// The view that it watches, as a control, of which it is asked once for all its recognizers; nil: the
  /// fingers may be another view's, or may be taken away by one that scrolls.
  fileprivate var controlAlone: ControlFacts? {
    guard let place = facts.container, watch.site.stage.watches.indices.contains(place),
      watch.site.stage.watches.allSatisfy({ !$0.setting.isScroller }),
      others.allSatisfy({ $0.container == place && $0.name > facts.name })
    else { return nil }
    return watch.site.stage.watches[place].control
  }

  /// Needs that the view's touches are heard, and that nothing but fingers has a hand in them.
  fileprivate func hearTouches() throws(Lack) {
    try knowFinger()
    try need(hand.down == 0, .fingers)
    try need(watch.record.calls == .recorded && watch.turns.call < 0, .call)
    guard let place = facts.container else { throw .setup }
    let view = watch.site.stage.watches[place]
    let areHeard = [Event.touchesBegan, .touchesEnded, .touchesCancelled].allSatisfy(view.hears)
    try need(areHeard, .message)
  }
}
