internal import Traces
internal import Transcripts

extension Operators {
  static let perturb = Operator(
    "perturb",
    "A message shows an offset that cannot be.",
    edit: { $0.nudged },
    [
      Context(
        ["C14"],
        "a step back in a free glide",
        .didScroll,
        edit: { $0.steppingBack }
      ) { $0.isUnpaged && $0.isMiddleOfGlide && $0.isFree && $0.isFast },
      Context(
        ["D02"],
        "past the edge in a drag, bounces being off",
        .didScroll,
        edit: { $0.pastEdge(by: 20_000) }
      ) {
        $0.isPlain && $0.moment.place == .inDrag && $0.isQuiet && $0.edgeThatStops != nil
          && !$0.bouncesOneWay
      },
      Context(
        ["D02"],
        "past the edge in a glide, bounces being off",
        .didScroll,
        edit: { $0.pastEdge(by: 20_000) }
      ) { $0.isMiddleOfGlide && $0.edgeThatStops != nil && !$0.bouncesOneWay },
      Context(
        ["D14"],
        "past the edge of the one axis that does not bounce",
        .didScroll,
        edit: { $0.pastEdge(by: 20_000) }
      ) {
        $0.isPlain && $0.isQuiet && $0.edgeThatStops != nil && $0.bouncesOneWay
          && ($0.moment.place == .inDrag || $0.isMiddleOfGlide)
      },
      Context(
        ["D05"],
        "along an axis that cannot scroll",
        .didScroll,
        needs: .offsets,
        edit: { $0.setup.isFixed(.x) ? $0.moved(by: 7000, 0) : $0.moved(by: 0, 7000) }
      ) {
        $0.isPlain && ($0.moment.place == .inDrag || $0.moment.place == .inGlide) && $0.isQuiet
          && ($0.setup.isFixed(.x) || $0.setup.isFixed(.y)) && $0.isInside
          && $0.moment.offset != nil
      },
      Context(
        ["T01"],
        "sideways in a table",
        .didScroll,
        edit: { $0.moved(by: 7000, 0) }
      ) {
        $0.isPlain && $0.view.component == "table" && $0.moment.place == .inDrag && $0.isQuiet
      },
      Context(
        ["DL02"],
        "along the axis that is locked",
        .didScroll,
        edit: { $0.lockedAxis == .x ? $0.moved(by: 7000, 0) : $0.moved(by: 0, 7000) }
      ) {
        $0.isPlain && $0.moment.place == .inDrag && $0.isQuiet && $0.lockedAxis != nil
          && $0.previous?.name == .didScroll
      },
      Context(
        ["D12"],
        "undamped, a viewport and more past the edge",
        .didScroll,
        edit: { $0.pastEdge(by: ($0.setup.size?.y.units ?? 0) + 50_000) }
      ) {
        $0.isPlain && $0.moment.place == .inDrag && $0.isQuiet && $0.isAlone && $0.isOverscrolled
          && $0.edgeThatBounces != nil
      },
      Context(
        ["B18"],
        "half of what the finger moved",
        .didScroll,
        needs: .offsets,
        edit: { site in
          let axis = site.mainAxis
          var offset = site.offset ?? .zero
          offset[axis] -= site.step(axis) / 2
          return site.moved(to: offset)
        }
      ) {
        $0.isPlain && $0.isFollowing && $0.isInside && $0.previous?.name == .didScroll
          && $0.next?.name == .didScroll && abs($0.step($0.mainAxis)) >= 8000
          && $0.previous?.isInside == true && $0.isFresh
      },
      Context(
        ["F26"],
        "back where it was before code set the offset under the finger",
        .didScroll,
        needs: .release,
        edit: { site in
          guard let jump = site.previous, let before = jump.moment.offset, let after = jump.offset
          else { return [] }
          return site.moved(by: before.x.units - after.x.units, before.y.units - after.y.units)
        }
      ) {
        $0.isPlain && $0.moment.place == .inDrag && $0.moment.cause == .touch
          && $0.previous?.isSetInDrag == true && $0.next?.name == .didScroll
      },
      Context(
        ["D16"],
        "farther out than where a still finger let go",
        .didScroll,
        edit: { site in
          guard var offset = site.release?.offset, let axis = site.edgeThatBounces else {
            return []
          }
          offset[axis] += (site.setup.excess(offset, axis) ?? 0) > 0 ? 8000 : -8000
          return site.moved(to: offset)
        }
      ) {
        $0.isMiddleOfGlide && $0.release?.isAfterHold == true
          && $0.release?.isOverscrolled == true && $0.isOverscrolled
      },
      Context(
        ["Z02"],
        "the final state out of the range, where didScroll is not heard",
        at: .final,
        edit: { site in
          guard var offset = site.offset, let range = site.setup.range(.y) else { return [] }
          offset.y.units = range.upperBound + 30_000
          return site.moved(to: offset)
        }
      ) {
        !$0.hears(.didScroll) && $0.isAlone && $0.isInside && $0.record.callLines.isEmpty
          && $0.knowsCalls && !$0.setup.isPagingEnabled && $0.fingers.hasMoved
          && ($0.previous?.name == .didEndDecelerating || $0.previous?.willDecelerate == false)
      },
      Context(["A06"], "didEndDragging(false) of a drag that caught nothing", .didEndDragging) {
        $0.isPlain && $0.isFresh && $0.willDecelerate == false && $0.isTurnQuiet && $0.followsScroll
      },
      Context(["A06"], "didEndDecelerating", .didEndDecelerating) {
        $0.isPlain && $0.isQuiet && $0.followsScroll
      },
      Context(["F10"], "didEndScrollingAnimation of setContentOffset", .didEndScrollingAnimation) {
        $0.isSoleAnimation && $0.followsScroll
          && $0.animatingCall?.arguments[.contentOffset]?.point == $0.offset
      },
      Context(["A06"], "didScrollToTop", .didScrollToTop) { $0.isSoleToTop && $0.followsScroll },
      Context(
        ["E12"],
        "willBeginDragging of a finger that halted a glide and did not move",
        .willBeginDragging
      ) { $0.isUnmovedCatch && $0.moment.place == .halted },
      Context(["Z07"], "the final state", at: .final) {
        $0.isAfterScroll && $0.hears(.didScroll)
      },
    ]
  )
}
