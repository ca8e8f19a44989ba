internal import Traces
internal import Transcripts

/// Rules about what fingers do to the scale.
enum PinchRules {
  static let all = [
    isTold, onlyItsMessages, zoomingFlag, onlyThen, notDecelerating, passesLimit, keepsLimits,
    endsAtLift,
    followsFingers, keepsPoint, contentUntouched, resists,
  ]

  static let isTold = Rule(
    "scroll.pinch.is-told",
    "Two fingers that clearly pinch a view that can zoom begin a zoom.",
    .response,
    catalogue: ["H04", "H05"],
    sources: ["AD", "H4", "M059"],
    topic: .zoom,
    check: .ofZoom(
      at: [.willBeginZooming, .turnEnd, .pause],
      answer: { watch, zoom in
        if watch.now.event == .willBeginZooming { return zoom.pinch.isOwed ? .holds : .notJudged }
        return zoom.pinch.isMissed ? .violated : .notJudged
      },
      found: { _, _ in "two fingers pinched, and no willBeginZooming" },
      expecting: { _, _ in "willBeginZooming, didZoom, didEndZooming" }
    ),
    passing: [
      "zooms=1,4 vv <>200 O*1 <>240 Z*1.2 ^^ L*1.2!1.2 |", "zooms=1,4 vv <>110 ^^ |",
      "zooms=1,4 bouncesZoom=no vv <>20 ^^ |",
    ],
    failing: ["zooms=1,4 vv <>150 <>220 ^^ ↓ |", "zooms=1,4 vv <>150 <>220 S@20 ^^ ↓ |"]
  )

  static let onlyItsMessages = Rule(
    "scroll.pinch.only-its-messages",
    "A zoom sends no message about a scroll to the top, a pinch none about an animated scroll.",
    .sequence,
    catalogue: ["C22", "G01", "G03", "F06"],
    sources: ["AD/scrollviewdidendscrollinganimation", "S4:71-72"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didEndScrollingAnimation, .shouldScrollToTop, .didScrollToTop],
      answer: { watch, zoom in
        // An animated zoom may have one of those ends (I10).
        let phases =
          watch.now.event == .didEndScrollingAnimation
          ? ZoomPhase.ofFingers : ZoomPhase.ofFingers | ZoomPhase.ofProgram
        guard zoom.course.isOrdered, zoom.course.wasSurely(in: phases),
          watch.record.calls == .recorded,
          !watch.course.isMidway, watch.program.isIdle,
          !watch.program.toTop.isTapped, watch.turns.delegate != watch.now.turn
        else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "nothing: no such scroll has begun" }
    ),
    passing: ["zooms=1,4 vv <>200 O*1 <>240 Z*1.2 ^^ L*1.2!1.2 |"],
    failing: [
      "zooms=1,4 vv <>200 O*1 <>240 Z*1.2 ↓ A*1.2 ^^ L*1.2!1.2 |",
      "zooms=1,4 vv <>200 O*1 <>240 Z*1.2 ↓ Q=no ^^ L*1.2!1.2 |",
    ]
  )

  static let zoomingFlag = Rule(
    "scroll.pinch.zooming-flag",
    "isZooming is true while fingers pinch.",
    .invariant,
    catalogue: ["H09", "A03"],
    topic: .zoomFlags,
    check: .ofZoom(
      at: [.willBeginZooming, .didZoom, .didScroll, .willBeginDragging],
      answer: { watch, zoom in
        let isPinch =
          zoom.course.isSurely(in: ZoomPhase.pinch.set)
          && (watch.now.event == .willBeginZooming
            || zoom.course.wasSurely(in: ZoomPhase.pinch.set))
        guard isPinch, watch.now.known.contains(.isZooming) else { return .notJudged }
        return Answer(watch.now.raised.contains(.isZooming))
      },
      found: { watch, _ in "\(watch.now.event.word), where isZooming is false" },
      expecting: { _, _ in "isZooming true" }
    ),
    passing: ["zooms=1,4 vv <>200 O:z <>240 Z:z S:z ^^ L*1.2!1.2: |"],
    failing: [
      "zooms=1,4 vv <>200 O:z <>240 ↓ Z*1.2: S:z*1.2 ^^ L*1.2!1.2: |",
      "zooms=1,4 vv <>200 ↓ O*1: <>240 Z:z ^^ L*1.2!1.2: |",
    ]
  )

  static let onlyThen = Rule(
    "scroll.zoom.zooming-flag",
    "isZooming is true in a pinch alone: not as it ends, not while the program zooms.",
    .invariant,
    catalogue: ["H09"],
    topic: .zoomFlags,
    check: .ofZoom(
      at: [
        .willBeginZooming, .didZoom, .didEndZooming, .didScroll, .willBeginDragging,
        .willEndDragging, .didEndDraggingToRest, .didEndDraggingToGlide, .willBeginDecelerating,
        .didEndDecelerating,
      ],
      answer: { watch, zoom in
        let others = ZoomPhase.shut | ZoomPhase.ofProgram | ZoomPhase.bounce.set
        guard watch.now.known.contains(.isZooming), zoom.course.isSurely(in: others) else {
          return .notJudged
        }
        if watch.now.event == .didEndZooming || zoom.course.isSurely(in: ZoomPhase.bounce.set) {
          return Answer(!watch.now.raised.contains(.isZooming))
        }
        guard watch.hands.areRecorded, watch.hands.down < 2,
          zoom.course.isOrdered, !watch.course.isMidway
        else { return .notJudged }
        return Answer(!watch.now.raised.contains(.isZooming))
      },
      found: { watch, _ in "\(watch.now.event.word), where isZooming is true" },
      expecting: { _, _ in "isZooming false" }
    ),
    passing: [
      "zooms=1,4 vv <>200 O:z <>240 Z:z ^^ L*1.2!1.2: |",
      "zooms=1,4 zoom+:2 O*1: Z*2: .18 L*2!2: |",
    ],
    failing: [
      "zooms=1,4 vv <>200 O:z <>240 Z:z ^^ ↓ L:z*1.2!1.2 |", "zooms=1,4 zoom:2 ↓ Z:z*2 |",
      "zooms=1,4 zoom+:2 O*1: ↓ Z:z*2 .18 L*2!2: |",
    ]
  )

  static let notDecelerating = Rule(
    "scroll.pinch.not-decelerating",
    "In a pinch of a view that did not glide isDecelerating is false.",
    .invariant,
    catalogue: ["B14", "A14"],
    sources: ["S4:95", "L19"],
    topic: .zoomFlags,
    check: .ofZoom(
      at: [.willBeginZooming, .didZoom, .didEndZooming],
      answer: { watch, _ in
        let still = Phase.atRest | Phase.drag.set
        guard watch.now.known.contains(.isDecelerating), watch.course.isSurely(in: still),
          // Nobody has established that all that a call ends ends together (C18).
          watch.turns.call != watch.now.turn
        else { return .notJudged }
        return Answer(!watch.now.raised.contains(.isDecelerating))
      },
      found: { watch, _ in "\(watch.now.event.word), where isDecelerating is true" },
      expecting: { _, _ in "isDecelerating false: no glide is open" }
    ),
    passing: ["zooms=1,4 vv <>200 O:z <>240 Z:z ^^ L*1.2!1.2: |"],
    failing: ["zooms=1,4 vv <>200 O:z <>240 ↓ Z:zc ^^ L*1.2!1.2: |"]
  )

  static let passesLimit = Rule(
    "scroll.pinch.passes-limit",
    "With bouncesZoom a pinch that goes on past a limit takes the scale past it.",
    .response,
    catalogue: ["J01"],
    sources: ["AD/bounceszoom", "L19", "M055"],
    topic: .zoom,
    check: .ofZoom(
      at: [.turnEnd, .pause],
      answer: { watch, zoom in
        guard zoom.course.isSurely(in: ZoomPhase.pinch.set), zoom.bouncesZoom == .yes,
          zoom.limits.areKnown, zoom.scale.seen.isKnown, watch.hears(.didZoom),
          !zoom.scale.hasOutgrown,
          watch.turns.touch == watch.now.turn
        else { return .notJudged }
        let expected = zoom.pinch.expected(at: watch.hands.pair.spread)
        // A begin may lie a hysteresis away from where the fingers were.
        let margin = zoom.pinch.anchor.isKnown ? 1.15 : 1.4
        if expected > zoom.limits.most.double * margin {
          return Answer(zoom.scale.seen > zoom.limits.most)
        }
        if expected > 0, expected * margin < zoom.limits.least.double {
          return Answer(zoom.scale.seen < zoom.limits.least)
        }
        return .notJudged
      },
      found: { _, zoom in "scale \(zoom.scale.seen.text), though the fingers went on" },
      expecting: { _, zoom in "a scale beyond the limits \(zoom.limits.text)" }
    ),
    passing: [
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^^ Z*2 . L*2!2 |",
      "zooms=1,2 bouncesZoom=no vv <>200 O*1 <>300 Z*1.5 <>500 Z*2 <>600 ^^ L*2!2 |",
    ],
    failing: [
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>400 Z*2 <>600 ↓ <>610 ^^ L*2!2 |",
      "zooms=1,2 vv <>150 O*1 <>100 ↓ <>50 <>45 ^^ L*1!1 |",
    ]
  )

  static let keepsLimits = Rule(
    "scroll.pinch.keeps-limits",
    "Without bouncesZoom the scale never passes its limits.",
    .invariant,
    catalogue: ["J01"],
    sources: ["AD/bounceszoom"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom, .didScroll, .didEndZooming],
      answer: { _, zoom in
        guard zoom.bouncesZoom == .no, zoom.now.scale.isKnown, zoom.limits.areKnown,
          !zoom.scale.hasOutgrown, zoom.subject.isKnown
        else { return .notJudged }
        return Answer(!zoom.limits.exclude(zoom.now.scale))
      },
      found: { watch, zoom in "\(watch.now.event.word) at scale \(zoom.now.scale.text)" },
      expecting: { _, zoom in "a scale from \(zoom.limits.text)" }
    ),
    passing: ["zooms=1,2 bouncesZoom=no vv <>200 O*1 <>300 Z*1.5 <>500 Z*2 ^^ L*2!2 |"],
    failing: [
      "zooms=1,2 bouncesZoom=no vv <>200 O*1 <>300 Z*1.5 <>500 ↓ Z*2.2 ^^ Z*2 . L*2!2 |"
    ]
  )

  static let endsAtLift = Rule(
    "scroll.pinch.ends-at-lift",
    "A pinch inside the limits ends as its second finger leaves, though the other stays.",
    .response,
    grade: .should,
    catalogue: ["H11", "H06"],
    topic: .zoom,
    check: .ofZoom(
      at: [.turnEnd, .pause],
      answer: { watch, zoom in
        guard zoom.fingers.partedTurn == watch.now.turn, zoom.fingers.partedBeyond == .no,
          watch.hears(.didEndZooming)
        else { return .notJudged }
        return Answer(!zoom.course.isSurely(in: ZoomPhase.parted.set))
      },
      found: { _, _ in "no didEndZooming as the second finger left" },
      expecting: { _, _ in "didEndZooming in the turn of the lift" }
    ),
    passing: [
      "zooms=1,4 vv <>200 O*1 <>240 Z*1.2 ^2 L*1.2!1.2 ^ |",
      "zooms=1,4 vv <>200 O*1 <>240 Z*1.2 ^2 L*1.2!1.2 - B S - S ^ W F |",
    ],
    failing: ["zooms=1,4 vv <>200 O*1 <>240 Z*1.2 ^2 ↓ ^ L*1.2!1.2 |"]
  )

  static let followsFingers = Rule(
    "scroll.pinch.follows-fingers",
    "Between the limits the scale changes as the distance of the fingers does.",
    .invariant,
    grade: .should,
    catalogue: ["B18"],
    sources: ["AD/uipinchgesturerecognizer/scale"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom],
      answer: { watch, zoom in
        guard zoom.course.isSurely(in: ZoomPhase.pinch.set), zoom.limits.surelyHold(zoom.now.scale),
          // Fingers that all but touch are no measure.
          zoom.pinch.anchor.isKnown, zoom.pinch.isPlain, watch.hands.pair.spread > 10
        else { return .notJudged }
        let ratio = zoom.now.scale.double / zoom.pinch.expected(at: watch.hands.pair.spread)
        return Answer(ratio > 1 / 1.15 && ratio < 1.15)
      },
      found: { _, zoom in "didZoom to scale \(zoom.now.scale.text)" },
      expecting: { watch, zoom in
        let expected = ZoomScale(zoom.pinch.expected(at: watch.hands.pair.spread))
        return "about \(expected.text), as far as the fingers are apart"
      }
    ),
    passing: ["zooms=1,4 vv <>200 O*1 <>240 Z*1.2 <>360 Z*1.8 <>300 Z*1.5 ^^ L*1.5!1.5 |"],
    failing: ["zooms=1,4 vv <>200 O*1 <>240 Z*1.2 <>360 ↓ Z*1.3 ^^ L*1.3!1.3 |"]
  )
}
