internal import Traces

/// Rules about how far: what a finger's way, its speed and the time since the lift must come to
///, each with room for what is not known.
enum CurveRules {
  static let all = [
    beginsAtSlop, slopIsSwallowed, followsBand, velocityIsFingers, startsAtSpeed, keepsTime,
    lasts, takesFrames, shrinksInTime, overshoots,
  ]

  static let beginsAtSlop = Rule(
    "scroll.drag.begins-at-slop",
    "A drag begins on the touch whose travel reaches 10 points; 10 points exactly count.",
    .response,
    grade: .should,
    catalogue: ["B06", "B02"],
    sources: ["recordings.ios-26.1", "motion.slop"],
    topic: .motion,
    check: .at(
      [.willBeginDragging],
      scope: .atRest,
      answer: { watch in
        guard watch.drag.debt.isPlain, watch.course.wasSurely(in: Phase.atRest),
          watch.hands.most == 1,
          watch.turns.touch == watch.now.turn, watch.turns.call != watch.now.turn,
          watch.hands.travel.isKnown, watch.hands.step.isKnown
        else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard watch.surelyMoves(axis) else { return .notJudged }
          let before = abs(watch.hands.travel[axis] &- watch.hands.step[axis])
          return Answer(before < 10_000 && !watch.hands.isWithinSlop)
        }
      },
      found: { "willBeginDragging after a travel of \($0.hands.travel.text)" },
      expecting: { _ in "willBeginDragging in the turn of the touch that reached them" }
    ),
    passing: ["v -9 -1 B - S@20 ^ W F", "v -10 B - S@20 ^ W F"],
    failing: ["v -10 - ↓ B S@20 ^ W F", "v - - ↓ B S@30 ^ W F", "v -4 ↓ B - S@14 ^ W F"]
  )

  static let slopIsSwallowed = Rule(
    "scroll.drag.slop-is-swallowed",
    "The touch that begins a drag moves the content by its travel less 10 points.",
    .invariant,
    grade: .should,
    catalogue: ["B06", "B18"],
    sources: ["recordings.ios-26.1", "motion.slop", "motion.late-drag"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: .inDrag,
      answer: { $0.slopAnswer },
      found: { "didScroll to \($0.now.offset.text)" },
      expecting: { watch in
        "the travel \(watch.hands.travel.text) less 10 points, from \(watch.motion.dragStart.text)"
      }
    ),
    passing: [
      "v - B S@10 ^ W F", "wide=900 v -20,-14 B S@4,10 ^ W F",
      Example("v .12 - B S@5 - S@25 ^ W F", profile: .classic),
    ],
    failing: ["v - B ↓ S@20 ^ W F", "v -13 B ↓ S@8 ^ W F", "v .12 - B ↓ S@5 - S@25 ^ W F"]
  )

  static let followsBand = Rule(
    "scroll.bounce.follows-band",
    "Past an edge the content follows the finger along the curve of the rubber band.",
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
        // Rows that turn out other than they were taken for move the edge under the finger.
        guard !watch.content.measured.mayHaveChanged(since: watch.drag.pull.turn) else {
          return .notJudged
        }
        return Answer.onEachAxis { axis in
          guard let goal = watch.bandGoal(axis) else { return .notJudged }
          let excess = Double(abs(watch.geometry.excess(watch.now.offset, axis)))
          return Answer(abs(excess - goal.excess) <= goal.tolerance)
        }
      },
      found: { "didScroll to \($0.now.offset.text), from \($0.content.lastScroll.text)" },
      expecting: { watch in
        let goals = Axis.each.compactMap { watch.bandGoal($0) }
        return goals.map { "an offset \(Words.decimal(Int32($0.excess))) outside the range" }
          .joined(separator: ", ")
      }
    ),
    passing: ["v + B@0 S@-5 + S@-15.5 +80 S@-53.5 hold ^ W@-53.5 T@-53.5 G@-53.5 S@0 E@0"],
    failing: ["v + B@0 S@-5 + ↓ S@-25 hold ^ W@-25 T@-25 G@-25 S@0 E@0"]
  )

  static let velocityIsFingers = Rule(
    "scroll.lift.velocity-is-weighted",
    "The release velocity is 0.6, 0.35 and 0.05 of the last but two, the last but one and the last; that of a drag of one move is the move's.",
    .invariant,
    grade: .should,
    catalogue: ["B17", "V02"],
    sources: ["motion.velocity", "motion.velocity-2018", "Flutter"],
    topic: .motion,
    check: .at(
      [.willEndDragging],
      answer: { watch in
        Answer.onEachAxis { axis in
          let goals = watch.velocityGoals(axis)
          guard let goal = goals.first else { return .notJudged }
          let told = watch.toldVelocity(axis)
          // Another sign or order of magnitude is told by the rules about those.
          guard told * goal > 0, abs(told) < abs(goal) * 8, abs(told) > abs(goal) / 8 else {
            return .notJudged
          }
          return Answer(goals.contains { abs(told - $0) <= 0.01 + abs($0) * 0.01 })
        }
      },
      found: { "willEndDragging with velocity \($0.motion.velocityText)" },
      expecting: { watch in
        let goals = Axis.each.map { Int64((watch.velocityGoals($0).first ?? 0) * 1_000_000) }
        let texts = goals.map { Words.decimal($0, places: 6) }
        return "about (\(texts.joined(separator: ", "))), from the last movements"
      }
    ),
    passing: [
      "v - B S@10 - S@30 -24 S@54 ^ W@54!1.2625 T G S@70 . E@70",
      "v -40 B S@30 ^ W@30!2.5 T G S@70 E@70",
      Example("v - B S@10 -60 S@70 -5 S@75 ^ W@75!2.128906 T G S@80 E@80", profile: .classic),
      Example("v - B S@10 -60 S@70 -5 S@75 ^ W@75!2.078125 T G S@80 E@80", profile: .classic),
    ],
    failing: [
      "v - B S@10 - S@30 -28 S@58 ^ ↓ W@58!1.6 T G S@70 E@70",
      "v -40 B S@30 ^ ↓ W@30!0.625 T G S@70 E@70",
      "nested=yes v - B' S'@10 - S'@30 -28 S'@58 ^ ↓ W'@58!1.6 T' G' S'@70 E'@70",
      "v - B S@10 -60 S@70 -5 S@75 ^ ↓ W@75!2.128906 T G S@80 E@80",
    ]
  )

  static let startsAtSpeed = Rule(
    "scroll.glide.starts-at-speed",
    "The first step of a glide goes no farther than the speed of the finger takes it, or than half a page.",
    .invariant,
    catalogue: ["C20", "C16"],
    sources: ["motion.deceleration", "L26", "L33"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: [.inMotion, .rarely],
      answer: { watch in
        guard watch.isFirstStepOfGlide else { return .notJudged }
        // Two frames are granted, and 50 points: a fault is a step that leaves out most of a glide.
        let period = 1_000_000 / watch.setting.rate
        let reach = watch.hands.speed.top * Double(watch.now.time - watch.hands.time + 2 * period)
        return Answer.onEachAxis { axis in
          let step = abs(watch.now.offset[axis] &- watch.content.lastScroll[axis])
          let page = watch.geometry.isPagingEnabled ? watch.geometry.size[axis] / 2 : 0
          return Answer(Double(step) <= max(reach, Double(page)) + 50_000)
        }
      },
      found: { watch in
        let time = Words.seconds(watch.now.time - watch.hands.time)
        return
          "didScroll from \(watch.content.lastScroll.text) to \(watch.now.offset.text), \(time) after the lift"
      },
      expecting: { _ in "a step at the speed of the finger, and others after it" }
    ),
    passing: ["unheard=BWFTGE v - S@10 - S@30 ^ S@50 . S@69"],
    failing: ["unheard=BWFTGE v - S@10 - S@30 ^ . ↓ S@430 |@430"]
  )

  static let keepsTime = Rule(
    "scroll.glide.keeps-time",
    "A glide is where its velocity and its rate have carried it by then, a frame or two granted.",
    .invariant,
    grade: .should,
    catalogue: ["C16", "C15"],
    sources: ["motion.deceleration"],
    topic: .motion,
    check: .atEighthFrame(
      answer: { watch in
        guard let timetable = Timetable(watch) else { return { _, _ in .notJudged } }
        return { place, time in timetable.answer(at: place, time) }
      },
      found: { watch in
        let time = Words.seconds(watch.now.time - watch.drag.lastReleaseTime)
        return "didScroll to \(watch.now.offset.text), \(time) after the lift"
      },
      expecting: { watch in
        let reach = watch.geometry.hasNormalRate ? "499 (1 - 0.998^t)" : "99 (1 - 0.99^t)"
        return
          "an offset \(reach) times \(watch.motion.velocityText) from \(watch.motion.liftOffset.text)"
      }
    ),
    passing: [
      "v -16 B S@6 ^ W@6!1>500 T G S@22 . S@38 . S@54 . S@70 . S@85 . S@100 . S@114 . S@128 . S@142"
    ],
    failing: [
      "v -16 B S@6 ^ W@6!1>500 T G S@36 . S@66 . S@95 . S@123 . S@150 . S@176 . S@201 . ↓ S@225 . S@248"
    ]
  )

  static let lasts = Rule(
    "scroll.glide.lasts",
    "A glide inside the range does not end before its velocity and its rate have it slow down.",
    .invariant,
    grade: .should,
    catalogue: ["C16", "C15"],
    sources: ["motion.deceleration"],
    topic: .motion,
    check: .at(
      [.didEndDecelerating],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { watch in
        guard watch.isGlideEndTimed else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard watch.surelyMoves(axis), watch.isAimedInside(axis),
            abs(watch.toldVelocity(axis)) >= 0.6
          else { return .notJudged }
          return Answer(watch.speedLeft(axis) <= 0.1)
        }
      },
      found: { watch in
        let time = Words.seconds(watch.now.time - watch.drag.lastReleaseTime)
        return "didEndDecelerating \(time) after a lift with \(watch.motion.velocityText)"
      },
      expecting: { _ in "more didScroll first, each with a shorter step" }
    ),
    passing: [
      "v -16 B S@6 ^ W@6!1>500 T G S@22 .26 S@302 .33 S@438 .30 S@480 .30 S@496 .19 S@500 E@500"
    ],
    failing: ["v -16 B S@6 ^ W@6!1>500 T G S@22 . S@38 . S@500 ↓ E@500"]
  )

  static let takesFrames = Rule(
    "scroll.glide.takes-frames",
    "A glide gets to a target that its delegate wrote frame by frame, and not at once.",
    .invariant,
    grade: .should,
    catalogue: ["A09"],
    topic: .motion,
    check: .at(
      [.didEndDecelerating],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { $0.wayAnswer },
      found: { watch in
        let time = Words.seconds(watch.content.lastScrollTime - watch.drag.lastReleaseTime)
        let place = watch.content.lastScroll.text
        return "one didScroll to the target \(place), \(time) after the lift"
      },
      expecting: { "more of them, step by step from \($0.motion.liftOffset.text)" }
    ),
    passing: ["v . -16 B S@6 ^ W@6!0.5>251=400 T@6 G@6 S@30 . S@400 E@400"],
    failing: ["v . -16 B S@6 ^ W@6!0.5>251=400 T@6 G@6 . S@400 ↓ E@400"]
  )

  static let shrinksInTime = Rule(
    "scroll.bounce.shrinks-in-time",
    "Released at rest past an edge, content comes back as fast as UIKit's bounce does.",
    .invariant,
    grade: .should,
    catalogue: ["D16", "D07"],
    sources: ["motion.bounce"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: [.inMotion, .pastEdge],
      judged: .freeGlide,
      answer: { watch in
        guard watch.isBounceTimed else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard let excess = watch.excessByNow(axis) else { return .notJudged }
          let shown = Double(abs(watch.geometry.excess(watch.now.offset, axis)))
          return Answer(shown >= excess.least && shown <= excess.most)
        }
      },
      found: { watch in
        let time = Words.seconds(watch.now.time - watch.drag.lastReleaseTime)
        return "didScroll to \(watch.now.offset.text), \(time) after the lift"
      },
      expecting: { "0.99^t of what it was past the edge at the lift, \($0.motion.liftOffset.text)" }
    ),
    passing: [
      "v + B S@-40 hold ^ W@-40!0 T@-40 G@-40 S@-34 . S@-29 . S@-24 . S@-21 . S@-17 . S@-15 . S@-12.5 . S@-10.5"
    ],
    failing: [
      "v + B S@-40 hold ^ W@-40!0 T@-40 G@-40 S@-38 . S@-36 . S@-34 . S@-32.5 . ↓ S@-31 . S@-29.5 . S@-28"
    ]
  )

  static let overshoots = Rule(
    "scroll.bounce.overshoots",
    "A flick that is still fast at the edge goes past it and comes back in the same glide.",
    .invariant,
    catalogue: ["D08", "D01"],
    sources: ["L09", "motion.bounce"],
    topic: .motion,
    check: .at(
      [.didEndDecelerating],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { watch in
        guard watch.isGlideReckoned, watch.hears(.didScroll),
          watch.setting.rate >= 30,
          !watch.setting.hasDroppedFrames
        else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard watch.surelyMoves(axis), watch.geometry.bounces(axis),
            watch.geometry.hasBand(axis), watch.speedAtEdge(axis) >= 0.4,
            watch.isAimedAtEdge(axis)
          else { return .notJudged }
          let motion = watch.motion[axis]
          return Answer(motion.wasOutside)
        }
      },
      found: { "the glide ends at \($0.landing.text), and has not been past the edge" },
      expecting: { "didScroll past the end of the range \($0.geometry.rangeText) first" }
    ),
    passing: [
      "at=1390 v - B S@1400 ^ W@1400!1.25>1520 T G S@1500 . S@1550 .9 S@1520 E@1520",
      "at=1390 v - B S@1400 ^ W@1400!1.25>1520 T G S@1500 . S .9 S@1520 E@1520",
    ],
    failing: ["at=1390 v - B S@1400 ^ W@1400!1.25>1520 T G S@1500 . S@1520 ↓ E@1520"]
  )
}
