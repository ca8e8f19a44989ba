internal import Traces

extension Operators {
  static let stretch = Operator(
    "stretch",
    "A glide goes farther than its velocity takes it, and its target with it.",
    edit: { $0.stretched },
    [
      Context(
        ["C16"],
        "half as far again, the usual rate",
        .willEndDragging,
        needs: [.scrollOffsets, .release]
      ) {
        $0.isFreeGlideToRest && $0.setup.hasNormalRate
      },
      Context(
        ["C15"],
        "half as far again, the fast rate",
        .willEndDragging,
        needs: [.scrollOffsets, .release]
      ) {
        $0.isFreeGlideToRest && !$0.setup.hasNormalRate
      },
    ]
  )
}
