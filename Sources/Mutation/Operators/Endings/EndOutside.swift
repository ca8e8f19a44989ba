internal import Traces

extension Operators {
  static let endOutside = Operator(
    "end-outside",
    "A bounce ends where it is farthest, and the content stays outside.",
    edit: { $0.endingOutside },
    [
      Context(["D07", "Z02"], "a glide that passed the edge", .didEndDecelerating, needs: .finals) {
        $0.endsOnEdge && $0.release?.isInside == true
      },
      Context(
        ["D07", "Z02"],
        "an over-scrolled lift after a hold",
        .didEndDecelerating,
        needs: .scrollOffsets
      ) {
        $0.endsOnEdge && $0.release?.isOverscrolled == true && $0.release?.isAfterHold == true
      },
      Context(
        ["D16"],
        "a lift past the edge, the finger pulling outwards",
        .didEndDecelerating,
        needs: .finals
      ) {
        $0.endsOnEdge && $0.release?.pullsOutwards == true
      },
    ]
  )
}
