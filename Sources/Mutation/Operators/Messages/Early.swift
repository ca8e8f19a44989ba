internal import Traces

extension Operators {
  static let early = Operator(
    "early",
    "A message is sent too early.",
    [
      Context(
        ["B02"],
        "willBeginDragging at touch-down, of a fresh drag that begins later",
        .willBeginDragging,
        needs: .times,
        edit: { $0.brought(to: $0.touchDown) }
      ) {
        $0.isPlain && $0.isAlone && $0.moment.place == .touched && $0.fingers.most == 1
          && $0.isQuiet && $0.moment.causeLine != $0.fingers.beganLine
      },
      Context(
        ["B09", "V01"],
        "willEndDragging before the last didScroll of the drag",
        .willEndDragging,
        edit: { $0.brought(ahead: $0.previous) }
      ) {
        $0.isPlain && $0.isModern && $0.moment.place == .inDrag && $0.isQuiet
          && $0.previous?.name == .didScroll
      },
      Context(
        ["E02"],
        "didEndDecelerating at the touch-down that stops the glide",
        .didEndDecelerating,
        needs: .times,
        edit: { $0.broughtToCatch }
      ) {
        $0.isPlain && $0.isAlone && $0.moment.place == .stopped && $0.fingers.most == 1
          && $0.isQuiet
      },
      Context(
        ["A05", "C21"],
        "didEndDecelerating before the last didScroll of a glide that is all but at its end",
        .didEndDecelerating,
        needs: .times,
        edit: { $0.brought(behind: $0.path.dropLast().last) }
      ) {
        $0.isUnpaged && $0.moment.place == .inGlide && $0.isQuiet && $0.endsGently
          && $0.path.dropLast().last?.previousInTurn == nil
      },
      Context(
        ["K01"],
        "didEndDecelerating before the last didScroll of a glide to a page",
        .didEndDecelerating,
        needs: .scrollOffsets,
        edit: { $0.brought(behind: $0.path.dropLast().last) }
      ) {
        $0.isPaged && $0.moment.place == .inGlide && $0.isQuiet && $0.endsGently
          && $0.path.dropLast().last?.previousInTurn == nil
      },
      Context(
        ["C13"],
        "didEndDecelerating in the middle of a free glide that goes on",
        .didEndDecelerating,
        needs: .calls,
        edit: { $0.brought(behind: $0.middle) }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.middle != nil
          && $0.release?.isFreeFlick == true
      },
      Context(
        ["D08"],
        "didEndDecelerating in the bounce, before the content is back",
        .didEndDecelerating,
        needs: .calls,
        edit: { $0.brought(behind: $0.farthest) }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.farthest != nil
          && $0.release?.isInside == true
      },
      Context(
        ["A05", "F10"],
        "didEndScrollingAnimation in the middle of an animation that goes on",
        .didEndScrollingAnimation,
        needs: .times,
        edit: { $0.brought(behind: $0.middle) }
      ) {
        $0.isSoleAnimation && $0.middle != nil && $0.animatingCall?.name == .setContentOffset
      },
      Context(
        ["A05"],
        "didScrollToTop in the middle of a scroll that goes on",
        .didScrollToTop,
        needs: .times,
        edit: { $0.brought(behind: $0.middle) }
      ) { $0.isSoleToTop && $0.middle != nil },
    ] + earlyInZooms
  )
}
