internal import Traces
internal import Transcripts

extension Operators {
  static let duplicate = Operator(
    "duplicate",
    "A message is sent twice.",
    edit: { $0.doubled },
    [
      Context(["A02"], "any didScroll", .didScroll, needs: .scrollOffsets) { $0.offset != nil },
      Context(["B07", "B10", "Z04"], "willBeginDragging", .willBeginDragging) {
        $0.isPlain && $0.moment.place != .unknown
      },
      Context(["B10", "V01", "Z04"], "willEndDragging", .willEndDragging) {
        $0.isPlain && $0.isModern && $0.moment.place == .inDrag
      },
      Context(["B10", "Z04"], "didEndDragging", .didEndDragging) {
        $0.isPlain && $0.moment.place == .atLift
      },
      Context(["C01", "C03", "Z04"], "willBeginDecelerating", .willBeginDecelerating) {
        $0.isPlain && $0.moment.place == .letGo
      },
      Context(["C05", "C06", "Z04"], "didEndDecelerating", .didEndDecelerating) {
        $0.isPlain && $0.isQuiet && ($0.moment.place == .inGlide || $0.moment.place == .stopped)
      },
      Context(["F04"], "didEndScrollingAnimation", .didEndScrollingAnimation, needs: .calls) {
        $0.isSoleAnimation
      },
      Context(["G01"], "shouldScrollToTop", .shouldScrollToTop, needs: .calls) {
        $0.isTurnOfOneCall && $0.moment.place == .atRest
      },
      Context(["G03"], "didScrollToTop", .didScrollToTop) { $0.isSoleToTop },
      Context(
        ["N04"],
        "didChangeAdjustedContentInset",
        .didChangeAdjustedContentInset,
        needs: .times
      ) {
        $0.isTurnOfOneCall && $0.causingCall?.may(change: .insets) == true
      },
    ] + duplicatesOfZooms + duplicatesOfRows
  )
}
