internal import Traces

extension Operators {
  static let drop = Operator(
    "drop",
    "A message is not sent.",
    edit: { $0.dropped },
    dropsOfDrags + dropsOfGlides + dropsOfPrograms
  )

  private static let dropsOfDrags: [Context] = [
    Context(
      ["B10", "Z04"],
      "willBeginDragging of a drag that ends",
      .willBeginDragging
    ) { $0.isPlain && $0.isFresh && $0.moment.place != .unknown && $0.endsWithLift },
    Context(
      ["B07"],
      "willBeginDragging before the first didScroll, in its turn",
      .willBeginDragging
    ) {
      $0.isPlain && $0.moment.place == .touched && $0.nextInTurn?.name == .didScroll
        && $0.isQuiet
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
      .didEndDragging
    ) {
      $0.isPlain && $0.moment.place == .atLift && $0.isFresh && $0.willDecelerate == false
        && $0.isToldToRest
    },
    Context(
      ["B11"],
      "didEndDragging(false) at a lift inside the range after a hold",
      .didEndDragging
    ) {
      $0.isPlain && $0.moment.place == .atLift && $0.isFresh && $0.willDecelerate == false
        && $0.isAfterHold && $0.isInside && $0.isToldToRest
    },
    Context(
      ["B10", "E04", "Z04"],
      "didEndDragging(false) at the lift of a touch-stop",
      .didEndDragging
    ) {
      $0.isPlain && $0.moment.place == .atLift && !$0.isFresh && $0.willDecelerate == false
    },
    Context(
      ["E11"],
      "didEndDragging(false) of a caught glide that was dragged on",
      .didEndDragging
    ) {
      $0.isPlain && $0.moment.place == .atLift && !$0.isFresh && $0.willDecelerate == false
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
      $0.isPlain && $0.isModern && $0.moment.place == .inDrag && $0.isAlone
        && $0.fingers.wasCancelled && $0.fingers.down == 0 && $0.isQuiet
    },
    Context(
      ["B08"],
      "didScroll of a finger's move in the middle of a drag",
      .didScroll
    ) { $0.isPlain && $0.isFollowing && $0.isInside && $0.next?.name == .didScroll },
    Context(
      ["B08"],
      "the last didScroll of a drag",
      .didScroll
    ) {
      $0.isPlain && $0.moment.place == .inDrag && $0.isQuiet && $0.next?.name == .willEndDragging
        && $0.next?.offset == $0.offset && $0.step($0.mainAxis) != 0
        && $0.previous?.name == .didScroll
        && $0.followers.prefix(2).contains { $0.willDecelerate == false && $0.isFresh }
    },
  ]

  private static let dropsOfGlides: [Context] = [
    Context(
      ["C01", "C02", "C12", "Z04"],
      "willBeginDecelerating",
      .willBeginDecelerating
    ) { $0.isPlain && $0.moment.place == .letGo && $0.isTurnQuiet },
    Context(
      ["D06"],
      "willBeginDecelerating after an over-scrolled lift without velocity",
      .willBeginDecelerating
    ) {
      $0.isPlain && $0.moment.place == .letGo && $0.isTurnQuiet
        && $0.release?.isOverscrolled == true && $0.release?.isAfterHold == true
    },
    Context(
      ["B24", "C01", "C06", "E09", "Z04"],
      "didEndDecelerating at the natural end of a chain",
      .didEndDecelerating
    ) { $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.isToldToRest },
    Context(
      ["D17"],
      "didEndDecelerating of a glide that an edge stopped, bounces being off",
      .didEndDecelerating
    ) {
      guard $0.isPlain, $0.moment.place == .inGlide, $0.isQuiet, $0.isToldToRest else {
        return false
      }
      return $0.isAtEdgeThatStops
    },
    Context(
      ["C06", "E04", "E06", "E09", "Z04"],
      "didEndDecelerating after a touch-stop",
      .didEndDecelerating
    ) { $0.isPlain && $0.isModern && $0.moment.place == .stopped && $0.isToldToRest },
    Context(
      ["E11"],
      "didEndDecelerating of a caught glide that was dragged on",
      .didEndDecelerating
    ) {
      $0.isPlain && $0.isModern && $0.moment.place == .stopped && $0.fingers.hasMoved
        && $0.isToldToRest
    },
    Context(
      ["A09"],
      "one frame's didScroll in the middle of a fast glide",
      .didScroll
    ) { $0.isMiddleOfGlide && $0.moment.cause == .frame && $0.isFast },
  ]

  private static let dropsOfPrograms: [Context] = [
    Context(
      ["F04"],
      "didEndScrollingAnimation",
      .didEndScrollingAnimation
    ) { $0.moment.place == .inAnimation && $0.isSoleAnimation && $0.isToldToRest },
    Context(
      ["G03"],
      "didScrollToTop after a scroll",
      .didScrollToTop
    ) { $0.isSoleToTop && $0.previous?.name == .didScroll && $0.isToldToRest },
    Context(
      ["G01"],
      "shouldScrollToTop, and the scroll comes all the same",
      .shouldScrollToTop
    ) {
      $0.message?.answer?.bool == true && $0.isAlone && $0.moment.place == .atRest
        && $0.next?.name == .didScroll && $0.isTurnOfOneCall
    },
    Context(
      ["F01"],
      "the didScroll of setContentOffset(_:animated: false)",
      .didScroll
    ) { $0.isJump(by: [.setContentOffset]) },
    Context(
      ["F03"],
      "the didScroll of an assignment to contentOffset",
      .didScroll
    ) { $0.isJump(by: [.contentOffset]) },
    Context(
      ["F14"],
      "the didScroll of scrollRectToVisible(_:animated: false)",
      .didScroll
    ) { $0.isJump(by: [.scrollRectToVisible]) },
    Context(
      ["F21", "EN02"],
      "the didScroll of code on a view that fingers cannot scroll",
      .didScroll
    ) { $0.isJump(by: [.setContentOffset, .contentOffset]) && !$0.setup.isScrollEnabled },
    Context(
      ["F23"],
      "the didScroll of an offset set inside an animation block",
      .didScroll
    ) { $0.isTurnOfOneCall && $0.causingCall?.block == .animate && $0.isToldToRest },
    Context(
      ["N04"],
      "didChangeAdjustedContentInset after contentInset was set",
      .didChangeAdjustedContentInset
    ) { $0.isTurnOfOneCall && $0.causingCall?.name == .contentInset },
    Context(
      ["N05"],
      "the didScroll that clamps an offset after a change of size or inset",
      .didScroll
    ) { $0.isModern && $0.isClamp },
    Context(
      ["A13"],
      "the didScroll of an offset set inside didScroll",
      .didScroll
    ) { $0.isNestedScroll && $0.isToldToRest },
  ]
}
