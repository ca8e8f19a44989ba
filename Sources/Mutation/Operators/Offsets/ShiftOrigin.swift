internal import Traces

extension Operators {
  static let shiftOrigin = Operator(
    "shift-origin",
    "bounds.origin is not the offset.",
    [
      Context(
        ["A01"],
        "the offset less the inset, at a drag's or glide's didScroll",
        .didScroll,
        edit: { $0.shiftingOrigin(by: -1) }
      ) { $0.hasInset && $0.showsBounds },
      Context(
        ["A01"],
        "the offset and the inset, at a drag's or glide's didScroll",
        .didScroll,
        edit: { $0.shiftingOrigin(by: 1) }
      ) { $0.hasInset && $0.showsBounds },
      Context(
        ["A01"],
        "as it was before, at didScroll",
        .didScroll,
        edit: { site in
          site.showing { state in
            state.bounds = site.moment.lastScroll.flatMap { last in
              state.bounds.map { Rect(origin: last, size: $0.size) }
            }
          }
        }
      ) { $0.showsBounds && $0.moves },
      Context(["A01"], "7 pt off, at willEndDragging", .willEndDragging, edit: { $0.originOff }) {
        $0.showsBounds
      },
      Context(
        ["A01"],
        "7 pt off, at didEndDecelerating",
        .didEndDecelerating,
        edit: { $0.originOff }
      ) { $0.showsBounds },
    ]
  )
}
