internal import Traces
internal import Transcripts

extension Operators {
  static let flipDecelerating = Operator(
    "flip-decelerating",
    "isDecelerating is shown false where it is true, or true where it is false.",
    edit: { $0.flipping(.isDecelerating) },
    [
      Context(["B15"], "didScroll of a drag that caught nothing", .didScroll) {
        $0.isPlain && $0.moment.place == .inDrag && $0.isFresh && $0.shows(.isDecelerating)
          && $0.isQuiet
      },
      Context(["E03", "E10"], "didScroll of a drag that caught a glide", .didScroll) {
        $0.isPlain && $0.moment.place == .inDrag && $0.isCaught && $0.shows(.isDecelerating)
          && $0.isQuiet
      },
      Context(["E03"], "willBeginDragging of a drag that caught a glide", .willBeginDragging) {
        $0.isPlain && $0.moment.place == .halted && $0.shows(.isDecelerating) && $0.isQuiet
      },
      Context(["C08"], "didEndDragging(true) of a fresh flick", .didEndDragging) {
        $0.isPlain && $0.isModern && $0.willDecelerate == true && $0.isFresh
          && $0.shows(.isDecelerating)
      },
      Context(["E07"], "didEndDragging(false) of a touch-stop", .didEndDragging) {
        $0.isPlain && $0.willDecelerate == false && $0.isCaught && $0.shows(.isDecelerating)
          && $0.isQuiet
      },
      Context(["C07"], "a glide's didScroll", .didScroll) {
        $0.isGlideFrame && $0.shows(.isDecelerating)
      },
      Context(["C07", "C11"], "didEndDecelerating of a natural stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isDecelerating)
      },
      Context(["A03"], "didEndDecelerating that shows the state before it", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isDecelerating)
      },
      Context(["E07"], "didEndDecelerating after a touch-stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .stopped && $0.isQuiet && $0.shows(.isDecelerating)
      },
      Context(["F09"], "an animation's didScroll", .didScroll) {
        $0.isSoleAnimation && $0.shows(.isDecelerating)
      },
      Context(["A14"], "the didScroll of a call on a resting view", .didScroll) {
        $0.isJump(changing: .offset) && $0.shows(.isDecelerating)
          && $0.fingers.down == 0 && $0.view.hearsChain
      },
      Context(["A14"], "shouldScrollToTop of a resting view", .shouldScrollToTop) {
        $0.moment.place == .atRest && $0.shows(.isDecelerating) && $0.fingers.down == 0
          && $0.isTurnOfOneCall && $0.view.hearsChain
      },
      Context(["Z01"], "the final state", at: .final) { $0.shows(.isDecelerating) && $0.isInRest },
    ]
  )
}
