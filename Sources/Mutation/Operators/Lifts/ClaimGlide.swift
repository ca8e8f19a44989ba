internal import Traces

extension Operators {
  static let claimGlide = Operator(
    "claim-glide",
    "The lift says that a glide follows, and one of no length does.",
    edit: { $0.glidingNowhere },
    [
      Context(
        ["B11", "B16"],
        "a lift inside the range after a hold",
        .didEndDragging,
        needs: .scrollOffsets
      ) {
        $0.isMotionlessStop && $0.isFresh
      },
      Context(
        ["B17"],
        "a lift of a finger that moves slowly",
        .didEndDragging,
        needs: .scrollOffsets
      ) {
        $0.isSlowStop
      },
      Context(
        ["D13"],
        "a lift exactly on the edge after a hold",
        .didEndDragging,
        needs: .scrollOffsets
      ) {
        $0.isMotionlessStop && $0.isFresh && $0.isOnEdge
      },
      Context(
        ["E04"],
        "a touch-stop that is lifted without movement",
        .didEndDragging,
        needs: .scrollOffsets
      ) {
        $0.isMotionlessStop && $0.isCaught && !$0.fingers.hasMoved
      },
      Context(
        ["K04"],
        "a motionless lift exactly on a page",
        .didEndDragging,
        needs: .scrollOffsets
      ) {
        $0.isPageStop && $0.isFresh
      },
      Context(
        ["E11"],
        "a caught glide that is dragged on and lifted after a hold",
        .didEndDragging,
        needs: .scrollOffsets
      ) {
        $0.isMotionlessStop && $0.isCaught && $0.fingers.hasMoved
      },
    ]
  )
}
