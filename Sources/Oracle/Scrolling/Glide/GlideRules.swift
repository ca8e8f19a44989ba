internal import Traces

/// Rules about the glide after a lift.
enum GlideRules {
  static let all = [
    followsLift, beginsAfterLift, open, closesOnce, endsLater, endsLast,
    noAnimationEnd, monotone, landsOnTarget, oneScrollAFrame, removalIsSilent,
  ]

  static let followsLift = Rule(
    "scroll.glide.follows-lift",
    "didEndDragging(true) is followed at once, in the same turn, by willBeginDecelerating.",
    .response,
    catalogue: ["C02", "C12", "C01", "A04", "Z04", "D06", "A10", "K03"],
    sources: ["S4:117", "L03", "L06", "L16", "M051", "M111"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W T G S . S E |", "B S W D G S E"],
    failing: [
      "v - B S ^ W T . ↓ S . S E |", "v - B S ^ W T . ↓ S . S G E |",
      "v - B S ^ W T ↓ S G S E", "v - B S ^ W T ↓ |", "v - B S ^ W T . ↓ G S E",
      "v - B S ^ W T ↓ S . S . E |", "B S W T ↓ E G", "component=table v - B S ^ W T . ↓ S . S E |",
      "v + B S@-40 hold ^ W@-40 T@-40 . ↓ S@-20 . S@0 E@0 |@0",
    ]
  )

  static let beginsAfterLift = Rule(
    "scroll.glide.begins-after-lift",
    "willBeginDecelerating comes directly after didEndDragging(true), and nowhere else.",
    .sequence,
    catalogue: ["C03", "C01", "D08", "Z04"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W T G S E |"],
    failing: ["v - B S ↓ G S ^ W T G S E |", "v - B S ^ W T G S ↓ G S E |"]
  )

  static let open = Rule(
    "scroll.glide.open",
    "didEndDecelerating comes only with a glide open.",
    .sequence,
    catalogue: ["C05", "C01", "A07", "Z04"],
    sources: ["S4:118", "L01", "M050", "M058"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W T G S E |"],
    failing: [
      "v - B S ↓ E ^ W F |", "v ^ ↓ E |", "at=900 unheard=BSWFGA v - - hold ^ ↓ E |",
    ]
  )

  static let closesOnce = Rule(
    "scroll.glide.closes-once",
    "A chain of glides is closed by didEndDecelerating exactly once.",
    .sequence,
    catalogue: [
      "C06", "C01", "C05", "D08", "D15", "D17", "E09", "Z04", "B24", "A07", "A10", "A11", "K03",
    ],
    sources: ["L02", "L09", "L10", "M089", "M099", "M107", "M109"],
    topic: .order,
    check: .table,
    passing: [
      "beside=yes v - B S ^ W T G . S v:160,600 - B' S' . S ^ W' F' . S E |",
      "inputs=touch v - B S ^ W T G S . S |", "v - B@0 S@10 ^ W@10 T@10 ~jump:0 S@0 G@0 |@0",
      "v - B S ^ W T G S E |", "v - B S ^ W T G S v - B S ^ W T G S E |",
    ],
    failing: [
      "v - B S ^ W T G S E ↓ E |", "v - B S ^ W T G S ↓ |", "B S W T G S E ↓ E",
      "unheard=SWFTG v - B@0 - - .6 ^ .90 ↓ |@90",
      "wrapper=BSFTGE v - B S - S ^ T G . S . S ↓ |",
      "paging=yes content=1920 v -110 B S@100 ^ W@100 T@100 G@100 . S@480 ↓ |@480",
      "beside=yes v - B S ^ W T G . S v:160,600 - B' S' . S ^ W' F' ↓ |",
      "v - B S ^ W T G S E .9 v ^ ↓ E |",
      "wide=900 v -20,-20 B S@10,10 ^ W T G S@90,90 . S@99,90 E@99,90 . ↓ E@99,90 |@99,90",
      "bounces=no at=1400 v - B S@1410 ^ W@1410!1.25 T@1410 G@1410 . S@1520 ↓ |@1520",
      "component=table v - B S ^ W T G S ↓ |", "unheard=BSWFGA v - - - - ^ ↓ |",
      "paging=yes content=1920 unheard=BSWFGA v - - - - ^ ↓ |",
      "at=0 unheard=BSWFGA v + + + hold ^ ↓ |",
      "unheard=SWFGA v - B - - - ^ ↓ |", "at=300 unheard=BSWFGA v - - size:9000 - - ^ ↓ |",
      "control=yes at=900 unheard=BSWFGA v - - - - ^ ↓ |",
      "control=yes unheard=SWFTG v +30 B@0 hold ^ .90 ↓ |@0",
    ]
  )

  static let endsLater = Rule(
    "scroll.glide.ends-later",
    "No glide that a lift begins ends in the turn of the lift, and none follows a hold.",
    .sequence,
    catalogue: ["C21", "C01", "C05"],
    sources: ["L30", "L01"],
    topic: .order,
    check: .at(
      [.didEndDecelerating],
      answer: { watch in
        // A glide that was open before ends at the lift (E04), and so may one that has moved in its turn.
        guard watch.drag.wasLiftedFresh, watch.course.before & Phase.glide.set != 0,
          watch.record.calls != .hidden, watch.now.time >= 0,
          watch.latest.message.event != .didScroll || watch.latest.message.turn != watch.now.turn,
          watch.turns.call != watch.now.turn
        else { return .notJudged }
        if watch.isUnheardLiftOfHold { return .violated }
        guard watch.hasOwnFinger, watch.isTargetAhead,
          watch.feltFlick != nil || watch.isFlick && watch.turns.touch == watch.now.turn
        else { return .notJudged }
        return .violated
      },
      found: { _ in "didEndDecelerating, as the finger lets the content go" },
      expecting: { watch in
        watch.isUnheardLiftOfHold
          ? "nothing: the finger was still"
          : "didEndDecelerating in a later frame: the finger was fast"
      }
    ),
    passing: ["v - B S@10 - S@30 - S@50 ^ W@50 T@50 G@50 . S@70 . S@75 E@75"],
    failing: [
      "unheard=BSWFGA v - - - - ^ ↓ E |",
      "paging=yes content=1920 unheard=BWFGA v - S@10 - S@30 hold ^ ↓ E |",
      "at=100 unheard=BSWFGA v -10 hold ^ ↓ E@100 |@100",
    ]
  )

  static let endsLast = Rule(
    "scroll.glide.ends-last",
    "didEndDecelerating comes after the last didScroll, in its frame, never before it.",
    .sequence,
    catalogue: ["C21", "A05", "A06"],
    sources: ["L30", "L01", "M046", "M101"],
    topic: .order,
    check: .at(
      [.didScroll, .final],
      scope: .atRest,
      answer: { watch in
        if watch.now.event == .final {
          return watch.latest.terminal == .didEndDecelerating ? .holds : .notJudged
        }
        guard watch.isStrayScrollAfterEnd else { return .notJudged }
        return .violated
      },
      found: { _ in "didScroll, after didEndDecelerating had closed the glide" },
      expecting: { _ in "the last didScroll, then didEndDecelerating" }
    ),
    passing: [
      "B S W T G S E S S A", "v - B S ^ W T G S . S@50 E@50 |", "v - B S ^ W T G S E jump:300 S |",
    ],
    failing: [
      "v - B S ^ W T G S@40 . E@50 ↓ S@50 |", "v - B S ^ W T G S@20 E@20 . ↓ S@25 |@25",
    ]
  )

  static let noAnimationEnd = Rule(
    "scroll.glide.no-animation-end",
    "A drag, a glide and a bounce send no didEndScrollingAnimation.",
    .sequence,
    catalogue: ["C22", "D09", "F08", "F06", "K03"],
    sources: ["L01", "L03", "M013", "M035", "M047", "M067"],
    topic: .order,
    check: .at(
      [.didEndScrollingAnimation, .didEndDecelerating],
      answer: { watch in
        if watch.now.event == .didEndScrollingAnimation {
          return watch.strayEnd == .ofGlide ? .violated : .notJudged
        }
        // If no calls are recorded, an end directly before the glide's end in one instant cannot be
        // another animation's.
        let isStray =
          watch.latest.message.event == .didEndScrollingAnimation && watch.isRightAfterPrevious
          && !watch.record.hasAllCalls && watch.record.calls != .hidden && watch.hears(.didScroll)
        return Answer(!isStray)
      },
      found: { _ in "didEndScrollingAnimation in a drag or glide" },
      expecting: { _ in "no didEndScrollingAnimation: no animation is running" }
    ),
    passing: ["unheard=S B W T G E A", "v - B S ^ W T G S E animate:300 S A |"],
    failing: [
      "v ↓ A - B S ^ W F", "v - B S ^ W T G S ↓ A E |", "B S W T G S A ↓ E", "v - B ↓ A S ^ W F",
      "paging=yes content=1920 v -110 B S@100 ^ W@100 T@100 G@100 . S@480 ↓ A@480 E@480 |@480",
    ]
  )

  static let monotone = Rule(
    "scroll.glide.monotone",
    "Without a bounce a glide goes one way on each axis.",
    .invariant,
    catalogue: ["C14"],
    sources: ["motion.deceleration"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { watch in
        guard watch.geometry.isRangeKnown, !watch.geometry.isPagingEnabled,
          watch.content.lastScroll.isKnown, watch.now.offset.isKnown
        else { return .notJudged }
        for axis in Axis.each where watch.hasTurnedBack(axis) { return .violated }
        return .holds
      },
      found: { "didScroll back from \($0.content.lastScroll.text) to \($0.now.offset.text)" },
      expecting: { _ in "an offset farther on: a glide does not turn round" }
    ),
    passing: ["v - B S@10 ^ W@10 T@10 G@10 S@30 . S@40 . S@45 E@45"],
    failing: ["v - B S@10 ^ W@10 T@10 G@10 S@30 . S@40 . ↓ S@35 . S@36 E@36"]
  )

  static let landsOnTarget = Rule(
    "scroll.glide.lands-on-target",
    "Without a bounce a glide ends at its target: a rewritten one exactly, its own within 0.2 %.",
    .invariant,
    catalogue: ["C13", "V04"],
    sources: ["AD/scrollviewwillenddragging", "M044", "M051", "motion.landing"],
    topic: .motion,
    endsIn: [],
    check: .at(
      [.didEndDecelerating],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { watch in
        guard watch.hasLandedFreely, let tolerance = watch.landingTolerance else {
          return .notJudged
        }
        let isAstray = Axis.each.contains { axis in
          // No finger moves a table sideways (T01), wherever its delegate wants it.
          watch.geometry.mayMove(axis, isTable: watch.setting.isTable)
            && abs(watch.landing[axis] &- watch.motion.wish[axis]) > tolerance
        }
        return Answer(!isAstray)
      },
      found: { "the glide ends at \($0.landing.text)" },
      expecting: { "its end at the target \($0.motion.wish.text)" }
    ),
    passing: [
      "v . -16 B S@6 ^ W@6!0.5>251 T@6 G@6 S@100 . S@251 E@251",
      "v . -16 B S@6 ^ W@6!0.5>251=400 T@6 G@6 S@100 . S@400 E@400",
    ],
    failing: [
      "v . -16 B S@6 ^ W@6!0.5>251=400 T@6 G@6 S@100 . S@250 ↓ E@250",
      "v . -16 B S@6 ^ W@6!0.5>251 T@6 G@6 S@100 . S@300 ↓ E@300",
    ]
  )

  static let oneScrollAFrame = Rule(
    "scroll.glide.one-scroll-a-frame",
    "A frame of a glide sends one didScroll for both axes; only its last write may add one.",
    .invariant,
    catalogue: ["D15", "C20"],
    sources: ["M074", "M027"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { watch in
        guard watch.now.time >= 0 else { return .notJudged }
        return Answer(!watch.content.isDoubled || watch.isRightAfterPrevious)
      },
      found: { _ in "didScroll: the glide goes on after two didScroll in one frame" },
      expecting: { _ in "one didScroll a frame" }
    ),
    passing: [
      "B S W T G S S . S . S E", "v - B S ^ W T G S . S . S S E",
      "v v2 - B S ^2 ^ W T G S S . S . S E",
      "v - B S ^ W T G . S . S S E .9 v -10 B ^ W T G . S . S E",
    ],
    failing: ["v - B S ^ W T G S . S S . ↓ S . S E"]
  )

  static let removalIsSilent = Rule(
    "scroll.removal.is-silent",
    "Taking a gliding view out of its superview stops it without an end message.",
    .sequence,
    grade: .should,
    catalogue: ["C18"],
    sources: ["L28", "M023"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W T G S . S remove S |"],
    failing: ["v - B S ^ W T G S . S remove ↓ E |"]
  )
}
