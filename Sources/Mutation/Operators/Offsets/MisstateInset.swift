internal import Traces

extension Operators {
  static let misstateInset = Operator(
    "misstate-inset",
    "adjustedContentInset is not what the insets make it.",
    edit: { site in
      site.showing { state in
        state.adjustedContentInset?.top.units += 20_000
      }
    },
    [
      Context(["N01"], "at didScroll, the safe area never counting", .didScroll) {
        $0.showsPlainInset
      },
      Context(["N01"], "at willBeginDragging, the safe area never counting", .willBeginDragging) {
        $0.showsPlainInset
      },
      Context(["N01"], "in the final state, the safe area never counting", at: .final) {
        $0.showsPlainInset
      },
    ]
  )
}
