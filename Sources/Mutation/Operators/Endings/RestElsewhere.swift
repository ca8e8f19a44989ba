internal import Traces
internal import Transcripts

extension Operators {
  static let restElsewhere = Operator(
    "rest-elsewhere",
    "A motion ends at the wrong place, and all that is told of its end agrees.",
    [
      Context(
        ["D07", "Z02"],
        "3 pt outside the edge that a bounce returns to",
        .didEndDecelerating,
        edit: { $0.resting(outside: 3000) }
      ) { $0.endsOnEdge },
      Context(
        ["D07"],
        "3 pt inside the edge that an overshoot returns to",
        .didEndDecelerating,
        edit: { $0.resting(outside: -3000) }
      ) { $0.endsOnEdge && ($0.release?.isInside == true || $0.release?.isStill == true) },
      Context(
        ["N02"],
        "at the content's edge, the inset left out, after a bounce",
        .didEndDecelerating,
        edit: { $0.restingAtContent }
      ) { $0.endsOnEdge },
      Context(
        ["N03"],
        "short content aligned with the far edge",
        .didEndDecelerating,
        edit: { $0.restingAtNegativeSlack }
      ) { $0.endsOnEdge && $0.negativeSlack != nil },
      Context(
        ["N03"],
        "short content aligned with the far edge, nothing told of it",
        at: .final,
        edit: { site in site.negativeSlack.map { site.moved(to: $0) } ?? [] }
      ) { $0.negativeSlack != nil && $0.isInside && $0.previous == nil && $0.knowsCalls },
      Context(
        ["F10"],
        "20 pt short of what an animated call asked for",
        .didEndScrollingAnimation,
        edit: { $0.resting(at: $0.offset?.towards($0.episodeStart, by: 20_000)) }
      ) { $0.endsAnimationAtTarget },
      Context(
        ["F10", "F12"],
        "on the edge, where an animated call asked for more",
        .didEndScrollingAnimation,
        edit: { $0.resting(at: $0.clampedOffset) }
      ) { $0.endsAnimationAtTarget && !$0.isInside },
      Context(
        ["F12"],
        "on the edge, where a call asked for more",
        .didScroll,
        edit: { $0.resting(at: $0.clampedOffset) }
      ) {
        $0.isJump(changing: .offset) && !$0.isInside && $0.isToldToRest
          && $0.causingCall?.arguments[.contentOffset]?.point == $0.offset
      },
      Context(
        ["G05"],
        "2 pt short of the top",
        .didScrollToTop,
        edit: { site in
          guard let offset = site.offset else { return [] }
          return site.resting(at: Point(x: offset.x, y: offset.y.moved(by: 2000)))
        }
      ) { $0.isSoleToTop && $0.isToldToRest && $0.isAtTop && $0.previous?.name == .didScroll },
      Context(
        ["F14"],
        "10 pt farther than the rectangle asks for",
        .didScroll,
        edit: { site in
          guard let offset = site.offset, let start = site.moment.lastScroll ?? site.moment.offset
          else { return [] }
          return site.resting(at: offset.towards(start, by: -10_000))
        }
      ) { $0.isJump(by: [.scrollRectToVisible]) && $0.isToldToRest && $0.isRectSmall },
      Context(
        ["F15"],
        "past the end of the range, for a rectangle at the end of the content",
        .didScroll,
        edit: { site in
          guard let offset = site.offset, let start = site.moment.lastScroll ?? site.moment.offset
          else { return [] }
          return site.resting(at: offset.towards(start, by: -10_000))
        }
      ) { $0.isJump(by: [.scrollRectToVisible]) && $0.isToldToRest && $0.isOnAnEnd },
      Context(
        ["E12", "Z03"],
        "at the glide's target, though a finger stopped it and did not move",
        .willBeginDragging,
        needs: .finals,
        edit: { $0.jumpingToTarget }
      ) { $0.isPlain && $0.isAlone && $0.isQuiet && $0.isStoppedForGood },
      Context(
        ["N05"],
        "out of the range that a change of size or inset leaves",
        .didScroll,
        needs: .times,
        edit: { site in
          guard let before = site.moment.offset, let rest = site.lastRest else { return [] }
          return site.dropped + rest.moved(to: before)
        }
      ) { $0.isModern && $0.isClamp && $0.isToldToRest },
      Context(
        ["N05"],
        "farther in the range than a change of size or inset brings it",
        .didScroll,
        needs: .scrollOffsets,
        edit: { $0.resting(at: $0.fartherIn) }
      ) { site in
        site.isModern && site.isClamp && site.isToldToRest
          && (site.causingCall?.name == .contentSize || site.causingCall?.name == .contentInset)
          && site.fartherIn.map { site.setup.contains($0) == true } == true
      },
      Context(
        ["EN02", "F21"],
        "where it was, though code set the offset of a disabled view",
        .didScroll,
        needs: .times,
        edit: { site in
          guard let before = site.moment.offset, let rest = site.lastRest else { return [] }
          return site.dropped + rest.moved(to: before)
        }
      ) {
        $0.isJump(changing: .offset) && !$0.setup.isScrollEnabled
          && $0.isToldToRest
      },
      Context(
        ["N08"],
        "where it was, though the safe area at the top grew, the inset having been told",
        .didScroll,
        needs: .finals,
        edit: { site in
          guard let before = site.moment.offset, let rest = site.lastRest else { return [] }
          return site.dropped + rest.moved(to: before)
        }
      ) {
        $0.moment.place == .atRest && $0.isTurnOfOneCall
          && $0.causingCall?.name == .safeAreaInsets && $0.isToldToRest
          && $0.previous?.previous != nil
      },
    ]
  )
}

extension Site {
  /// A place twenty points farther into the range than a clamp has brought the content.
  fileprivate var fartherIn: Point? {
    guard let offset, let before = moment.offset else { return nil }
    return offset.towards(before, by: -20_000)
  }
}
