internal import Traces

extension Operators {
  static let swap = Operator(
    "swap",
    "Two neighbouring messages change places.",
    edit: { $0.swapped(with: $0.nextInTurn) },
    [
      Context(["B09", "V01"], "willEndDragging and didEndDragging", .willEndDragging) {
        $0.isPlain && $0.isModern && $0.moment.place == .inDrag
          && $0.nextInTurn?.name == .didEndDragging
      },
      Context(["C03"], "didEndDragging(true) and willBeginDecelerating", .didEndDragging) {
        $0.isPlain && $0.nextInTurn?.name == .willBeginDecelerating
      },
      Context(
        ["B05"],
        "a fresh drag's willBeginDragging and first didScroll",
        .willBeginDragging,
        needs: [.beginning, .touches]
      ) {
        $0.isPlain && $0.isFresh && $0.nextInTurn?.name == .didScroll && $0.isQuiet
          && !$0.mayTrailMotion
      },
      Context(
        ["B10", "E05"],
        "willBeginDragging and willEndDragging of a touch-stop",
        .willBeginDragging
      ) { $0.isPlain && $0.isModern && $0.nextInTurn?.name == .willEndDragging },
      Context(
        ["C02", "C12"],
        "willBeginDecelerating and the first didScroll",
        .willBeginDecelerating,
        needs: [.calls, .glideBegins],
        edit: { $0.nextInTurn == nil ? $0.steppingAtLift : $0.swapped(with: $0.nextInTurn) }
      ) {
        $0.isPlain && $0.moment.place == .letGo && $0.isTurnQuiet && $0.isFollowedByStep
      },
      Context(
        ["C21", "A06"],
        "a glide's last didScroll and didEndDecelerating",
        .didScroll,
        needs: .times
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet
          && $0.nextInTurn?.name == .didEndDecelerating
      },
      Context(["E04"], "didEndDragging and didEndDecelerating of a touch-stop", .didEndDragging) {
        $0.isPlain && $0.willDecelerate == false && $0.nextInTurn?.name == .didEndDecelerating
      },
      Context(
        ["A05", "A06"],
        "an animation's last didScroll and didEndScrollingAnimation",
        .didScroll,
        needs: .times
      ) { $0.isSoleAnimation && $0.nextInTurn?.name == .didEndScrollingAnimation },
      Context(["A05", "A06"], "the last didScroll and didScrollToTop", .didScroll, needs: .times) {
        $0.isSoleToTop && $0.nextInTurn?.name == .didScrollToTop
      },
    ] + swapsOfRows
  )
}
