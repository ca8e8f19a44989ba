internal import Traces

/// Rules about the way that a bounce takes, and about an edge that does not bounce.
extension BounceRules {
  static let goesInwards = Rule(
    "scroll.bounce.goes-inwards",
    "Content that is released past an edge, not outwards, never goes farther out.",
    .invariant,
    grade: .should,
    catalogue: ["D16"],
    sources: ["motion.bounce", "M119", "M033"],
    topic: .motion,
    check: .at(
      [.didScroll],
      scope: [.inMotion, .pastEdge],
      judged: .freeGlide,
      answer: { watch in
        guard watch.geometry.isRangeKnown, watch.motion.isVelocityKnown,
          watch.motion.liftOffset.isKnown, watch.now.offset.isKnown,
          watch.content.lastScroll.isKnown,
          !watch.motion.isRewritten || watch.geometry.isPagingEnabled
        else { return .notJudged }
        return Answer.onEachAxis { axis in
          let start = watch.geometry.excess(watch.motion.liftOffset, axis)
          guard abs(start) > watch.setting.pixel,
            watch.toldVelocity(axis) * Double(start.signum()) <= 0
          else { return .notJudged }
          let last = watch.geometry.excess(watch.content.lastScroll, axis)
          let next = watch.geometry.excess(watch.now.offset, axis)
          guard last.signum() == start.signum(), next.signum() == start.signum() else {
            return .notJudged
          }
          return Answer(abs(next) <= abs(last) + watch.setting.pixel)
        }
      },
      found: { "didScroll to \($0.now.offset.text), out from \($0.content.lastScroll.text)" },
      expecting: { "a way back to the range \($0.geometry.rangeText)" }
    ),
    passing: [
      "v + B S@-40 hold ^ W@-40!0 T@-40 G@-40 S@-20 . S@0 E@0 |@0",
      "v + B S@-40 ^ W@-40!-1.25 T@-40 G@-40 S@-50 . S@-20 . S@0 E@0 |@0",
    ],
    failing: [
      "v + B S@-40 hold ^ W@-40!0 T@-40 G@-40 ↓ S@-60 . S@-20 . S@0 E@0 |@0",
      "unheard=W v + B S@-40 hold ^ T@-40 G@-40 ↓ S@-60 . S@-20 . S@0 E@0 |@0",
    ]
  )

  static let stopsAtWall = Rule(
    "scroll.bounce.stops-at-wall",
    "With bounces off, a flick that would carry past an edge stops on it.",
    .invariant,
    grade: .should,
    catalogue: ["D17"],
    sources: ["D02", "M114"],
    topic: .motion,
    check: .at(
      [.didEndDecelerating],
      scope: .inMotion,
      judged: .freeGlide,
      answer: { watch in
        guard watch.geometry.isRangeKnown, watch.motion.isVelocityKnown,
          watch.isInside(watch.motion.liftOffset), watch.landing.isKnown, watch.hasKnownRate,
          !watch.motion.isRewritten, !watch.geometry.isPagingEnabled
        else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard watch.surelyMoves(axis), !watch.geometry.bounces(axis),
            let edge = watch.wall(axis)
          else { return .notJudged }
          return Answer(abs(watch.landing[axis] &- edge) <= watch.setting.halfPixel)
        }
      },
      found: { "the glide ends at \($0.landing.text)" },
      expecting: { "an end on an edge of the range \($0.geometry.rangeText)" }
    ),
    passing: ["bounces=no at=1390 v - B S@1400 ^ W@1400!1.25 T@1400 G@1400 S@1430 . S@1520 E@1520"],
    failing: [
      "bounces=no at=1390 v - B S@1400 ^ W@1400!1.25 T@1400 G@1400 S@1430 . S@1460 ↓ E@1460"
    ]
  )
}

extension Watch {
  /// Returns the edge that a bounce on an axis must return to: one that the glide ran over, or from
  /// behind which it was released without velocity or outwards.
  func edgeOfReturn(_ axis: Axis) -> Int32? {
    let glide = motion[axis]
    if glide.hasCrossed {
      return glide.direction > 0 ? geometry.most[axis] : geometry.least[axis]
    }
    let excess = geometry.excess(motion.liftOffset, axis)
    guard abs(excess) > setting.pixel, motion.isVelocityKnown else { return nil }
    let velocity = axis == .horizontal ? motion.velocity.x : motion.velocity.y
    guard velocity == 0 || velocity.signum() == Int64(excess.signum()) else { return nil }
    return excess > 0 ? geometry.most[axis] : geometry.least[axis]
  }

  /// The answer that holds if content that fits rests in its one place, after nothing but fingers
  /// acted.
  var shortRestAnswer: Answer {
    guard program.call.kind == .none, record.calls == .recorded, hands.areRecorded,
      now.offset.isKnown,
      content.offset.isKnown, geometry.isRangeKnown, !geometry.isOutside(content.offset),
      !hands.wasCancelled, course.isSurely(in: Phase.quiet)
    else { return .notJudged }
    return Answer.onEachAxis { axis in
      guard geometry.isShort(axis) else { return .notJudged }
      return Answer(abs(geometry.excess(now.offset, axis)) <= setting.halfPixel)
    }
  }

  /// Returns the edge that a flick's velocity carries it to, with a tenth to spare.
  func wall(_ axis: Axis) -> Int32? {
    let speed = toldVelocity(axis)
    let factor = geometry.rate == .normal ? 499.0 : 99
    let reach = max(0, abs(speed) - 0.01) * factor * 0.9
    let edge = speed > 0 ? geometry.most[axis] : geometry.least[axis]
    let room = abs(Double(edge) - Double(motion.liftOffset[axis])) / 1000
    return reach > room && speed != 0 ? edge : nil
  }
}
