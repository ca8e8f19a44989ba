internal import Traces

/// Rules about the edges: over-scrolling and coming back (N03).
enum BounceRules {
  static let all = [
    starts, shortContentReturns, endsAfterReturn, landsOnEdge, notWithoutBounces, eachAxis, damped,
    goesInwards, stopsAtWall,
  ]

  static let starts = Rule(
    "scroll.bounce.starts",
    "A lift while over-scrolled says willDecelerate: true, even without motion.",
    .response,
    catalogue: ["D06", "D04"],
    sources: ["S4:116-118", "M033", "M050", "M065"],
    topic: .motion,
    check: .at(
      [.didEndDraggingToRest, .didEndDraggingToGlide],
      scope: .inMotion,
      answer: { watch in
        let place = watch.whereabouts
        let isOutside =
          place.isKnown
          ? watch.isOverscrolled(place) : watch.turns.touch == watch.now.turn && watch.isPulledOut
        guard watch.motion.dragScrolls > 0, isOutside, !watch.motion.isDisturbed,
          !watch.hands.wasCancelled, watch.geometry.isScrollEnabled,
          watch.turns.call != watch.now.turn
        else { return .notJudged }
        return Answer(watch.now.event == .didEndDraggingToGlide)
      },
      found: { "\($0.now.event.word) outside the range" },
      expecting: { "didEndDragging(true), for the range is \($0.geometry.rangeText)" }
    ),
    passing: ["v + B S@-40 hold ^ W@-40 T@-40 G@-40 S@-20 . S@0 E@0 |@0"],
    failing: [
      "v + B:td@0 S:td@-40 hold ^ W:td@-40 ↓ F:td@-40",
      "v + B S@-40 hold ^ W@-40 ↓ F@-40 . S@-20 . S@0 A@0 |@0", "v + B S@-40 hold ^ W@-40 ↓ F@-40",
      "v + B S +60 S hold ^ W ↓ F |",
    ]
  )

  static let shortContentReturns = Rule(
    "scroll.bounce.short-content-returns",
    "Content that is smaller than the view comes back to its one place.",
    .rest,
    catalogue: ["N03", "D04", "D07", "Z02"],
    topic: .motion,
    check: .at(
      [.didEndDecelerating, .final],
      answer: { watch in
        if watch.now.event == .final { return watch.shortRestAnswer }
        guard watch.isFreeGlide, watch.landing.isKnown, watch.geometry.isRangeKnown else {
          return .notJudged
        }
        for axis in Axis.each where watch.geometry.isShort(axis) {
          let excess = abs(watch.geometry.excess(watch.landing, axis))
          if excess > watch.setting.halfPixel, watch.geometry.bounces(axis) { return .violated }
        }
        return .holds
      },
      found: { "the glide ends at \($0.landing.text)" },
      expecting: { "an end at the only place in the range, \($0.geometry.least.text)" }
    ),
    passing: ["content=300 always=yes v + B S@-40 ^ W@-40 T@-40 G S@-20 . S@0 E@0 |@0"],
    failing: [
      "content=300 always=yes v + B S@-40 ^ W@-40 T@-40 G S@-90 . S@-180 ↓ E@-180 |@-180",
      "content=300 v -5 ^ ↓ |@-180",
    ]
  )

  static let endsAfterReturn = Rule(
    "scroll.bounce.ends-after-return",
    "A glide that is outside the range goes on until it is back.",
    .sequence,
    catalogue: ["D08", "D07", "D16", "Z02"],
    sources: ["L09", "M033"],
    topic: .motion,
    check: .at(
      [.didEndDecelerating],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { watch in
        guard watch.landing.isKnown, watch.geometry.isRangeKnown else {
          return .notJudged
        }
        return Answer(!watch.isOverscrolled(watch.landing))
      },
      found: { "didEndDecelerating at \($0.landing.text), outside the range" },
      expecting: { "more didScroll first, back into the range \($0.geometry.rangeText)" }
    ),
    passing: ["v + B S@40 ^ W@40 T@40 G S@10 . S@-15 . S@0 E@0 |@0"],
    failing: [
      "v + B S@40 ^ W@40 T@40 G S@10 . S@-15 ↓ E@-15 . S@-5 . S@0 |@0",
      "v + B S@40 ^ W@40 T@40 G S@10 . S@-15 ↓ E@-15 |@-15",
    ]
  )

  static let landsOnEdge = Rule(
    "scroll.bounce.lands-on-edge",
    "After a bounce the offset is exactly on the edge that it returned to.",
    .rest,
    catalogue: ["D07", "Z02", "N02"],
    sources: ["motion.bounce", "L09"],
    topic: .motion,
    check: .at(
      [.didEndDecelerating],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { watch in
        guard watch.landing.isKnown, watch.geometry.isRangeKnown,
          !watch.motion.isRewritten, watch.law.knowsTargets
        else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard let edge = watch.edgeOfReturn(axis), watch.isPageIfPaged(edge, axis) else {
            return .notJudged
          }
          return Answer(abs(watch.landing[axis] - edge) <= watch.setting.halfPixel)
        }
      },
      found: { "the bounce ends at \($0.landing.text)" },
      expecting: { "an end on an edge of the range \($0.geometry.rangeText)" }
    ),
    passing: [
      "unheard=W v + B S@-5 hold ^ T@-5 G@-5 . S@-2 . S@0 E@0 |@0",
      "unheard=G v + B S@-5 hold ^ W@-5 T@-5 . S@-2 . S@0 E@0 |@0",
      "unheard=RI control=yes |%0 v +250 B S@-90 hold ^ W@-90 T@-90 G@-90 . S@-75 . S@-60 E@-60 |@-60",
      "v + B S@40 ^ W@40 T@40 G S@10 . S@-15 . S@0 E@0 |@0",
    ],
    failing: [
      "v + B S@40 ^ W@40 T@40 G S@10 . S@-15 . S@4 ↓ E@4 |@4",
      "v +250 B S@-90 4ms inset:40 I hold ^ W@-90 T@-90 G@-90 . S@-70 . S@-45 . S@-30 ↓ E@-30 |@-30",
      "inset=40 at=0 v +30 B S@-20 ^ W@-20 T@-20 G S@-60 . S@-20 . S@0 ↓ E@0 |@0",
    ]
  )

  static let notWithoutBounces = Rule(
    "scroll.bounce.not-without-bounces",
    "With bounces off, drags and glides never leave the range.",
    .invariant,
    catalogue: ["D02", "D03"],
    sources: ["AD/uiscrollview/bounces", "M039"],
    topic: .motion,
    check: staysInside(where: { !$0.bounce.horizontal && !$0.bounce.vertical }),
    passing: [
      "bounces=no at=10 v + B S@0 ^ W@0 F@0 |@0", "bounces=no at=0 v +30 B -60 S hold ^ W F |",
    ],
    failing: [
      "bounces=no at=10 v + B ↓ S@-10 ^ W@-10 F@-10",
      "bounces=no always=yes at=10 v + B ↓ S@-10 ^ W@-10 F@-10",
      "bounces=no at=0 v + B ↓ S ^ W F |",
    ]
  )

  static let eachAxis = Rule(
    "scroll.bounce.each-axis",
    "An axis whose own bounces are off never leaves the range, whatever the other does.",
    .invariant,
    grade: .should,
    catalogue: ["D14", "D02", "D03"],
    topic: .motion,
    check: staysInside(where: { $0.bounce.horizontal != $0.bounce.vertical }),
    passing: ["bouncesX=no at=10 v + B S@0 +10 S@-5 ^ W@-5 T@-5 G@-5"],
    failing: ["bouncesY=no at=10 v + B ↓ S@-10 ^ W@-10 F@-10"]
  )

  /// Returns a question about content that is kept in its range, where the bounces of the axes are as
  /// is meant.
  private static func staysInside(
    where isMeant: @escaping @Sendable (Geometry) -> Bool
  ) -> Check {
    .at(
      [.didScroll],
      scope: [.inMotion, .withoutBounces],
      answer: { watch in
        guard isMeant(watch.geometry), watch.course.phases & Phase.atRest == 0,
          watch.geometry.isRangeKnown, watch.geometry.isSetUp, !watch.motion.isDisturbed
        else { return .notJudged }
        if !watch.now.offset.isKnown { return watch.isHeldByWalls ? .violated : .notJudged }
        guard watch.content.lastScroll.isKnown else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard !watch.geometry.bounces(axis),
            watch.geometry.excess(watch.content.lastScroll, axis) == 0
          else { return .notJudged }
          return Answer(abs(watch.geometry.excess(watch.now.offset, axis)) <= watch.setting.pixel)
        }
      },
      found: { watch in
        watch.now.offset.isKnown
          ? "didScroll to \(watch.now.offset.text)" : "didScroll, and the finger pulls at an edge"
      },
      expecting: { "an offset in the range \($0.geometry.rangeText)" }
    )
  }

  static let damped = Rule(
    "scroll.bounce.damped",
    "Over-scrolling is damped: it stays under one length of the view.",
    .invariant,
    grade: .should,
    catalogue: ["D12"],
    sources: ["motion.rubber-band"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: .inDrag,
      judged: .outside,
      answer: { watch in
        guard watch.course.isSurely(in: Phase.dragging), watch.geometry.isRangeKnown,
          !watch.motion.isDisturbed,
          // If the program has put the content outside, no source says how far it may go (F12).
          watch.motion.dragStart.isKnown || watch.setting.declaration.config[.contentOffset] == nil,
          watch.geometry.excess(watch.motion.dragStart) <= watch.setting.halfPixel
        else { return .notJudged }
        let size = watch.geometry.size
        let x = abs(watch.geometry.excess(watch.now.offset, .horizontal))
        let y = abs(watch.geometry.excess(watch.now.offset, .vertical))
        return Answer(x <= size.x + watch.setting.pixel && y <= size.y + watch.setting.pixel)
      },
      found: { "didScroll to \($0.now.offset.text)" },
      expecting: {
        "less than one length of the view, \($0.geometry.size.text), outside the range \($0.geometry.rangeText)"
      }
    ),
    passing: ["v + B S@-40 ^ W@-40 T@-40 G S@0 E@0"],
    failing: ["v +500 B ↓ S@-490 ^ W@-490 T@-490 G S@0 E@0"]
  )
}
