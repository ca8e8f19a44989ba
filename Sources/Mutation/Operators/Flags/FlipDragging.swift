internal import Traces
internal import Transcripts

extension Operators {
  static let flipDragging = Operator(
    "flip-dragging",
    "isDragging is shown false where it is true, or true where it is false.",
    edit: { $0.flipping(.isDragging) },
    [
      Context(["B04"], "willBeginDragging", .willBeginDragging) {
        $0.isPlain && $0.shows(.isDragging)
      },
      Context(["B15"], "a drag's didScroll", .didScroll) {
        $0.isPlain && $0.moment.place == .inDrag && $0.shows(.isDragging) && $0.isFingersOwn
      },
      Context(["E10"], "didScroll of a drag that caught a glide", .didScroll) {
        $0.isPlain && $0.moment.place == .inDrag && $0.isCaught && $0.shows(.isDragging)
          && $0.isFingersOwn
      },
      Context(["B03"], "touchesShouldBegin, the finger down and not moved", .touchesShouldBegin) {
        $0.isAlone && $0.shows(.isDragging) && $0.moment.place == .touched
      },
      Context(["B14"], "didEndDragging(false) of a drag that caught nothing", .didEndDragging) {
        $0.isPlain && $0.willDecelerate == false && $0.isFresh
          && $0.shows(.isDragging)
      },
      Context(["E07"], "didEndDragging(false) of a touch-stop", .didEndDragging) {
        $0.isPlain && $0.willDecelerate == false && $0.isCaught && $0.shows(.isDragging)
      },
      Context(["C10"], "a glide's didScroll before any bounce, off the edges", .didScroll) {
        $0.isModern && $0.isGlideFrame && $0.shows(.isDragging) && !$0.isInBounce && !$0.isAtEdge
      },
      Context(["C11"], "didEndDecelerating of a natural stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isDragging)
      },
      Context(["E07"], "didEndDecelerating after a touch-stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .stopped && $0.isQuiet && $0.shows(.isDragging)
      },
      Context(["F09"], "an animation's didScroll", .didScroll) {
        $0.isSoleAnimation && $0.shows(.isDragging)
      },
      Context(["A14"], "the didScroll of a call on a resting view", .didScroll) {
        $0.isJump(changing: .offset) && $0.shows(.isDragging)
          && $0.fingers.down == 0 && $0.view.hearsChain
      },
      Context(["A14"], "shouldScrollToTop of a resting view", .shouldScrollToTop) {
        $0.moment.place == .atRest && $0.shows(.isDragging) && $0.fingers.down == 0
          && $0.isTurnOfOneCall && $0.view.hearsChain
      },
      Context(["Z01"], "the final state", at: .final) { $0.shows(.isDragging) && $0.isInRest },
      Context(["B14"], "the final state after a drag", at: .final) {
        $0.shows(.isDragging) && $0.previous?.name == .didEndDragging && $0.isInRest
      },
    ]
  )
}
