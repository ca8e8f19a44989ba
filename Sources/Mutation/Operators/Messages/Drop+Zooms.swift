internal import Traces

/// Messages of zooms that are not sent.
extension Operators {
  static let dropsOfZooms: [Context] = [
    Context(["H04", "Z05"], "willBeginZooming of a pinch", .willBeginZooming, needs: .calls) {
      $0.isPinch && $0.zoomMessages.contains { $0.name == .didZoom }
    },
    Context(
      ["I04", "Z05"],
      "willBeginZooming of an animated zoom",
      .willBeginZooming,
      needs: .calls
    ) {
      $0.isAnimatedZoom
    },
    Context(
      ["H05"],
      "didZoom of a change of scale that what follows it shows",
      .didZoom,
      needs: [.otherState, .scrolls]
    ) {
      $0.isPinchStep && $0.changesScale && $0.isShownByNext
    },
    Context(
      ["H05"],
      "every didZoom of a pinch",
      .didEndZooming,
      needs: .otherState,
      edit: { $0.zoomMessages.filter { $0.name == .didZoom }.flatMap(\.dropped) }
    ) {
      $0.isPinch && $0.scale != nil && $0.zoom?.scale != nil && $0.scale != $0.zoom?.scale
    },
    Context(["H05", "J02"], "didZoom of the way back to the limit", .didZoom, needs: .otherState) {
      $0.isReturn && $0.changesScale
    },
    Context(["I03"], "didZoom of setZoomScale(_:animated: false)", .didZoom, needs: .otherState) {
      $0.isZoomJump(by: [.setZoomScale]) && $0.isToldToRest
    },
    Context(["I01", "I03"], "didZoom of an assignment to zoomScale", .didZoom, needs: .times) {
      $0.isZoomJump(by: [.zoomScale]) && $0.isToldToRest
    },
    Context(["I03"], "didZoom of zoom(to:animated: false)", .didZoom, needs: .times) {
      $0.isZoomJump(by: [.zoomToRect]) && $0.isToldToRest
    },
    Context(["H05", "I05"], "the didZoom of an animated zoom", .didZoom, needs: .otherState) {
      $0.isAnimatedZoom && $0.isModern && $0.changesScale
        && $0.zoomMessages.count(where: { $0.name == .didZoom }) == 1
    },
    Context(
      ["H06", "Z05"],
      "didEndZooming of a pinch within the limits",
      .didEndZooming,
      needs: .finals
    ) {
      $0.endsPlainPinch && $0.isLastZoom
    },
    Context(
      ["H06", "Z05"],
      "didEndZooming of a pinch that bounced",
      .didEndZooming,
      needs: .finals
    ) {
      $0.endsBouncedPinch && $0.next?.isFinal == true
    },
    Context(["I04", "Z05"], "didEndZooming of an animated zoom", .didEndZooming, needs: .finals) {
      $0.isAnimatedZoom && $0.isLastZoom
    },
    Context(
      ["Z04"],
      "willBeginDragging of a drag that meets a pinch",
      .willBeginDragging,
      needs: .beginning
    ) {
      $0.isDragAmongZooms && $0.endsWithLift
    },
    Context(["Z04"], "willEndDragging of a drag that meets a pinch", .willEndDragging) {
      $0.isDragAmongZooms
    },
    Context(
      ["Z04"],
      "didEndDragging of a drag that meets a pinch",
      .didEndDragging,
      needs: [.release, .finals]
    ) {
      $0.isDragAmongZooms
    },
  ]
}

extension Site {
  /// True if what the view tells next is no didZoom, is told after all of its turn, or ends it, and
  /// shows the same scale.
  fileprivate var isShownByNext: Bool {
    guard let next, next.name != .didZoom, let scale, next.scale == scale else { return false }
    let isOfTurn = next.moment.turn == moment.turn && next.next?.moment.turn != moment.turn
    return isOfTurn || next.name == .didEndZooming || next.isFinal
  }
}
