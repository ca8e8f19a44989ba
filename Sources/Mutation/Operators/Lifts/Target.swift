internal import Traces

extension Operators {
  static let target = Operator(
    "target",
    "willEndDragging offers another target, or the delegate's is not heeded.",
    [
      Context(
        ["V03"],
        "away from the content, after a hold inside the range",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.offering(0, 50_000) }
      ) { $0.isHold && $0.isInside && !$0.setup.isFixed(.y) && $0.wish == $0.target },
      Context(
        ["V06"],
        "past the edge, for a flick inside the range",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { site in
          guard let target = site.target, let range = site.setup.range(.y) else { return [] }
          return site.offering(0, target.y.units == range.lowerBound ? -40_000 : 40_000)
        }
      ) { $0.isRelease && $0.isInside && $0.isFlick && $0.isTargetOnEdge && $0.wish == $0.target },
      Context(
        ["V09"],
        "away on an axis that cannot scroll",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.setup.isFixed(.x) ? $0.offering(30_000, 0) : $0.offering(0, 30_000) }
      ) {
        $0.isRelease && $0.isInside && $0.isFlick
          && ($0.setup.isFixed(.x) || $0.setup.isFixed(.y)) && $0.wish == $0.target
      },
      Context(
        ["C13"],
        "a tenth farther than the glide goes, without a bounce",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { site in
          guard let target = site.target, let offset = site.offset else { return [] }
          let x = (target.x.units - offset.x.units) / 10
          let y = (target.y.units - offset.y.units) / 10
          let other = Point(x: target.x.moved(by: x), y: target.y.moved(by: y))
          return site.setup.contains(other) == true ? site.offering(x, y) : []
        }
      ) { $0.isFreeFlick && $0.wish == $0.target && $0.setup.hasNormalRate },
      Context(
        ["C13", "V04"],
        "the delegate's, which the glide does not heed",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.rewriting(by: 40_000) }
      ) { $0.isFreeFlick && $0.wish != $0.target },
    ]
  )
}
