internal import Traces

/// Rules about tap recognizers (truth 1.13).
enum TapRules {
  static let all = [atLift, once, place, cancels, runs, notAfterScroll, notForStop]

  static let atLift = Rule(
    "tap.at-lift-off",
    "A tap's action runs as the last of the fingers that it asks for is lifted for the last time.",
    .sequence,
    catalogue: ["R301", "R300"],
    sources: ["H5/UITapGestureRecognizer.h", "R/uitapgesturerecognizer", "B-28", "B-29"],
    topic: .rowTouches,
    check: .onRows(
      .tapped,
      answer: { picks, watch in
        let taps = picks.taps
        // With more fingers than it asks for, which of them are the recognizer's is not known.
        guard taps.isThere, watch.hands.areRecorded, taps.isFollowed,
          watch.hands.most <= taps.fingers, taps.taps == 1 || watch.now.time >= 0
        else { return .notJudged }
        return Answer(
          !taps.isDown && taps.most >= taps.taps && taps.latestFingers >= taps.fingers
        )
      },
      expecting: { picks, _ in
        let taps = picks.taps
        return
          "tapped after \(Words.number(taps.taps)) tap(s) of \(Words.number(taps.fingers)) finger(s)"
      }
    ),
    passing: ["recognizer=yes v .3 ^ tapped(160,240) |"],
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
    check: .onRows(
      .tapped,
      answer: { picks, watch in
        // With more fingers than it asks for, one may tap again while another is still down.
        guard picks.taps.isThere, watch.hands.areRecorded, picks.taps.isFollowed,
          watch.hands.most <= picks.taps.fingers
        else { return .notJudged }
        return Answer(picks.taps.actions == 0)
      },
      expecting: { _, _ in "nothing: the tap has been told" }
    ),
    passing: ["recognizer=yes v .3 ^ tapped(160,240) |"],
    failing: ["recognizer=yes v .3 ^ tapped(160,240) ↓ tapped(160,240) |"]
  )

  static let runs = Rule(
    "tap.runs",
    "A tap as the recognizer asks for it runs the action.",
    .response,
    catalogue: ["R301", "R300"],
    sources: ["H5/UITapGestureRecognizer.h", "R/uitapgesturerecognizer"],
    topic: .rowTouches,
    check: .onRows(
      .turnEnd,
      .final,
      answer: { picks, watch in
        guard picks.taps.isThere, picks.taps.isComplete, watch.hears(.tapped),
          watch.now.event == .final || watch.now.time < 0
            || watch.now.time - picks.taps.liftTime >= 400_000
        else { return .notJudged }
        return Answer(picks.taps.actions > 0)
      },
      found: { _, _ in "the taps have come, and nothing was told" },
      expecting: { _, _ in "tapped" }
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
    sources: ["H5/UITapGestureRecognizer.h"],
    topic: .rowTouches,
    check: .onRows(
      .tapped,
      answer: { picks, watch in
        guard let expected = picks.tapPlace(watch), let told = watch.table?.now.place,
          told.isKnown
        else { return .notJudged }
        return Answer(!told.differs(from: expected, by: 500))
      },
      found: { _, watch in "tapped at \(watch.table?.now.place.text ?? "")" },
      expecting: { picks, watch in "tapped at \(picks.tapPlace(watch)?.text ?? "")" }
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
      .touchesEnded,
      .touchesCancelled,
      answer: { watch in
        guard let taps = watch.tapsAround, taps.cancels, taps.taps == 1, !taps.isClouded,
          watch.hands.areRecorded
        else { return .notJudged }
        if watch.now.event == .touchesCancelled {
          // A finger that rests has done nothing yet for which it could be taken away.
          let isResting =
            watch.hands.down == 1 && watch.hands.most == 1 && !watch.hands.hasMoved && taps.isDown
            && watch.callTurn <= watch.touchDownTurn
          return isResting ? .violated : .holds
        }
        // Of several fingers another may be the one that is told to be lifted, late.
        let isTapped = taps.actions > 0 && taps.actionTurn == watch.now.turn
        return isTapped && watch.hands.most == 1 ? .violated : .notJudged
      },
      found: { watch in
        watch.now.event == .touchesCancelled
          ? "touchesCancelled, and the finger is still down"
          : "touchesEnded, though the tap was recognized"
      },
      expecting: { _ in "touchesCancelled when the tap is recognized" }
    ),
    passing: ["recognizer=yes inside=content v .9 Y=yes N .2 ^ tapped(160,240) X |"],
    failing: [
      "recognizer=yes inside=content v .9 Y=yes N .2 ^ tapped(160,240) ↓ U |",
      "recognizer=yes inside=content v .9 Y=yes N ↓ X .2 ^ tapped(160,240) |",
    ]
  )

  static let notAfterScroll = Rule(
    "tap.not-after-a-scroll",
    "A finger that has scrolled is no tap.",
    .sequence,
    grade: .may,
    catalogue: ["R305"],
    sources: ["truth"],
    topic: .rowTouches,
    check: .onRows(
      .tapped,
      answer: { picks, _ in
        guard picks.taps.isThere, picks.finger.isCertain, picks.taps.taps == 1 else {
          return .notJudged
        }
        return Answer(!picks.finger.hasDragged)
      },
      expecting: { _, _ in "nothing: the finger has scrolled" }
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
    sources: ["B-26"],
    topic: .rowTouches,
    check: .onRows(
      .tapped,
      answer: { picks, _ in
        guard picks.taps.isThere, picks.finger.isCertain, picks.finger.glided else {
          return .notJudged
        }
        return .violated
      },
      expecting: { _, _ in "nothing: the finger has stopped a glide" }
    ),
    passing: ["recognizer=yes v .3 ^ tapped(160,240) |"],
    failing: [
      "recognizer=yes v - B S@10 ^ W T G S@20 . S@30 v .3 ^ ↓ tapped(160,270) B@30 W@30 F@30 E@30 |@30"
    ]
  )
}

extension PickFacts {
  /// Where a tap must be told to be: the place of the first, in the view's coordinates.
  func tapPlace(_ watch: Watch) -> Place? {
    guard taps.isThere, taps.count == taps.taps, taps.most == taps.taps, taps.wasStill,
      taps.fingers == 1,
      // Content that has moved under the finger has taken the place along.
      !watch.offset.differs(from: taps.offset, by: 0),
      taps.origin.isKnown, watch.place == 0, watch.isAlone, !taps.isClouded, watch.zoom == nil
    else { return nil }
    return taps.origin
  }
}

extension Watch {
  /// The tap recognizer of the view, or of the one that it stands in.
  fileprivate var tapsAround: TapFacts? {
    if let own = table?.picks.taps, own.isThere { return own }
    guard let container, let views = stage?.watches, views.indices.contains(container),
      let outer = views[container].table?.picks.taps, outer.isThere
    else { return nil }
    return outer
  }
}
