internal import Traces
internal import Transcripts

/// Rules about what a view hears of its touches beside its recognizers (R304).
enum TouchEndRules {
  static let all = [ends, cancelledForGesture]

  static let ends = Rule(
    "gesture.touches.end",
    "A view with recognizers is told of each of its touches that it has ended or was taken away.",
    .rest,
    catalogue: ["R304"],
    topic: .recognizers,
    check: Recognizing.question(
      .final,
      answer: { scene throws(Lack) in
        guard let control = scene.controlAlone else { return .notJudged }
        try scene.hearTouches()
        return Answer(control.fingersTold == 0)
      },
      found: { _ in "at rest, and a touch of the view that has not ended" },
      expecting: { _ in "touchesEnded or touchesCancelled" }
    ),
    passing: ["\(tapped) did(tap,ended) X is(tap,possible)"],
    failing: ["\(tapped) did(tap,ended) ↓ is(tap,possible)"]
  )

  static let cancelledForGesture = Rule(
    "gesture.touches.cancelled-for-a-gesture",
    "A view loses its touches to a gesture that is recognized, and to none that has failed.",
    .rest,
    catalogue: ["R304"],
    topic: .recognizers,
    check: Recognizing.question(
      .final,
      answer: { scene throws(Lack) in
        guard let control = scene.controlAlone, control.cancelTurn >= scene.hand.downTurn,
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

  /// In drawings: a finger that taps a view, which hears of it.
  private static let tapped = "gestures=tap v asks(tap,receive)=yes N ^ asks(tap,begin)=yes"
}

extension Recognizing {
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
