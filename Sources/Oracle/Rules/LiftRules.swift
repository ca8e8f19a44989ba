internal import Traces

/// Rules about the lift of the finger (truth 1.B, 1.Q).
enum LiftRules {
  static let all = [
    order, pairs, glideWaits, holdStops, flickGlides, holdHasNoVelocity, velocityUnit,
    velocitySign,
  ]

  static let order = Rule(
    "scroll.lift.order",
    "At the lift willEndDragging, then didEndDragging, in the same turn, nothing between.",
    .sequence,
    catalogue: ["B09", "B10", "V01", "A04", "Z04"],
    sources: ["L01", "L03", "L04", "L16", "M063"],
    topic: .order,
    check: .table,
    passing: [
      "v - B S ^ W F |", "B S W T G S E",
      "v - B S ^ W ~jump:300 S F",
    ],
    failing: [
      "v - B S ^ ↓ T G W S E |",
      "v - B S ^ W ↓ S F", "v - B S ^ ↓ F |", "v - B S ^ ↓ T W G S E |", "v - B S ^ W . ↓ F |",
    ]
  )

  static let pairs = Rule(
    "scroll.lift.pairs",
    "Each willBeginDragging has exactly one willEndDragging and one didEndDragging.",
    .sequence,
    catalogue: ["B10", "B09", "B11", "V01", "Z04"],
    sources: ["L01", "L02", "L04", "L05", "M064", "M045", "M091"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W F v - B S ^ W F |"],
    failing: [
      "v - S ^ ↓ W F", "v - B S ^ W F ↓ F", "v - B S ^ W ↓ W F", "v - B S ^ ↓ |",
      "v - B S ^ ↓ v - B S ^ W F",
    ]
  )

  static let glideWaits = Rule(
    "scroll.lift.glide-waits",
    "willBeginDecelerating waits for didEndDragging.",
    .sequence,
    catalogue: ["C03", "B09", "B10", "C01", "Z04"],
    sources: ["S4:117", "L03", "physics.md 11"],
    topic: .order,
    check: .table,
    passing: ["v - B S ^ W T G S E"],
    failing: ["v - B S ^ W ↓ G T S E", "B S W ↓ G S E"]
  )

  static let holdStops = Rule(
    "scroll.lift.hold-stops",
    "After a drag, a hold and a lift inside the range there is no glide.",
    .response,
    catalogue: ["B11", "B16", "E11"],
    sources: ["S4:113", "L04", "L05", "L11(3)", "L22", "M117"],
    topic: .motion,
    check: .at(
      .didEndDraggingToGlide,
      .didEndDraggingToRest,
      answer: { watch in
        guard watch.isLiftOfHold, !watch.motion.isRewritten, !watch.motion.isDisturbed else {
          return .notJudged
        }
        return Answer(watch.now.event == .didEndDraggingToRest)
      },
      expecting: { _ in "didEndDragging(false): the finger had been still for 150 ms or more" }
    ),
    passing: [
      "unheard=S v + B@0 hold ^ W@-5 T@-5 G E", "unheard=WS v + B@0 hold ^ T@-5 G E",
      "v - B S@100 hold ^ W@100 F@100", "v - B S@-40 hold ^ W@-40 T@-40 G@-40 S@0 E@0",
    ],
    failing: ["v - B S@100 hold ^ W@100 ↓ T@100 G S@110 E@110"]
  )

  static let flickGlides = Rule(
    "scroll.lift.flick-glides",
    "The lift of a flick says willDecelerate: true.",
    .response,
    catalogue: ["C04", "C01"],
    sources: ["AD/scrollviewdidenddragging", "S4:112", "L01", "L03"],
    topic: .motion,
    check: .at(
      .didEndDraggingToRest,
      .didEndDraggingToGlide,
      answer: { watch in
        guard watch.isFlickFelt || watch.isFlickTold, !watch.motion.isRewritten,
          !watch.motion.isDisturbed
        else { return .notJudged }
        return Answer(watch.now.event == .didEndDraggingToGlide)
      },
      expecting: { _ in "didEndDragging(true): the finger was fast, and there is room" }
    ),
    passing: ["v - - B S@10 - S@30 - S@50 ^ W@50 T@50 G S@70 S@80 E@80"],
    failing: [
      "v - - B S@10 - S@30 - S@50 ^ W@50 ↓ F@50 G@50 . S@90 E@90 |@90",
      "v - - B S@10 - S@30 - S@50 ^ W@50 ↓ F@50", "B S@90 W@90!0.8 ↓ F@90",
    ]
  )

  static let holdHasNoVelocity = Rule(
    "scroll.lift.hold-has-no-velocity",
    "After a hold inside the range the velocity is zero and the target is the offset.",
    .invariant,
    catalogue: ["V03", "B16"],
    sources: ["L14", "Q01", "M081"],
    topic: .motion,
    check: .at(
      .willEndDragging,
      answer: { watch in
        guard watch.isLiftOfHold, !watch.motion.isDisturbed,
          watch.motion.isVelocityKnown || watch.motion.target.isKnown
        else { return .notJudged }
        if watch.motion.isVelocityKnown, watch.motion.velocity != (0, 0) { return .violated }
        return Answer(
          !watch.motion.target.differs(from: watch.motion.liftOffset, by: watch.pixel)
        )
      },
      found: {
        "willEndDragging with velocity \($0.motion.velocityText), target \($0.motion.target.text)"
      },
      expecting: { "velocity (0, 0), target \($0.motion.liftOffset.text)" }
    ),
    passing: ["v - B S@100 hold ^ W@100!0>100 F@100"],
    failing: ["v - B S@100 hold ^ ↓ W@100!0.1>100 F@100"]
  )

  static let velocityUnit = Rule(
    "scroll.lift.velocity-unit",
    "The release velocity is in points a millisecond.",
    .invariant,
    catalogue: ["V02"],
    sources: ["AD/scrollviewwillenddragging", "H6+", "M043"],
    topic: .motion,
    check: .at(
      .willEndDragging,
      answer: { watch in
        guard watch.isFlickFelt, watch.motion.isVelocityKnown else { return .notJudged }
        return Answer(watch.hasCredibleVelocity)
      },
      found: { "velocity \($0.motion.velocityText)" },
      expecting: { _ in "the speed of the finger in points a millisecond" }
    ),
    passing: ["v - - B S@10 - S@30 - S@50 ^ W@50!1.25 T G S@70 E@70"],
    failing: [
      "v - - B S@10 - S@30 - S@50 ^ ↓ W@50!1250 T G S@70 E@70",
      "v - - B S@10 - S@30 - S@50 ^ ↓ W@50!0 T G S@70 E@70",
    ]
  )

  static let velocitySign = Rule(
    "scroll.lift.velocity-sign",
    "The release velocity has the sign of the offset's change.",
    .invariant,
    grade: .should,
    catalogue: ["V05"],
    sources: ["M031"],
    topic: .motion,
    check: .at(
      .willEndDragging,
      answer: { watch in
        guard watch.isFlickFelt, watch.motion.isVelocityKnown else { return .notJudged }
        return Answer(watch.hasCredibleSign)
      },
      found: { "velocity \($0.motion.velocityText)" },
      expecting: { _ in "the sign with which the offset changed under the finger" }
    ),
    passing: ["v - - B S@10 - S@30 - S@50 ^ W@50!1.25 T G S@70 E@70"],
    failing: ["v - - B S@10 - S@30 - S@50 ^ ↓ W@50!-1.25 T G S@70 E@70"]
  )
}
