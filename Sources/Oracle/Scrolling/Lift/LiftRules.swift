internal import Traces

/// Rules about the lift of the finger.
enum LiftRules {
  static let all = [
    order, pairs, glideWaits, onlyAtLift, holdStops, flickGlides, slowStops, rewrittenGlides,
  ]

  static let order = Rule(
    "scroll.lift.order",
    "At the lift willEndDragging, then didEndDragging, in the same turn, nothing between.",
    .sequence,
    catalogue: ["B09", "B10", "V01", "A04", "Z04", "B11", "B24", "K07"],
    sources: ["L01", "L03", "L04", "L16", "M063"],
    topic: .order,
    check: .table,
    passing: [
      "v - B S ^ W F |", "B S W T G S E",
      "v - B S ^ W ~jump:300 S F",
    ],
    failing: [
      "v - B S ^ ↓ T G W S E |",
      "paging=yes content=1920 v -110 B S@100 ^ ↓ T@100 G@100 . S@480 E@480 |@480",
      "v - B S ^ W ↓ S F", "v - B S ^ ↓ F |", "v - B S ^ ↓ T W G S E |", "v - B S ^ W . ↓ F |",
      "v - B S hold ^ W ↓ |",
    ]
  )

  static let pairs = Rule(
    "scroll.lift.pairs",
    "Each willBeginDragging has exactly one willEndDragging and one didEndDragging.",
    .sequence,
    catalogue: ["B10", "B07", "B09", "B11", "B24", "V01", "Z04", "A04", "A10", "A11", "K07"],
    sources: ["L01", "L02", "L04", "L05", "M064", "M045", "M091"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W F v - B S ^ W F |"],
    failing: [
      "v - S ^ ↓ W F", "v - B S ^ W F ↓ F", "v - B S ^ W ↓ W F", "v - B S ^ ↓ |",
      "v - B S ^ ↓ v - B S ^ W F", "component=table v - B S ^ ↓ |", "v - B S x ↓ |",
      "unheard=BSWGEA v - - - hold ^ ↓ |", "unheard=BSWFEA v - - - - ^ ↓ |",
    ]
  )

  static let glideWaits = Rule(
    "scroll.lift.glide-waits",
    "willBeginDecelerating waits for didEndDragging.",
    .sequence,
    catalogue: ["C03", "B09", "B10", "C01", "Z04"],
    sources: ["S4:117", "L03", "recordings.ios-26.1"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W T G S E"],
    failing: ["v - B S ^ W ↓ G T S E", "B S W ↓ G S E"]
  )

  static let holdStops = Rule(
    "scroll.lift.hold-stops",
    "After a drag, a hold and a lift inside the range there is no glide.",
    .response,
    catalogue: ["B11", "B16", "E11", "D13"],
    sources: ["S4:113", "L04", "L05", "L11(3)", "L22", "M117"],
    topic: .motion,
    check: .at(
      [
        .didEndDraggingToGlide, .didEndDraggingToRest, .willBeginDecelerating, .didEndDecelerating,
      ],
      answer: { watch in
        if watch.now.event == .didEndDecelerating {
          return watch.isEmptyGlideOfHold ? .violated : .notJudged
        }
        guard watch.isLiftOfHold, !watch.motion.isRewritten, !watch.motion.isDisturbed,
          !watch.geometry.isPagingEnabled,
          // E04 says more of it.
          !watch.isUnmovedTouchStop
        else { return .notJudged }
        // If the end does not tell that a glide follows, the glide itself does.
        if watch.now.event == .willBeginDecelerating {
          let isEnd = watch.latest.message.event == .didEndDragging && watch.isTargetTold
          return isEnd ? .violated : .notJudged
        }
        return Answer(watch.now.event == .didEndDraggingToRest)
      },
      expecting: { _ in "didEndDragging(false): the finger had been still for 150 ms or more" }
    ),
    passing: [
      "unheard=S v + B@0 hold ^ W@-5 T@-5 G E", "unheard=WS v + B@0 hold ^ T@-5 G E",
      "v -110 B S@100 hold ^ W@100 F@100", "v + B S@-40 hold ^ W@-40 T@-40 G@-40 S@0 E@0",
    ],
    failing: [
      "v -110 B S@100 hold ^ W@100 ↓ T@100 G S@110 E@110",
      "at=10 v + B S@0 hold ^ W@0 ↓ T@0 G@0 E@0 |@0",
      "at=900 v - B S@910 hold ^ W@910!0>910 D@910 ↓ G@910 . S@920 E@920 |@920",
      "at=900 v - B S hold ^ W ↓ T G . S E",
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 v - B S@80 hold ^ W@80 ↓ T@80 G@80 . S@90 E@90",
      "at=900 unheard=BSWGEA v - - - hold ^ ↓ T |",
      "at=1490 v -20 B S -10 S hold ^ W!0>1520 T G . ↓ E |",
    ]
  )

  static let slowStops = Rule(
    "scroll.lift.slow-stops",
    "A release slower than 0.25 points a millisecond, inside the range, is none.",
    .response,
    grade: .should,
    catalogue: ["B17", "V03"],
    sources: ["RE", "motion.slow-lift", "FS", "Q06"],
    topic: .motion,
    check: .at(
      [.willEndDragging, .didEndDraggingToGlide, .didEndDraggingToRest],
      answer: { watch in
        guard watch.isLiftOfSlowDrag, !watch.motion.isRewritten, !watch.motion.isDisturbed else {
          return .notJudged
        }
        guard watch.now.event == .willEndDragging else {
          // K04: between two pages it glides all the same.
          return watch.geometry.isPagingEnabled
            ? .notJudged : Answer(watch.now.event == .didEndDraggingToRest)
        }
        guard watch.motion.isVelocityKnown else { return .notJudged }
        return Answer(watch.motion.velocity == (0, 0))
      },
      found: { watch in
        watch.now.event == .willEndDragging
          ? "velocity \(watch.motion.velocityText)" : watch.now.event.word
      },
      expecting: { _ in "velocity (0, 0), didEndDragging(false): the finger was slow" }
    ),
    passing: ["v - B S@10 -3 S@13 -3 S@16 -3 S@19 ^ W@19!0>19 F@19"],
    failing: [
      "v - B S@10 -3 S@13 -3 S@16 -3 S@19 ^ W@19 ↓ T@19 G@19 S@22 E@22",
      "v - B S@10 -3 S@13 -3 S@16 -3 S@19 ^ ↓ W@19!0.187 F@19",
    ]
  )

  static let onlyAtLift = Rule(
    "scroll.lift.only-at-lift",
    "A drag does not end while a finger of it is down.",
    .sequence,
    catalogue: ["B09", "A04", "V01", "B10"],
    sources: ["L01", "L03", "S4:113"],
    topic: .order,
    check: .at(
      [.willEndDragging, .didEndDraggingToRest, .didEndDraggingToGlide],
      scope: .inMotion,
      answer: { watch in
        guard watch.hands.areRecorded, watch.isDragOfAllFingers,
          // From where no drag is open, the end of one is wrong as well.
          watch.course.wasSurely(in: Phase.undecided | Phase.releasing),
          watch.course.before & (Phase.dragging | Phase.releasing) != 0,
          watch.record.calls != .hidden || !watch.mayBeCalledUnheard,
          watch.drag.callTurn < 0,
          watch.turns.call != watch.now.turn, watch.now.turn > watch.turns.touchDown
        else { return .notJudged }
        return Answer(watch.hands.down == 0)
      },
      found: { "\($0.now.event.word), and a finger is down" },
      expecting: { _ in "didScroll, until the last finger is lifted" }
    ),
    passing: ["v - B S ^ W F |", "v - B S disable W F - ^ |", "v v2 - B S ^2 - S ^ W F |"],
    failing: [
      "v - B S - S ↓ W F - ^ |", "v v2 - B S ^2 ↓ W F - ^ |", "unheard=BSFGEA v - - ↓ W - ^ W |",
    ]
  )

  static let rewrittenGlides = Rule(
    "scroll.lift.rewritten-glides",
    "A target that is rewritten at a motionless lift makes a glide of it.",
    .response,
    grade: .should,
    catalogue: ["V08"],
    topic: .motion,
    check: .at(
      [.didEndDraggingToRest, .didEndDraggingToGlide],
      answer: { watch in
        guard watch.motion.isRewritten, watch.motion.isVelocityKnown,
          watch.motion.velocity == (0, 0), !watch.geometry.isPagingEnabled,
          watch.isInside(watch.motion.liftOffset), watch.isInside(watch.motion.wish),
          !watch.motion.isDisturbed, watch.turns.call != watch.now.turn, !watch.hands.wasCancelled
        else { return .notJudged }
        let isFar = Axis.each.contains { axis in
          watch.surelyMoves(axis)
            && abs(watch.motion.wish[axis] &- watch.motion.liftOffset[axis]) >= 2000
        }
        return isFar ? Answer(watch.now.event == .didEndDraggingToGlide) : .notJudged
      },
      expecting: { "didEndDragging(true), and a glide to \($0.motion.wish.text)" }
    ),
    passing: [
      "v -110 B S@100 hold ^ W@100!0>100=300 T@100 G@100 . S@300 E@300",
      "unheard=FT v -110 B S@100 hold ^ W@100!0>100=300 G@100 . S@300 E@300",
    ],
    failing: ["v -110 B S@100 hold ^ W@100!0>100=300 ↓ F@100"]
  )

  static let flickGlides = Rule(
    "scroll.lift.flick-glides",
    "The lift of a flick says willDecelerate: true.",
    .response,
    catalogue: ["C04", "C01"],
    sources: ["AD/scrollviewdidenddragging", "S4:112", "L01", "L03"],
    topic: .motion,
    check: .at(
      [.didEndDraggingToRest, .didEndDraggingToGlide, .pause, .turnEnd],
      answer: { watch in
        guard watch.feltFlick != nil || watch.isFlickTold, watch.isTargetAhead,
          !watch.motion.isDisturbed
        else { return .notJudged }
        // If the end does not tell that a glide follows, the glide's begin must.
        if watch.now.event == .pause || watch.now.event == .turnEnd {
          let isEnd =
            watch.latest.message.event == .didEndDragging
            && watch.latest.message.turn == watch.now.turn
            && watch.isTargetTold
          return isEnd && watch.hears(.willBeginDecelerating) ? .violated : .notJudged
        }
        return Answer(watch.now.event == .didEndDraggingToGlide)
      },
      expecting: { _ in "didEndDragging(true): the finger was fast, and there is room" }
    ),
    passing: ["v - B S@10 - S@30 - S@50 ^ W@50 T@50 G S@70 . S@80 E@80"],
    failing: [
      "v - B S@10 - S@30 - S@50 ^ W@50 ↓ F@50 G@50 . S@90 E@90 |@90",
      "v - B S@10 - S@30 - S@50 ^ W@50 ↓ F@50",
      "at=900 v - B S - S - S ^ W ↓ F", "v - B S@10 - S@30 - S@50 ^ W@50!1.25>669 D@50 .9 ↓ v ^",
      "B S@90 W@90!0.8 ↓ F@90",
      "B S@90 W@90!0.8>484=600 ↓ F@90", "inputs=call B S W!0.8>484 ↓ F",
      "at=900 unheard=BSWGEA v - - - - ^ ↓ F |",
    ]
  )
}
