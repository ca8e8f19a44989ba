internal import Traces

extension Operators {
  static let flipAnimating = Operator(
    "flip-animating",
    "isScrollAnimating is shown false where it is true, or true where it is false.",
    edit: { $0.flipping(.isScrollAnimating) },
    [
      Context(["F09"], "an animation's didScroll", .didScroll) {
        $0.isSoleAnimation && $0.shows(.isScrollAnimating)
      },
      Context(["Z01"], "the final state", at: .final) {
        $0.shows(.isScrollAnimating) && $0.isInRest
      },
    ]
  )
}
