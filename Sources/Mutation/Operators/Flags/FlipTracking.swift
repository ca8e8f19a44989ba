internal import Traces

extension Operators {
  static let flipTracking = Operator(
    "flip-tracking",
    "isTracking is shown false where it is true, or true where it is false.",
    edit: { $0.flipping(.isTracking) },
    [
      Context(["B01"], "willBeginDragging, the finger down", .willBeginDragging) {
        $0.isPlain && $0.shows(.isTracking)
      },
      Context(["B01", "B15"], "a drag's didScroll", .didScroll) {
        $0.isPlain && $0.moment.place == .inDrag && $0.shows(.isTracking) && $0.isFingersOwn
      },
      Context(["B01"], "touchesShouldBegin, the finger down", .touchesShouldBegin) {
        $0.isAlone && $0.shows(.isTracking) && $0.fingers.down > 0 && $0.moment.place == .touched
          && $0.setup.isScrollEnabled && $0.header.component != "navigation"
          // A finger on a table's index is the index's (R190).
          && $0.header.config[.sectionIndexTitles] == nil
      },
      Context(["B13"], "didEndDragging(false) of a drag that caught nothing", .didEndDragging) {
        $0.isPlain && $0.isModern && $0.willDecelerate == false && $0.isFresh
          && $0.shows(.isTracking)
      },
      Context(["E07"], "didEndDragging(false) of a touch-stop", .didEndDragging) {
        $0.isPlain && $0.willDecelerate == false && $0.isCaught && $0.shows(.isTracking)
      },
      Context(["C09"], "a glide's didScroll, no finger down", .didScroll) {
        $0.isGlideFrame && $0.shows(.isTracking)
      },
      Context(["C11"], "didEndDecelerating of a natural stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isTracking)
      },
      Context(["E07"], "didEndDecelerating after a touch-stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .stopped && $0.isQuiet && $0.shows(.isTracking)
      },
      Context(["F09"], "an animation's didScroll", .didScroll) {
        $0.isSoleAnimation && $0.shows(.isTracking)
      },
      Context(["Z01"], "the final state", at: .final) { $0.shows(.isTracking) && $0.isInRest },
      Context(["B14"], "the final state after a drag", at: .final) {
        $0.shows(.isTracking) && $0.previous?.name == .didEndDragging && $0.isInRest
      },
    ]
  )
}
