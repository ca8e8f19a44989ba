internal import Traces
internal import Transcripts

/// Messages of zooms that come twice or out of order.
extension Operators {
  static let duplicatesOfZooms: [Context] = [
    Context(["H05"], "didZoom", .didZoom, needs: .otherState) {
      $0.view.hearsZoom && $0.scale != nil
    },
    Context(["I03"], "didZoom of a call without animation", .didZoom, needs: .otherState) {
      $0.isZoomJump(changing: .zoom)
    },
    Context(["I05"], "didZoom of an animated zoom", .didZoom, needs: .arguments) {
      $0.isAnimatedZoom && $0.isModern
    },
    Context(["H04", "Z05"], "willBeginZooming of a pinch", .willBeginZooming) { $0.isPinch },
    Context(["I04", "Z05"], "willBeginZooming of an animated zoom", .willBeginZooming) {
      $0.isAnimatedZoom
    },
    Context(["H06", "Z05"], "didEndZooming of a pinch", .didEndZooming) { $0.isPinch },
    Context(["I04", "Z05"], "didEndZooming of an animated zoom", .didEndZooming) {
      $0.isAnimatedZoom
    },
    Context(["Z04"], "willBeginDragging of a drag that meets a pinch", .willBeginDragging) {
      $0.isDragAmongZooms
    },
    Context(["Z04"], "didEndDragging of a drag that meets a pinch", .didEndDragging) {
      $0.isDragAmongZooms
    },
  ]

  static let earlyInZooms: [Context] = [
    Context(
      ["H06"],
      "didEndZooming before the last didZoom of a pinch within the limits",
      .didEndZooming,
      needs: .times,
      edit: { $0.endingZoom(before: $0.pinchSteps.last) }
    ) { $0.endsPlainPinch && !$0.pinchSteps.isEmpty },
    Context(
      ["H07"],
      "didEndZooming before the bounce, with the scale past the limit",
      .didEndZooming,
      needs: .calls,
      edit: { $0.endingZoom(before: $0.returning) }
    ) { $0.endsBouncedPinch && $0.isModern && $0.returning != nil },
    Context(
      ["J03"],
      "didEndZooming at the release, isZoomBouncing still true",
      .didEndZooming,
      needs: .otherState,
      edit: { site in
        guard let back = site.returning else { return [] }
        let end = back.sibling(.didEndZooming, site.message?.arguments ?? [], at: back.time) { _ in
        }
        return site.dropped + [.insert(end, before: back.line + 1)]
      }
    ) { $0.endsBouncedPinch && $0.isModern && $0.returning != nil },
  ]

  static let lateInZooms: [Context] = [
    Context(
      ["H04"],
      "willBeginZooming after the first didZoom of a pinch",
      .willBeginZooming,
      needs: .times,
      edit: { site in
        guard let first = site.pinchSteps.first else { return [] }
        return site.dropped + [.insert(site.content.at(first.time), before: first.line + 1)]
      }
    ) { $0.isPinch && !$0.pinchSteps.isEmpty },
    Context(
      ["I04"],
      "willBeginZooming after the didZoom of an animated zoom",
      .willBeginZooming,
      needs: .otherState,
      edit: { site in
        guard let first = site.zoomMessages.first(where: { $0.name == .didZoom }) else { return [] }
        return site.dropped + [.insert(site.content.at(first.time), before: first.line + 1)]
      }
    ) { $0.isAnimatedZoom && $0.isModern },
    Context(
      ["A04", "I03"],
      "the didZoom of a call without animation in the next frame",
      .didZoom,
      needs: .times,
      edit: { $0.deferring([$0], to: $0.nextFrame) }
    ) { $0.isZoomJump(changing: .zoom) && $0.isToldToRest },
  ]
}
