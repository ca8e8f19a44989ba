internal import Traces

/// Rules about tap recognizers.
enum TapRules {
  static let all = [atLift, once, place, cancels, runs, notAfterScroll, notForStop]

  static let atLift = Rule(
    "tap.at-lift-off",
    "A tap's action runs as the last of the fingers that it asks for is lifted for the last time.",
    .sequence,
    catalogue: ["R301", "R300"],
    sources: ["H5/UITapGestureRecognizer.h", "R/uitapgesturerecognizer", "B-28", "B-29"],
    topic: .rowTouches,
    check: Tap.question(
      at: [.tapped],
      answer: { tap throws(Lack) in
        let taps = tap.recognizer
        guard taps.isThere else { return .notJudged }
        try tap.need(tap.areFingersRecorded && taps.isFollowed, .touches)
        // With more fingers than it asks for, which of them are the recognizer's is not known.
        try tap.need(tap.mostFingers <= taps.fingers, .fingers)
        try tap.need(taps.taps == 1 || tap.time >= 0, .time)
        return Answer(
          !taps.isDown && taps.most >= taps.taps && taps.latestFingers >= taps.fingers
        )
      },
      expecting: { tap in
        let (taps, fingers) = (tap.recognizer.taps, tap.recognizer.fingers)
        return
          "tapped after \(Words.number(taps)) tap(s) of \(Words.number(fingers)) finger(s)"
      }
    ),
    passing: [
      "recognizer=yes v .3 ^ tapped(160,240) |",
      "recognizer=yes taps=2 midway v .3 ^ tapped(160,240) |",
      "recognizer=yes taps=2 v .3 ^ gap .3 v .3 ^ tapped(160,240) |",
    ],
    failing: [
      "recognizer=yes v ↓ tapped(160,240) .3 ^ |",
      "recognizer=yes taps=2 v .3 ^ ↓ tapped(160,240) |",
      "recognizer=yes touches=2 v .3 ^ ↓ tapped(160,240) |",
    ]
  )

  static let once = Rule(
    "tap.once",
    "A tap's action runs once.",
    .sequence,
    grade: .should,
    catalogue: ["R302"],
    sources: ["R/uitapgesturerecognizer", "B-29"],
    topic: .rowTouches,
    needs: .sendsTapsOnce,
    check: Tap.question(
      at: [.tapped],
      answer: { tap throws(Lack) in
        let taps = tap.recognizer
        guard taps.isThere else { return .notJudged }
        try tap.need(tap.areFingersRecorded && taps.isFollowed, .touches)
        // With more fingers than it asks for, one may tap again while another is still down.
        try tap.need(tap.mostFingers <= taps.fingers, .fingers)
        return Answer(taps.actions == 0)
      },
      expecting: { _ in "nothing: the tap has been told" }
    ),
    passing: ["recognizer=yes v .3 ^ tapped(160,240) |"],
    failing: ["recognizer=yes v .3 ^ tapped(160,240) ↓ tapped(160,240) |"]
  )

  static let runs = Rule(
    "tap.runs",
    "A tap as the recognizer asks for it runs the action.",
    .response,
    catalogue: ["R301", "R300"],
    topic: .rowTouches,
    check: Tap.question(
      at: [.turnEnd, .final],
      answer: { tap throws(Lack) in
        let taps = tap.recognizer
        guard taps.isThere, taps.isComplete,
          tap.isFinal || tap.time < 0 || tap.time - taps.liftTime >= 400_000
        else { return .notJudged }
        try tap.hear(.tapped)
        return Answer(taps.actions > 0)
      },
      found: { _ in "the taps have come, and nothing was told" },
      expecting: { _ in "tapped" }
    ),
    passing: [
      "recognizer=yes v .3 ^ tapped(160,240) |",
      "recognizer=yes taps=2 v .3 ^ v .3 ^ tapped(160,240) |",
      """
      recognizer=yes taps=3 v:90,90 .3 ^ v:90,90 .3 x v:90,90 .3 ^
      v:300,400 .3 ^ v:300,400 .3 ^ v:300,400 .3 ^ |
      """,
    ],
    failing: ["recognizer=yes v .3 ^ ↓ |", "recognizer=yes taps=2 v .3 ^ v .3 ^ ↓ |"]
  )

  static let place = Rule(
    "tap.place-of-the-first",
    "A tap is told to be where the first of its taps was.",
    .invariant,
    catalogue: ["R303"],
    topic: .rowTouches,
    check: Tap.question(
      at: [.tapped],
      answer: { tap throws(Lack) in
        guard tap.recognizer.isThere, tap.place.isKnown else { return .notJudged }
        return try Answer(!tap.place.differs(from: tap.tapPlace.value, by: 500))
      },
      found: { "tapped at \($0.place.text)" },
      expecting: { "tapped at \($0.tapPlace.ifTold?.text ?? "")" }
    ),
    passing: [
      "recognizer=yes v .3 ^ tapped(160,240) |",
      "recognizer=yes taps=2 v:100,100 .3 ^ v:110,110 .3 ^ tapped(100,100) |",
    ],
    failing: [
      "recognizer=yes v .3 ^ ↓ tapped(10,240) |",
      "recognizer=yes taps=2 v:100,100 .3 ^ v:110,110 .3 ^ ↓ tapped(110,110) |",
    ]
  )

  static let cancels = Rule(
    "tap.cancels-touches",
    "A recognized tap cancels the touches of the content around which the recognizer is, if it is to.",
    .sequence,
    catalogue: ["R304"],
    sources: ["R/uigesturerecognizer/cancelstouchesinview", "B-28"],
    topic: .touches,
    check: .at(
      [.touchesEnded, .touchesCancelled],
      answer: { watch in
        guard let taps = watch.tapsAround, taps.cancels, taps.taps == 1, !taps.isClouded,
          watch.hands.areRecorded
        else { return .notJudged }
        if watch.now.event == .touchesCancelled { return .holds }
        // Of several fingers another may be the one that is told to be lifted, late.
        let isTapped = taps.actions > 0 && taps.actionTurn == watch.now.turn
        return isTapped && watch.hands.most == 1 ? .violated : .notJudged
      },
      found: { _ in "touchesEnded, though the tap was recognized" },
      expecting: { _ in "touchesCancelled when the tap is recognized" }
    ),
    passing: ["recognizer=yes inside=content v .9 Y=yes N .2 ^ tapped(160,240) X |"],
    failing: ["recognizer=yes inside=content v .9 Y=yes N .2 ^ tapped(160,240) ↓ U |"]
  )

  static let notAfterScroll = Rule(
    "tap.not-after-a-scroll",
    "A finger that has scrolled is no tap.",
    .sequence,
    grade: .may,
    catalogue: ["R305"],
    topic: .rowTouches,
    check: Tap.question(
      at: [.tapped],
      answer: { tap throws(Lack) in
        guard tap.recognizer.isThere, tap.recognizer.taps == 1 else { return .notJudged }
        return try Answer(!tap.hand.hasDragged)
      },
      expecting: { _ in "nothing: the finger has scrolled" }
    ),
    passing: ["recognizer=yes v .3 ^ tapped(160,240) |"],
    failing: ["recognizer=yes v - B S@10 - S@30 .12 ^ ↓ tapped(160,240) W F |"]
  )

  static let notForStop = Rule(
    "tap.not-for-a-stop",
    "The touch that stops content in motion is no tap on it.",
    .sequence,
    grade: .may,
    catalogue: ["R306"],
    topic: .rowTouches,
    check: Tap.question(
      at: [.tapped],
      answer: { tap throws(Lack) in
        guard tap.recognizer.isThere else { return .notJudged }
        return try tap.hand.glided ? .violated : .notJudged
      },
      expecting: { _ in "nothing: the finger has stopped a glide" }
    ),
    passing: ["recognizer=yes v .3 ^ tapped(160,240) |"],
    failing: [
      "recognizer=yes v - B S@10 ^ W T G S@20 . S@30 v .3 ^ ↓ tapped(160,270) B@30 W@30 F@30 E@30 |@30"
    ]
  )
}

extension PickFacts {
  /// Returns the place that a tap must be told with: that of the first, in the view's coordinates.
  func tapPlace(_ watch: Watch) -> Place? {
    guard taps.isThere, taps.count == taps.taps, taps.most == taps.taps, taps.start.wasStill,
      taps.fingers == 1,
      // Content that has moved under the finger has taken the place along.
      !watch.content.offset.differs(from: taps.start.offset, by: 0),
      taps.start.place.isKnown, !taps.isClouded, watch.staysAround,
      watch.zoom == nil
    else { return nil }
    return taps.start.place
  }
}

extension Watch {
  /// The tap recognizer of the view, or of the one that it stands in.
  fileprivate var tapsAround: TapRecognizer? {
    if let own = table?.picks.taps, own.isThere { return own }
    let views = site.stage.watches
    guard let container = site.container,
      views.indices.contains(container),
      let outer = views[container].table?.picks.taps, outer.isThere
    else { return nil }
    return outer
  }
}
