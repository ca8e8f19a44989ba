internal import Traces

/// Messages of drags that are not sent.
extension Operators {
  static let dropsOfDrags: [Context] = [
    Context(
      ["B10", "Z04"],
      "willBeginDragging of a drag that ends",
      .willBeginDragging,
      needs: .beginning
    ) {
      $0.isPlain && $0.isFresh && $0.endsWithLift && !$0.mayTrailMotion
        && (!$0.setup.hasRefreshControl || $0.isQuiet)
    },
    Context(
      ["B07"],
      "willBeginDragging before the first didScroll, in its turn",
      .willBeginDragging,
      needs: .beginning
    ) {
      $0.isPlain && $0.isFresh && $0.nextInTurn?.name == .didScroll && $0.isQuiet
        && !$0.mayTrailMotion
    },
    Context(
      ["B10", "E05"],
      "willBeginDragging of a drag that caught a glide",
      .willBeginDragging
    ) { $0.isPlain && $0.isModern && $0.moment.place == .halted && $0.endsWithLift },
    Context(
      ["B09", "B10", "V01", "Z04"],
      "willEndDragging of any drag",
      .willEndDragging
    ) { $0.isPlain && $0.isModern && $0.moment.place == .inDrag },
    Context(
      ["B10", "B24", "Z04"],
      "didEndDragging(false) of a drag that caught nothing",
      .didEndDragging,
      needs: .touches
    ) {
      $0.isPlain && $0.moment.place == .atLift && $0.isFresh && $0.willDecelerate == false
        && $0.isToldToRest
    },
    Context(
      ["B11"],
      "didEndDragging(false) at a lift inside the range after a hold",
      .didEndDragging,
      needs: .touches
    ) {
      $0.isUnpaged && $0.moment.place == .atLift && $0.isFresh && $0.willDecelerate == false
        && $0.isAfterHold && $0.isInside && $0.isToldToRest
    },
    Context(
      ["E04", "Z04"],
      "didEndDragging(false) at the lift of a touch-stop",
      .didEndDragging
    ) {
      $0.isPlain && $0.isModern && $0.moment.place == .atLift && $0.isCaught
        && $0.willDecelerate == false
    },
    Context(
      ["E11"],
      "didEndDragging(false) of a caught glide that was dragged on",
      .didEndDragging
    ) {
      $0.isPlain && $0.moment.place == .atLift && $0.isCaught && $0.willDecelerate == false
        && $0.fingers.hasMoved
    },
    Context(
      ["B10", "C01", "C03", "Z04"],
      "didEndDragging(true) of any drag",
      .didEndDragging
    ) { $0.isPlain && $0.moment.place == .atLift && $0.willDecelerate == true && $0.isTurnQuiet },
    Context(
      ["B22"],
      "willEndDragging of a drag that the system took away",
      .willEndDragging
    ) {
      $0.view.hearsChain && $0.isModern && $0.moment.place == .inDrag && $0.isAlone
        && $0.fingers.wasCancelled && $0.fingers.down == 0 && $0.isQuiet
    },
    Context(
      ["B08"],
      "didScroll of a finger's move in the middle of a drag",
      .didScroll,
      needs: [.scrollOffsets, .offsets]
    ) {
      $0.isPlain && $0.isFollowing && $0.isInside && $0.next?.name == .didScroll
        && $0.previousInTurn == nil
    },
    Context(
      ["B08"],
      "the last didScroll of a drag",
      .didScroll,
      needs: .finals
    ) {
      $0.isPlain && $0.moment.place == .inDrag && $0.isQuiet && $0.next?.name == .willEndDragging
        && $0.next?.offset == $0.offset && $0.step($0.mainAxis) != 0
        && $0.previous?.name == .didScroll
        && $0.followers.prefix(2).contains { $0.willDecelerate == false && $0.isFresh }
    },
  ]
}
