internal import Traces
internal import Transcripts

extension Operators {
  static let oldState = Operator(
    "old-state",
    "A message is sent before the state changes.",
    [
      Context(
        ["A02", "A03"],
        "didScroll with the offset of the one before",
        .didScroll,
        needs: .offsets,
        edit: { site in site.moment.lastScroll.map { site.moved(to: $0) } ?? [] }
      ) {
        $0.moves && !$0.moment.zoom.hasZoomedSinceScroll
          && !($0.causingCall?.may(change: .zoom) ?? false)
      },
      Context(
        ["A03"],
        "every didScroll of a drag or glide with the offset of the one before",
        .willBeginDragging,
        edit: { $0.lagging }
      ) {
        $0.isPlain && $0.isFresh && $0.isQuiet && $0.next?.name == .didScroll
          && $0.offset != $0.next?.offset && $0.next?.offset != nil
      },
      Context(
        ["A03"],
        "didEndDecelerating with the flags of the glide",
        .didEndDecelerating,
        edit: { site in site.showing { $0.raise([.isDragging, .isDecelerating]) } }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isDecelerating)
      },
      Context(
        ["C11"],
        "didEndDecelerating with the flags of the glide",
        .didEndDecelerating,
        edit: { site in site.showing { $0.raise([.isDragging, .isDecelerating]) } }
      ) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isDecelerating)
      },
    ]
  )
}
