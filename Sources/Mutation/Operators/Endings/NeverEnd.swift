internal import Traces

extension Operators {
  static let neverEnd = Operator(
    "never-end",
    "A motion is still going on when everything must be at rest.",
    edit: { $0.neverEnding },
    [
      Context(["Z01"], "a glide", .didEndDecelerating, needs: .finals) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.isToldToRest
          && $0.shows(.isDecelerating)
      },
      Context(["E04"], "a glide that a finger stopped", .didEndDecelerating, needs: .finals) {
        $0.isPlain && $0.isModern && $0.moment.place == .stopped && $0.isQuiet && $0.isToldToRest
          && $0.shows(.isDecelerating)
      },
      Context(["Z01"], "the bounce of a zoom", .didEndZooming, needs: .finals) {
        $0.endsBouncedPinch && $0.isToldToRest && $0.previous?.state[.isZoomBouncing] == true
      },
      Context(["Z01"], "a pinch", .didEndZooming, needs: .finals) {
        $0.endsPlainPinch && $0.isToldToRest && $0.previous?.state[.isZooming] == true
          && $0.next?.isFinal == true
      },
      Context(["Z01"], "an animation", .didEndScrollingAnimation, needs: .finals) {
        $0.isSoleAnimation && $0.isToldToRest && $0.shows(.isScrollAnimating)
      },
      Context(["Z01"], "a scroll to the top", .didScrollToTop, needs: .finals) {
        $0.isSoleToTop && $0.isToldToRest && $0.previous?.name == .didScroll
          && $0.previous?.message?.state[.isScrollAnimating] == true
      },
    ]
  )
}
