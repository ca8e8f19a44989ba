internal import Traces
internal import Transcripts

/// Rules about a pinch that is let go beyond a limit.
enum ZoomBounceRules {
  static let all = [returns, flags, onlyThen, endsAfter, jumps]

  static let returns = Rule(
    "scroll.zoom-bounce.returns",
    "Let go beyond a limit, the scale is on it with one didZoom in the turn of the lift.",
    .response,
    catalogue: ["J02", "J04", "J07", "H07"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom, .turnEnd, .pause],
      answer: { watch, zoom in
        guard zoom.fingers.partedTurn == watch.now.turn, zoom.fingers.partedBeyond == .yes,
          watch.hears(.didZoom),
          watch.turns.call != watch.now.turn
        else { return .notJudged }
        let isBack = zoom.course.wasSurely(in: ZoomPhase.bounce.set)
        if watch.now.event == .didZoom, isBack, watch.now.time >= 0 { return .violated }
        guard zoom.course.wasSurely(in: ZoomPhase.parted.set) else { return .notJudged }
        guard watch.now.event == .didZoom else {
          // The pinch may go on until the other finger leaves (H11).
          return watch.hands.down == 0 ? .violated : .notJudged
        }
        guard zoom.now.scale.isKnown else { return .notJudged }
        return Answer(!zoom.now.scale.differs(from: zoom.limits.clamp(zoom.scale.told)))
      },
      found: { watch, zoom in
        if watch.now.event != .didZoom {
          return "no didZoom as the fingers left at scale \(zoom.scale.told.text)"
        }
        let isBack = zoom.course.wasSurely(in: ZoomPhase.bounce.set)
        return isBack ? "another didZoom" : "didZoom to scale \(zoom.now.scale.text)"
      },
      expecting: { _, zoom in "one didZoom, to scale \(zoom.limits.clamp(zoom.scale.told).text)" }
    ),
    passing: [
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^^ Z*2 .18 L*2!2 |",
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^2 Z*2 .18 L*2!2 - B S ^ W F |",
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^2 4ms ^ Z*2 .18 L*2!2 |",
    ],
    failing: [
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^^ ↓ Z*2.1 . Z*2 . L*2!2 |*2",
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^2 4ms ^ . ↓ Z*2 .18 L*2!2 |",
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^^ . ↓ Z*2.1 . Z*2 L*2!2 |*2",
    ]
  )

  static let flags = Rule(
    "scroll.zoom-bounce.flags",
    "While the scale bounces isZoomBouncing is true and isZooming false.",
    .invariant,
    catalogue: ["J02", "J05", "H09"],
    sources: ["L19", "AD/iszoombouncing"],
    topic: .zoomFlags,
    check: .ofZoom(
      at: [.didZoom, .didScroll],
      answer: { watch, zoom in
        let flags: Flags = [.isZooming, .isZoomBouncing]
        guard zoom.course.isSurely(in: ZoomPhase.bounce.set), watch.now.known.isSuperset(of: flags)
        else {
          return .notJudged
        }
        return Answer(watch.now.raised.isDisjoint(with: .isZooming) && watch.isZoomBouncing)
      },
      found: { watch, _ in
        let isZooming = watch.now.raised.contains(.isZooming)
        return "\(watch.now.event.word), where isZooming is \(isZooming) and isZoomBouncing is"
          + " \(watch.isZoomBouncing)"
      },
      expecting: { _, _ in "isZooming false, isZoomBouncing true" }
    ),
    passing: ["zooms=1,2 vv <>200 O:z <>300 Z:z*1.5 <>500 Z:z*2.2 ^^ Z:b*2 .18 L*2!2: |"],
    failing: [
      "zooms=1,2 vv <>200 O:z <>300 Z:z*1.5 <>500 Z:z*2.2 ^^ ↓ Z*2: .18 L*2!2: |",
      "zooms=1,2 vv <>200 O:z <>300 Z:z*1.5 <>500 Z:z*2.2 ^^ Z:b*2 . ↓ S@9*2: .18 L*2!2: |",
    ]
  )

  static let onlyThen = Rule(
    "scroll.zoom-bounce.only-then",
    "isZoomBouncing is true only between the lift beyond a limit and the end of the zoom.",
    .invariant,
    catalogue: ["J05"],
    topic: .zoomFlags,
    check: .ofZoom(
      at: [
        .willBeginZooming, .didZoom, .didEndZooming, .didScroll, .willBeginDragging,
        .willEndDragging, .didEndDraggingToRest, .didEndDraggingToGlide, .willBeginDecelerating,
        .didEndDecelerating,
      ],
      answer: { watch, zoom in
        // If the end may come before the bounce (J03), the bounce goes on after it.
        let shut =
          watch.law.switches.contains(.endsAfterZoomBounce) ? ZoomPhase.shut : ZoomPhase.idle.set
        let others = shut | ZoomPhase.pinch.set | ZoomPhase.ofProgram
        if watch.now.event == .didEndZooming {
          guard watch.now.known.contains(.isZoomBouncing), zoom.fingers.partedBeyond == .no,
            zoom.course.wasSurely(in: others | ZoomPhase.parted.set)
          else { return .notJudged }
          return Answer(!watch.isZoomBouncing)
        }
        guard watch.now.known.contains(.isZoomBouncing), zoom.course.isSurely(in: others),
          zoom.course.wasSurely(in: others), zoom.course.isOrdered, !watch.course.isMidway
        else { return .notJudged }
        if !watch.hands.areRecorded, !zoom.course.isSurely(in: ZoomPhase.shut) { return .notJudged }
        return Answer(!watch.isZoomBouncing)
      },
      found: { watch, _ in "\(watch.now.event.word), where isZoomBouncing is true" },
      expecting: { _, _ in "isZoomBouncing false" }
    ),
    passing: ["zooms=1,2 vv <>200 O:z <>300 Z:z*1.5 <>500 Z:z*2.2 ^^ Z:b*2 .18 L*2!2: |"],
    failing: [
      "zooms=1,2 vv <>200 O:z <>300 Z:z*1.5 <>500 ↓ Z:zb*2.2 ^^ Z:b*2 .18 L*2!2: |",
      "zooms=1,2 vv <>200 O:z <>300 Z:z*1.5 ^^ ↓ L:b*1.5!1.5 |",
    ]
  )

  static let endsAfter = Rule(
    "scroll.zoom-bounce.ends-after",
    "A pinch that was let go beyond a limit ends after the bounce, not at the lift.",
    .response,
    catalogue: ["J03", "H06", "J02"],
    sources: ["AD", "L15"],
    topic: .zoom,
    needs: .endsAfterZoomBounce,
    check: .ofZoom(
      at: [.didEndZooming],
      answer: { watch, zoom in
        let isFromInside =
          zoom.course.wasSurely(in: ~ZoomPhase.bounce.set) && zoom.fingers.partedBeyond == .no
        if watch.isZoomBouncing { return isFromInside ? .notJudged : .violated }
        guard zoom.fingers.partedBeyond == .yes, watch.hears(.didZoom) else { return .notJudged }
        let isAtLift = zoom.fingers.partedTurn == watch.now.turn
        // If no time is told, the bounce may be over.
        if zoom.course.wasSurely(in: ZoomPhase.bounce.set) {
          // A frame longer than the bounce may end it right behind the lift.
          if watch.setting.rate < 10 { return .notJudged }
          return watch.now.time >= 0 ? Answer(!isAtLift) : .notJudged
        }
        return isAtLift && zoom.course.wasSurely(in: ZoomPhase.parted.set) ? .violated : .notJudged
      },
      found: { watch, _ in
        watch.isZoomBouncing ? "didEndZooming, where isZoomBouncing is true" : "didEndZooming"
      },
      expecting: { _, _ in "didEndZooming once the bounce is over, isZoomBouncing false" }
    ),
    passing: [
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^^ Z*2 .18 L*2!2 |",
      Example(
        "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^^ Z:b*2 L:b*2!2 . S@9 |",
        profile: .classic
      ),
    ],
    failing: [
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^^ ↓ L*2!2 |*2",
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^^ Z:b*2 ↓ L*2!2: . S@9 |",
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^^ Z:b*2 .9 ↓ L:b*2!2 |",
    ]
  )

  static let jumps = Rule(
    "scroll.zoom-bounce.jumps",
    "In the bounce the scale does not change any more, though the content may scroll.",
    .sequence,
    grade: .should,
    catalogue: ["J04", "J06"],
    sources: ["L20", "L15"],
    topic: .zoom,
    check: .table,
    passing: ["zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^^ Z*2 S@9 . S@5 .18 L*2!2 |"],
    failing: [
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>500 Z*2.2 ^^ Z*2 . ↓ Z*2.1 . Z*2 . L*2!2 |"
    ]
  )
}

extension Watch {
  /// True if the message shows isZoomBouncing as true.
  fileprivate var isZoomBouncing: Bool { now.raised.contains(.isZoomBouncing) }
}
