internal import Traces

extension Operators {
  static let denyGlide = Operator(
    "deny-glide",
    "The lift says that no glide follows, and none does: the content stays where it is.",
    edit: { $0.stayingAtLift },
    [
      Context(
        ["C04"],
        "a flick inside the range",
        .didEndDragging,
        needs: [.scrollOffsets, .release]
      ) {
        $0.isLiftToRest && $0.isFresh && $0.isInside && $0.release?.isFlick == true
          && $0.isWishInside
      },
      Context(["D06"], "an over-scrolled lift after a hold", .didEndDragging, needs: .scrollOffsets)
      {
        $0.isLiftToRest && $0.isFresh && $0.isOverscrolled && $0.isAfterHold
      },
      Context(
        ["V08"],
        "a motionless lift for which the delegate set a target",
        .didEndDragging,
        needs: .scrollOffsets
      ) {
        $0.isLiftToRest && $0.isFresh && $0.isInside && $0.release?.wish != $0.release?.target
          && ($0.release?.isStill ?? false) && $0.release?.wish != $0.release?.offset
      },
      Context(
        ["E13"],
        "a bounce that a finger held without moving",
        .didEndDragging,
        needs: .finals
      ) {
        $0.isLiftToRest && $0.isCaught && $0.isOverscrolled && !$0.fingers.hasMoved
      },
    ]
  )
}
