internal import Traces
internal import Transcripts

extension Operators {
  static let flipZooming = Operator(
    "flip-zooming",
    "isZooming is shown false where it is true, or true where it is false.",
    edit: { $0.flipping(.isZooming) },
    [
      Context(["H09"], "willBeginZooming of a pinch", .willBeginZooming) {
        $0.isPinch && $0.shows(.isZooming)
      },
      Context(["H09"], "didZoom while fingers zoom", .didZoom) {
        $0.isPinchStep && $0.shows(.isZooming)
      },
      Context(["J02"], "the didZoom of the way back to the limit", .didZoom) {
        $0.isReturn && $0.shows(.isZooming)
      },
      Context(["H09"], "didEndZooming of a pinch", .didEndZooming) {
        $0.isPinch && $0.shows(.isZooming)
      },
      Context(["H09"], "willBeginZooming of an animated zoom", .willBeginZooming) {
        $0.isAnimatedZoom && $0.shows(.isZooming)
      },
      Context(["H09"], "didZoom of an animated zoom", .didZoom) {
        $0.isAnimatedZoom && $0.shows(.isZooming)
      },
      Context(["H09"], "didEndZooming of an animated zoom", .didEndZooming) {
        $0.isAnimatedZoom && $0.shows(.isZooming)
      },
      Context(["H09"], "didZoom of a call", .didZoom) {
        $0.isZoomJump(changing: .zoom) && $0.shows(.isZooming)
      },
      Context(["H09"], "didScroll of one finger's drag", .didScroll) {
        $0.isPlain && $0.isAlone && $0.hearsZooms && $0.moment.place == .inDrag && $0.isQuiet
          && $0.fingers.most == 1 && $0.shows(.isZooming)
      },
      Context(["Z01"], "the final state", at: .final) { $0.shows(.isZooming) && $0.isInRest },
    ]
  )

  static let flipZoomBouncing = Operator(
    "flip-zoom-bouncing",
    "isZoomBouncing is shown false where it is true, or true where it is false.",
    edit: { $0.flipping(.isZoomBouncing) },
    [
      Context(["J05"], "willBeginZooming of a pinch", .willBeginZooming) {
        $0.isPinch && $0.shows(.isZoomBouncing)
      },
      Context(["J05"], "didZoom while fingers zoom", .didZoom) {
        $0.isPinchStep && $0.shows(.isZoomBouncing)
      },
      Context(["J02", "J05"], "the didZoom of the way back to the limit", .didZoom) {
        $0.isReturn && $0.changesScale
      },
      Context(["J03"], "didEndZooming of a pinch that bounced", .didEndZooming) {
        $0.endsBouncedPinch && $0.isModern && $0.shows(.isZoomBouncing)
      },
      Context(["J05"], "didEndZooming of a pinch within the limits", .didEndZooming) {
        $0.endsPlainPinch && $0.isModern && $0.shows(.isZoomBouncing)
      },
      Context(["J05"], "didZoom of an animated zoom", .didZoom) {
        $0.isAnimatedZoom && $0.shows(.isZoomBouncing)
      },
      Context(["J05"], "didZoom of a call", .didZoom) {
        $0.isZoomJump(changing: .zoom) && $0.shows(.isZoomBouncing)
      },
      Context(["J05"], "didScroll of one finger's drag", .didScroll) {
        $0.isPlain && $0.isAlone && $0.hearsZooms && $0.moment.place == .inDrag && $0.isQuiet
          && $0.fingers.most == 1 && $0.shows(.isZoomBouncing)
      },
      Context(["Z01"], "the final state", at: .final) { $0.shows(.isZoomBouncing) && $0.isInRest },
    ]
  )
}
