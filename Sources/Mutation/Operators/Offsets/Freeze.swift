internal import Traces

extension Operators {
  static let freeze = Operator(
    "freeze",
    "didScroll shows the same offset again and again, while the content moves.",
    [
      Context(
        ["A02", "A03"],
        "through a glide",
        .didEndDecelerating,
        edit: { $0.frozen(to: $0.path.first?.offset) }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.path.count > 2
      },
      Context(
        ["A02", "A03"],
        "through an animation",
        .didEndScrollingAnimation,
        edit: { $0.frozen(to: $0.path.first?.offset) }
      ) { $0.isSoleAnimation && $0.path.count > 2 },
      Context(
        ["C20"],
        "through a glide that shows its end at once, without a didScroll a frame",
        .didEndDecelerating,
        needs: .scrollOffsets,
        edit: { site in
          let path = site.path
          guard let last = path.last, let first = path.first else { return [] }
          return path.dropFirst().flatMap(\.dropped)
            + (last.offset.map { first.moved(to: $0) } ?? [])
        }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.path.count > 10
          && $0.messageBeforePath == .willBeginDecelerating
          && !$0.endsBounce && !$0.record.hasTouch(in: ($0.path.first?.line ?? 0)...$0.line)
      },
      Context(
        ["F04"],
        "through an animation without any didScroll",
        .didEndScrollingAnimation,
        needs: .scrollOffsets,
        edit: { $0.path.flatMap(\.dropped) }
      ) {
        $0.isSoleAnimation && !$0.path.isEmpty && $0.isToldToRest
          // Only some tables tell the place of a row. Without the place, nobody knows if the
          // content has to move.
          && $0.animatingCall?.name != .scrollToRow
      },
      Context(
        ["B08"],
        "through a drag without any didScroll",
        .willEndDragging,
        needs: [.scrollOffsets, .offsets],
        edit: { $0.path.flatMap(\.dropped) }
      ) {
        $0.isPlain && $0.isFresh && $0.moment.place == .inDrag && $0.isQuiet && $0.isAlone
          && $0.dragBegin?.offset != $0.offset && $0.path.count > 1
      },
    ]
  )
}
