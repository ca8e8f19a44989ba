internal import Traces

/// Rules about where content that turns pages comes to rest (Z06).
enum PagingRestRules {
  static let all = [
    endsOnPage, endsOnTarget, ignoresRewriting, headsForPage, haltGoesToPage, restsOnPage,
    callsAreNotSnapped,
  ]

  static let endsOnPage = Rule(
    "scroll.paging.ends-on-page",
    "With paging on, a glide ends on a multiple of the bounds, or at an end of the range.",
    .invariant,
    catalogue: ["K01", "K15", "Z06"],
    sources: ["AD/ispagingenabled", "S4:242"],
    topic: .motion,
    check: .at(
      [.didEndDecelerating],
      scope: .rarely,
      answer: { watch in
        guard watch.hasLandedOnPages else { return .notJudged }
        let place = watch.landing
        for axis in Axis.each where watch.surelyMoves(axis) {
          guard watch.geometry.excess(place, axis) == 0, watch.isTurning(axis, place) else {
            continue
          }
          if !watch.geometry.isPageStop(place, axis, within: watch.setting.halfPixel) {
            return .violated
          }
        }
        return .holds
      },
      found: { "the glide ends at \($0.landing.text)" },
      expecting: { "its end on a multiple of \($0.size.text)" }
    ),
    passing: [
      "paging=yes content=1920 v -110 B S@100 ^ W@100 T@100 G@100 . S@480 E@480 |@480",
      "paging=yes content=1800 at=960 v -110 B S@1060 ^ W@1060 T@1060 G@1060 . S@1320 E@1320 |@1320",
    ],
    failing: [
      "paging=yes content=1920 v -110 B S@100 ^ W@100 T@100 G@100 . S@350 ↓ E@350 |@350",
      "paging=yes content=1920 at=960 v -110 B S@1060 ^ W@1060 T@1060 G@1060 . S@1438 ↓ E@1438 |@1438",
    ]
  )

  static let endsOnTarget = Rule(
    "scroll.paging.ends-on-target",
    "With paging on, a glide ends on the page that was offered as its target.",
    .invariant,
    catalogue: ["C13", "K05", "K06", "K08"],
    sources: ["AD/scrollviewwillenddragging", "Q07c"],
    topic: .motion,
    check: .at(
      [.didEndDecelerating],
      scope: .rarely,
      answer: { watch in
        guard watch.hasLandedOnPages, watch.motion.target.isKnown, !watch.motion.isRewritten,
          watch.isInside(watch.motion.liftOffset), watch.isPageStop(watch.motion.target),
          !watch.hasFingerComeSince
        else { return .notJudged }
        return Answer(!watch.landing.differs(from: watch.motion.target, by: watch.setting.pixel))
      },
      found: { "the glide ends at \($0.landing.text)" },
      expecting: { "its end at the target \($0.motion.target.text)" }
    ),
    passing: ["paging=yes content=1920 v -110 B S@100 ^ W@100!6.875>480 T@100 G@100 . S@480 E@480"],
    failing: ["paging=yes content=1920 v -110 B S@100 ^ W@100>480 T@100 G@100 . S@0 ↓ E@0"]
  )

  static let ignoresRewriting = Rule(
    "scroll.paging.ignores-rewriting",
    "With paging on, a target that the delegate rewrites changes nothing.",
    .invariant,
    grade: .should,
    catalogue: ["K09"],
    topic: .motion,
    check: .at(
      [.didEndDecelerating],
      scope: .rarely,
      answer: { watch in
        guard watch.hasLandedOnPages, watch.motion.isRewritten, watch.motion.target.isKnown,
          watch.isInside(watch.motion.liftOffset), watch.isInside(watch.motion.target),
          watch.motion.target.differs(from: watch.motion.wish, by: 2 * watch.setting.pixel)
        else { return .notJudged }
        if !watch.landing.differs(from: watch.motion.wish, by: watch.setting.pixel) {
          return .violated
        }
        return watch.landing.differs(from: watch.motion.target, by: watch.setting.pixel)
          ? .notJudged : .holds
      },
      found: { "the glide ends at \($0.landing.text), where the delegate wanted it" },
      expecting: { "its end at the page \($0.motion.target.text)" }
    ),
    passing: [
      "paging=yes content=1920 v -110 B S@100 ^ W@100!6.875>480=960 T@100 G@100 . S@480 E@480"
    ],
    failing: [
      "paging=yes content=1920 v -110 B S@100 ^ W@100!6.875>480=960 T@100 G@100 . S@960 ↓ E@960"
    ]
  )

  static let headsForPage = Rule(
    "scroll.paging.heads-for-page",
    "The glide to a page goes towards it, and past it by no more than a little.",
    .invariant,
    grade: .should,
    catalogue: ["K05", "K06", "C14"],
    sources: ["motion.paging"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: [.inMotion, .rarely],
      judged: .freeGlide,
      answer: { watch in
        guard watch.isPaged, watch.now.offset.isKnown,
          watch.content.lastScroll.isKnown,
          watch.isInside(watch.motion.liftOffset), watch.motion.target.isKnown,
          !watch.motion.isRewritten
        else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard watch.isDrawnToTarget(axis) else { return .notJudged }
          let target = watch.motion.target[axis]
          let left = abs(Int64(watch.now.offset[axis]) - Int64(target))
          let before = abs(Int64(watch.content.lastScroll[axis]) - Int64(target))
          return Answer(left <= before + Int64(watch.size[axis]) / 20)
        }
      },
      found: { "didScroll to \($0.now.offset.text), away from the page \($0.motion.target.text)" },
      expecting: { _ in "an offset nearer to the page" }
    ),
    passing: [
      "paging=yes content=1920 v -110 B S@100 ^ W@100!6.875>480 T@100 G@100 S@300 . S@481 . S@480 E@480"
    ],
    failing: [
      "paging=yes content=1920 v -110 B S@100 ^ W@100!6.875>480 T@100 G@100 S@300 . ↓ S@220 . S@480 E@480"
    ]
  )

  static let haltGoesToPage = Rule(
    "scroll.paging.halt-goes-to-page",
    "stopScrollingAndZooming in the glide to a page takes the content to a page.",
    .rest,
    catalogue: ["F20", "Z06"],
    topic: .rest,
    check: .at(
      [.final],
      scope: [.afterCall, .rarely],
      answer: { watch in
        guard watch.isHaltedAnyhow, watch.isPaged, watch.program.call.interruption.isOfGlide,
          watch.now.offset.isKnown
        else { return .notJudged }
        return Answer(
          Axis.each.allSatisfy { axis in
            !watch.surelyMoves(axis)
              || watch.geometry.isPageStop(watch.now.offset, axis, within: watch.setting.pixel)
          }
        )
      },
      found: { "rests at \($0.now.offset.text)" },
      expecting: { "rest on a multiple of \($0.size.text)" }
    ),
    passing: [
      "paging=yes content=1920 v -110 B S@100 ^ W@100 T@100 G@100 . S@200 stop S@0 E@0 |@0"
    ],
    failing: [
      "paging=yes content=1920 v -110 B S@100 ^ W@100 T@100 G@100 . S@200 stop E@200 ↓ |@200"
    ]
  )

  static let restsOnPage = Rule(
    "scroll.paging.rests-on-page",
    "After a finger's scroll, paged content rests on a page or at an end of the range.",
    .rest,
    catalogue: ["Z06", "K01", "K15"],
    sources: ["K01", "M095"],
    topic: .rest,
    check: .at(
      [.final],
      scope: .rarely,
      answer: { watch in
        guard watch.content.isMovedByFinger || watch.canOnlyBeMovedByFinger, watch.isPaged,
          watch.now.offset.isKnown, !watch.record.calls.leavesOpen,
          watch.turns.call < max(watch.drag.pull.turn, 0), !watch.hands.wasCancelled,
          // No source says what a pinch leaves in a paged view.
          watch.zoom == nil || (watch.hands.most == 1 && watch.drag.pull.turn >= 0),
          watch.course.phases & Phase.gone.set == 0, watch.isPlainScreen
        else { return .notJudged }
        let rest = watch.drag.pull.turn < 0 ? watch.content.offsetAtStart : watch.drag.restBefore
        return Answer.onEachAxis { axis in
          let place = watch.now.offset
          guard watch.surelyMoves(axis), watch.geometry.excess(place, axis) == 0,
            !rest.isKnown || rest[axis] != place[axis]
          else { return .notJudged }
          return Answer(watch.geometry.isPageStop(place, axis, within: watch.setting.halfPixel))
        }
      },
      found: { "rests at \($0.now.offset.text)" },
      expecting: { "rest on a multiple of \($0.size.text)" }
    ),
    passing: [
      "paging=yes content=1920 v -110 B S@100 ^ W@100 T@100 G@100 . S@480 E@480 |@480",
      "paging=yes content=1920 at=90 jump:200 S@200 |@200",
    ],
    failing: [
      "paging=yes content=1920 v -110 B S ^ W T G . S E ↓ |@350",
      "unheard=BWFTGE paging=yes content=1920 v -110 S@100 - S@120 ^ ↓ |@120",
      "unheard=BWFTG paging=yes content=1920 v -110 S@100 ^ . S@300 v .6 ^ E@300 ↓ |@300",
    ]
  )

  static let callsAreNotSnapped = Rule(
    "scroll.paging.calls-are-not-snapped",
    "Paging leaves an offset that the program sets where it is.",
    .rest,
    grade: .should,
    catalogue: ["K11"],
    sources: ["F01", "F12"],
    topic: .rest,
    check: .at(
      [.final],
      scope: [.afterCall, .rarely],
      answer: { watch in
        guard watch.isPaged, watch.program.call.kind.isScroll, watch.program.call.isOwn,
          watch.program.call.isAlone,
          watch.record.calls == .recorded,
          watch.turns.call == watch.program.call.turn, watch.turns.touch < watch.turns.call,
          watch.turns.delegate < watch.turns.call, watch.isInside(watch.program.call.target),
          watch.now.offset.isKnown
        else { return .notJudged }
        return Answer(watch.mayBeAt(watch.program.call.target))
      },
      found: { "rests at \($0.now.offset.text)" },
      expecting: { "rest at \($0.program.call.target.text), page or not" }
    ),
    passing: ["paging=yes content=1920 jump:200 S@200 |@200"],
    failing: ["unheard=S paging=yes content=1920 jump:200 ↓ |@0"]
  )
}
