internal import Traces

extension Operators {
  static let endShort = Operator(
    "end-short",
    "A motion ends half way, and the content stays there.",
    edit: { $0.endingShort },
    [
      Context(
        ["C13"],
        "a free glide with a target ahead",
        .didEndDecelerating,
        needs: [.scrollOffsets, .release]
      ) {
        $0.isUnpaged && $0.moment.place == .inGlide && $0.isQuiet && $0.isToldToRest
          && $0.release?.isFreeFlick == true
      },
      Context(
        ["D17"],
        "a glide that an edge stops, bounces being off",
        .didEndDecelerating,
        needs: [.scrollOffsets, .release]
      ) {
        $0.isUnpaged && $0.moment.place == .inGlide && $0.isQuiet && $0.isToldToRest
          && $0.isAtEdgeThatStops && $0.release?.isFlick == true
      },
      Context(
        ["F10"],
        "an animation of setContentOffset",
        .didEndScrollingAnimation,
        needs: .scrollOffsets
      ) {
        $0.endsAnimationAtTarget
      },
      Context(["G05"], "a scroll to the top", .didScrollToTop, needs: [.scrollOffsets, .offsets]) {
        $0.isSoleToTop && $0.isToldToRest && $0.isAtTop
      },
      Context(
        ["F16"],
        "a glide in which contentOffset is assigned",
        at: .call(.contentOffset),
        needs: .scrollOffsets,
        edit: { $0.stoppingGlide }
      ) { $0.isUnpaged && $0.isModern && $0.moment.place == .inGlide && !$0.view.isScripted },
    ]
  )
}

extension Site {
  /// The edits by which the motion ends at its middle, and all frames after that are left out.
  fileprivate var endingShort: [Edit] {
    guard let middle, let place = middle.offset, let rest = lastRest, let name else { return [] }
    let end = sibling(name, [], at: middle.time) { $0.move(to: place) }
    return path.filter { $0.line > middle.line }.flatMap(\.dropped) + dropped
      + [.insert(end, before: middle.line + 1)] + rest.moved(to: place)
  }

  /// The edits by which the glide ends in the turn of the call, and all frames after that are left out.
  fileprivate var stoppingGlide: [Edit] {
    guard let scroll = next, scroll.name == .didScroll, scroll.moment.causeLine == line,
      let place = scroll.offset,
      let end = scroll.followers.first(where: { $0.name != .didScroll }),
      end.name == .didEndDecelerating, let rest = end.lastRest
    else { return [] }
    let frames = scroll.followers.prefix { $0.line < end.line }
    let line = end.sibling(.didEndDecelerating, [], at: scroll.time) { $0.move(to: place) }
    return frames.flatMap(\.dropped) + end.dropped + [.insert(line, before: scroll.line + 1)]
      + rest.moved(to: place)
  }
}
