internal import Traces

/// Rules about the velocity and the target that `willEndDragging` tells (C15, C16).
enum ReleaseRules {
  static let all = [
    holdHasNoVelocity, holdOutside, velocityUnit, glideHasVelocity, velocitySign, targetIsReach,
    stillAxis, targetIsClamped, lockedAxis,
  ]

  static let holdHasNoVelocity = Rule(
    "scroll.lift.hold-has-no-velocity",
    "After a hold inside the range the velocity is zero and the target is the offset.",
    .invariant,
    catalogue: ["V03", "B16", "D13"],
    sources: ["L14", "Q01", "M081"],
    topic: .motion,
    check: .at(
      [.willEndDragging],
      answer: { watch in
        guard watch.isLiftOfHold, !watch.motion.isDisturbed,
          watch.motion.isVelocityKnown || watch.motion.target.isKnown
        else { return .notJudged }
        if watch.motion.isVelocityKnown, watch.motion.velocity != (0, 0) { return .violated }
        // With paging on the target is a page (K08).
        if watch.geometry.isPagingEnabled {
          return watch.motion.isVelocityKnown ? .holds : .notJudged
        }
        return Answer(
          !watch.motion.target.differs(from: watch.motion.liftOffset, by: watch.setting.pixel)
        )
      },
      found: {
        "willEndDragging with velocity \($0.motion.velocityText), target \($0.motion.target.text)"
      },
      expecting: { "velocity (0, 0), target \($0.motion.liftOffset.text)" }
    ),
    passing: ["v -110 B S@100 hold ^ W@100!0>100 F@100"],
    failing: [
      "v -110 B S@100 hold ^ ↓ W@100!0.1>100 F@100", "v -110 B S@100 hold ^ ↓ W@100!0>140 F@100",
      "at=10 v + B S@0 hold ^ ↓ W@0!-0.3>0 F@0",
    ]
  )

  static let velocityUnit = Rule(
    "scroll.lift.velocity-unit",
    "The release velocity is in points a millisecond.",
    .invariant,
    catalogue: ["V02"],
    sources: ["AD/scrollviewwillenddragging", "H6+", "M043"],
    topic: .motion,
    check: .at(
      [.willEndDragging],
      answer: { watch in
        guard watch.motion.isVelocityKnown else { return .notJudged }
        if watch.isTooFastForTarget || watch.isTooFastForFinger { return .violated }
        guard let axis = watch.feltFlick else { return .notJudged }
        return Answer(watch.hasCredibleVelocity(axis))
      },
      found: { "willEndDragging with velocity \($0.motion.velocityText)" },
      expecting: { _ in "the speed of the finger in points a millisecond" }
    ),
    passing: ["v - B S@10 - S@30 - S@50 ^ W@50!1.25 T G S@70 . E@70"],
    failing: [
      "v - B S@10 - S@30 - S@50 ^ ↓ W@50!1250 T G S@70 E@70",
      "v - B S@10 - S@30 - S@50 ^ ↓ W@50!0 T G S@70 E@70",
      "v - B S@10 - S@30 ^ ↓ W@30!1250 T G S@70 E@70", "B S ↓ W@50!450>270 T G S@70 S@270 E@270",
    ]
  )

  static let holdOutside = Rule(
    "scroll.lift.hold-outside-has-no-velocity",
    "After a hold past an edge the velocity is zero, as it is inside.",
    .invariant,
    grade: .should,
    catalogue: ["B16"],
    sources: ["S4:113", "Q01"],
    topic: .motion,
    check: .at(
      [.willEndDragging],
      answer: { watch in
        guard watch.hands.areRecorded, watch.hands.isLiftAfterHold, watch.motion.isVelocityKnown,
          watch.turns.touch == watch.now.turn, watch.turns.call != watch.now.turn,
          watch.isOverscrolled(watch.liftPlace),
          !watch.motion.isDisturbed
        else { return .notJudged }
        return Answer(watch.motion.velocity == (0, 0))
      },
      found: { "willEndDragging with velocity \($0.motion.velocityText)" },
      expecting: { _ in "velocity (0, 0)" }
    ),
    passing: ["v + B S@-5 hold ^ W@-5!0 T@-5 G@-5 S@0 E@0"],
    failing: ["v + B S@-5 hold ^ ↓ W@-5!-0.6 T@-5 G@-5 S@0 E@0"]
  )

  static let glideHasVelocity = Rule(
    "scroll.release.glide-has-velocity",
    "A glide inside the range was told with a velocity that makes one.",
    .invariant,
    catalogue: ["V02", "V03", "B11", "B17"],
    sources: ["AD/scrollviewwillenddragging", "L14", "M043"],
    topic: .motion,
    check: .at(
      [.didEndDraggingToGlide],
      answer: { watch in
        // B16 judges a held finger's glide if nobody tells its velocity.
        guard watch.hears(.willEndDragging) else { return .notJudged }
        if watch.isGlideWithoutVelocity, !watch.isLiftOfSlowDrag { return .violated }
        return watch.motion.isVelocityKnown ? .holds : .notJudged
      },
      found: { "didEndDragging(true) after velocity \($0.motion.velocityText)" },
      expecting: { _ in "didEndDragging(false), or the velocity of the finger" }
    ),
    passing: [
      "B S@50 W@50!0.5 T G S@70", "B S@50 W@50!0.006 T G S@50.5", "B S@50 W@50!0>50=90 T G S@70",
    ],
    failing: ["B S@50 W@50!0 ↓ T G S@70"]
  )

  static let velocitySign = Rule(
    "scroll.lift.velocity-sign",
    "The release velocity has the sign with which the offset changed under the finger.",
    .invariant,
    grade: .should,
    catalogue: ["V05"],
    topic: .motion,
    check: .at(
      [.willEndDragging],
      answer: { watch in
        if watch.isAgainstTarget { return .violated }
        guard let axis = watch.feltFlick, watch.motion.isVelocityKnown else { return .notJudged }
        return Answer(watch.hasCredibleSign(axis))
      },
      found: { "willEndDragging with velocity \($0.motion.velocityText)" },
      expecting: { _ in "the sign with which the offset changed under the finger" }
    ),
    passing: ["v - B S@10 - S@30 - S@50 ^ W@50!1.25 T G S@70 . E@70"],
    failing: ["v - B S@10 - S@30 - S@50 ^ ↓ W@50!-1.25 T G S@70 E@70"]
  )

  static let targetIsReach = Rule(
    "scroll.release.target-is-reach",
    "The target that is offered is as far as the velocity and the deceleration rate carry.",
    .invariant,
    grade: .should,
    catalogue: ["C16", "C15", "V02"],
    sources: ["motion.target", "AD/uiscrollview/decelerationrate-swift.struct", "M069"],
    topic: .motion,
    check: .at(
      [.willEndDragging],
      answer: { $0.reachAnswer },
      found: {
        "willEndDragging with velocity \($0.motion.velocityText), target \($0.motion.target.text)"
      },
      expecting: { watch in
        let reach = watch.geometry.hasNormalRate ? "499" : "99"
        return "a target \(reach) ms times the velocity from \(watch.motion.liftOffset.text)"
      }
    ),
    passing: [
      "v - B S@10 - S@30 - S@50 ^ W@50!1.25>669 T G S@70",
      "v - B S@10 - S@30 - S@50 ^ W@50!1.25>674 T G S@70",
      "rate=fast v - B S@10 - S@30 - S@50 ^ W@50!1.25>173.3 T G S@70",
    ],
    failing: [
      "v - B S@10 - S@30 - S@50 ^ ↓ W@50!1.25>173.3 T G S@70",
      "v - B S@10 ^ ↓ W@10!0.001>260 T G S@70",
      "rate=fast v - B S@10 - S@30 - S@50 ^ ↓ W@50!1.25>669 T G S@70",
      "rate=0.99 v - B S@10 - S@30 - S@50 ^ ↓ W@50!1.25>669 T G S@70",
    ]
  )

  static let targetIsClamped = Rule(
    "scroll.release.target-is-clamped",
    "The target that is offered inside the range is inside it too.",
    .invariant,
    grade: .should,
    catalogue: ["V06"],
    sources: ["recordings.ios-26.1"],
    topic: .motion,
    check: .at(
      [.willEndDragging],
      answer: { watch in
        guard watch.isInside(watch.motion.liftOffset), watch.motion.target.isKnown,
          !watch.motion.isDisturbed, watch.turns.call != watch.now.turn
        else { return .notJudged }
        // V09 judges the target of an axis that cannot scroll.
        return Answer(
          Axis.each.allSatisfy { axis in
            !watch.geometry.mayMove(axis, isTable: watch.setting.isTable)
              || abs(watch.geometry.excess(watch.motion.target, axis)) <= watch.setting.pixel
          }
        )
      },
      found: { "willEndDragging with target \($0.motion.target.text)" },
      expecting: { "a target in the range \($0.geometry.rangeText)" }
    ),
    passing: ["B S@1400 W@1400!2>1520 T G S@1520 E@1520"],
    failing: ["B S@1400 ↓ W@1400!2>2398 T G S@1520 E@1520"]
  )

  static let stillAxis = Rule(
    "scroll.release.still-axis",
    "On an axis that cannot scroll the velocity is zero and the target is the offset.",
    .invariant,
    grade: .should,
    catalogue: ["V09"],
    sources: ["D05", "B20"],
    topic: .motion,
    check: .at(
      [.willEndDragging],
      answer: { watch in
        // If no message tells the place, an axis that cannot scroll is in its range.
        guard watch.geometry.isRangeKnown, !watch.motion.isDisturbed,
          watch.isInside(watch.motion.liftOffset) || !watch.motion.liftOffset.isKnown
        else { return .notJudged }
        let motion = watch.motion
        let isTargetKnown = motion.target.isKnown && motion.liftOffset.isKnown
        guard motion.isVelocityKnown || isTargetKnown else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard !watch.geometry.mayMove(axis, isTable: watch.setting.isTable) else {
            return .notJudged
          }
          let way = isTargetKnown ? motion.target[axis] &- motion.liftOffset[axis] : 0
          let isThrown = motion.isVelocityKnown && watch.toldVelocity(axis) != 0
          return Answer(!isThrown && abs(way) <= watch.setting.pixel)
        }
      },
      found: {
        "willEndDragging with velocity \($0.motion.velocityText), target \($0.motion.target.text)"
      },
      expecting: {
        "no velocity on the axis that cannot scroll, and no way from \($0.motion.liftOffset.text)"
      }
    ),
    passing: ["B S@50 W@50!0,0.6>0,344 T G S@70"],
    failing: [
      "B S@50 ↓ W@50!0.3,0.6>0,344 T G S@70", "B S@50 ↓ W@50!0,0.6>90,344 T G S@70",
      "B S ↓ W!0.3,0.6 T G S",
    ]
  )

  static let lockedAxis = Rule(
    "scroll.release.locked-axis",
    "On an axis that a directional lock keeps the velocity is zero.",
    .invariant,
    grade: .should,
    catalogue: ["DL05"],
    sources: ["DL02"],
    topic: .motion,
    check: .at(
      [.willEndDragging],
      answer: { watch in
        guard let lock = watch.motion.lockedAxis, watch.motion.isVelocityKnown,
          !watch.motion.isDisturbed, watch.isInside(watch.motion.liftOffset)
        else { return .notJudged }
        return Answer(watch.toldVelocity(lock) == 0)
      },
      found: { "willEndDragging with velocity \($0.motion.velocityText)" },
      expecting: { _ in "no velocity on the locked axis" }
    ),
    passing: ["wide=900 lock=yes v - B@0 S@10 -20,15 S@30 ^ W@30!0,1 T G S@70 E@70"],
    failing: ["wide=900 lock=yes v - B@0 S@10 -20,15 S@30 ^ ↓ W@30!-0.7,1 T G S@70 E@70"]
  )
}
