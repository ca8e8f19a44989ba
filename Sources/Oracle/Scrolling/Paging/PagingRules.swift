internal import Traces

/// Rules about the lift of a finger from content that turns pages.
enum PagingRules {
  static let all = [
    touchStopResumes, deceleratesBetweenPages, staysInRange, pageIsBounds, targetIsPage,
    flickTurnsOnePage, goesToNearest,
  ]

  static let deceleratesBetweenPages = Rule(
    "scroll.paging.decelerates-between-pages",
    "With paging on, a lift says willDecelerate: false only where the content lies still on a page.",
    .response,
    catalogue: ["K04", "K03"],
    topic: .motion,
    check: .at(
      [.didEndDraggingToRest, .didEndDraggingToGlide],
      scope: .rarely,
      answer: { watch in
        guard let place = watch.pagedLiftPlace else {
          return watch.isLeftBetweenPages
            ? Answer(watch.now.event == .didEndDraggingToGlide) : .notJudged
        }
        if watch.isBetweenPages(place) { return Answer(watch.now.event == .didEndDraggingToGlide) }
        guard watch.isMotionlessLift, watch.isExactlyOnPage(place), !watch.motion.isRewritten else {
          return .notJudged
        }
        return Answer(watch.now.event == .didEndDraggingToRest)
      },
      found: { "\($0.now.event.word) at \($0.whereabouts.text)" },
      expecting: { watch in
        watch.now.event == .didEndDraggingToRest
          ? "didEndDragging(true): the content is between two pages of \(watch.size.text)"
          : "didEndDragging(false): the content lies still on a page"
      }
    ),
    passing: [
      "paging=yes content=1920 v -110 B S@100 hold ^ W@100!0>0 T@100 G@100 . S@0 E@0 |@0",
      "paging=yes content=1920 v -245 B S@235 -245 S@480 hold ^ W@480!0>480 F@480 |@480",
    ],
    failing: [
      "paging=yes content=1920 v -110 B S@100 hold ^ W@100!0>0 ↓ F@100",
      "paging=yes content=1920 v -110 B S hold ^ W!0>0 ↓ F |",
      "paging=yes content=1920 v -110 B S@100 hold ^ W@100!0>0 ↓ F@100 G@100 . S@0 E@0 |@0",
      "paging=yes content=1920 v -110 B S@100 hold ^ W@100!0>0 ↓ F@100 . S@50 . S@0 A@0 |@0",
      "paging=yes content=1920 v -490 B S@480 hold ^ W@480!0>480 ↓ T@480 G@480 E@480 |@480",
    ]
  )

  static let touchStopResumes = Rule(
    "scroll.paging.touch-stop-resumes",
    "A finger that held content between two pages, and lets it go, has it glide on to a page.",
    .response,
    catalogue: ["K14", "K04", "Z06"],
    topic: .motion,
    check: .at(
      [.didEndDraggingToRest, .didEndDraggingToGlide],
      scope: .rarely,
      answer: { watch in
        guard watch.isUnmovedTouchStop, let place = watch.pagedLiftPlace,
          watch.isBetweenPages(place)
        else { return .notJudged }
        return Answer(watch.now.event == .didEndDraggingToGlide)
      },
      found: { "\($0.now.event.word) at \($0.whereabouts.text)" },
      expecting: { _ in "didEndDragging(true), willBeginDecelerating, and a glide to a page" }
    ),
    passing: [
      "paging=yes content=1920 v -70 B S@60 ^ W@60!4.375>480 T@60 G@60 S@90 . S@150 v .6 ^ B@150 W@150!0>0 T@150 G@150 . S@0 E@0 |@0"
    ],
    failing: [
      "paging=yes content=1920 v -70 B S@60 ^ W@60!4.375>480 T@60 G@60 S@90 . S@150 v .6 ^ B@150 W@150!0>150 ↓ F@150 E@150 |@150"
    ]
  )

  static let staysInRange = Rule(
    "scroll.paging.stays-in-range",
    "There is no page past the ends of the range: none is offered, and none is gone to.",
    .invariant,
    catalogue: ["K10", "V06", "D07"],
    topic: .motion,
    check: .at(
      [.willEndDragging, .didEndDecelerating],
      scope: .rarely,
      answer: { watch in
        guard let place = watch.chosenPlace else { return .notJudged }
        let isLanding = watch.now.event == .didEndDecelerating
        for axis in Axis.each where watch.surelyMoves(axis) {
          guard abs(watch.geometry.excess(place, axis)) > watch.setting.pixel else { continue }
          // Content that is left past an edge anywhere else is the bounce's matter (D08).
          let distance = watch.geometry.distanceToPage(place, axis) ?? .max
          if !isLanding || distance <= watch.setting.pixel { return .violated }
        }
        return .holds
      },
      found: { $0.chosenFound },
      expecting: { "a page in the range \($0.geometry.rangeText)" }
    ),
    passing: [
      "paging=yes content=1920 at=1380 v -70 B S@1440 ^ W@1440!4.375>1440 T@1440 G@1440 S@1470 . S@1440 E@1440 |@1440"
    ],
    failing: [
      "paging=yes content=1920 at=1340 v -70 B S@1400 ^ ↓ W@1400!4.375>1920 T@1400 G@1400 S@1470 . S@1440 E@1440 |@1440",
      "paging=yes content=1920 at=1340 v -70 B S@1400 ^ W@1400 T@1400 G@1400 S@1470 . S@1920 ↓ E@1920 |@1920",
    ]
  )

  static let pageIsBounds = Rule(
    "scroll.paging.page-is-bounds",
    "A page is as large as the bounds; insets make it no smaller.",
    .invariant,
    catalogue: ["K02", "K01", "Z06"],
    topic: .motion,
    check: .at(
      [.willEndDragging, .didEndDecelerating],
      scope: .rarely,
      answer: { watch in
        guard let place = watch.chosenPlace else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard watch.surelyMoves(axis), place[axis] != watch.motion.dragStart[axis],
            let distance = watch.geometry.distanceToInsetPage(place, axis)
          else { return .notJudged }
          // A place that is a page by both ways of counting, or by neither, shows nothing.
          let isStop = watch.geometry.isPageStop(place, axis, within: watch.setting.pixel)
          return isStop == (distance > watch.setting.pixel) ? Answer(isStop) : .notJudged
        }
      },
      found: { $0.chosenFound },
      expecting: { "a multiple of the bounds, \($0.size.text)" }
    ),
    passing: [
      "inset=40 paging=yes content=1920 at=0 v -110 B S@100 ^ W@100!6.875>480 T@100 G@100 . S@480 E@480 |@480"
    ],
    failing: [
      "inset=40 paging=yes content=1920 at=0 v -110 B S@100 ^ ↓ W@100!6.875>400 T@100 G@100 . S@400 E@400 |@400",
      "inset=40 paging=yes content=1920 at=0 v -110 B S@100 ^ W@100 T@100 G@100 . S@400 ↓ E@400 |@400",
    ]
  )

  static let targetIsPage = Rule(
    "scroll.paging.target-is-page",
    "With paging on, the target that willEndDragging offers is a page, or an end of the range.",
    .invariant,
    grade: .should,
    catalogue: ["K08"],
    sources: ["Q07c", "RE"],
    topic: .motion,
    check: .at(
      [.willEndDragging],
      scope: .rarely,
      answer: { watch in
        guard let place = watch.chosenPlace ?? watch.pageOffered else { return .notJudged }
        for axis in Axis.each where watch.surelyMoves(axis) {
          guard watch.geometry.excess(place, axis) == 0, watch.isTurning(axis, place) else {
            continue
          }
          if !watch.geometry.isPageStop(place, axis, within: watch.setting.pixel) {
            return .violated
          }
        }
        return .holds
      },
      found: { $0.chosenFound },
      expecting: { "a multiple of the bounds, \($0.size.text)" }
    ),
    passing: [
      "paging=yes content=1920 v -110 B S@100 ^ W@100!6.875>480 T@100 G@100 . S@480 E@480 |@480"
    ],
    failing: [
      "paging=yes content=1920 v -110 B S@100 ^ ↓ W@100!6.875>599 T@100 G@100 . S@480 E@480 |@480",
      "inputs=call paging=yes content=1920 B S ↓ W!1>599 T G S E",
    ]
  )

  static let flickTurnsOnePage = Rule(
    "scroll.paging.flick-turns-one-page",
    "A clear flick goes to the next page in its direction, and no page farther.",
    .invariant,
    grade: .should,
    catalogue: ["K05", "K09"],
    sources: ["motion.paging", "M025", "M031"],
    topic: .motion,
    check: chosen(for: .flick),
    passing: [
      "paging=yes content=1920 v - B S@10 - S@30 - S@50 - S@70 - S@90 ^ W@90!1.25>480 T@90 G@90 . S@480 E@480 |@480",
      "paging=yes content=1920 at=480 v + B S@470 + S@450 + S@430 + S@410 + S@390 ^ W@390!-1.25>0 T@390 G@390 . S@0 E@0 |@0",
    ],
    failing: [
      "paging=yes content=1920 v - B S@10 - S@30 - S@50 - S@70 - S@90 ^ ↓ W@90!1.25>0 T@90 G@90 . S@0 E@0 |@0",
      "paging=yes content=1920 v - B S@10 - S@30 - S@50 - S@70 - S@90 ^ W@90!1.25 T@90 G@90 . S@0 ↓ E@0 |@0",
      "paging=yes content=1920 v - B S@10 - S@30 - S@50 - S@70 - S@90 ^ ↓ W@90!1.25>960 T@90 G@90 . S@960 E@960 |@960",
      "unheard=BWFTGE paging=yes content=1920 v - S@10 - S@30 - S@50 - S@70 - S@90 ^ . S@70 . S@0 ↓ |@0",
    ]
  )

  static let goesToNearest = Rule(
    "scroll.paging.goes-to-nearest",
    "Content that is let go without motion between two pages goes to the nearest.",
    .invariant,
    grade: .should,
    catalogue: ["K06", "K09"],
    sources: ["motion.paging", "M025"],
    topic: .motion,
    check: chosen(for: .nearest),
    passing: [
      "paging=yes content=1920 v -110 B S@100 hold ^ W@100!0>0 T@100 G@100 . S@0 E@0 |@0",
      "paging=yes content=1920 v -310 B S@300 hold ^ W@300!0>480 T@300 G@300 . S@480 E@480 |@480",
    ],
    failing: [
      "paging=yes content=1920 v -110 B S@100 hold ^ ↓ W@100!0>480 T@100 G@100 . S@480 E@480 |@480",
      "paging=yes content=1920 v -310 B S@300 hold ^ W@300!0 T@300 G@300 . S@0 ↓ E@0 |@0",
    ]
  )

  /// Returns a question about a page that is chosen for a reason.
  private static func chosen(for reason: PageChoice.Reason) -> Check {
    .at(
      [.willEndDragging, .didEndDecelerating, .final],
      scope: .rarely,
      answer: { watch in
        // The end of the glide says all, if it is heard.
        let isSaid = watch.now.event == .final && watch.hears(.didEndDecelerating)
        return isSaid ? .notJudged : watch.choiceAnswer(reason)
      },
      found: { $0.chosenFound },
      expecting: { "the page at \($0.chosenText)" }
    )
  }
}
