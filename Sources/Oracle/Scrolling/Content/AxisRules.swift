internal import Traces

/// Rules about the axes that a finger moves: both, the locked one, past the edge (D01).
enum AxisRules {
  static let all = [bothFollow, diagonalIsFree, lockIsAnew, passesEdge]

  static let bothFollow = Rule(
    "scroll.drag.both-axes-follow",
    "Without a directional lock both axes follow the finger.",
    .invariant,
    catalogue: ["DL01", "B18"],
    sources: ["AD/uiscrollview/isdirectionallockenabled"],
    topic: .motion,
    check: follows(where: { !$0.geometry.isDirectionalLockEnabled }),
    passing: ["wide=900 v - B@0 S@10 -30,-60 S@60,40 hold ^ W@60,40 F@60,40"],
    failing: ["wide=900 v - B@0 S -30,-60 S hold ^ ↓ W@0,40 F@0,40"]
  )

  static let diagonalIsFree = Rule(
    "scroll.drag.diagonal-is-free",
    "With isDirectionalLockEnabled a drag that starts diagonally is not locked at all.",
    .invariant,
    catalogue: ["DL03"],
    sources: ["AD/uiscrollview/isdirectionallockenabled", "motion.directional-lock"],
    topic: .motion,
    check: follows(where: {
      $0.geometry.isDirectionalLockEnabled && $0.drag.pull.start == .diagonal
    }),
    passing: ["wide=900 lock=yes v -20,-20 B@0 S@10,10 -60,-60 S@70,70 hold ^ W@70,70 F@70,70"],
    failing: [
      "wide=900 lock=yes v -20,-20 B@0 S@0,10 -60,-60 S@0,70 hold ^ ↓ W@0,70 F@0,70",
      "wide=900 lock=yes v -14,-12 B@0 S@0,4 -36,-32 S@0,36 hold ^ ↓ W@0,36 F@0,36",
    ]
  )

  static let lockIsAnew = Rule(
    "scroll.drag.lock-is-anew",
    "Each drag decides anew which axis is locked: the one along which it starts moves.",
    .invariant,
    catalogue: ["DL04"],
    sources: ["AD/uiscrollview/isdirectionallockenabled"],
    topic: .motion,
    check: follows(where: {
      $0.geometry.isDirectionalLockEnabled && $0.drag.pull.start != .diagonal
    }),
    passing: [
      "wide=900 lock=yes v - B@0 S@9 hold ^ W@9 F@9 v -0,-20 B@9 S@9,9 -0,-60 S@69,9 hold ^ W F"
    ],
    failing: [
      "wide=900 lock=yes v - B@0 S@9 hold ^ W@9 F@9 v -0,-20 B@9 -0,-60 hold ^ ↓ W@9 F@9"
    ]
  )

  /// Returns a question about the way that the content has gone by the lift, after drags of a kind.
  private static func follows(
    where isMeant: @escaping @Sendable (Watch) -> Bool
  ) -> Check {
    .at(
      [.willEndDragging, .didEndDraggingToRest, .didEndDraggingToGlide],
      scope: .inMotion,
      answer: { watch in isMeant(watch) ? watch.axesAnswer : .notJudged },
      found: { "the lift at \($0.liftPlace.text), from \($0.motion.dragStart.text)" },
      expecting: { "an offset that has followed the finger by \($0.wholeText)" }
    )
  }

  static let passesEdge = Rule(
    "scroll.bounce.passes-edge",
    "With bounces on, a finger takes the content past the edge.",
    .invariant,
    catalogue: ["D01", "D04", "B08"],
    topic: .motion,
    check: .at(
      [.willEndDragging, .didEndDraggingToRest, .didEndDraggingToGlide],
      scope: .inMotion,
      answer: { watch in
        guard watch.isPullWhole, watch.liftPlace.isKnown,
          // Rows that turn out higher than they were taken for move the edge away.
          !watch.content.measured.mayHaveChanged(since: watch.drag.pull.turn)
        else { return .notJudged }
        return Answer.onEachAxis { axis in
          guard watch.surelyMoves(axis), watch.geometry.bounces(axis),
            watch.overshoot(axis) >= 30_000, watch.isLed(axis), watch.geometry.hasBand(axis)
          else { return .notJudged }
          // The control that was pulled open has moved the edge to the finger.
          if axis == .vertical, watch.refresh.isOfLatestDrag { return .notJudged }
          // Between edges so near a finger may have been past the other one too.
          let length = Int64(watch.geometry.most[axis]) - Int64(watch.geometry.least[axis])
          guard length == 0 || length >= 60_000 else { return .notJudged }
          return Answer(watch.geometry.excess(watch.liftPlace, axis) != 0)
        }
      },
      found: { "the lift at \($0.liftPlace.text), inside the range" },
      expecting: { "an offset outside the range \($0.geometry.rangeText)" }
    ),
    passing: [
      "v + B@0 S@-5 +80 S@-45 hold ^ W@-45 T@-45 G@-45 S@0 E@0",
      "bounces=no v + B@0 +80 hold ^ W@0 F@0",
    ],
    failing: [
      "v + B@0 +9 +9 +9 +9 hold ^ ↓ W@0 F@0",
      "content=300 always=yes v + B@0 +9 +9 +9 +9 hold ^ ↓ W@0 F@0",
    ]
  )
}

extension Watch {
  /// True if a single finger alone has moved the content since the drag began.
  var isPullWhole: Bool {
    course.wasSurely(
      in: Phase.dragging | Phase.release.set | Phase.caughtRelease.set | Phase.lift.set
    )
      && drag.pull.isWhole && !motion.isDisturbed && !drag.pull.isSpoiled && !drag.pull.isMoved
      && motion.dragStart.isKnown && !liftPlace.isAtLimit && turns.call != now.turn
      && !hands.wasCancelled
      && (!site.mayBeElsewhere || isSurelyHit) && !site.mayBeRemoved
      && program.animation.endsAllowed == 0
      && !isZooming
      && !geometry.isOutside(motion.dragStart)
  }

  /// Returns the distance of the finger past the edge, if it moves the content one to one.
  func overshoot(_ axis: Axis) -> Int32 {
    let way = -drag.pull.whole[axis]
    return abs(way) - room(axis, from: motion.dragStart, towards: way)
  }

  /// The answer that holds if each axis along which the finger went far, with room, has moved at
  /// all.
  var axesAnswer: Answer {
    guard isPullWhole, liftPlace.isKnown else { return .notJudged }
    return Answer.onEachAxis { axis in
      guard surelyMoves(axis) else { return .notJudged }
      let way = -drag.pull.whole[axis]
      guard abs(way) >= 20_000, room(axis, from: motion.dragStart, towards: way) >= 10_000
      else { return .notJudged }
      guard isLed(axis) else { return .notJudged }
      let moved = Int64(liftPlace[axis]) - Int64(motion.dragStart[axis])
      return Answer(abs(moved) > Int64(setting.pixel))
    }
  }

  /// Returns true if a drag leads an axis: under a lock its own, or both where it starts
  /// diagonally.
  func isLed(_ axis: Axis) -> Bool {
    if drag.pull.turnsBack(axis) { return false }
    guard geometry.isDirectionalLockEnabled else { return true }
    return switch drag.pull.start {
    case .unclear: false
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    case .diagonal: true
    }
  }

  /// The distance that the finger went, as a text.
  var wholeText: String { Place(x: -drag.pull.whole.x, y: -drag.pull.whole.y).text }
}
